// What can be chosen when a table is laid, and what is chosen if nobody does.
import type { Edition } from '../card/types';
import type { BesideOptions, Level, OpenTable, TableOptions } from '../wire';

export const LEVELS: readonly Level[] = ['foundling', 'clerk', 'governess', 'undertaker', 'medium', 'raven'];
export const EDITIONS: readonly Edition[] = ['first', 'second'];
export const SEATS = [2, 3, 4, 5] as const;
export const CHARACTERS = [null, 4, 3, 2] as const;
export const CASTINGS = ['free', 'dealt', 'drafted'] as const;
/** How long windows are at most: as usual, with more time for the asking; or long, for people who cannot be quick. */
export const USUAL_SECONDS = 2;
export const LONG_SECONDS = 15;
export const RESPONSE_SECONDS: readonly number[] = [USUAL_SECONDS, LONG_SECONDS];
export const AWAY_MINUTES = [null, 2, 10, 60, 1440] as const;
export const ROUNDS = [5, 10, 20, 30, 40, 60] as const;
export const NAME_CHARS = 24;
export const LINE_CHARS = 400;
/** The game one has in mind when one says no more. */
export const BASE_GAME = 'gloom';

export function usualBeside(): BesideOptions {
  return { guests: 2, stories: 2, agreed: [], mysteries_at_home: false, casting: 'free', trimmed: false };
}

export function usualOptions(): TableOptions {
  return {
    edition: 'first',
    characters: null,
    plain: false,
    retorts: null,
    rounds: 60,
    response_seconds: USUAL_SECONDS,
    swift: false,
    away_minutes: 10,
    sets: [BASE_GAME],
    beside: usualBeside(),
  };
}

/** You and three bots, at once. */
export function playNow(name: string, family: number): OpenTable {
  return {
    name,
    family,
    others: [{ bot: 'governess' }, { bot: 'governess' }, { bot: 'governess' }],
    options: usualOptions(),
    watching: false,
    start: true,
  };
}

/** An edition as the catalog asks for it; anything else is read as the first. */
export function editionOf(options: TableOptions): Edition {
  return options.edition === 'second' ? 'second' : 'first';
}

/** A value that somebody else set stays choosable. */
export function withCurrent<T extends number | null>(offered: readonly T[], current: T): T[] {
  return offered.includes(current) ? [...offered] : [...offered, current];
}

/** Uses what a select has chosen from a list. */
export function picked<T>(
  from: readonly T[],
  event: Event & { currentTarget: HTMLSelectElement },
  use: (value: T) => void,
) {
  const value = from[event.currentTarget.selectedIndex];
  if (value !== undefined) use(value);
}
