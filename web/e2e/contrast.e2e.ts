// Whatever is written on a card stands out from what is behind it, by both lights.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faint } from './contrast';
import { layTable, leave, seatOf, visit } from './guest';
import { Sitter } from './sitter';
import { stage } from './stage';
import { en } from './words';

const on = stage();
/** Letters are drawn twice as large, so that strokes have a colour and not only edges. */
const SCALE = 2;
const TALL = { viewport: { width: 1366, height: 900 }, deviceScaleFactor: SCALE, reducedMotion: 'reduce' } as const;

async function plain(page: Page, what: string): Promise<void> {
  let told: string[] = [];
  // What one has just scrolled to may not be drawn yet.
  const measured = async () => {
    const found = await faint(page, SCALE);
    told = found.faint;
    return found.measured;
  };
  await expect.poll(measured, { message: `${what}: there is something to read` }).toBeGreaterThan(0);
  expect(told, what).toEqual([]);
}

/** The page around the cards changes with the lamp; cards themselves do not. */
async function plainByBothLights(page: Page, what: string): Promise<void> {
  for (const lamp of ['night', 'day']) {
    await page.evaluate((lit) => (document.documentElement.dataset.lamp = lit), lamp);
    await plain(page, `${what}, by ${lamp}`);
  }
}

it('sees what is faint, where text crosses a shape, and what lies covered', async () => {
  const page = await on.browser.newPage(TALL);
  const text = (y: number, fill: string, words: string) =>
    `<text x="10" y="${y}" font-size="16" fill="${fill}">${words}</text>`;
  await page.setContent(`<p style="color: #999">a grey line</p><p>a plain line</p><svg width="600" height="200">
    <rect width="600" height="200" fill="#ddd"/><rect width="90" height="90" fill="#222"/>
    ${text(120, '#000', 'ink on foxed paper')}${text(60, '#111', 'half of it lies on a black plate')}
    ${text(160, '#eee', 'under a sheet')}<rect y="140" width="600" height="60" fill="#fff"/></svg>`);
  const { measured, faint: told } = await faint(page, SCALE);
  expect(told.map((one) => one.split(':')[0])).toEqual(['a grey line', 'half of it lies on a black plate']);
  expect(measured).toBe(4);
});

it.each([
  ['gloom', ['modifier', 'event', 'untimely-death', 'character']],
  ['unhappy-homes', ['mystery', 'residence']],
  ['unwelcome-guests', ['guest']],
  ['unfortunate-expeditions', ['expedition']],
  ['unquiet-dead', ['story', 'modifier']],
])('the cards of %s', async (box, kinds) => {
  const page = await visit(on.browser, on.house, `/gallery?box=${box}`, TALL);
  const chosen = page.getByRole('combobox', { name: en('gallery-kind') });
  for (const kind of kinds) {
    await chosen.selectOption(kind);
    await page.getByRole('heading', { name: en('gallery-cards') }).evaluate((heading) => heading.scrollIntoView());
    await plain(page, `${box}, ${kind}`);
  }
  await leave(page);
});

it('stacks, and the dead', async () => {
  const page = await visit(on.browser, on.house, '/gallery/stacks', TALL);
  await page
    .getByRole('button', { name: /layers|one layer/ })
    .first()
    .waitFor();
  await plain(page, 'stacks');
  await leave(page);
});

it('the table, the hand, and a card that is looked at', async () => {
  const table = await layTable(on.house, { others: [{ bot: 'clerk' }, { bot: 'clerk' }], start: true });
  const page = await visit(on.browser, on.house, seatOf(table), { ...TALL, viewport: { width: 1366, height: 768 } });
  const ann = new Sitter(page);
  await ann.playSome(4);
  await ann.asked();
  await plainByBothLights(page, 'table');
  await ann.hand.getByRole('button').first().press('z');
  await page.getByRole('dialog').waitFor();
  await plainByBothLights(page, 'a card');
  await leave(page);
});
