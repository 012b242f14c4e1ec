// Who did what with an event, and what did it change? Read off the faces before and after; no rule is worked out.
import { lifeOf, type Life } from '../card/words';
import type { Beat, Event, StackPart, Step, Way } from '../wire';
import { stacksOf, type Parts } from './parts';

/** A stack that looks otherwise than before: what it is worth as it lies, and how it is with its character. */
export type Change = { stack: number; from: number; to: number; was: Life; is: Life; step: number };

/** A card that was played; what nobody played (a draw, a Guest who leaves) has no card. */
export type Play = {
  /** The step in which it was announced. */
  at: number;
  by: number | null;
  card: number | null;
  on: number | null;
  way: Way | null;
  changes: Change[];
  /** What it did to the hand and the turns of the one who looks. */
  forced: Beat[];
  cancelled: boolean;
};

/** A card that was announced and is not done. */
export type Open = { at: number; by: number; card: number | null; on: number | null };

/** With these a card that was announced is done. */
const DONE = new Set(['laid', 'resolved', 'cancelled']);

/** What a stack counts for as it lies: as it is reckoned if it is, else its Self-Worth. */
export function valueOf({ face }: StackPart): number {
  return face.reckoned ?? face.worth;
}

export function isDeath({ was, is }: Change): boolean {
  return was !== 'dead' && is === 'dead';
}

/** The stacks that changed from one picture of the table to the next. */
export function changesBetween(before: Parts, after: Parts, step: number): Change[] {
  return stacksOf(after).flatMap(({ stack, part }) => {
    const old = before[`stack/${stack}`];
    if (!old || old === part) return [];
    const change = { stack, from: valueOf(old), to: valueOf(part), was: lifeOf(old), is: lifeOf(part), step };
    return change.from === change.to && change.was === change.is ? [] : [change];
  });
}

/** The cards that are announced and not done after these beats. One may be played inside another. */
export function openAfter(open: readonly Open[], { at, beats }: Step): Open[] {
  const left = [...open];
  for (const beat of beats) {
    if (beat.beat === 'announced') left.push({ at, by: beat.seat, card: beat.card, on: beat.on });
    if (!DONE.has(beat.beat) || !('card' in beat)) continue;
    const done = left.findLastIndex(({ card }) => card === beat.card);
    if (done >= 0) left.splice(done, 1);
  }
  return left;
}

/** The cards that are announced in these steps. */
export function announcedIn(steps: readonly Step[]): Open[] {
  return steps.flatMap(({ at, beats }) =>
    beats.flatMap((beat) => (beat.beat === 'announced' ? [{ at, by: beat.seat, card: beat.card, on: beat.on }] : [])),
  );
}

/** Who is behind a step: whoever answered; of a window that closed, whoever announced the card. */
export function actorOf(step: Step, open: readonly Open[]): number | null {
  return step.by ?? open.at(-1)?.by ?? null;
}

/** Whether all that an event tells was done by one seat. */
export function isDoneBy(seat: number | null, { steps = [] }: Event, open: readonly Open[]): boolean {
  if (seat === null || steps.length === 0) return false;
  let standing = [...open];
  return steps.every((step) => {
    const announced = step.beats.flatMap((beat) => (beat.beat === 'announced' ? [beat.seat] : []));
    const actors = [actorOf(step, standing), ...announced];
    standing = openAfter(standing, step);
    return actors.every((actor) => actor === seat);
  });
}

/** What of a step befell the hand or the turns of a seat that did not do it. */
export function forcedOn(seat: number | null, { by, beats }: Step): Beat[] {
  if (seat === null || by === seat) return [];
  return beats.filter((beat) => {
    switch (beat.beat) {
      case 'taken':
        return beat.from === seat || beat.to === seat;
      case 'drawn':
      case 'discarded':
      case 'returned':
      case 'will-skip':
        return beat.seat === seat;
      default:
        return false;
    }
  });
}
