// The hints of a guided first game, and when each one is to the point. They look only at what the player sees.
import { sheetOf } from '../card/catalog';
import type { CatalogPage } from '../card/types';
import { keep } from '../kept';
import { familyOfSeat, type Parts } from '../net/parts';

/** From the next game on, hints are given, and all of them. */
export function startTour(): void {
  keep('tour', 'on');
  keep('hints', '');
}

export type Sight = { parts: Parts; catalog: CatalogPage; seat: number };
export type Hint = { name: string; fits: (sight: Sight) => boolean };

function asksForPlay({ parts }: Sight, play?: 'first' | 'second'): boolean {
  const question = parts.asked?.question;
  return question?.ask === 'play' && (play === undefined || question.play === play);
}

function playable({ parts, catalog }: Sight, fits: (card: number) => boolean): boolean {
  return (parts.asked?.options.plays ?? []).some(({ card }) => sheetOf(catalog, card).kind !== 'event' && fits(card));
}

function modifierWith(sight: Sight, fits: (sum: number) => boolean): boolean {
  return playable(sight, (card) => {
    const { kind, pathos } = sheetOf(sight.catalog, card);
    return kind === 'modifier' && fits(pathos.reduce<number>((sum, one) => sum + (one ?? 0), 0));
  });
}

function isDead(portrait: unknown): boolean {
  return typeof portrait === 'object' && portrait !== null && 'dead' in portrait;
}

function livingIn(sight: Sight, seat: number): number {
  return familyOfSeat(sight.parts, seat).filter(({ part }) => !isDead(part.face.portrait)).length;
}

function ripe({ parts, seat }: Sight): boolean {
  return familyOfSeat(parts, seat).some(({ part }) => !isDead(part.face.portrait) && part.face.worth < 0);
}

/** In the order in which they are given, if several fit. */
export const HINTS: readonly Hint[] = [
  { name: 'family', fits: ({ parts, seat }) => familyOfSeat(parts, seat).length > 0 },
  { name: 'set-aside', fits: ({ parts }) => parts.asked?.question.ask === 'set-aside' },
  { name: 'respond', fits: ({ parts }) => parts.asked?.question.ask === 'respond' },
  { name: 'turn', fits: (sight) => asksForPlay(sight) },
  { name: 'misery', fits: (sight) => asksForPlay(sight) && modifierWith(sight, (sum) => sum < 0) },
  { name: 'second', fits: (sight) => asksForPlay(sight, 'second') },
  { name: 'cheer', fits: (sight) => asksForPlay(sight) && modifierWith(sight, (sum) => sum > 0) },
  { name: 'sight', fits: ({ parts, seat }) => familyOfSeat(parts, seat).some(({ part }) => part.layers.length > 0) },
  { name: 'ripe', fits: (sight) => ripe(sight) },
  {
    name: 'bury',
    fits: (sight) =>
      asksForPlay(sight, 'first') && playable(sight, (card) => sheetOf(sight.catalog, card).kind === 'untimely-death'),
  },
  {
    name: 'window',
    fits: ({ parts }) => parts.waiting !== null && parts.waiting !== undefined && 'window' in parts.waiting,
  },
  { name: 'dead', fits: (sight) => livingIn(sight, sight.seat) < familyOfSeat(sight.parts, sight.seat).length },
  { name: 'tale', fits: ({ parts }) => (parts.turn?.round ?? 1) >= 2 },
  { name: 'end', fits: (sight) => (sight.parts.people ?? []).some((_, seat) => livingIn(sight, seat) === 1) },
];

/** The first hint that fits and was not given yet. */
export function nextHint(sight: Sight, given: ReadonlySet<string>): Hint | null {
  return HINTS.find((hint) => !given.has(hint.name) && hint.fits(sight)) ?? null;
}
