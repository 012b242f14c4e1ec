// A card dragged with the mouse: who may have it lights up before it is let go, and a wrong place says why.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLaid, layTable, leave, seatOf, visit } from './guest';
import { openBrowser, openHouse, type House } from './house';
import { discardPile, discardsOne } from './pile';
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

const hand = (page: Page, count: number) => page.getByRole('region', { name: en('table-hand', { count }) });
const cards = (page: Page, kind: RegExp) =>
  page.getByRole('region', { name: /^Your hand/ }).getByRole('button', { name: kind });
const own = (page: Page) => page.getByRole('region', { name: /^Ann, / }).getByRole('button', { name: /alive/ });
const lit = (page: Page) => page.getByRole('button', { description: en('table-lit') });

/** Someone who is to play, with a card of this kind in hand. No text is read at this table, so nothing else is asked. */
async function withCard(kind: RegExp): Promise<Page> {
  for (let tries = 0; tries < 30; tries += 1) {
    const table = await layTable(house, {
      others: [{ bot: 'clerk' }],
      start: true,
      options: { plain: true, characters: null },
    });
    const page = await visit(browser, house, seatOf(table));
    await page.getByRole('heading', { level: 1, name: en('table-turn-mine', { play: 'first' }) }).waitFor();
    await hand(page, 5).waitFor();
    await isLaid(page);
    if ((await cards(page, kind).count()) > 0) return page;
    await leave(page);
  }
  throw new Error(`no hand had ${kind}`);
}

/** Takes a card up with the mouse and holds it over something. */
async function hold(page: Page, card: Locator, over: Locator): Promise<void> {
  await card.hover();
  await page.mouse.down();
  const box = await over.boundingBox();
  if (!box) throw new Error('nowhere to go');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 });
}

/** How many layers a stack says it has: others may have been there before us. */
async function layers(stack: Locator): Promise<number> {
  const label = (await stack.getAttribute('aria-label')) ?? '';
  return [6, 5, 4, 3, 2, 1].find((count) => label.includes(en('card-layers', { count }))) ?? 0;
}

it('lays a card on the character it is dropped on', async () => {
  const page = await withCard(/Modifier/);
  const [card, target] = [cards(page, /Modifier/).first(), own(page).first()];
  const title = (await card.getAttribute('aria-label'))?.split('.')[0] ?? '';
  expect(await lit(page).count()).toBe(0);
  const before = await layers(target);
  await hold(page, card, target);
  // Everyone who lives can have it: five in each family.
  await expect.poll(() => lit(page).count()).toBe(10);
  await page.mouse.up();
  await hand(page, 4).waitFor();
  expect(await layers(target)).toBe(before + 1);
  await page
    .getByRole('region', { name: en('table-tale'), exact: true })
    .getByText(title)
    .waitFor();
  expect(await lit(page).count()).toBe(0);
  await leave(page);
});

it('discards a card that is dropped on the pile', async () => {
  const page = await withCard(/./);
  await hold(page, cards(page, /./).first(), discardPile(page));
  await discardsOne(page, () => page.mouse.up());
  await hand(page, 4).waitFor();
  await leave(page);
});

it('says why a card cannot go there, with its rule, and nothing changes', async () => {
  const page = await withCard(/Untimely Death/);
  const [card, target] = [cards(page, /Untimely Death/).first(), own(page).first()];
  const before = await page.getByRole('main').ariaSnapshot();
  await hold(page, card, target);
  await expect.poll(() => cards(page, /./).and(page.locator('[aria-pressed="true"]')).count()).toBe(1);
  expect(await own(page).and(lit(page)).count()).toBe(0);
  await page.mouse.up();
  const alert = page.getByRole('alert').filter({ hasText: en('table-no', { why: '' }).slice(0, 10) });
  const link = alert.getByRole('link', { name: en('table-no-rule', { rule: 'DEATH-1' }) });
  await link.waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByRole('main').ariaSnapshot()).toBe(before);

  await hold(page, card, target);
  await page.mouse.up();
  await link.click();
  const rules = page.getByRole('dialog', { name: en('help-rules') });
  await rules.getByText('DEATH-1', { exact: true }).first().waitFor();
  await rules.getByRole('button', { name: en('help-close') }).click();
  await rules.waitFor({ state: 'hidden' });
  await leave(page);
});

it('puts a card back that is let go over nothing', async () => {
  const page = await withCard(/./);
  await hold(page, cards(page, /./).first(), page.getByRole('heading', { level: 1 }));
  await page.mouse.up();
  await hand(page, 5).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await leave(page);
});
