// The reckoning as a list of lines: who counts for what, in the order in which it is read out.
import type { CatalogPage, Kind, StackPart } from '../card/types';
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
  /** What they died of: the title of the card. */
  manner: { en: string; it: string } | null;
  /** Whether it counts: the living do not. */
  dead: boolean;
  /** How many cards lie on it. */
  layers: number;
  /** What shows, and what the dead add to it at the end. */
  worth: number;
  bonus: number;
};

export type Account = { seat: number; value: number; won: boolean; members: Counted[] };

function mannerOf(catalog: CatalogPage, { face }: StackPart): Counted['manner'] {
  const { portrait } = face;
  return typeof portrait === 'object' && 'dead' in portrait ? sheetOf(catalog, portrait.dead).title : null;
}

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
      manner: mannerOf(catalog, part),
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

/** Whoever was most wretched of all in the end, and counts. */
export function saddestOf(all: readonly Account[]): { seat: number; one: Counted } | null {
  const counted = all.flatMap(({ seat, members }) => members.filter((one) => one.dead).map((one) => ({ seat, one })));
  const persons = counted.filter(({ one }) => one.kind !== 'residence' && one.kind !== 'story');
  const total = ({ one }: { one: Counted }) => one.worth + one.bonus;
  return persons.sort((one, other) => total(one) - total(other))[0] ?? null;
}
