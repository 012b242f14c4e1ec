// The hints of a guided first game, and when each one is to the point. They look only at what the player sees.
import { sheetOf } from '../card/catalog';
import type { CatalogPage } from '../card/types';
import { lifeOf } from '../card/words';
import { keep } from '../kept';
import type { Parts } from '../net/parts';
import { besideOf, membersOf, middleOf } from '../table/places';

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

function family({ parts, catalog }: Sight, seat: number) {
  return membersOf(catalog, parts, seat).map(({ part }) => part);
}

/** The undead keep no game going. */
function livingIn(sight: Sight, seat: number): number {
  return family(sight, seat).filter((part) => lifeOf(part) === 'living').length;
}

function ripe(sight: Sight): boolean {
  return family(sight, sight.seat).some((part) => lifeOf(part) === 'living' && part.face.worth < 0);
}

function isCasting({ catalog, parts }: Sight): boolean {
  return middleOf(catalog, parts).cast.length > 0;
}

/** In the order in which they are given, if several fit. */
export const HINTS: readonly Hint[] = [
  { name: 'cast', fits: ({ parts }) => parts.asked?.question.ask === 'cast' },
  { name: 'family', fits: (sight) => !isCasting(sight) && family(sight, sight.seat).length > 0 },
  { name: 'set-aside', fits: ({ parts }) => parts.asked?.question.ask === 'set-aside' },
  { name: 'respond', fits: ({ parts }) => parts.asked?.question.ask === 'respond' },
  { name: 'turn', fits: (sight) => asksForPlay(sight) },
  { name: 'misery', fits: (sight) => asksForPlay(sight) && modifierWith(sight, (sum) => sum < 0) },
  { name: 'second', fits: (sight) => asksForPlay(sight, 'second') },
  { name: 'cheer', fits: (sight) => asksForPlay(sight) && modifierWith(sight, (sum) => sum > 0) },
  { name: 'sight', fits: (sight) => family(sight, sight.seat).some((part) => part.layers.length > 0) },
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
  { name: 'dead', fits: (sight) => family(sight, sight.seat).some((part) => lifeOf(part) === 'dead') },
  { name: 'home', fits: ({ parts, catalog, seat }) => besideOf(catalog, parts, seat).length > 0 },
  { name: 'guests', fits: ({ parts, catalog }) => middleOf(catalog, parts).guests.length > 0 },
  { name: 'stories', fits: ({ parts, catalog }) => middleOf(catalog, parts).stories.length > 0 },
  { name: 'expedition', fits: ({ parts }) => parts.middle?.expedition != null },
  { name: 'undead', fits: (sight) => family(sight, sight.seat).some((part) => lifeOf(part) === 'undead') },
  { name: 'tale', fits: ({ parts }) => (parts.turn?.round ?? 1) >= 2 },
  { name: 'end', fits: (sight) => (sight.parts.people ?? []).some((_, seat) => livingIn(sight, seat) === 1) },
];

/** The first hint that fits and was not given yet. */
export function nextHint(sight: Sight, given: ReadonlySet<string>): Hint | null {
  return HINTS.find((hint) => !given.has(hint.name) && hint.fits(sight)) ?? null;
}
