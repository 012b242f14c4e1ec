// The six hints of a first game, and when each one is to the point. They look only at what the player sees.
import { sheetOf } from '../card/catalog';
import type { CatalogPage, StackPart } from '../card/types';
import { lifeOf } from '../card/words';
import { say } from '../lang';
import type { Parts } from '../net/parts';
import { membersOf } from '../table/places';

export type Sight = { parts: Parts; catalog: CatalogPage; seat: number };
/** What a hint speaks of: where it lies on the table, as in `data-place`, and words for its sentence. */
export type Subject = { places: string[]; words: Record<string, string> };
export type Hint = {
  name: string;
  /** What it would speak of now; null if it is not to the point. */
  about: (sight: Sight, given: ReadonlySet<string>) => Subject | null;
  /** Whether the next answer settles it, whatever it is: else one that is ignored would stand before what comes after it. */
  asks?: boolean;
};

type Play = { card: number; on: number[]; points: number };

function asksForPlay({ parts }: Sight, play?: 'first'): boolean {
  const question = parts.asked?.question;
  return question?.ask === 'play' && (play === undefined || question.play === play);
}

function titleOf({ catalog }: Sight, card: number): string {
  return say(sheetOf(catalog, card).title);
}

function family({ parts, catalog }: Sight, mine: boolean, seat: number) {
  const seats = (parts.people ?? []).map((_, at) => at).filter((at) => (at === seat) === mine);
  return seats.flatMap((at) => membersOf(catalog, parts, at));
}

function living(sight: Sight, mine: boolean) {
  return family(sight, mine, sight.seat).filter(({ part }) => lifeOf(part) === 'living');
}

/** Cards of a kind that may be played on some of these. */
function playsOn(sight: Sight, kind: string, stacks: readonly number[]): Play[] {
  return (sight.parts.asked?.options.plays ?? []).flatMap(({ card, on }) => {
    const sheet = sheetOf(sight.catalog, card);
    const there = on.filter((stack) => stacks.includes(stack));
    const points = sheet.pathos.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    return sheet.kind === kind && there.length > 0 ? [{ card, on: there, points }] : [];
  });
}

/** The Modifier that does most, below zero for one's own and above it for the others. */
function modifier(sight: Sight, mine: boolean): Subject | null {
  if (!asksForPlay(sight)) return null;
  const stacks = living(sight, mine).map(({ stack }) => stack);
  const sign = mine ? -1 : 1;
  const plays = playsOn(sight, 'modifier', stacks).filter(({ points }) => points * sign > 0);
  const best = plays.sort((one, other) => (other.points - one.points) * sign)[0];
  if (!best) return null;
  return {
    places: [`card/${best.card}`, ...best.on.map((stack) => `stack/${stack}`)],
    words: { card: titleOf(sight, best.card) },
  };
}

/** Whether a number lies under another. */
function hidesANumber({ catalog }: Sight, part: StackPart): boolean {
  const layers = part.layers.map((card) => sheetOf(catalog, card).pathos);
  return [0, 1, 2].some((slot) => layers.filter((pathos) => (pathos[slot] ?? null) !== null).length > 1);
}

function covered(sight: Sight): Subject | null {
  if (!asksForPlay(sight)) return null;
  const all = [...family(sight, true, sight.seat), ...family(sight, false, sight.seat)];
  const found = all.find(({ part }) => hidesANumber(sight, part));
  return found ? { places: [`stack/${found.stack}`], words: { name: titleOf(sight, found.part.base) } } : null;
}

function death(sight: Sight): Subject | null {
  if (!asksForPlay(sight, 'first')) return null;
  const ripe = living(sight, true).filter(({ part }) => part.face.worth < 0);
  const worst = ripe.sort((one, other) => one.part.face.worth - other.part.face.worth)[0];
  const card = worst && playsOn(sight, 'untimely-death', [worst.stack])[0]?.card;
  if (!worst || card === undefined) return null;
  const words = { name: titleOf(sight, worst.part.base), card: titleOf(sight, card) };
  return { places: [`card/${card}`, `stack/${worst.stack}`], words };
}

function response(sight: Sight): Subject | null {
  const asked = sight.parts.asked;
  const card = asked?.options.plays[0]?.card;
  if (asked?.question.ask !== 'respond' || card === undefined) return null;
  const played = asked.question.card;
  return {
    places: [`card/${card}`, `announced/${played}`],
    words: { card: titleOf(sight, card), played: titleOf(sight, played) },
  };
}

function end(sight: Sight, given: ReadonlySet<string>): Subject | null {
  const near = living(sight, true).length === 1 || living(sight, false).length === 1;
  return asksForPlay(sight) && (near || given.size >= HINTS.length - 1) ? { places: [], words: {} } : null;
}

/** In the order in which they are given, if several fit. */
export const HINTS: readonly Hint[] = [
  { name: 'misery', about: (sight) => modifier(sight, true), asks: true },
  { name: 'cheer', about: (sight) => modifier(sight, false), asks: true },
  { name: 'covered', about: covered, asks: true },
  { name: 'death', about: death, asks: true },
  { name: 'response', about: response, asks: true },
  { name: 'end', about: end },
];

export type Given = { hint: Hint; about: Subject };

/** The first hint that fits and was not given yet. */
export function nextHint(sight: Sight, given: ReadonlySet<string>): Given | null {
  for (const hint of HINTS) {
    const about = given.has(hint.name) ? null : hint.about(sight, given);
    if (about) return { hint, about };
  }
  return null;
}
