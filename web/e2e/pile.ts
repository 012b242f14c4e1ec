// The discard pile, whatever lies there already: nobody knows who begins, and what they gave up.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { en } from './words';

const COUNTS = Array.from({ length: 120 }, (_, count) => count);

/** The pile, as the button it is. */
export function discardPile(page: Page): Locator {
  const labels = COUNTS.slice(0, 3).map((count) => en('table-browse', { count }).replace('2', '\\d+'));
  return page.getByRole('button', { name: new RegExp(`^(?:${labels.join('|')})$`) });
}

/** How many cards lie there. */
export async function discarded(page: Page): Promise<number> {
  const label = await discardPile(page).getAttribute('aria-label');
  return COUNTS.findIndex((count) => label === en('table-browse', { count }));
}

/** Does something by which exactly one card comes to lie there. */
export async function discardsOne(page: Page, does: () => Promise<void>): Promise<void> {
  const before = await discarded(page);
  await does();
  await expect.poll(() => discarded(page)).toBe(before + 1);
}
