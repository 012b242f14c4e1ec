// A browser at the table: pages that are watched for faults, and tables laid without the form.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { usualOptions } from '../src/lobby/choices';
import type { Arranged, Opened, OpenTable, TableOptions } from '../src/wire';
import type { House } from './house';

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const LAPTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

const complaints = new WeakMap<Page, string[]>();

/** Opens a place of the house in a browser of its own, and writes down whatever goes wrong there. */
export async function visit(
  browser: Browser,
  house: House,
  path: string,
  options: BrowserContextOptions = LAPTOP,
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  context.setDefaultTimeout(30_000);
  // Tests do not watch bots play; one that does chooses a speed and loads the page again.
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http') && !localStorage.getItem('woe-speed'))
      localStorage.setItem('woe-speed', 'at-once');
  });
  const page = await context.newPage();
  listen(page, house);
  await page.goto(house.url + path);
  return page;
}

/** A page may complain of nothing (a breach of its policy is a complaint), and ask no other host. */
export function listen(page: Page, house: House): void {
  const heard: string[] = [];
  complaints.set(page, heard);
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(house.url) && !url.startsWith('data:')) heard.push(`asked ${url}`);
  });
}

/** A browser says so itself when there is no such page. */
export const NOT_FOUND = /status of 404/;

/** Closes a page that must have been quiet all the time, but for complaints that a test provokes. */
export async function leave(page: Page, provoked?: RegExp): Promise<void> {
  expect(complaints.get(page)?.filter((one) => !provoked?.test(one))).toEqual([]);
  await page.context().close();
}

export type Wish = {
  others: Arranged[];
  start?: boolean;
  options?: Partial<TableOptions>;
  name?: string;
  family?: number | null;
};

/** Lays a table for a short game: two of each family, and nobody waits. */
export async function layTable(house: House, wished: Wish): Promise<Opened> {
  const { others, start = false, options = {}, name = 'Ann', family = 0 } = wished;
  const wish: OpenTable = {
    name,
    family,
    others,
    options: { ...usualOptions(), characters: 2, swift: true, ...options },
    watching: true,
    start,
  };
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: house.url },
    body: JSON.stringify(wish),
  };
  const answer = await fetch(`${house.url}/api/tables`, request);
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  return (await answer.json()) as Opened;
}

/** Waits until a table that is there is drawn, all of it. */
export async function isLaid(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

/** The private link to the host's seat. */
export function seatOf({ table, token }: Opened): string {
  return `/t/${table}#seat=${token}`;
}
