// The words of a game: what it says of death, and what a player's characters are to each other.
import type { Idiom, Kin, Speech } from '../lang';
import type { BoxSheet } from '../wire';
import type { CatalogPage } from './types';

/** How the table speaks: that is up to its first set. */
export function speechOf(catalog: CatalogPage): Speech {
  return catalog.sets[0]?.speech ?? 'gloom';
}

/** What sort of group everyone has at the table: that is up to its first set, too. */
export function kinOf(catalog: CatalogPage): Kin {
  return kinIn(speechOf(catalog), catalog.families.length === 0);
}

/** What sort of groups are in a box. */
export function kinOfBox({ speech, cast }: BoxSheet): Kin {
  return kinIn(speech, cast > 0);
}

export function idiomOf(catalog: CatalogPage): Idiom {
  return { speech: speechOf(catalog), kin: kinOf(catalog) };
}

/** In a dungeon parties take the place of families. [MUNCH-1] */
function kinIn(speech: Speech, loose: boolean): Kin {
  if (speech === 'dungeon') return 'party';
  return loose ? 'company' : 'family';
}
