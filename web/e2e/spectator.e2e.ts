// Hidden is hidden: every message and every screen of a spectator and of a seat is searched for cards that lay in other
// hands or in the draw pile at that moment. The finished game's replay tells what lay where.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { CatalogPage, Event, FromServer, Replay } from '../src/wire';
import { LAPTOP, layTable, leave, seatOf, visit } from './guest';
import { cardsIn, openAt, type Eye } from './secrets';
import { Sitter } from './sitter';
import { stage } from './stage';
import { en } from './words';

const on = stage();

type Screen = { at: number; text: string };

/** What one pair of eyes was told, and what it saw. */
class Diary {
  readonly page: Page;
  readonly frames: string[] = [];
  readonly screens: Screen[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.frames.push(payload.toString())));
  }

  get events(): Event[] {
    return this.frames.flatMap((frame) => {
      const said = JSON.parse(frame) as FromServer;
      return 'event' in said ? [said.event] : [];
    });
  }

  /** The last step that was told. */
  get at(): number {
    return Math.max(0, ...this.events.flatMap(({ steps = [] }) => steps.map(({ at }) => at)));
  }

  /** Comes in anew, and looks at an earlier moment: the past is told again, and no more than was known. */
  async lookBack(): Promise<void> {
    await this.page.reload();
    const tale = this.page.getByRole('region', { name: en('table-tale'), exact: true });
    await tale.getByRole('button', { name: / / }).first().click();
    await this.page.getByRole('button', { name: en('table-now') }).click();
  }

  /** Writes down all words of the page, as they are shown and as they are read out. */
  async look(): Promise<void> {
    const seen = await this.page.locator('body').innerText();
    this.screens.push({ at: this.at, text: `${seen}\n${await this.page.ariaSnapshot()}` });
  }
}

/** The pages are opened first and led to the table afterwards, so that no message is missed. */
async function come(path: string): Promise<Diary> {
  const page = await visit(on.browser, on.house, '/rules', { ...LAPTOP, reducedMotion: 'reduce' });
  const diary = new Diary(page);
  await page.goto(on.house.url + path);
  return diary;
}

/** Messages that tell of a card that did not lie open since the message before, or, about the past, that never did. */
function leaks({ frames }: Diary, replay: Replay, eye: Eye): string[] {
  const open = openAt(replay, eye);
  const within = (from: number, to: number) =>
    new Set([...open].flatMap(([at, cards]) => (at >= from && at <= to ? [...cards] : [])));
  let last = Math.min(...open.keys());
  return frames.flatMap((frame) => {
    const said = JSON.parse(frame) as FromServer;
    const steps = 'event' in said ? (said.event.steps ?? []) : [];
    const next = Math.max(last, ...steps.map(({ at }) => at));
    const known = within('event' in said ? last : 0, next);
    last = next;
    const secret = cardsIn(said).filter((card) => !known.has(card));
    return secret.length > 0 ? [`${secret.join(', ')} in ${frame.slice(0, 400)}`] : [];
  });
}

/** Titles on a screen that belong to no card which had lain open by then. */
function betrayed({ screens }: Diary, { replay, catalog }: Known, eye: Eye): string[] {
  const open = openAt(replay, eye);
  return screens.flatMap(({ at, text }) => {
    const known = new Set([...open].filter(([step]) => step <= at).flatMap(([, cards]) => [...cards]));
    return tellingTitles(catalog, known).filter((title) => text.includes(title));
  });
}

/** Titles that no card which is known bears or mentions. */
function tellingTitles({ cards }: CatalogPage, known: Set<number>): string[] {
  const open = cards.filter(({ card }) => known.has(card));
  const words = open.map(({ title, text, flavour }) => `${title.en} ${text.en} ${flavour.en}`);
  const hidden = cards.filter(({ card, kind }) => !known.has(card) && kind !== 'character' && kind !== 'guest');
  return hidden.map(({ title }) => title.en).filter((title) => !words.some((one) => one.includes(title)));
}

type Known = { replay: Replay; catalog: CatalogPage };

async function known(link: string): Promise<Known> {
  const read = async (path: string) => (await fetch(on.house.url + path)).json();
  const replay = (await read(`/api/replays/${new URL(link).pathname.replace('/r/', '')}`)) as Replay;
  return { replay, catalog: (await read('/api/catalog?edition=first')) as CatalogPage };
}

it('shows neither a spectator nor a seat a card that is hidden', async () => {
  const others = [{ bot: 'governess' }, { bot: 'clerk' }, 'open'] as const;
  const opened = await layTable(on.house, { others: [...others], options: { characters: 3, rounds: 10 } });
  const seat = await come(seatOf(opened));
  const link = await seat.page.getByRole('textbox', { name: en('lobby-watch-link') }).inputValue();
  const watcher = await come(new URL(link).pathname);
  await seat.page.getByRole('button', { name: en('lobby-fill') }).click();
  await seat.page.getByRole('button', { name: en('lobby-begin'), disabled: false }).click();

  const ann = new Sitter(seat.page);
  while (await ann.asked()) {
    // Nothing moves while somebody is asked; what the seat was told so far, the spectator was told, too.
    await expect.poll(() => watcher.at).toBe(seat.at);
    await Promise.all([seat.look(), watcher.look()]);
    if (ann.answers === 4) await Promise.all([seat.lookBack(), watcher.lookBack()]);
    await ann.answer();
  }
  await watcher.page.getByRole('heading', { level: 1, name: en('end-title') }).waitFor();
  const told = await known(await seat.page.getByRole('textbox', { name: en('end-replay-link') }).inputValue());

  expect(leaks(seat, told.replay, 0)).toEqual([]);
  expect(leaks(watcher, told.replay, null)).toEqual([]);
  expect(betrayed(seat, told, 0)).toEqual([]);
  expect(betrayed(watcher, told, null)).toEqual([]);
  // The search finds what there is: the seat's own cards are news to a spectator.
  expect(leaks(seat, told.replay, null).length).toBeGreaterThan(5);
  expect(betrayed(seat, told, null).length).toBeGreaterThan(5);
  expect(watcher.events.length).toBeGreaterThan(20);
  expect(watcher.frames.filter((frame) => frame.includes('"moment"')).length).toBeGreaterThan(0);
  for (const frame of [...seat.frames, ...watcher.frames]) {
    expect(told.catalog.cards.filter(({ title }) => frame.includes(title.en)).map(({ title }) => title.en)).toEqual([]);
  }
  await leave(seat.page);
  await leave(watcher.page);
});
