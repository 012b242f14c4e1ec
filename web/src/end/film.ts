// A finished game as a strip of pictures: the parts of every step, from the patches that the server sends.
import { alone, sayingsOf } from '../lang/chronicler';
import type { Narrator } from '../lang/telling';
import type { Parts } from '../net/parts';
import { changesBetween } from '../net/plays';
import { sentencesOf, toldOf, type Sentence } from '../table/chronicle';
import type { Line, Replay } from '../wire';

/** All parts after each step. What did not change is the same object in many of them. */
export function frames(replay: Replay): Parts[] {
  const strip: Parts[] = [];
  let last: Parts = { people: replay.people };
  for (const step of replay.steps) {
    last = { ...last, ...step.parts };
    strip.push(last);
  }
  return strip;
}

/** What is told of each step, with the numbers that changed in it. */
export function toldIn({ steps }: Replay, strip: readonly Parts[], narrator: Narrator): Sentence[][] {
  const sayings = sayingsOf(steps);
  return steps.map(({ at }, place) => {
    const changes = changesBetween(strip[place - 1] ?? {}, strip[place] ?? {}, at);
    return sentencesOf(toldOf((sayings[place] ?? []).map(alone), narrator), changes, narrator);
  });
}

/** Everyone's hand, by seat; empty if hands are to stay hidden. */
export function handsIn(parts: Parts, shown: boolean): Record<number, number[]> {
  if (!shown) return {};
  const bag = parts as Record<string, unknown>;
  const hands = Object.entries(bag).filter(([key]) => key.startsWith('hand/'));
  return Object.fromEntries(hands.map(([key, hand]) => [Number(key.slice('hand/'.length)), hand as number[]]));
}

/** The stories that were told about a step. */
export function storiesOf(lines: Line[], at: number): Line[] {
  return lines.filter((line) => line.kind === 'story' && line.at === at);
}

/** The position of a step in the strip; the nearest one before it if it was taken back. */
export function placeOf(replay: Replay, at: number): number {
  const after = replay.steps.findIndex((step) => step.at > at);
  return after < 0 ? Math.max(0, replay.steps.length - 1) : Math.max(0, after - 1);
}

/** With these somebody plays, or does not. */
const PLAYED = new Set(['announced', 'discarded', 'passed']);

/** Where the play begins: the first thing that somebody does in a turn. Casting and setting aside come before all turns. */
export function firstPlay(replay: Replay): number {
  let begun = false;
  const first = replay.steps.findIndex(({ beats }) =>
    beats.some(({ beat }) => {
      begun ||= beat === 'turn-began';
      return begun && PLAYED.has(beat);
    }),
  );
  return Math.max(0, first);
}

/** The next place in that direction of which something is told; the first or the last one otherwise. */
export function nextPlace(told: readonly unknown[][], at: number, way: 1 | -1): number {
  for (let place = at + way; place > 0 && place < told.length - 1; place += way) {
    if ((told[place] ?? []).length > 0) return place;
  }
  return way > 0 ? told.length - 1 : 0;
}

/** How fast it runs by itself: how long one place stays, in milliseconds. */
export const SPEEDS = { calm: 2400, brisk: 1200, swift: 350 } as const;
export type Speed = keyof typeof SPEEDS;

export function speedOf(word: string | null): Speed {
  return word === 'brisk' || word === 'swift' ? word : 'calm';
}
