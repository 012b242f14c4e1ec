// Can everything on the table be read? Type sizes, nothing cut off, nothing over anything else, no wasted room: in every
// box, at every size, in both languages.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Arranged } from '../src/wire';
import { layTable, leave, seatOf, visit } from './guest';
import { Sitter } from './sitter';
import { stage } from './stage';

const on = stage();

const SIZES = [
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [820, 1180],
  [390, 844],
] as const;

const EVERYTHING = ['gloom', 'unhappy-homes', 'unwelcome-guests', 'unfortunate-expeditions', 'unquiet-dead'];
const TABLES = [
  { name: 'the base game', sets: ['gloom'], players: 4 },
  ...EVERYTHING.slice(1).map((box) => ({ name: box, sets: ['gloom', box], players: 4 })),
  { name: 'fairytale', sets: ['fairytale'], players: 3 },
  { name: 'munchkin', sets: ['munchkin'], players: 4 },
  { name: 'everything at once', sets: EVERYTHING, players: 5 },
];

type Faults = string[];

/** How small print may be, for families of five and for longer ones: four on a laptop are read at a glance, five with
    everything must still be read. */
type Least = { pathos: number; icon: number };
function leastAt(width: number, players: number): { usual: Least; long: Least } {
  if (players > 4) {
    const least = { pathos: width < 1000 ? 11 : 12, icon: width < 1000 ? 12 : 13 };
    return { usual: least, long: least };
  }
  const usual = { pathos: 14, icon: width < 1000 ? 15 : 18 };
  return { usual, long: width < 1000 ? { pathos: 12, icon: 13 } : { pathos: 12.5, icon: 14 } };
}

/** What is too small, cut off, outside or over something else; told from inside the page. */
function faultsOf({ usual, long }: { usual: Least; long: Least }): Faults {
  const faults: Faults = [];
  const view = document.querySelector('.view');
  if (!view) return ['no table'];
  const box = (node: Element) => node.getBoundingClientRect();
  const isShown = (node: Element) => box(node).width > 1 && box(node).height > 1 && !node.closest('.hidden, [popover]');
  const all = (selector: string) => [...view.querySelectorAll(selector)].filter(isShown);
  const size = (node: Element) => Number.parseFloat(getComputedStyle(node).fontSize);
  const named = (node: Element) => `${node.className || node.tagName} "${node.textContent?.trim().slice(0, 30)}"`;
  const small = (selector: string, px: number) => {
    for (const node of all(selector)) if (size(node) < px - 0.05) faults.push(`${size(node)} px: ${named(node)}`);
  };
  small('.hand-card .text, .hand-card .title', 13);
  small('.tag b', 16);
  small('.place .name', 11.9);
  small('.entry', 13.9);
  const longest = Math.max(0, ...all('.family').map((family) => family.querySelectorAll('.stacks > .place').length));
  const least = longest > 5 ? long : usual;
  for (const film of all('.family .place svg.cut')) {
    const scale = box(film).width / 252;
    if (scale * 37 * 1.34 < least.pathos) faults.push(`Pathos of ${(scale * 49.6).toFixed(1)} px`);
    if (scale * 54 < least.icon) faults.push(`icons of ${(scale * 54).toFixed(1)} px`);
  }
  // No word is cut off, or ends in dots.
  const boxes = '.hand-card, .place, .family > header, .second, .entry, .slip, .pile, nav button, .answers button';
  const phone = innerWidth < 600;
  for (const node of all('span, p, b, em, h2')) {
    const style = getComputedStyle(node);
    const words = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim());
    if (!words) continue;
    if (style.textOverflow === 'ellipsis' || /…$/.test(node.textContent?.trim() ?? ''))
      faults.push(`dots: ${named(node)}`);
    const around = node.closest(boxes);
    if (!around) continue;
    const [inner, outer] = [box(node), box(around)];
    const out = Math.max(outer.left - inner.left, inner.right - outer.right, inner.bottom - outer.bottom);
    if (out > 6) faults.push(`${out.toFixed(0)} px outside ${around.className}: ${named(node)}`);
  }
  // Nothing that is clipped is clipped in earnest.
  const clipped = (selector: string, frame: string, sides: ('top' | 'left' | 'right' | 'bottom')[]) => {
    for (const node of all(selector)) {
      const around = node.closest(frame);
      if (!around || !isShown(around)) continue;
      const [inner, outer] = [box(node), box(around)];
      const out = {
        top: outer.top - inner.top,
        left: outer.left - inner.left,
        right: inner.right - outer.right,
        bottom: inner.bottom - outer.bottom,
      };
      for (const side of sides)
        if (out[side] > 1) faults.push(`${out[side].toFixed(1)} px beyond the ${side} of ${frame}: ${named(node)}`);
    }
  };
  clipped('.hand .cards > li', '.cards', ['top', 'bottom']);
  clipped('.hand .slips > li', '.tray', ['top', 'right', 'bottom']);
  clipped('.place .plate .word, .place .plate .title', '.plate', ['left', 'right', 'bottom']);
  clipped('.family > header .marks', '.family', ['left', 'right']);
  for (const middle of all('.middle')) {
    if (middle.scrollHeight - middle.clientHeight > 6 && !middle.querySelector('.more'))
      faults.push(`more below, and nothing says so: ${named(middle)}`);
  }
  // Nothing lies over its neighbour.
  for (const selector of ['.family', '.place[data-place^="stack/"]', '.hand .cards > li', '.row > *', '.tag .change']) {
    const nodes = all(selector);
    nodes.forEach((one, at) => {
      for (const other of nodes.slice(at + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const [a, b] = [box(one), box(other)];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && tall > 2) faults.push(`${named(one)} over ${named(other)}`);
      }
    });
  }
  // Nothing of a family is outside it, and no family outside the window.
  for (const family of phone ? [] : all('.family')) {
    const { left, right, bottom, top } = box(family);
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      faults.push(`outside the window: ${named(family)}`);
    for (const place of family.querySelectorAll('.place')) {
      if (box(place).bottom > bottom + 1 || box(place).right > right + 1)
        faults.push(`outside its family: ${named(place)}`);
    }
  }
  // Families and hand fill the window.
  const filled = all('.family, .middle, .tray, .prompt, .tale-column').reduce((sum, node) => {
    const { left, right, top, bottom } = box(node);
    const wide = Math.max(0, Math.min(right, innerWidth) - Math.max(0, left));
    return sum + wide * Math.max(0, Math.min(bottom, innerHeight) - Math.max(0, top));
  }, 0);
  const share = filled / (innerWidth * innerHeight);
  if (share < 0.72) faults.push(`only ${(100 * share).toFixed(0)} % of the window is used`);
  if (document.documentElement.scrollWidth > innerWidth) faults.push('wider than the window');
  return [...new Set(faults)];
}

/** The faults that stay: the table measures itself and is drawn again, while others play. */
async function lasting(page: Page, least: ReturnType<typeof leastAt>): Promise<Faults> {
  let faults: Faults = [];
  for (let [tries, clean] = [0, 0]; tries < 10 && clean < 2; tries += 1) {
    await page.evaluate(
      () =>
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
    );
    faults = await page.evaluate(faultsOf, least);
    clean = faults.length === 0 ? clean + 1 : 0;
  }
  return faults;
}

async function measured(page: Page, players: number): Promise<Record<string, Faults>> {
  const found: Record<string, Faults> = {};
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const faults = await lasting(page, leastAt(width, players));
    if (faults.length > 0) found[`${width} × ${height}`] = faults;
  }
  return found;
}

/** Takes up the first card that can be played, if there is one, and looks at somebody. */
async function takeUp(sitter: Sitter): Promise<boolean> {
  if (!(await sitter.asked()) || (await sitter.useful.count()) === 0) return false;
  await sitter.useful.first().click();
  if ((await sitter.lit.count()) > 0) await sitter.lit.first().hover();
  return true;
}

describe.each(TABLES)('a table with $name', ({ sets, players }) => {
  it.each(['en-GB', 'it-IT'])('can be read in %s', async (locale) => {
    const others: Arranged[] = Array.from({ length: players - 1 }, () => ({ bot: 'foundling' }));
    const standalone = sets.includes('fairytale') || sets.includes('munchkin');
    const opened = await layTable(on.house, {
      others,
      start: true,
      family: standalone ? null : 0,
      options: { sets: [...sets], characters: null },
    });
    const page = await visit(on.browser, on.house, seatOf(opened), {
      viewport: { width: 1366, height: 768 },
      reducedMotion: 'reduce',
      locale,
    });
    await page.locator('.view .place').first().waitFor();
    const sitter = new Sitter(page, locale === 'it-IT' ? 'it' : 'en');
    await sitter.playSome(6);
    await page.evaluate(() => document.fonts.ready);
    expect(await measured(page, players)).toEqual({});
    await page.setViewportSize({ width: 1366, height: 768 });
    if (await takeUp(sitter)) expect(await measured(page, players), 'with a card taken up').toEqual({});
    await leave(page);
  });
});
