// Do the pixels of a stack show what the engine says is visible?
//
// The page lays sheets over each other and knows no rule. Here many random stacks are photographed, then each of their
// sheets alone, and every slot and plate of the whole must be, pixel by pixel, that of the sheet which the engine names.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUT_DISC, CUT_ICON, CUT_ICONS, CUT_PATHOS } from '../src/card/cut';
import { DISC, ICONS, PATHOS, PILL, PLATE, TALL, WIDE } from '../src/card/geometry';
import type { CatalogPage, StackPart } from '../src/card/types';
import DEALT from '../src/gallery/stacks.json';
import { openBrowser, openHouse, type House } from './house';
import { alike, cut, decoded, type Picture } from './pixels';

const COUNT = 40;
const WIDTH = 150;
const SCALE = WIDTH / WIDE;

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

type Corner = { x: number; y: number };
/** A place on a card and how to cut it out of a photograph. */
type Spot = { name: string; of: (picture: Picture, corner: Corner) => string };
type Photographs = { whole: Picture; alone: Picture[]; corners: Corner[]; drawn: number[][]; print: Print };

function disc({ x, y }: Corner, slot: number, size = 1): Spot {
  const r = DISC * size * SCALE - 1.5;
  const of = (picture: Picture, corner: Corner) => {
    const [cx, cy] = [corner.x + x * SCALE, corner.y + y * SCALE];
    const box = { left: cx - r, top: cy - r, right: cx + r, bottom: cy + r };
    return cut(picture, box, (px, py) => Math.hypot(px + 0.5 - cx, py + 0.5 - cy) <= r);
  };
  return { name: `pathos ${slot}`, of };
}

function rectangle(name: string, left: number, top: number, right: number, bottom: number): Spot {
  const of = (picture: Picture, { x, y }: Corner) =>
    cut(picture, {
      left: x + left * SCALE,
      top: y + top * SCALE,
      right: x + right * SCALE,
      bottom: y + bottom * SCALE,
    });
  return { name, of };
}

function icon({ x, y }: Corner, slot: number, pill = PILL): Spot {
  const [half, tall] = [pill.wide / 2 - 6, pill.tall / 2 - 7];
  return rectangle(`icon ${slot}`, x - half, y - tall, x + half, y + tall);
}

/** Where the slots are: on whole cards, and on the films of the table, which have no plate. */
type Print = { discs: Spot[]; pills: Spot[]; plate: Spot | null; portrait: Spot };
const CARD: Print = {
  discs: PATHOS.map((place, slot) => disc(place, slot)),
  pills: ICONS.map((place, slot) => icon(place, slot)),
  plate: rectangle('plate', 6, PLATE + 14, WIDE - 6, TALL - 6),
  // The face of the portrait, below the glint, and inside the oval of those that cover another.
  portrait: rectangle('portrait', 96, 140, 200, 200),
};
const FILM: Print = {
  discs: CUT_PATHOS.map((place, slot) => disc(place, slot, CUT_DISC)),
  pills: CUT_ICONS.map((place, slot) => icon(place, slot, CUT_ICON)),
  plate: null,
  portrait: rectangle('portrait', 118, 130, 185, 188),
};
/** Some games have three icon slots only; there a portrait may reach into the fourth. */
const filmOf = (query: string): Print =>
  /fairytale|munchkin/.test(query) ? { ...FILM, pills: FILM.pills.slice(0, 3) } : FILM;
const DISCS = CARD.discs;

async function visit(query: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1300, height: 900 }, deviceScaleFactor: 1 });
  await page.goto(`${house.url}/gallery/stacks?${query}`);
  await page.locator(`[data-stack="${COUNT - 1}"]`).waitFor();
  await page.locator('[data-awaited]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Photographs the page with only the sheets of one depth, or with all. */
async function photograph(page: Page, depth: number | null): Promise<Picture> {
  await page.evaluate((only) => {
    for (const svg of document.querySelectorAll<SVGElement>('[data-depth]')) {
      svg.style.visibility = only === null || svg.dataset.depth === String(only) ? '' : 'hidden';
    }
  }, depth);
  return decoded(await page.screenshot({ fullPage: true, animations: 'disabled' }));
}

const taken = new Map<string, Promise<Photographs>>();

/** The photographs of a page, taken once. */
function photographs(query: string): Promise<Photographs> {
  const photos = taken.get(query) ?? takePhotographs(query);
  taken.set(query, photos);
  return photos;
}

async function takePhotographs(query: string): Promise<Photographs> {
  const page = await visit(query);
  const { corners, drawn } = await page.evaluate(() => {
    const stacks = [...document.querySelectorAll<HTMLElement>('[data-stack]')];
    return {
      corners: stacks.map((stack) => {
        const { left, top } = stack.getBoundingClientRect();
        return { x: left + scrollX, y: top + scrollY };
      }),
      drawn: stacks.map((stack) =>
        [...stack.querySelectorAll<SVGElement>('[data-depth]')].map((svg) => Number(svg.dataset.card)),
      ),
    };
  });
  const whole = await photograph(page, null);
  const alone: Picture[] = [];
  const deepest = Math.max(...drawn.map((cards) => cards.length));
  for (let depth = 0; depth < deepest; depth += 1) alone.push(await photograph(page, depth));
  await page.close();
  return { whole, alone, corners, drawn, print: query.includes('cut=1') ? filmOf(query) : CARD };
}

/** The stacks that the engine dealt for this mix when `cargo xtask docs` wrote them down. */
function dealt(query: string): StackPart[] {
  const asked = new URLSearchParams(query);
  const found = DEALT.find(({ sets, seed }) => sets === asked.get('sets') && String(seed) === asked.get('seed'));
  if (!found) throw new Error(`no stacks were dealt for ${query}`);
  return found.stacks as unknown as StackPart[];
}

/** Each place of a stack with the card that the engine says is seen there: null is the bottom card. */
function seen(stack: StackPart, persistent: ReadonlySet<number>, print: Print): [Spot, number | null][] {
  const { face } = stack;
  return [
    ...print.discs.map((spot, slot): [Spot, number | null] => [spot, face.givers.pathos[slot] ?? null]),
    ...print.pills.map((spot, slot): [Spot, number | null] => [spot, face.givers.icons[slot] ?? null]),
    ...(print.plate ? [[print.plate, face.plate] as [Spot, number | null]] : []),
    [print.portrait, portraitGiver(stack, persistent)],
  ];
}

/** Whose portrait is seen: a death that covers another portrait shows the deceased on its own sheet. */
function portraitGiver({ face, layers }: StackPart, persistent: ReadonlySet<number>): number | null {
  if (typeof face.portrait !== 'object') return null;
  if ('persistent' in face.portrait) return face.portrait.persistent;
  if ('undead' in face.portrait) return face.portrait.undead;
  return layers.some((card) => persistent.has(card)) ? face.portrait.dead : null;
}

/** The cards of these sets that bring a portrait. */
async function portraits(sets: string, edition: string): Promise<ReadonlySet<number>> {
  const answer = await fetch(`${house.url}/api/catalog?sets=${sets}&edition=${edition}`);
  const { cards } = (await answer.json()) as CatalogPage;
  return new Set(cards.filter((card) => card.persistent).map((card) => card.card));
}

/** Where the pixels of a stack are not those of the sheet which the engine names. */
function astray(photos: Photographs, stack: StackPart, at: number, persistent: ReadonlySet<number>): string[] {
  const corner = photos.corners[at];
  const cards = photos.drawn[at] ?? [];
  if (!corner) return ['not drawn'];
  return seen(stack, persistent, photos.print).flatMap(([spot, giver]) => {
    const sheet = photos.alone[giver === null ? 0 : cards.indexOf(giver, 1)];
    const same = sheet !== undefined && spot.of(photos.whole, corner) === spot.of(sheet, corner);
    return same ? [] : [`${spot.name} of stack ${at}`];
  });
}

describe.each(DEALT)('the random stacks of $sets by seed $seed', ({ sets, edition, seed }) => {
  const query = `sets=${sets}&edition=${edition}&seed=${seed}`;

  it('show exactly what the engine says is visible', async () => {
    const stacks = dealt(query);
    const photos = await photographs(query);
    expect(stacks).toHaveLength(COUNT);
    expect(photos.drawn).toEqual(stacks.map((stack) => [stack.base, ...stack.layers]));
    const persistent = await portraits(sets, edition);
    expect(stacks.flatMap((stack, at) => astray(photos, stack, at, persistent))).toEqual([]);
  });

  it('show equal discs for equal numbers, and different ones for different numbers', async () => {
    const stacks = dealt(query);
    const { whole, corners } = await photographs(query);
    const looks = stacks.flatMap((stack, at) =>
      DISCS.flatMap((spot, slot) => {
        const corner = corners[at];
        const printed = corner && stack.face.givers.pathos[slot] !== null;
        return printed ? [{ slot, points: stack.face.pathos[slot], look: spot.of(whole, corner) }] : [];
      }),
    );
    const odd = looks.flatMap((one) =>
      looks.filter(({ slot, points, look }) => slot === one.slot && (points === one.points) !== alike(look, one.look)),
    );
    expect(new Set(looks.map(({ points }) => points)).size).toBeGreaterThan(3);
    expect(odd.map(({ slot, points }) => `${points} in slot ${slot}`)).toEqual([]);
  });

  it('show the same on the films of the table', async () => {
    const stacks = dealt(query);
    const photos = await photographs(`${query}&cut=1`);
    const persistent = await portraits(sets, edition);
    expect(stacks.flatMap((stack, at) => astray(photos, stack, at, persistent))).toEqual([]);
  });

  it('betray two layers that are swapped', async () => {
    const stacks = dealt(query);
    const photos = await photographs(`${query}&swap=1`);
    const layered = stacks.map((stack, at) => ({ stack, at })).filter(({ stack }) => stack.layers.length > 1);
    expect(layered.length).toBeGreaterThan(3);
    const persistent = await portraits(sets, edition);
    expect(layered.filter(({ stack, at }) => astray(photos, stack, at, persistent).length === 0)).toEqual([]);
  });
});
