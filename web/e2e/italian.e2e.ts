// A whole game in Italian, with an ear for English: not a sentence of it is left on any screen.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { english, englishTitles, everything, tidy } from './ear';
import { NOT_FOUND, leave, visit } from './guest';
import { openBrowser, openHouse, type House } from './house';
import { Sitter } from './sitter';
import { words } from './words';

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

const say = (key: string, given?: Parameters<typeof words>[2]) => words('it', key, given);

it('speaks Italian from the front door to the replay', async () => {
  const foreign = [...english(), ...(await englishTitles(house, ['gloom'], 'first'))];
  expect(foreign.length).toBeGreaterThan(300);
  const page = await visit(browser, house, '/', {
    locale: 'it-IT',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const listen = async () => {
    const heard = tidy(await everything(page));
    expect(
      foreign.filter((sentence) => heard.includes(sentence)),
      page.url(),
    ).toEqual([]);
  };
  const link = (key: string) => page.getByRole('link', { name: say(key), exact: true });
  const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
  await button('landing-play').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('it');
  await listen();

  await link('landing-open').click();
  await page.getByLabel(say('open-name'), { exact: true }).fill('Anna');
  await page.getByRole('radio', { name: say('open-players-count', { count: 2 }), exact: true }).check();
  await page.getByRole('radio', { name: say('open-bot'), exact: true }).check();
  await page.getByText(say('options-more')).click();
  await page
    .getByRole('combobox', { name: say('options-characters') })
    .selectOption({ label: say('options-characters-some', { count: 2 }) });
  await page.getByRole('checkbox', { name: say('options-swift') }).check();
  await listen();
  await button('open-open-first').click();
  await page.getByRole('heading', { level: 1, name: say('lobby-title') }).waitFor();
  await listen();
  await button('lobby-begin').click();

  const sitter = new Sitter(page, 'it');
  for (let looks = 0; await sitter.asked(); looks += 1) {
    if (looks === 2) await menu(page, listen);
    await listen();
    await sitter.answer();
  }
  expect(sitter.answers).toBeGreaterThan(4);
  await page.getByText(say('end-condolences')).waitFor();
  await listen();
  await link('end-replay').click();
  await page.getByRole('slider', { name: say('replay-scrub') }).press('End');
  await listen();
  for (const path of ['/gallery', '/nowhere', '/hot']) {
    await page.goto(house.url + path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await listen();
  }
  await leave(page, NOT_FOUND);
});

async function menu(page: Page, listen: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: say('table-menu'), exact: true }).click();
  await page.getByRole('dialog', { name: say('table-menu') }).waitFor();
  await listen();
  await page.getByRole('button', { name: say('table-close'), exact: true }).click();
}

it('changes its language at a click, and stays with it', async () => {
  const page = await visit(browser, house, '/');
  await page.getByRole('button', { name: words('en', 'landing-play'), exact: true }).waitFor();
  const heard = tidy(await everything(page));
  expect(english().filter((sentence) => heard.includes(sentence)).length).toBeGreaterThan(10);
  await page.getByRole('button', { name: words('en', 'page-other-lang') }).click();
  await page.getByRole('button', { name: say('landing-play'), exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: say('landing-play'), exact: true }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('it');
  await leave(page);
});
