// What can be chosen when a table is laid, and what is chosen if nobody does.
import type { Edition } from '../card/types';
import type { Level, OpenTable, TableOptions } from '../wire';

export const LEVELS: readonly Level[] = ['foundling', 'clerk', 'governess', 'undertaker', 'medium', 'raven'];
export const EDITIONS: readonly Edition[] = ['first', 'second'];
export const SEATS = [2, 3, 4, 5] as const;
export const CHARACTERS = [null, 4, 3, 2] as const;
export const RESPONSE_SECONDS = [4, 8, 15, 30] as const;
export const AWAY_MINUTES = [null, 2, 10, 60, 1440] as const;
export const ROUNDS = [5, 10, 20, 30, 40, 60] as const;
export const NAME_CHARS = 24;
export const LINE_CHARS = 400;

export function usualOptions(): TableOptions {
  return {
    edition: 'first',
    characters: null,
    plain: false,
    retorts: null,
    rounds: 60,
    response_seconds: 8,
    swift: false,
    away_minutes: 10,
  };
}

/** You and three bots, at once. */
export function playNow(name: string, family: number): OpenTable {
  return {
    name,
    family,
    others: [{ bot: 'governess' }, { bot: 'governess' }, { bot: 'governess' }],
    options: { ...usualOptions(), response_seconds: 4 },
    watching: false,
    start: true,
  };
}

/** An edition as the catalog asks for it; anything else is read as the first. */
export function editionOf(options: TableOptions): Edition {
  return options.edition === 'second' ? 'second' : 'first';
}
