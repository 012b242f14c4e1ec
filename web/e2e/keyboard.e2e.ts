// The whole way by keys alone: from the front door to a table, some turns, and back. The focus is always somewhere, and
// one always sees where.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { layTable, leave, seatOf, visit } from './guest';
import { openBrowser, openHouse, type House } from './house';
import { discardsOne } from './pile';
import { Sitter } from './sitter';
import { en } from './words';

let house: House;
let browser: Browser;

beforeAll(async () => {
  house = await openHouse();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await house?.close();
});

/** More stops than any screen has. */
const STOPS = 150;

/** What has the focus, and whether one sees it: an outline of its own, or of the label it stands in. */
function focus(page: Page): Promise<{ where: string; seen: boolean }> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return { where: 'nowhere', seen: false };
    const outlined = (node: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(node);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    };
    const around = [at, at.closest('label'), at.nextElementSibling].filter((node) => node !== null);
    const { width, height } = at.getBoundingClientRect();
    const seen = around.some(outlined) && (width > 0 || at.closest('label') !== null) && height >= 0;
    return { where: at.outerHTML.slice(0, 150), seen };
  });
}

const isFocused = (target: Locator) => target.evaluate((node) => node === document.activeElement);

/** Goes with Tab to something; every stop on the way can be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < STOPS; stops += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
    const { where, seen } = await focus(page);
    // The browser's own bar is a stop of the round, too.
    if (where !== 'nowhere') expect(seen, `focus to be seen at ${where}`).toBe(true);
  }
  throw new Error('no key leads there');
}

/** Whatever was done, the focus has not fallen off the page. */
async function holds(page: Page): Promise<void> {
  await expect.poll(async () => (await focus(page)).where).not.toBe('nowhere');
}

async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const button = (page: Page, key: string) => page.getByRole('button', { name: en(key), exact: true });

/** Sits down at a table where somebody has to play. */
async function atTable(): Promise<Page> {
  const table = await layTable(house, {
    others: [{ bot: 'clerk' }],
    start: true,
    options: { plain: true, characters: null },
  });
  const page = await visit(browser, house, seatOf(table));
  await page.getByRole('heading', { level: 1, name: en('table-turn-mine', { play: 'first' }) }).waitFor();
  await page.getByRole('region', { name: en('table-hand', { count: 5 }) }).waitFor();
  return page;
}

it('leads from the front door through a game', async () => {
  const page = await visit(browser, house, '/');
  await enter(page, page.getByRole('link', { name: en('landing-open'), exact: true }));
  await page.getByRole('heading', { level: 1, name: en('open-title') }).waitFor();
  await holds(page);
  await tabTo(page, page.getByLabel(en('open-name'), { exact: true }));
  await page.keyboard.type('Ann');
  await tabTo(page, page.getByRole('radio', { name: en('open-players-count', { count: 4 }), exact: true }));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await page.getByRole('radio', { name: en('open-players-count', { count: 2 }), exact: true }).isChecked()).toBe(
    true,
  );
  await tabTo(page, page.getByRole('radio', { name: en('open-open'), exact: true }));
  await page.keyboard.press('ArrowDown');
  await enter(page, page.locator('summary', { hasText: en('options-more') }));
  await tabTo(page, page.getByRole('combobox', { name: en('options-characters') }));
  await page.keyboard.press('End');
  await tabTo(page, page.getByRole('checkbox', { name: new RegExp(`^${en('options-swift')}`) }));
  await page.keyboard.press('Space');
  await enter(page, button(page, 'open-begin'));

  const sitter = new Sitter(page);
  sitter.press = (target) => enter(page, target);
  for (let answers = 0; answers < 10 && (await sitter.asked()); answers += 1) {
    await sitter.answer();
    await holds(page);
  }
  await leave(page);
});

it('moves by arrows, and plays, takes back, discards and passes by letters', async () => {
  const page = await atTable();
  const cards = page.getByRole('region', { name: /^Your hand/ }).getByRole('button');
  await tabTo(page, cards.first());
  await page.keyboard.press('ArrowRight');
  expect(await isFocused(cards.nth(1))).toBe(true);
  await page.keyboard.press('ArrowLeft');
  expect(await isFocused(cards.first())).toBe(true);
  await page.keyboard.press('Enter');
  expect(await cards.first().getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  expect(await cards.first().getAttribute('aria-pressed')).toBe('false');

  const sitter = new Sitter(page);
  await enter(page, sitter.useful.first());
  const stacks = page.getByRole('region', { name: /^Ann, / }).getByRole('button', { name: /alive/ });
  await tabTo(page, stacks.first());
  await page.keyboard.press('ArrowRight');
  expect(await isFocused(stacks.nth(1))).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: en('table-hand', { count: 4 }) }).waitFor();
  await holds(page);
  await page.keyboard.press('u');
  await page.getByRole('region', { name: en('table-hand', { count: 5 }) }).waitFor();
  await holds(page);

  await enter(page, cards.first());
  await discardsOne(page, () => page.keyboard.press('d'));
  await holds(page);
  await page.keyboard.press('p');
  await page
    .getByRole('heading', { level: 1, name: en('table-turn-mine', { play: 'second' }) })
    .waitFor({ state: 'detached' });
  await holds(page);
  await leave(page);
});

it('opens and closes what there is to read, and comes back to where it was', async () => {
  const page = await atTable();
  const card = page
    .getByRole('region', { name: /^Your hand/ })
    .getByRole('button')
    .first();
  await tabTo(page, card);
  for (const key of ['?', 'z']) {
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
    await holds(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(card), { message: key }).toBe(true);
  }
  await enter(page, button(page, 'table-menu'));
  await page.getByRole('dialog').waitFor();
  await enter(page, page.getByRole('dialog').getByRole('button', { name: en('table-close'), exact: true }));
  await expect.poll(() => isFocused(button(page, 'table-menu'))).toBe(true);

  await page.keyboard.press('l');
  expect(await isFocused(page.getByRole('region', { name: en('table-tale'), exact: true }))).toBe(true);
  const line = page
    .getByRole('region', { name: en('table-tale'), exact: true })
    .getByRole('button')
    .first();
  await enter(page, line);
  await button(page, 'table-now').waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'table-now').waitFor({ state: 'detached' });
  await holds(page);
  await leave(page);
});
