// Which sound belongs to what happened? One at a time: the gravest.
import type { Happened } from '../net/changes.svelte';
import type { Line } from '../wire';
import type { Sound } from './synth';

/** With these a sheet of film comes to lie on a stack, or is taken off. */
const FILM = new Set(['laid', 'moved', 'stripped', 'lifted', 'slipped']);
/** With these a card goes from hand to hand or to a pile. */
const PAPER = new Set(['announced', 'drawn', 'discarded', 'taken', 'resolved', 'cancelled', 'regained', 'returned']);

export function cueOf({ beats, deaths }: Happened): Sound | null {
  if (deaths.length > 0) return 'bell';
  if (beats.some(({ beat }) => FILM.has(beat))) return 'film';
  return beats.some(({ beat }) => PAPER.has(beat)) ? 'paper' : null;
}

/** Whether somebody clapped after a line with that number. */
export function isApplauded(lines: readonly Line[], after: number): boolean {
  return lines.some(({ kind, number }) => kind === 'applause' && number > after);
}
