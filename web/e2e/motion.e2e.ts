// Cards glide, except for those who asked for less motion.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LAPTOP, layTable, leave, seatOf, visit } from './guest';
import { openBrowser, openHouse, type House } from './house';
import { Sitter } from './sitter';

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

/** Plays a while and tells how often something was seen in motion: each frame is looked at. */
async function motions(reducedMotion: 'reduce' | 'no-preference'): Promise<number> {
  const table = await layTable(house, {
    others: [{ bot: 'clerk' }],
    start: true,
    options: { plain: true, characters: null },
  });
  const page = await visit(browser, house, seatOf(table), { ...LAPTOP, reducedMotion });
  const sitter = new Sitter(page);
  await sitter.asked();
  await page.evaluate(() => {
    const seen = globalThis as unknown as { motions: number };
    seen.motions = 0;
    const look = () => {
      seen.motions += document.getAnimations().filter(({ playState }) => playState === 'running').length;
      requestAnimationFrame(look);
    };
    look();
  });
  await sitter.playSome(4);
  await sitter.asked();
  const seen = await page.evaluate(() => (globalThis as unknown as { motions: number }).motions);
  await leave(page);
  return seen;
}

it('lets cards glide', async () => {
  expect(await motions('no-preference')).toBeGreaterThan(0);
});

it('keeps everything still for those who ask for it', async () => {
  expect(await motions('reduce')).toBe(0);
});
