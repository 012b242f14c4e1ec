// What lies beside the families at a table: read off its cards.
import type { CardSheet, CatalogPage } from '../card/types';
import { t } from '../lang';
import type { TableOptions } from '../wire';

/** So many Guests or Stories there can be. */
export const MIDDLE_MAX = 5;

export type Brought = {
  families: number;
  /** How many characters there are to choose from, if there are no families. */
  cast: number;
  guests: number;
  mysteries: number;
  stories: CardSheet[];
  /** How many of them can lie in the middle. [TALE-3] */
  storiesMost: number;
  /** Whether more than one box is on the table. */
  mixed: boolean;
};

export function broughtBy(catalog: CatalogPage): Brought {
  const ofKind = (kind: CardSheet['kind']) => catalog.cards.filter((sheet) => sheet.kind === kind);
  return {
    families: catalog.families.length,
    cast: ofKind('character').filter((sheet) => (sheet.person?.family ?? null) === null).length,
    guests: ofKind('guest').length,
    mysteries: ofKind('mystery').length,
    stories: ofKind('story'),
    storiesMost: Math.min(MIDDLE_MAX, ofKind('story').length, ...catalog.sets.map((set) => set.stories ?? MIDDLE_MAX)),
    mixed: catalog.sets.length > 1,
  };
}

/** Whether somebody has no family, but what the others set aside. [SETUP-5] */
export function hasMisfits(families: number, seats: number): boolean {
  return families > 0 && seats === 5 && families === 4;
}

/** Why so many cannot play with these cards, in a sentence; null if they can. */
export function crowding(catalog: CatalogPage, seats: number, options: TableOptions): string | null {
  const { families, cast } = broughtBy(catalog);
  if (cast > 0 && cast < seats * (options.characters ?? catalog.cast))
    return t('boxes-few-characters', { cast, seats });
  const fits = cast > 0 || seats <= families || hasMisfits(families, seats);
  return fits ? null : t('boxes-few-families', { families, seats });
}
