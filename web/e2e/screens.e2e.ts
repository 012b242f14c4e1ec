// The main screens as pictures for the README. `WOE_SCREENS=write` takes them anew; otherwise they are looked after.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LAPTOP, layTable, leave, PHONE, seatOf, visit } from './guest';
import { openBrowser, openHouse, type House } from './house';
import { lightened, lookAt } from './palette';
import { decoded } from './pixels';
import { Sitter } from './sitter';
import { en } from './words';

const DOCS = join(import.meta.dirname, '../../docs');
const FOLDER = join(DOCS, 'screens');
const LIGHT = 300_000;
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
const SCREENS: Record<string, { width: number; height: number }> = {
  'landing.png': WIDE,
  'boxes.png': WIDE,
  'lobby.png': WIDE,
  'table.png': WIDE,
  'fan.png': WIDE,
  'lamplight.png': WIDE,
  'phone.png': NARROW,
  'reckoning.png': WIDE,
  'mixed.png': WIDE,
  'gallery.png': WIDE,
};
/** Everything that is mixed into the base game. */
const MIX = ['gloom', 'unhappy-homes', 'unwelcome-guests', 'unfortunate-expeditions', 'unquiet-dead'];
const write = process.env.WOE_SCREENS === 'write';

function lookAfter(): void {
  const files = ['../README.md', ...readdirSync(DOCS).filter((name) => name.endsWith('.md'))];
  const texts = files.map((name) => readFileSync(join(DOCS, name), 'utf8')).join('\n');

  it('is one of ours', () => {
    expect(readdirSync(FOLDER).toSorted()).toEqual(Object.keys(SCREENS).toSorted());
  });

  it.each(Object.entries(SCREENS))('%s is there, is shown, and shows something', (name, { width, height }) => {
    const file = readFileSync(join(FOLDER, name));
    const { colours, ...size } = lookAt(file);
    expect(size).toEqual({ width, height });
    expect(colours).toBeGreaterThan(30);
    expect(file.length).toBeLessThan(LIGHT);
    expect(texts).toContain(`screens/${name}`);
  });
}

const STORIES = [
  'It began, as these things do, with a second helping.',
  'Nobody had mentioned the stairs.',
  'The letter had been lying there since Tuesday.',
  'In hindsight the moat was a mistake.',
];

async function shoot(page: Page, name: string): Promise<void> {
  await page.locator('[data-awaited]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => scrollTo(0, 0));
  const picture = decoded(await page.screenshot({ animations: 'disabled' }));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, name), lightened(picture));
}

/** Lays misery on one's own and cheer on others, and tells how it came to pass; else answers as it comes. */
async function playWell(sitter: Sitter, turn: number): Promise<void> {
  const { page } = sitter;
  const misery = sitter.useful.and(page.getByRole('button', { name: /Modifier\. −/ })).first();
  const mine = page
    .getByRole('region', { name: /^Ann, / })
    .getByRole('button', { name: /alive/ })
    .and(sitter.lit);
  if (!(await misery.isVisible())) return sitter.answer();
  await misery.click();
  const choice = mine.nth(turn % 3);
  if (!(await choice.isVisible())) return sitter.answer();
  const story = page.getByRole('main').getByRole('textbox', { name: en('table-story'), exact: true });
  if (await story.isVisible()) await story.fill(STORIES[turn % STORIES.length] ?? '');
  await choice.click();
  await page.mouse.move(60, 500);
}

const deep = (page: Page) => page.getByRole('button', { name: / alive\. .* [3-9] layers/ });

class Photographer {
  house: House;
  browser: Browser;
  constructor(house: House, browser: Browser) {
    this.house = house;
    this.browser = browser;
  }

  visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    return visit(this.browser, this.house, path, { ...LAPTOP, reducedMotion: 'reduce', ...options });
  }

  async doors(): Promise<void> {
    const landing = await this.visit('/');
    await landing.getByRole('button', { name: en('landing-play'), exact: true }).waitFor();
    await shoot(landing, 'landing.png');
    await leave(landing);
    const open = await this.visit('/open');
    await open.getByRole('radio', { name: /Munchkin/ }).waitFor();
    await shoot(open, 'boxes.png');
    await leave(open);
    const gallery = await this.visit('/gallery');
    await gallery.getByRole('heading', { name: en('gallery-portraits') }).waitFor();
    await shoot(gallery, 'gallery.png');
    await leave(gallery);
  }

  async lobby(): Promise<void> {
    const table = await layTable(this.house, {
      others: ['open', { bot: 'governess' }, { bot: 'undertaker' }],
      options: { characters: null },
    });
    const bob = await this.visit(`/t/${table.table}`);
    await bob.getByRole('textbox', { name: en('visitor-name') }).fill('Bartholomew');
    await bob
      .getByRole('group', { name: en('visitor-family') })
      .getByRole('button', { disabled: false })
      .nth(1)
      .click();
    await bob.getByRole('textbox', { name: en('lobby-day-yours') }).fill('The soup was cold. The cook was colder.');
    await bob.getByRole('button', { name: en('lobby-day-tell'), exact: true }).click();
    const ann = await this.visit(seatOf(table));
    await ann.getByRole('radio', { name: /^Bartholomew/ }).check();
    await shoot(ann, 'lobby.png');
    await leave(ann);
    await leave(bob);
  }

  /** A game of four that has come far enough: it is one's turn, some have died, and somebody lies under many sheets. */
  async deepGame(): Promise<{ page: Page; seat: string }> {
    const bots = [{ bot: 'governess' as const }, { bot: 'undertaker' as const }, { bot: 'clerk' as const }];
    const table = await layTable(this.house, { others: bots, start: true, options: { characters: null } });
    const page = await this.visit(seatOf(table));
    const sitter = new Sitter(page);
    const first = page.getByRole('heading', { level: 1, name: en('table-turn-mine', { play: 'first' }) });
    for (let turn = 0; await sitter.asked(); turn += 1) {
      const far = (await deep(page).count()) > 0 && (await page.getByRole('button', { name: / dead\. / }).count()) > 2;
      if (far && (await first.isVisible())) return { page, seat: seatOf(table) };
      await playWell(sitter, turn);
    }
    await leave(page);
    return this.deepGame();
  }

  /** A table with every box that goes together, after some turns. */
  async mixed(): Promise<void> {
    const bots = [{ bot: 'governess' as const }, { bot: 'undertaker' as const }];
    const options = { characters: null, sets: MIX };
    const table = await layTable(this.house, { others: bots, start: true, options });
    const page = await this.visit(seatOf(table));
    const sitter = new Sitter(page);
    for (let turn = 0; turn < 14 && (await sitter.asked()); turn += 1) await playWell(sitter, turn);
    await sitter.asked();
    await page.mouse.move(60, 500);
    await shoot(page, 'mixed.png');
    await leave(page);
  }

  /** A game in the middle, by lamplight, on a telephone, and at its end. */
  async game(): Promise<void> {
    const { page, seat } = await this.deepGame();
    const sitter = new Sitter(page);
    await page.mouse.move(60, 500);
    await shoot(page, 'table.png');
    await deep(page).first().hover();
    await page.getByRole('list', { name: /sheet by sheet/ }).waitFor();
    await shoot(page, 'fan.png');
    await page.mouse.move(60, 500);
    await sitter.useful.first().click();
    await page.evaluate(() => (document.documentElement.dataset.lamp = 'night'));
    await shoot(page, 'lamplight.png');
    const phone = await this.visit(seat, PHONE);
    await phone.getByRole('region', { name: /^Your hand/ }).waitFor();
    await new Sitter(phone).useful.first().tap();
    await shoot(phone, 'phone.png');
    await leave(phone);
    await page.evaluate(() => (document.documentElement.dataset.lamp = 'day'));
    for (let turn = 0; await sitter.asked(); turn += 1) await playWell(sitter, turn);
    await page.getByText(en('end-condolences')).waitFor();
    await shoot(page, 'reckoning.png');
    await leave(page);
  }
}

async function takeAll(): Promise<void> {
  const photographer = new Photographer(await openHouse(), await openBrowser());
  await photographer.doors();
  await photographer.lobby();
  await photographer.mixed();
  await photographer.game();
  await photographer.browser.close();
  await photographer.house.close();
}

if (write) it('takes the pictures', { timeout: 600_000 }, takeAll);
else describe('each screen', lookAfter);
