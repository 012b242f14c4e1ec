// The first game, played as its hints say: all six come, in order, and none covers what it speaks of.
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { blameless } from './blameless';
import { leave, PHONE, visit } from './guest';
import { Sitter } from './sitter';
import { stage } from './stage';
import { en } from './words';

const on = stage();
const SMALL: BrowserContextOptions = { viewport: { width: 1366, height: 768 } };
/** Whose misery is ours; the last one is left alone. */
const OWN = ['Professor Helena Slogar', 'Lord Slogar'];
const THEIRS = 'Goody Zarr';

class Pupil {
  readonly sitter: Sitter;
  constructor(readonly page: Page) {
    this.sitter = new Sitter(page);
  }

  get hint(): Locator {
    return this.page.getByRole('complementary', { name: en('lesson-title') });
  }

  /** Waits for a hint, and sees that it leaves in view what it speaks of. Gives the words in quotation marks, and all. */
  async hears(name: string): Promise<{ quoted: string; text: string }> {
    await this.hint.getByText(en(`lesson-${name}-title`), { exact: true }).waitFor();
    const covered = await this.hint.evaluate((hint) => {
      const own = hint.getBoundingClientRect();
      const rings = [...document.querySelectorAll('.rings span')].map((ring) => ring.getBoundingClientRect());
      const meets = (ring: DOMRect) =>
        ring.left < own.right && own.left < ring.right && ring.top + 4 < own.bottom && own.top < ring.bottom;
      return rings.filter(meets).length;
    });
    expect(covered, `the hint ${name} covers what it speaks of`).toBe(0);
    const text = await this.hint.innerText();
    return { quoted: /“([^”]+)”[^“]*$/.exec(text)?.[1] ?? '', text };
  }

  /** Takes a card up and lays it on somebody. */
  async lays(card: RegExp, name: string): Promise<void> {
    const held = this.sitter.hand.getByRole('button', { name: card }).first();
    if ((await held.getAttribute('aria-pressed')) !== 'true') await held.click();
    await this.page.getByRole('button', { name: new RegExp(`^${name}`), description: en('table-lit') }).click();
    // With a finger one looks first, then lays.
    const lay = this.page.getByRole('button', { name: /^Let it befall / });
    if (await lay.isVisible()) await lay.click();
  }

  understands(): Promise<void> {
    return this.hint.getByRole('button', { name: en('lesson-understood') }).click();
  }
}

const begins = (title: string) => new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

async function learns(page: Page): Promise<Pupil> {
  const pupil = new Pupil(page);
  await page.getByRole('button', { name: en('landing-first'), exact: true }).click();
  await pupil.lays(begins((await pupil.hears('misery')).quoted), OWN[0] ?? '');
  await pupil.lays(begins((await pupil.hears('cheer')).quoted), THEIRS);
  await pupil.hears('covered');
  await pupil.understands();
  const { quoted, text } = await pupil.hears('death');
  await pupil.lays(begins(quoted), OWN.find((name) => text.includes(name)) ?? '');
  await pupil.hint.waitFor({ state: 'hidden' });
  await pupil.sitter.asked();
  await pupil.lays(/Modifier.*−\d/, OWN[1] ?? '');
  await pupil.hears('response');
  await pupil.sitter.answer();
  await pupil.hears('end');
  return pupil;
}

it('teaches six things on a small laptop, and goes on as a game', async () => {
  const page = await visit(on.browser, on.house, '/', SMALL);
  const pupil = await learns(page);
  expect(await pupil.hint.getByText(en('lesson-count', { given: 6, all: 6 })).isVisible()).toBe(true);
  await blameless(page, 'the last hint');
  await pupil.understands();
  await pupil.hint.waitFor({ state: 'hidden' });
  await pupil.sitter.playSome(3);
  await leave(page);
});

it('teaches the same on a telephone, and can be sent away', async () => {
  const page = await visit(on.browser, on.house, '/', PHONE);
  const pupil = await learns(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await pupil.hint.getByRole('button', { name: en('lesson-stop') }).click();
  await pupil.hint.waitFor({ state: 'hidden' });
  await page.reload();
  await pupil.sitter.asked();
  expect(await pupil.hint.isVisible()).toBe(false);
  await leave(page);
});

it('has signs, keys and rules one key away from the table', async () => {
  const page = await visit(on.browser, on.house, '/', SMALL);
  await page.getByRole('button', { name: en('landing-first'), exact: true }).click();
  await new Sitter(page).asked();
  await page.keyboard.press('i');
  const help = (part: string) => page.getByRole('dialog', { name: en(`help-${part}`) });
  await help('signs').getByText(en('signs-below')).waitFor();
  await blameless(page, 'signs');
  await page.keyboard.press('Escape');
  // A key that comes while it still closes is meant for it.
  await expect.poll(() => page.locator('dialog').count()).toBe(0);
  await page.keyboard.press('?');
  await help('how').getByText(en('how-sight')).waitFor();
  await blameless(page, 'how to play');
  await help('how')
    .getByRole('button', { name: en('help-keys'), exact: true })
    .click();
  await help('keys').getByText(en('keys-fan')).waitFor();
  await help('keys')
    .getByRole('button', { name: en('help-rules'), exact: true })
    .click();
  await help('rules').getByText('STACK-1', { exact: true }).first().waitFor();
  await help('rules')
    .getByRole('button', { name: en('help-close') })
    .click();
  await leave(page);
});
