// No screen breaks a rule that axe knows: wide and narrow, by day and by lamplight.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { blameless, playBlameless } from './blameless';
import { LAPTOP, layTable, leave, seatOf, visit, type Wish } from './guest';
import { openBrowser, openHouse, type House } from './house';
import { discardPile, discardsOne } from './pile';
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

const STILL: BrowserContextOptions = { ...LAPTOP, reducedMotion: 'reduce' };
const settled = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
const button = (page: Page, key: string) => page.getByRole('button', { name: en(key), exact: true });

async function sitDown(wish: Partial<Wish> = {}): Promise<Page> {
  const table = await layTable(house, { others: [{ bot: 'clerk' }], start: true, ...wish });
  return visit(browser, house, seatOf(table), STILL);
}

it.each(['/', '/open', '/hot', '/how', '/rules', '/gallery/stacks', '/nowhere', '/t/nowhere', '/r/nowhere'])(
  '%s',
  async (path) => {
    const page = await visit(browser, house, path, STILL);
    await settled(page);
    await blameless(page, path);
    await page.context().close();
  },
);

it('the gallery', async () => {
  const page = await visit(browser, house, '/gallery', STILL);
  await page.getByRole('combobox', { name: en('gallery-kind') }).selectOption('event');
  await blameless(page, 'gallery');
  await leave(page);
});

it('the lobby, for the host, a guest and a visitor; the front door with a table of mine', async () => {
  const table = await layTable(house, { others: ['open', 'open', { bot: 'raven' }] });
  const visitor = await visit(browser, house, `/t/${table.table}`, STILL);
  await visitor.getByRole('textbox', { name: en('visitor-name') }).waitFor();
  await blameless(visitor, 'visitor');
  await visitor.getByRole('textbox', { name: en('visitor-name') }).fill('Bob');
  await visitor
    .getByRole('group', { name: en('visitor-family') })
    .getByRole('button', { disabled: false })
    .first()
    .click();
  await visitor.getByRole('heading', { name: en('lobby-days') }).waitFor();
  await blameless(visitor, 'guest');
  const host = await visit(browser, house, seatOf(table), STILL);
  await button(host, 'lobby-begin').waitFor();
  await host.getByText(en('options-more')).click();
  await button(host, 'lobby-seat-link-show').click();
  await blameless(host, 'host');
  await visitor.goto(house.url);
  await visitor.getByRole('heading', { name: en('landing-my-tables') }).waitFor();
  await visitor.getByText(en('landing-in-lobby')).waitFor();
  await blameless(visitor, 'my tables');
  await leave(visitor);
  await leave(host);
});

it('what lies over the table: rules, menu, a card, the discards, a no, the past', async () => {
  const page = await sitDown({ options: { plain: true, characters: null } });
  await page.getByRole('heading', { level: 1, name: en('table-turn-mine', { play: 'first' }) }).waitFor();
  const cards = page.getByRole('region', { name: /^Your hand/ }).getByRole('button');
  await cards.first().press('Enter');
  await blameless(page, 'a card taken up');
  await button(page, 'page-how').click();
  await page.getByRole('dialog', { name: en('help-how') }).waitFor();
  await blameless(page, 'rules');
  await button(page, 'help-close').click();
  await button(page, 'table-menu').click();
  await blameless(page, 'menu');
  await button(page, 'table-close').click();
  await cards.first().press('z');
  await page.getByRole('dialog').waitFor();
  await blameless(page, 'a card');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('zoom-close'), exact: true })
    .click();
  // Nothing is played on nobody.
  await cards.first().hover();
  await page.mouse.down();
  await page
    .getByRole('region', { name: /^Miss Ashgrove, / })
    .getByRole('heading')
    .hover({ force: true });
  await page.mouse.up();
  await button(page, 'table-no-close').waitFor();
  await blameless(page, 'a no');
  await button(page, 'table-no-close').click();
  await discardsOne(page, () => cards.first().press('d'));
  await discardPile(page).click();
  await blameless(page, 'discards');
  await button(page, 'table-close').click();
  await page
    .getByRole('region', { name: en('table-tale'), exact: true })
    .getByRole('button')
    .first()
    .click();
  await button(page, 'table-now').waitFor();
  await blameless(page, 'the past');
  await button(page, 'table-now').click();
  await leave(page);
});

it('a stack fanned out, a hint of the first game, and the cover of a shared device', async () => {
  const page = await visit(browser, house, '/', STILL);
  await button(page, 'landing-first').click();
  await button(page, 'lesson-understood').waitFor();
  await blameless(page, 'hint');
  await page.goto(`${house.url}/gallery/stacks`);
  await page
    .getByRole('button', { name: /layers|one layer/ })
    .first()
    .press('f');
  await blameless(page, 'fanned');
  await page.goto(`${house.url}/hot`);
  await page.getByLabel(en('open-name'), { exact: true }).fill('Ann');
  await page.getByLabel(en('open-their-name')).fill('Bob');
  await button(page, 'open-do').click();
  await button(page, 'lobby-begin').click();
  await page.getByRole('heading', { level: 1, name: /^Pass the device/ }).waitFor();
  await blameless(page, 'cover');
  await leave(page);
});

it('the table with whatever it asks, the reckoning and the replay', async () => {
  const page = await sitDown({ others: [{ bot: 'clerk' }, { bot: 'clerk' }], options: { rounds: 5 } });
  await playBlameless(new Sitter(page));
  await page.getByText(en('end-condolences')).waitFor();
  await blameless(page, 'reckoning');
  await page.getByRole('link', { name: en('end-replay'), exact: true }).click();
  await page.getByRole('slider', { name: en('replay-scrub') }).press('End');
  await page.getByRole('checkbox', { name: en('replay-hands') }).check();
  await blameless(page, 'replay');
  await leave(page);
});

it('a table with watchers, and one that asks for consent', async () => {
  const table = await layTable(house, { others: ['open'], options: { plain: true, characters: null } });
  const bob = await visit(browser, house, `/t/${table.table}`, STILL);
  await bob.getByRole('textbox', { name: en('visitor-name') }).fill('Bob');
  await bob
    .getByRole('group', { name: en('visitor-family') })
    .getByRole('button', { disabled: false })
    .first()
    .click();
  const ann = await visit(browser, house, seatOf(table), STILL);
  await ann.getByRole('radio', { name: /^Ann/ }).check();
  const watch = await ann.getByLabel(en('lobby-watch-link')).inputValue();
  await button(ann, 'lobby-begin').click();
  const watcher = await visit(browser, house, new URL(watch).pathname, STILL);
  await watcher.getByRole('heading', { level: 1, name: /Ann/ }).waitFor();
  await blameless(watcher, 'watcher');
  await new Sitter(ann).playSome(2);
  await button(ann, 'table-take-back-ask').click();
  await blameless(ann, 'asked for consent');
  await button(bob, 'table-consent-yes').waitFor();
  await blameless(bob, 'consent');
  for (const page of [watcher, ann, bob]) await leave(page);
});
