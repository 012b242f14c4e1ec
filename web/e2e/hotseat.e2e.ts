// Two people at one device: between their hands lies a cover, and nothing of the other's hand is in the page.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leave, visit } from './guest';
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

const cover = (page: Page, name: string) => page.getByRole('heading', { level: 1, name: en('table-cover', { name }) });

/** Opens a table for two at this device, by the page alone. No text is read there: only plays are asked for. */
async function shareDevice(page: Page): Promise<void> {
  await page.getByRole('link', { name: en('landing-hot') }).click();
  await page.getByLabel(en('open-name'), { exact: true }).fill('Ann');
  await page.getByLabel(en('open-their-name')).fill('Bob');
  await page.getByText(en('options-more')).click();
  await page.getByRole('checkbox', { name: en('options-plain') }).check();
  await page.getByRole('button', { name: en('open-do'), exact: true }).click();
  await page.getByRole('button', { name: en('lobby-begin') }).click();
}

async function titles(page: Page): Promise<string[]> {
  const cards = page.getByRole('region', { name: en('table-hand', { count: 5 }) }).getByRole('button');
  await cards.nth(4).waitFor();
  return cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')?.split('. ')[0] ?? ''));
}

/** All that is in the page: text, names, attributes. */
function everything(page: Page): Promise<string> {
  return page.evaluate(() => {
    const attributes = [...document.querySelectorAll('*')].flatMap((node) =>
      [...node.attributes].map(({ value }) => value),
    );
    return [document.documentElement.textContent, ...attributes].join('\n');
  });
}

it('covers the table between two hands', async () => {
  const page = await visit(browser, house, '/');
  await shareDevice(page);
  await cover(page, 'Ann').or(cover(page, 'Bob')).waitFor();
  let name = (await cover(page, 'Ann').isVisible()) ? 'Ann' : 'Bob';
  let other = name === 'Ann' ? 'Bob' : 'Ann';
  /** What was in the page since somebody looked away: what they hold now was in their hand all the while. */
  const seen = new Map<string, string[]>([
    ['Ann', []],
    ['Bob', []],
  ]);
  for (let turns = 0; turns < 6; turns += 1) {
    await cover(page, name).waitFor();
    for (const pages of seen.values()) pages.push(await everything(page));
    expect(await page.getByRole('region').count()).toBe(0);
    const show = page.getByRole('button', { name: en('table-cover-show', { name }) });
    expect(await show.evaluate((node) => node === document.activeElement)).toBe(true);
    await show.click();
    const hand = await titles(page);
    const leaked = hand.filter((title) => seen.get(name)?.some((before) => before.includes(title)));
    expect(leaked, `in ${name}'s hand`).toEqual([]);
    expect(await everything(page)).toContain(hand[0]);
    await page.getByRole('heading', { level: 2, name: en('table-you', { name }) }).waitFor();
    seen.get(other)?.push(await everything(page));
    seen.set(name, []);
    await new Sitter(page).playSome(2);
    [name, other] = [other, name];
  }
  await cover(page, name).waitFor();
  await leave(page);
});

it('keeps both seats when the page is loaded anew, and still covers them', async () => {
  const page = await visit(browser, house, '/');
  await shareDevice(page);
  const covers = cover(page, 'Ann').or(cover(page, 'Bob'));
  await covers.waitFor();
  const who = await covers.innerText();
  await page.getByRole('button').click();
  const hand = await titles(page);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: who }).waitFor();
  const covered = await everything(page);
  expect(hand.filter((title) => covered.includes(title))).toEqual([]);
  await page.getByRole('button').click();
  expect(await titles(page)).toEqual(hand);
  await leave(page);
});
