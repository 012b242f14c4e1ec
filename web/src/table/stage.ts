// What stands on the stage over the families, how large, and in which corner: never over whom it is about.
import type { Parts } from '../net/parts';
import { cornerAwayFrom, PAD, type Arrangement, type Corner } from './layout';

/** The place of a stack's family among the seats as they sit. */
export function familyAt(parts: Parts, seats: number[], stack: number | null): number | null {
  const of = stack === null ? null : (parts[`stack/${stack}`]?.of ?? null);
  const at = of === null ? -1 : seats.indexOf(of);
  return at < 0 ? null : at;
}

export function cornerFor(parts: Parts, laid: Arrangement, seats: number[], stack: number | null): Corner {
  return cornerAwayFrom(laid, familyAt(parts, seats, stack));
}

/** A card on the stage: large, and whole within the room that the families have. */
export function stageCard(laid: Arrangement): { wide: number; tall: number } {
  if (laid.form === 'phone') return { wide: 168, tall: 240 };
  const room = laid.rows.reduce((sum, { tall }) => sum + tall, 0) + PAD * (laid.rows.length - 1) - 34;
  const tall = Math.max(210, Math.min(room > 470 ? 376 : 312, room));
  return { tall, wide: tall > 320 ? 270 : 222 };
}

type Span = Pick<DOMRect, 'left' | 'right'>;
/** Where something wide stands beside a target, and how wide it may be there. */
export type Side = { left: boolean; wide: number };

/** Narrower than that nothing can be read: then it stands above or below. */
const NARROWEST = 400;

/** The side of a board with more room beside a target; none if it is too narrow. */
export function sideOf(target: Span, board: Span): Side | null {
  const [before, after] = [target.left - board.left, board.right - target.right];
  const wide = Math.max(before, after) - PAD;
  return wide < NARROWEST ? null : { left: before >= after, wide };
}

/** The same for something on the board that is about a stack. */
export function sideFor(panel: HTMLElement | undefined, stack: number | null): Side | null {
  const board = panel?.offsetParent;
  const target = stack === null ? null : board?.querySelector(`[data-place="stack/${stack}"]`);
  return board && target ? sideOf(target.getBoundingClientRect(), board.getBoundingClientRect()) : null;
}
