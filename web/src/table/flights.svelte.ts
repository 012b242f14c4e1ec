// Cards that glide: for each beat that moves a card, from where it was before to where it is now. The table itself has
// changed already, so nothing waits for it.
import { tick } from 'svelte';
import type { Beat, Event } from '../wire';

export type Flight = { key: number; card: number | null; from: DOMRect; to: DOMRect; delay: number };

/** A card, or a whole stack by its number, which goes by its bottom card. */
type Way = { card: number | null; stack?: number; from: string[]; to: string[] };
type Eyes = { isDeath: (card: number) => boolean; baseOf: (stack: number) => number | null };

const MOST = 8;
const STAGGER = 70;
export const GLIDE = 240;

const inHand = (seat: number, card: number | null) => [`card/${card}`, `hand/${seat}`];
const shown = (card: number | null) => [`announced/${card}`, 'announced'];
const onStack = (stack: number) => [`stack/${stack}`];

/** From where to where a beat moves a card, as places on the page, the closest first. */
export function wayOf(beat: Beat): Way | null {
  switch (beat.beat) {
    case 'announced':
      return {
        card: beat.card,
        from: beat.way === 'sudden' ? shown(beat.card) : inHand(beat.seat, beat.card),
        to: shown(beat.card),
      };
    case 'sprung':
      return { card: beat.card, from: inHand(beat.seat, beat.card), to: shown(beat.card) };
    case 'lapsed':
      return { card: beat.card, from: shown(beat.card), to: ['discard'] };
    case 'cancelled':
    case 'resolved':
      return { card: beat.card, from: shown(beat.card), to: ['discard'] };
    case 'laid':
      return { card: beat.card, from: shown(beat.card), to: onStack(beat.on) };
    case 'moved':
      return { card: beat.card, from: onStack(beat.from), to: onStack(beat.to) };
    case 'stripped':
      return { card: beat.card, from: onStack(beat.from), to: ['discard'] };
    case 'lifted':
      return { card: beat.card, from: onStack(beat.from), to: inHand(beat.seat, beat.card) };
    case 'slipped':
      return { card: beat.card, from: inHand(beat.seat, beat.card), to: onStack(beat.on) };
    case 'drawn':
      return { card: beat.card, from: ['deck'], to: inHand(beat.seat, beat.card) };
    case 'discarded':
      return { card: beat.card, from: inHand(beat.seat, beat.card), to: ['discard'] };
    case 'regained':
      return { card: beat.card, from: ['discard'], to: inHand(beat.seat, beat.card) };
    case 'set-out':
      return { card: beat.card, from: shown(null), to: ['expedition'] };
    // Guests walk and Stories change hands: from where they are to where they will be.
    case 'joined':
    case 'parted':
      return { card: null, stack: beat.stack, from: onStack(beat.stack), to: onStack(beat.stack) };
    case 'taken':
      return { card: beat.card, from: inHand(beat.from, beat.card), to: inHand(beat.to, beat.card) };
    default:
      return null;
  }
}

function elementAt(places: string[]): Element | null {
  for (const place of places) {
    const found = document.querySelector(`[data-place="${place}"]`);
    if (found) return found;
  }
  return null;
}

function stillness(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}

function isSameStack(one: Way, other: Way): boolean {
  return one.stack !== undefined && one.stack === other.stack;
}

/** A card that is played and laid in one breath flies once, from the hand to its place. */
function joined(ways: Way[]): Way[] {
  const out: Way[] = [];
  for (const way of ways) {
    const before = out.find((other) => (other.card !== null && other.card === way.card) || isSameStack(other, way));
    if (before) before.to = way.to;
    else out.push({ ...way });
  }
  return out.slice(0, MOST);
}

export class Flights {
  list = $state.raw<Flight[]>([]);
  #key = 0;
  #eyes: Eyes;

  constructor(eyes: Eyes) {
    this.#eyes = eyes;
  }

  /** Looks where things are before an event; gives back what to do after it. */
  witness = (event: Event): (() => void) | void => {
    if (stillness() || event.back !== undefined || document.hidden) return;
    const beats = (event.steps ?? []).flatMap((step) => step.beats);
    const ways = joined(beats.flatMap((beat) => wayOf(beat) ?? []));
    if (ways.length === 0) return;
    const starts = ways.map((way) => elementAt(way.from)?.getBoundingClientRect());
    return () => void tick().then(() => this.#start(ways, starts, beats));
  };

  #start(ways: Way[], starts: (DOMRect | undefined)[], beats: Beat[]): void {
    const flights = ways.flatMap((way, at) => {
      const from = starts[at];
      const to = elementAt(way.to)?.getBoundingClientRect();
      if (!from || !to || from.width === 0 || to.width === 0) return [];
      const card = way.stack === undefined ? way.card : this.#eyes.baseOf(way.stack);
      return [{ key: (this.#key += 1), card, from, to, delay: at * STAGGER }];
    });
    this.list = [...this.list, ...flights];
    for (const beat of beats) if (beat.beat === 'laid') this.#settle(beat.card, beat.on);
  }

  /** Film settles with a small tilt; a death turns the character over. */
  #settle(card: number | null, stack: number): void {
    const node = elementAt(onStack(stack));
    const death = card !== null && this.#eyes.isDeath(card);
    const frames = death
      ? [{ transform: 'perspective(600px) rotateY(85deg)' }, { transform: 'none' }]
      : [{ transform: 'rotate(2.5deg)' }, { transform: 'rotate(-1deg)' }, { transform: 'none' }];
    node?.animate?.(frames, { duration: 260, delay: GLIDE - 60, easing: 'ease-out' });
  }

  landed(key: number): void {
    this.list = this.list.filter((flight) => flight.key !== key);
  }
}
