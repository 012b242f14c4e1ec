// A finished game as a strip of pictures: the parts of every step, from the patches that the server sends.
import type { Parts } from '../net/parts';
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
