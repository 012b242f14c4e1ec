// Taking back: alone while nobody has learnt anything, with the table's consent afterwards.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLaid, layTable, leave, seatOf, visit } from './guest';
import { openBrowser, openHouse, type House } from './house';
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

const turn = (page: Page, play: string) =>
  page.getByRole('heading', { level: 1, name: en('table-turn-mine', { play }) }).waitFor();
const others = (page: Page, play: string) =>
  page.getByRole('heading', { level: 1, name: en('table-turn-other', { seat: 'Ann', play }) }).waitFor();
const hand = (page: Page, count: number) => page.getByRole('region', { name: en('table-hand', { count }) }).waitFor();
const button = (page: Page, key: string) => page.getByRole('button', { name: en(key), exact: true });
const tale = (page: Page) => page.getByRole('region', { name: en('table-tale'), exact: true });

/** Ann and Bob, whose turn it is not. No text is read, so nobody is asked anything but what to play. */
async function annAndBob(): Promise<{ ann: Page; bob: Page }> {
  const table = await layTable(house, { others: ['open'], options: { plain: true, characters: null } });
  const bob = await visit(browser, house, `/t/${table.table}`);
  await bob.getByRole('textbox', { name: en('visitor-name') }).fill('Bob');
  await bob
    .getByRole('group', { name: en('visitor-family') })
    .getByRole('button', { disabled: false })
    .first()
    .click();
  const ann = await visit(browser, house, seatOf(table));
  await ann.getByRole('radio', { name: /^Ann/ }).check();
  await button(ann, 'lobby-begin').click();
  await turn(ann, 'first');
  await others(bob, 'first');
  await Promise.all([ann, bob].map(isLaid));
  return { ann, bob };
}

/** Lays the first Modifier on one's own first relative. */
async function misery(page: Page): Promise<string> {
  const card = page
    .getByRole('region', { name: /^Your hand/ })
    .getByRole('button', { name: /Modifier/ })
    .first();
  const name = (await card.getAttribute('aria-label')) ?? '';
  await card.click();
  await page
    .getByRole('region', { name: /^Ann, / })
    .getByRole('button', { name: /alive/ })
    .first()
    .click();
  return name.split('.')[0] ?? '';
}

it('takes the first play back as if it had never been', async () => {
  const { ann, bob } = await annAndBob();
  const before = await Promise.all([ann, bob].map((page) => page.getByRole('main').ariaSnapshot()));
  expect(await button(ann, 'table-take-back').count()).toBe(0);
  const title = await misery(ann);
  await turn(ann, 'second');
  await hand(ann, 4);
  await tale(bob).getByText(title).waitFor();
  expect(await button(bob, 'table-take-back').count()).toBe(0);
  await button(ann, 'table-take-back').click();
  await turn(ann, 'first');
  await others(bob, 'first');
  await tale(bob).getByText(title).waitFor({ state: 'detached' });
  const after = await Promise.all([ann, bob].map((page) => page.getByRole('main').ariaSnapshot()));
  expect(after).toEqual(before);
  await leave(ann);
  await leave(bob);
});

it('asks the table once cards were drawn, and the table may mind', async () => {
  const { ann, bob } = await annAndBob();
  await misery(ann);
  await turn(ann, 'second');
  const second = await misery(ann);
  await turn(bob, 'first');
  await hand(ann, 5);

  await button(ann, 'table-take-back-ask').click();
  await ann.getByText(en('table-consent-waits')).waitFor();
  const asked = bob.getByRole('group', { name: en('table-consent', { seat: 'Ann' }) });
  await asked.getByRole('button', { name: en('table-consent-no') }).click();
  await asked.waitFor({ state: 'detached' });
  await ann.getByText(en('table-consent-waits')).waitFor({ state: 'detached' });
  await turn(bob, 'first');
  await tale(ann).getByText(second).waitFor();

  await button(ann, 'table-take-back-ask').click();
  await asked.getByRole('button', { name: en('table-consent-yes') }).click();
  await turn(ann, 'second');
  await hand(ann, 4);
  await others(bob, 'second');
  await tale(bob).getByText(second).waitFor({ state: 'detached' });

  // The game goes on from there.
  await new Sitter(ann).playSome(1);
  await turn(bob, 'first');
  await new Sitter(bob).playSome(2);
  await turn(ann, 'first');
  await leave(ann);
  await leave(bob);
});
