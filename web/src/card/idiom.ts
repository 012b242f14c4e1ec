// The words of a game: what it says of death, and what a player's characters are to each other.
import type { Idiom, Kin, Speech } from '../lang';
import type { BoxSheet } from '../wire';
import type { CatalogPage } from './types';

/** Where parties take the place of families: the sets themselves do not tell. [MUNCH-1] */
const OF_PARTIES: readonly string[] = ['munchkin'];

/** What the table says of death: that is up to its first set. */
export function speechOf(catalog: CatalogPage): Speech {
  return catalog.sets[0]?.tale ? 'tale' : 'gloom';
}

/** What sort of group everyone has at the table: that is up to its first set, too. */
export function kinOf({ sets, families }: CatalogPage): Kin {
  return kinIn(sets[0]?.id ?? '', families.length === 0);
}

/** What sort of groups are in a box. */
export function kinOfBox({ id, cast }: BoxSheet): Kin {
  return kinIn(id, cast > 0);
}

export function idiomOf(catalog: CatalogPage): Idiom {
  return { speech: speechOf(catalog), kin: kinOf(catalog) };
}

function kinIn(set: string, loose: boolean): Kin {
  if (OF_PARTIES.includes(set)) return 'party';
  return loose ? 'company' : 'family';
}
