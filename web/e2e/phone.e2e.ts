// The same page on a telephone: one family at a time, everything by finger, nothing wider than the screen.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOT_FOUND, layTable, leave, PHONE, seatOf, visit } from './guest';
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

async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(390);
}

/** A finger across the families; to the right it brings the one before. */
async function swipe(page: Page, distance: number): Promise<void> {
  const box = await page.getByRole('region', { name: /^Bob, / }).boundingBox();
  const y = (box?.y ?? 0) + 20;
  const from = distance > 0 ? 40 : 350;
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: from, y });
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', { x: from + (distance * step) / 10, y });
  await touch('touchEnd');
  await devtools.detach();
}

const strip = (page: Page) => page.getByRole('navigation', { name: en('table-strip') });
const near = (page: Page, name: string) => strip(page).getByRole('button', { name: new RegExp(`^${name}, `) });
/** A tab; what is new there stands behind its name. */
const tab = (page: Page, key: string) =>
  page.getByRole('navigation', { name: en('table-tabs') }).getByRole('button', { name: new RegExp(`^${en(key)}`) });

/** Bob has a telephone and the invite link; Ann begins with him. */
async function bobAtTable(): Promise<Page> {
  const table = await layTable(house, {
    others: ['open', { bot: 'clerk' }, { bot: 'clerk' }],
    options: { characters: null },
  });
  const bob = await visit(browser, house, `/t/${table.table}`, PHONE);
  await bob.getByRole('textbox', { name: en('visitor-name') }).fill('Bob');
  await fits(bob);
  await bob
    .getByRole('group', { name: en('visitor-family') })
    .getByRole('button', { disabled: false })
    .first()
    .tap();
  await bob.getByRole('heading', { name: en('lobby-days') }).waitFor();
  await fits(bob);
  const ann = await visit(browser, house, seatOf(table));
  await ann.getByRole('radio', { name: /^Bob/ }).check();
  await ann.getByRole('button', { name: en('lobby-begin') }).click();
  await bob.getByRole('heading', { level: 1, name: en('table-turn-mine', { play: 'first' }) }).waitFor();
  await leave(ann);
  return bob;
}

it('goes from family to family with a finger, or by the strip', async () => {
  const bob = await bobAtTable();
  await fits(bob);
  const families = await strip(bob).getByRole('button').allTextContents();
  expect(families).toHaveLength(4);
  await expect.poll(() => near(bob, 'Bob').getAttribute('aria-current')).toBe('true');
  await swipe(bob, 300);
  await expect.poll(() => near(bob, 'Bob').getAttribute('aria-current')).toBeNull();
  const neighbour = strip(bob).getByRole('button').nth(2);
  await expect.poll(() => neighbour.getAttribute('aria-current')).toBe('true');
  await swipe(bob, -300);
  await expect.poll(() => inView(bob, 'Bob')).toBe(true);
  expect(await near(bob, 'Bob').getAttribute('aria-current')).toBe('true');
  await near(bob, 'Ann').tap();
  await expect.poll(() => inView(bob, 'Ann')).toBe(true);
  await fits(bob);
  await leave(bob);
});

async function inView(page: Page, name: string): Promise<boolean> {
  const box = await page.getByRole('region', { name: new RegExp(`^${name}, `) }).boundingBox();
  return box !== null && box.x >= -1 && box.x + box.width <= 391;
}

it('plays a card by tapping, and finds it in the tale behind its tab', async () => {
  const bob = await bobAtTable();
  const hand = bob.getByRole('region', { name: en('table-hand', { count: 5 }) });
  const card = new Sitter(bob).useful.and(hand.getByRole('button', { name: /Modifier/ })).first();
  const title = (await card.getAttribute('aria-label'))?.split('. ')[0] ?? '';
  await card.tap();
  await fits(bob);
  const mine = bob
    .getByRole('region', { name: /^Bob, / })
    .getByRole('button', { name: /alive/ })
    .first();
  await mine.tap();
  await fits(bob);
  await bob.getByRole('button', { name: /^Let it befall / }).tap();
  await hand.waitFor({ state: 'detached' });
  expect(await bob.getByRole('region', { name: en('table-tale'), exact: true }).count()).toBe(0);
  await tab(bob, 'table-tab-tale').tap();
  await bob
    .getByRole('region', { name: en('table-tale'), exact: true })
    .getByText(title)
    .waitFor();
  expect(await bob.getByRole('region', { name: /^Your hand/ }).count()).toBe(0);
  await fits(bob);
  await tab(bob, 'table-tab-table').tap();
  await bob.getByRole('region', { name: /^Your hand/ }).waitFor();
  await leave(bob);
});

it('looks at a card under a long press, and at the menu and the rules', async () => {
  const bob = await bobAtTable();
  const card = bob
    .getByRole('region', { name: /^Your hand/ })
    .getByRole('button')
    .first();
  const box = await card.boundingBox();
  const devtools = await bob.context().newCDPSession(bob);
  const touch = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] });
  const zoomed = bob.getByRole('dialog');
  await zoomed.waitFor();
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await fits(bob);
  await zoomed.getByRole('button', { name: en('zoom-close') }).tap();
  await zoomed.waitFor({ state: 'detached' });
  expect(await card.getAttribute('aria-pressed')).toBe('false');
  await bob.getByRole('button', { name: en('table-menu') }).tap();
  await fits(bob);
  await bob
    .getByRole('dialog')
    .getByRole('button', { name: en('table-close') })
    .tap();
  await bob.getByRole('button', { name: en('page-how') }).tap();
  await bob.getByRole('dialog', { name: en('help-how') }).waitFor();
  await fits(bob);
  await leave(bob);
});

it('is never wider than the screen, from the front door to the replay', async () => {
  for (const path of ['/', '/open', '/hot', '/how', '/rules', '/gallery', '/nowhere']) {
    const page = await visit(browser, house, path, PHONE);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await fits(page);
    await leave(page, NOT_FOUND);
  }
  const table = await layTable(house, { others: [{ bot: 'clerk' }], start: true });
  const page = await visit(browser, house, seatOf(table), { ...PHONE, reducedMotion: 'reduce' });
  const sitter = new Sitter(page);
  sitter.press = (button) => button.tap({ timeout: 2_000 });
  while (await sitter.asked()) {
    await fits(page);
    await sitter.answer();
  }
  await fits(page);
  await page.getByRole('link', { name: en('end-replay') }).tap();
  await page.getByRole('slider', { name: en('replay-scrub') }).waitFor();
  await fits(page);
  await leave(page);
});
