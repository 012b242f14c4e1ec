// The reckoning as a list of lines: who counts for what, in the order in which it is read out.
import type { CatalogPage } from '../card/types';
import { sheetOf } from '../card/catalog';
import { familyOfSeat, type Parts } from '../net/parts';

export type Counted = {
  slug: string;
  title: { en: string; it: string };
  dead: boolean;
  /** What shows, and what the dead add to it at the end. */
  worth: number;
  bonus: number;
};

export type Account = { seat: number; value: number; won: boolean; members: Counted[] };

function counted(catalog: CatalogPage, parts: Parts, seat: number): Counted[] {
  return familyOfSeat(parts, seat).map(({ part: { base, face } }) => {
    const { slug, title } = sheetOf(catalog, base);
    const dead = face.reckoned !== null;
    return { slug, title, dead, worth: face.worth, bonus: dead ? (face.reckoned ?? 0) - face.worth : 0 };
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
