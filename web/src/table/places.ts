// What lies where on the table? A family's members, what stands beside them, and what is nobody's.
import { sheetOf } from '../card/catalog';
import type { CatalogPage, Kind } from '../card/types';
import { widthOfWords } from '../card/widths';
import { say, t } from '../lang';
import { familyOfSeat, stacksOf, type Parts } from '../net/parts';
import type { StackPart } from '../wire';

export type Placed = { stack: number; part: StackPart };

/** What is nobody's: characters to be chosen from, Guests, Stories, and the Expedition in force. */
export type Middle = { cast: Placed[]; guests: Placed[]; stories: Placed[]; expedition: number | null };

function kindOf(catalog: CatalogPage, { part }: Placed): Kind {
  return sheetOf(catalog, part.base).kind;
}

function isMember(kind: Kind): boolean {
  return kind === 'character' || kind === 'guest';
}

/** The characters and Guests of a seat's family. */
export function membersOf(catalog: CatalogPage, parts: Parts, seat: number): Placed[] {
  return familyOfSeat(parts, seat).filter((placed) => isMember(kindOf(catalog, placed)));
}

/** What stands beside a seat's family: where it lives, and the Story that it holds. */
export function besideOf(catalog: CatalogPage, parts: Parts, seat: number): Placed[] {
  return familyOfSeat(parts, seat).filter((placed) => !isMember(kindOf(catalog, placed)));
}

/** How wide that is, with its picture, its name and what it is worth. */
export function besideWide(beside: Placed[], catalog: CatalogPage): number {
  const [picture, size] = [100, 14];
  return beside.reduce(
    (sum, { part }) => sum + picture + widthOfWords(say(sheetOf(catalog, part.base).title), 'reading', size),
    0,
  );
}

/** What a seat's family is called. Without families there are no misfits either, only a company. */
export function houseOf(catalog: CatalogPage, parts: Parts, seat: number): string {
  const family = parts.people?.[seat]?.family ?? null;
  const house = family === null ? null : catalog.families[family];
  return house ? say(house.name) : t(catalog.families.length === 0 ? 'table-company' : 'table-misfits');
}

export function middleOf(catalog: CatalogPage, parts: Parts): Middle {
  const free = stacksOf(parts).filter(({ part }) => part.of === null && !part.gone);
  const those = (kind: Kind) => free.filter((placed) => kindOf(catalog, placed) === kind);
  return {
    cast: those('character'),
    guests: those('guest'),
    stories: those('story'),
    expedition: parts.middle?.expedition ?? null,
  };
}

/** Whether the table has a middle, be it empty now: a place for Guests, Stories and Expeditions. */
export function hasMiddle(catalog: CatalogPage, parts: Parts): boolean {
  if (catalog.cards.some(({ kind }) => kind === 'expedition')) return true;
  return stacksOf(parts).some((placed) => ['guest', 'story'].includes(kindOf(catalog, placed)));
}
