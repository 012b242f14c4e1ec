// The contrast of all text in sight, measured between what is painted with the text and without it. axe can't decide it where
// text lies on drawn shapes or is very short: on every card.
import type { Page } from 'playwright-core';
import { decoded, type Box, type Picture } from './pixels';

/** What WCAG asks for, and from which size on type counts as large. */
const [ENOUGH, ENOUGH_IF_LARGE] = [4.5, 3];
const [LARGE, LARGE_AND_BOLD] = [24, 18.66];
/** What is painted by a letter differs by so much of 255 from what is behind it. */
const TELLING = 4;
/** Of a part of a line so much is painted at least; where less is, the rest lies covered. */
const PAINTED = 0.03;

type Found = { text: string; left: number; top: number; wide: number; tall: number; size: number; bold: boolean };

/** Marks every text that is wholly in sight, in the topmost dialog if there is one, and says where it is, line by line. */
function findText(page: Page): Promise<Found[]> {
  return page.evaluate(() => {
    const root = [...document.querySelectorAll('dialog[open]')].pop() ?? document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Found[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const element = node.parentElement as Element as HTMLElement | SVGElement;
      const text = node.textContent?.trim() ?? '';
      // What can't be used may be faint, and says so by other means.
      if (text === '' || element.closest(':disabled, [aria-disabled="true"]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const style = getComputedStyle(element);
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? 1) : 1;
      const [size, bold] = [parseFloat(style.fontSize) * scale, Number(style.fontWeight) >= 700];
      for (const { left, top, width: wide, height: tall } of range.getClientRects()) {
        const seen = left >= 0 && top >= 0 && left + wide <= innerWidth && top + tall <= innerHeight;
        if (!seen || wide < 2 || tall < 2) continue;
        element.dataset.measured = '';
        found.push({ text, left, top, wide, tall, size, bold });
      }
    }
    return found;
  });
}

/** Paints the marked text, or does not. */
function paint(page: Page, ink: 'own' | 'none'): Promise<void> {
  return page.evaluate((ink) => {
    for (const { style } of document.querySelectorAll<HTMLElement | SVGElement>('[data-measured]')) {
      for (const name of ['fill', 'color']) {
        if (ink === 'none') style.setProperty(name, 'transparent', 'important');
        else style.removeProperty(name);
      }
    }
  }, ink);
}

function luminance(picture: Picture, x: number, y: number): number {
  const at = (y * picture.width + x) * picture.channels;
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const value = (picture.pixels[at + channel] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function differs(one: Picture, other: Picture, x: number, y: number): boolean {
  const at = (y * one.width + x) * one.channels;
  return [0, 1, 2].some(
    (channel) => Math.abs((one.pixels[at + channel] ?? 0) - (other.pixels[at + channel] ?? 0)) > TELLING,
  );
}

/** The clearest that a text is in a part of a line; zero if it is not to be seen there. */
function clearest(inked: Picture, bare: Picture, box: Box): number {
  let [best, painted] = [0, 0];
  for (let y = Math.floor(box.top); y < Math.min(box.bottom, inked.height); y += 1) {
    for (let x = Math.floor(box.left); x < Math.min(box.right, inked.width); x += 1) {
      if (!differs(inked, bare, x, y)) continue;
      painted += 1;
      const [light = 0, dark = 0] = [luminance(inked, x, y), luminance(bare, x, y)].sort((a, b) => b - a);
      best = Math.max(best, (light + 0.05) / (dark + 0.05));
    }
  }
  return painted < PAINTED * (box.right - box.left) * (box.bottom - box.top) ? 0 : best;
}

/** The contrast of the worst part of a line, of a few letters; null if nothing is to be seen of it. */
function contrast(inked: Picture, bare: Picture, { left, top, wide, tall, size }: Found, scale: number): number | null {
  const parts = Math.max(1, Math.floor(wide / (3 * size)));
  const step = (wide * scale) / parts;
  const rows = { top: top * scale, bottom: (top + tall) * scale };
  const ratios = Array.from({ length: parts }, (_, part) => {
    const from = left * scale + part * step;
    return clearest(inked, bare, { ...rows, left: from, right: from + step });
  });
  const seen = ratios.filter((ratio) => ratio > 0);
  return seen.length === 0 ? null : Math.min(...seen);
}

/** The texts in sight that are too faint, and how many were measured. */
export async function faint(page: Page, scale: number): Promise<{ measured: number; faint: string[] }> {
  const found = await findText(page);
  const inked = decoded(await page.screenshot());
  await paint(page, 'none');
  const bare = decoded(await page.screenshot());
  await paint(page, 'own');
  await page.evaluate(() =>
    document.querySelectorAll('[data-measured]').forEach((one) => one.removeAttribute('data-measured')),
  );
  const judged = found.flatMap((one) => {
    const ratio = contrast(inked, bare, one, scale);
    const large = one.size >= LARGE || (one.bold && one.size >= LARGE_AND_BOLD);
    return ratio === null ? [] : [{ ...one, ratio, enough: large ? ENOUGH_IF_LARGE : ENOUGH }];
  });
  const failed = judged.filter(({ ratio, enough }) => ratio < enough);
  const said = failed.map(({ text, ratio, size }) => `${text}: ${ratio.toFixed(2)} at ${size.toFixed(1)} px`);
  return { measured: judged.length, faint: said };
}
