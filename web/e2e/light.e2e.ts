// What does a first visit weigh? Counted on the wire, in a browser that has never been here.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openHouse, type House } from './house';

/** Bytes that the landing page may need, headers and all. */
const BUDGET = 200_000;

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

type Fetched = { name: string; bytes: number; coding: string; kept: string };

/** Everything that is fetched from now on, as it came over the wire. */
async function weighing(page: Page): Promise<Fetched[]> {
  const line = await page.context().newCDPSession(page);
  const begun = new Map<string, Fetched>();
  const done: Fetched[] = [];
  line.on('Network.responseReceived', ({ requestId, response: { url, headers } }) => {
    const header = (name: string) => headers[name] ?? '';
    const name = url.slice(house.url.length);
    begun.set(requestId, { name, bytes: 0, coding: header('content-encoding'), kept: header('cache-control') });
  });
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const fetched = begun.get(requestId);
    if (fetched) done.push({ ...fetched, bytes: encodedDataLength });
  });
  await line.send('Network.enable');
  return done;
}

async function visit(path: string, locale: string): Promise<{ page: Page; fetched: Fetched[] }> {
  const page = await browser.newPage({ locale });
  const fetched = await weighing(page);
  await page.goto(house.url + path, { waitUntil: 'networkidle' });
  await page.getByRole('main').waitFor();
  return { page, fetched };
}

const names = (fetched: Fetched[]) => fetched.map(({ name }) => name);

it.each(['en-GB', 'it-IT'])('the landing page stays within its budget, in %s', async (locale) => {
  const { page, fetched } = await visit('/', locale);
  const heaviest = [...fetched]
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ name, bytes }) => `${bytes} ${name}`);
  const sum = fetched.reduce((total, { bytes }) => total + bytes, 0);
  console.log(`landing, ${locale}: ${sum} bytes in ${fetched.length} files\n${heaviest.join('\n')}`);
  expect(sum, heaviest.join('\n')).toBeLessThanOrEqual(BUDGET);
  await page.close();
});

it('fetches only what the screen needs: one language, one shelf of pictures, no table', async () => {
  const { page, fetched } = await visit('/', 'en-GB');
  expect(await page.locator('[data-awaited], [data-missing]').count()).toBe(0);
  expect(names(fetched).filter((name) => /\/(it|Room|Gallery|Replay|Open|Rules)\w*-/.test(name))).toEqual([]);
  expect(names(fetched).filter((name) => name.includes('others'))).toEqual([]);
  const art = names(fetched).filter((name) => name.includes('/art-'));
  // Whoever shows others there names them in src/art/front.json.
  expect(art.filter((name) => !name.includes('/art-front-') && !name.includes('/art-house-icons'))).toEqual([]);
  await page.close();
});

it('compresses files beforehand, keeps them for ever, and names each once', async () => {
  const { page, fetched } = await visit('/', 'en-GB');
  const files = fetched.filter(({ name, bytes }) => name.startsWith('/assets/') && bytes > 0);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter(({ kept }) => !kept.includes('immutable'))).toEqual([]);
  const large = files.filter(({ name, bytes }) => /\.(js|css)$/.test(name) && bytes > 1_000);
  expect(large.filter(({ coding }) => coding !== 'br')).toEqual([]);
  expect(new Set(names(files)).size).toBe(files.length);
  await page.close();
});

it('speaks another language when asked, and has letters for names from elsewhere', async () => {
  const { page, fetched } = await visit('/', 'en-GB');
  await page.getByRole('button', { name: /italiano/i }).click();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('it');
  expect(names(fetched).filter((name) => name.startsWith('/assets/it-'))).toHaveLength(1);
  await page.locator('#join').fill('Jürgen');
  await expect
    .poll(() => names(fetched).filter((name) => name.includes('eb-garamond-400-normal-others')).length)
    .toBe(1);
  await page.close();
});
