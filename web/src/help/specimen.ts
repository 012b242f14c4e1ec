// A life in five pictures, for those who do not know the game: real cards of the base game, and what they come to.
import type { CardSheet, CatalogPage } from '../card/types';

/** The card that is laid, what is said of it, and the Self-Worth that shows afterwards. */
export type Still = { slug: string; name: 'well' | 'misery' | 'cheer' | 'again' | 'death'; worth: number };

/** Everything befalls one person. A test adds the numbers up; the last one has the bonus of the death in it. */
export const LIFE: readonly Still[] = [
  { slug: 'grogar', name: 'well', worth: 0 },
  { slug: 'was-startled-by-snakes', name: 'misery', worth: -20 },
  { slug: 'was-delighted-by-ducklings', name: 'cheer', worth: 10 },
  { slug: 'was-ruined-by-rum', name: 'again', worth: -25 },
  { slug: 'was-baked-into-a-pie', name: 'death', worth: -35 },
];

/** An Event that answers another. */
export const ANSWER = 'smoke-and-mirrors';

export function bySlug(catalog: CatalogPage, slug: string): CardSheet | null {
  return catalog.cards.find((sheet) => sheet.slug === slug) ?? null;
}

/** The first so many cards of that life; null where a card has gone from the game. */
export function lifeUntil(catalog: CatalogPage, count: number): CardSheet[] | null {
  const sheets = LIFE.slice(0, count).map(({ slug }) => bySlug(catalog, slug));
  return sheets.every((sheet) => sheet !== null) ? sheets : null;
}
