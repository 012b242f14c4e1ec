// The gallery in a real browser: every card at three sizes, by day and by lamplight, in both languages, for everybody.
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CatalogPage } from '../src/card/types';
import type { Boxes } from '../src/wire';
import { openBrowser, openHouse, type House } from './house';

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

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`);
  });
}

/** A printer wants everything, near or far. */
function drawAll(page: Page): Promise<boolean> {
  return page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}

it('draws cards as one scrolls to them, and finds them by words of either language', async () => {
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  await page.goto(`${house.url}/gallery`);
  const shelf = page.locator('[data-shelf="cards"]');
  await shelf.locator('button').first().waitFor();
  expect(await shelf.locator('svg[data-card]').count()).toBe(0);
  const tall = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await tall();
  await shelf.locator('li').last().scrollIntoViewIfNeeded();
  await shelf.locator('li').last().locator('svg[data-card]').last().waitFor();
  expect(await tall()).toBe(before);
  await page.getByRole('searchbox').fill('ANATROCCOLI');
  const found = await shelf.getByRole('button').evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(60);
  await shelf.locator('svg[data-card]').first().waitFor();
  await page.close();
});

it('shows every card at three sizes, and breaks no rule of ours', async () => {
  const page = await browser.newPage({ locale: 'en-GB' });
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => request.url().startsWith(house.url) || strangers.push(request.url()));
  await page.goto(`${house.url}/gallery`);
  await page.locator('[data-shelf="cards"] svg').first().waitFor();
  const answer = await fetch(`${house.url}/api/catalog?edition=second`);
  const { cards } = (await answer.json()) as CatalogPage;
  await drawAll(page);
  expect(await page.locator('[data-shelf="cards"] svg[data-card]').count()).toBe(3 * cards.length);
  expect(complaints).toEqual([]);
  expect(strangers).toEqual([]);
  await page.close();
});

it('opens every box, and shows what is in it', async () => {
  const { boxes } = (await (await fetch(`${house.url}/api/boxes`)).json()) as Boxes;
  expect(boxes.filter((box) => box.house)).toHaveLength(7);
  const page = await browser.newPage({ locale: 'en-GB' });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const { id, edition } of boxes) {
    const shown = id === 'gloom' ? 'second' : edition;
    const answer = await fetch(`${house.url}/api/catalog?sets=${id}&edition=${shown}`);
    const { sets, cards } = (await answer.json()) as CatalogPage;
    const own = cards.filter((card) => sets[card.set]?.id === id);
    await page.goto(`${house.url}/gallery?box=${id}`);
    await page.locator('[data-shelf="cards"] svg').first().waitFor();
    await drawAll(page);
    expect(await page.locator('[data-shelf="cards"] svg[data-card]').count()).toBe(3 * own.length);
    await page.locator('[data-awaited]').first().waitFor({ state: 'detached' });
    expect(await page.locator('[data-missing]').count()).toBe(0);
    // Somebody has drawn everyone and everything, and said what it shows.
    const pictured = own.filter((card) => card.likeness !== null || card.scene !== null);
    expect(await page.locator('[data-shelf]:not([data-shelf="cards"]) em').count()).toBe(pictured.length);
  }
  expect(complaints).toEqual([]);
  await page.close();
});

it.each(['en-GB', 'it-IT'])('has nothing that axe would mind, day and night, in %s', async (locale) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ locale, colorScheme, bypassCSP: true });
    await page.goto(`${house.url}/gallery`);
    await page.locator('select').first().selectOption('character');
    await page.locator('[data-shelf="cards"] svg').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
    expect(await violations(page)).toEqual([]);
    await page.locator('[data-shelf="cards"] button').first().press('z');
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.close();
  }
});
