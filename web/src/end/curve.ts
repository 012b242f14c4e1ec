// The geometry of the curves: chances over turns, and labels that do not lie on each other.
import type { CurvePoint, Review } from '../wire';

export type Box = { width: number; height: number; left: number; right: number; top: number; bottom: number };
/** With the names beside the curves; and without, for a narrow screen, which has them below. */
export const WIDE: Box = { width: 720, height: 300, left: 48, right: 560, top: 14, bottom: 262 };
export const NARROW: Box = { width: 360, height: 280, left: 48, right: 350, top: 14, bottom: 242 };
const LABEL_STEP = 24;

/** A pattern for each seat: told apart without their colours. */
export const DASHES = ['', '11 4', '3 4', '14 4 3 4', '18 3 3 3 3 3'];

export type Place = { x: number; y: number };

function lastTurn(curve: readonly CurvePoint[]): number {
  return Math.max(2, curve.at(-1)?.turn ?? 2);
}

export function placeOf(box: Box, review: Review, turn: number, chance: number): Place {
  const { left, right, top, bottom } = box;
  const part = Math.max(0, turn - 1) / (lastTurn(review.curve) - 1);
  return { x: left + (right - left) * Math.min(1, part), y: bottom - (bottom - top) * chance };
}

/** A seat's curve as a path. */
export function pathOf(box: Box, review: Review, seat: number): string {
  const places = review.curve.map((point) => placeOf(box, review, point.turn, point.chances[seat] ?? 0));
  return places.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');
}

/** Where each seat's name stands: where its curve ends, pushed apart, none below the frame. */
export function labelsOf(box: Box, review: Review, seats: number): number[] {
  const end = review.curve.at(-1);
  const rows = Array.from({ length: seats }, (_, seat) => {
    return { seat, y: placeOf(box, review, 0, end?.chances[seat] ?? 0).y };
  });
  rows.sort((one, other) => one.y - other.y || one.seat - other.seat);
  rows.forEach((row, at) => (row.y = Math.max(row.y, at === 0 ? box.top + 6 : rows[at - 1]!.y + LABEL_STEP)));
  const over = (rows.at(-1)?.y ?? 0) - box.bottom;
  if (over > 0) {
    let least = box.bottom;
    for (const row of rows.toReversed()) {
      row.y = Math.min(row.y, least);
      least = row.y - LABEL_STEP;
    }
  }
  return rows.sort((one, other) => one.seat - other.seat).map(({ y }) => y);
}

/** The chances at the beginning of each turn, and in the end: what the table beside the picture tells. */
export function rowsOf({ curve }: Review): CurvePoint[] {
  return curve.filter((point, at) => at === curve.length - 1 || Number.isInteger(point.turn));
}

/** Up to six turns for the axis below. */
export function ticksOf(review: Review): number[] {
  const last = Math.floor(lastTurn(review.curve));
  const step = Math.max(1, Math.ceil((last - 1) / 5));
  return Array.from({ length: Math.floor((last - 1) / step) + 1 }, (_, at) => 1 + at * step);
}
