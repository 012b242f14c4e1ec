// The reckoning as a list of lines: who counts for what, in the order in which it is read out.
import type { CatalogPage, Kind } from '../card/types';
import { sheetOf } from '../card/catalog';
import { lifeOf, portraitOf, type Life } from '../card/words';
import type { Parts } from '../net/parts';
import { besideOf, membersOf } from '../table/places';

export type Counted = {
  slug: string;
  /** Whose portrait shows: another one's, if it was a transformation. */
  portrait: string;
  kind: Kind;
  title: { en: string; it: string };
  life: Life;
  /** Whether it counts: the living do not. */
  dead: boolean;
  /** How many cards lie on it. */
  layers: number;
  /** What shows, and what the dead add to it at the end. */
  worth: number;
  bonus: number;
};

export type Account = { seat: number; value: number; won: boolean; members: Counted[] };

function counted(catalog: CatalogPage, parts: Parts, seat: number): Counted[] {
  return [...membersOf(catalog, parts, seat), ...besideOf(catalog, parts, seat)].map(({ part }) => {
    const { face, layers } = part;
    const { slug, title, kind } = sheetOf(catalog, part.base);
    const portrait = portraitOf(part);
    const dead = face.reckoned !== null;
    return {
      slug,
      portrait: portrait === null ? slug : sheetOf(catalog, portrait).slug,
      kind,
      title,
      life: lifeOf(part),
      dead,
      layers: layers.length,
      worth: face.worth,
      bonus: dead ? (face.reckoned ?? 0) - face.worth : 0,
    };
  });
}

/** One account for each seat; the happiest family first, so that the winner comes last. */
export function accounts(catalog: CatalogPage, parts: Parts): Account[] {
  const winners = parts.turn?.winners ?? [];
  const all = (parts.people ?? []).map((_, seat) => ({
    seat,
    value: parts[`seat/${seat}`]?.value ?? 0,
    won: winners.includes(seat),
    members: counted(catalog, parts, seat),
  }));
  return all.sort((one, other) => other.value - one.value || one.seat - other.seat);
}

/** A number as it is written on a card: a real minus sign, and a plus for what is cheerful. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value < 0 ? `−${-value}` : `+${value}`;
}
