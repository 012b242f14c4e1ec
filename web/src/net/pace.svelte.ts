// How fast is what happened shown? Events wait in a queue, and each play of another stays a while before the next.
import { keep, kept } from '../kept';
import type { Event, StackPart } from '../wire';
import type { Parts } from './parts';
import { announcedIn, changesBetween, isDeath, isDoneBy, openAfter, type Change, type Open } from './plays';

export const SPEEDS = ['calm', 'brisk', 'at-once'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long something stays in view, in milliseconds. */
type Stays = { play: number; death: number; lesser: number };

export const STAYS: Record<Speed, Stays> = {
  calm: { play: 1600, death: 2400, lesser: 500 },
  brisk: { play: 800, death: 1200, lesser: 250 },
  'at-once': { play: 0, death: 0, lesser: 0 },
};

/** The play on stage. */
export type Showing = {
  /** The step that shows now, and the one in which the card was announced. */
  step: number;
  at: number;
  seat: number;
  card: number | null;
  on: number | null;
  /** The target before and after; the same as long as the card is not done. */
  was: StackPart | null;
  is: StackPart | null;
  changes: Change[];
  /** The stacks that die of it. */
  deaths: number[];
  settled: boolean;
};

/** Why an event stays in view: a death; a card that is done, or announced; something lesser; or it does not. */
type Weight = 'death' | 'done' | 'announced' | 'lesser' | 'none';

/** An event that was checked, with all parts after it. */
type Item = { event: Event; parts: Parts; play: Showing | null; weight: Weight; own: boolean };

type Eyes = {
  seat: () => number | null;
  parts: () => Parts;
  /** An event is shown; whether cards glide. */
  apply: (event: Event, parts: Parts, glides: boolean) => void;
  /** What was kept back is shown. */
  reveal: (parts: Parts) => void;
};

function keptSpeed(): Speed {
  const chosen = kept('speed');
  return SPEEDS.find((speed) => speed === chosen) ?? 'calm';
}

let speed = $state<Speed>(keptSpeed());

/** The speed of this browser, for all tables. */
export const chosen = {
  get speed(): Speed {
    return speed;
  },
  set speed(next: Speed) {
    speed = next;
    keep('speed', next);
  },
};

export class Pace {
  showing = $state.raw<Showing | null>(null);
  /** How many plays wait to be shown. */
  left = $state(0);
  /** Whether something is in view or on its way before the next question. */
  busy = $state(false);
  /** Whether anybody looks; nobody waits for a line that is not on the screen. */
  watched = true;

  #eyes: Eyes;
  #queue: Item[] = [];
  /** As it is at the table, whatever is shown. */
  #latest: { parts: Parts; open: Open[] } = { parts: {}, open: [] };
  /** All parts of what is shown, while a question is kept back. */
  #veiled: Parts | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Skipped until something is asked. */
  #hasty = false;

  constructor(eyes: Eyes) {
    this.#eyes = eyes;
  }

  get speed(): Speed {
    return chosen.speed;
  }

  set speed(next: Speed) {
    chosen.speed = next;
    if (next === 'at-once') this.flush();
  }

  /** The first step that is known and not shown. */
  get next(): number | null {
    return this.#queue.flatMap(({ event }) => event.steps ?? [])[0]?.at ?? null;
  }

  /** Takes an event in; it is shown at once if nothing is in the way. */
  take(event: Event, parts: Parts): void {
    if (event.fresh) return this.#begin(event, parts);
    const item = this.#weigh(event, parts);
    this.#queue.push(item);
    if (this.#hurries(item)) return this.flush();
    if (this.#timer === undefined) this.#proceed();
    this.#count();
  }

  /** Goes back to a moment that is past; what followed is to be taken in again. */
  rewind(parts: Parts): void {
    this.#clear();
    this.#latest = { parts, open: [] };
  }

  /** On to what one is asked next: all that waits is shown now, and what comes before the next question, too. */
  hurry(): void {
    this.flush();
    this.#hasty = this.#eyes.seat() !== null && !this.#eyes.parts().asked;
  }

  /** Shows all that waits. */
  flush(): void {
    this.stop();
    const glides = this.#queue.length === 1;
    for (let item = this.#queue.shift(); item; item = this.#queue.shift()) this.#show(item, glides);
    this.#settle();
  }

  /** Nothing is shown any more by itself. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #begin(event: Event, parts: Parts): void {
    this.rewind(parts);
    this.#eyes.apply(event, parts, false);
    this.#count();
  }

  #clear(): void {
    this.stop();
    this.#queue = [];
    this.#veiled = null;
    this.#hasty = false;
    this.showing = null;
  }

  /** Shows what waits, up to the next thing that stays. */
  #proceed = (): void => {
    this.#timer = undefined;
    for (let item = this.#queue.shift(); item; item = this.#queue.shift()) {
      this.#show(item, true);
      const stay = this.#stayOf(item);
      if (stay === 0) continue;
      this.#timer = setTimeout(this.#proceed, stay);
      return this.#count();
    }
    this.#settle();
  };

  #show(item: Item, glides: boolean): void {
    const { event, parts, play } = item;
    if (event.steps?.length) this.showing = play;
    if (parts.asked || parts.table?.phase === 'over') this.#hasty = false;
    const veiled = this.#isVeiled(item);
    this.#veiled = veiled ? parts : null;
    this.#eyes.apply(event, veiled ? { ...parts, asked: null } : parts, glides);
  }

  /** Nothing waits any more: what is asked is shown, and only what is not done stays on the stage. */
  #settle(): void {
    if (this.showing?.settled) this.showing = null;
    if (this.#veiled) this.#eyes.reveal(this.#veiled);
    this.#veiled = null;
    this.#count();
  }

  #count(): void {
    this.left = this.#queue.filter((item) => this.#stayOf(item) > 0).length;
    this.busy = this.#timer !== undefined || this.#queue.length > 0;
  }

  /** A question waits until one has seen what led to it; after one's own plays, and for a response, there is no wait. */
  #isVeiled({ parts, own }: Item): boolean {
    if (!parts.asked) return false;
    return this.#queue.length > 0 || (parts.asked.question.ask !== 'respond' && !own);
  }

  /** What can't wait: a clock runs or people do, something is taken back, or it was one's own doing. */
  #hurries({ event, parts, own }: Item): boolean {
    const seat = this.#eyes.seat();
    const { asked, waiting, undo, people } = parts;
    const open = asked && waiting && 'window' in waiting ? waiting.window : null;
    const waitedFor = open && people?.some(({ sits }, at) => sits === 'person' && at !== seat);
    const clock = open && open.until !== null;
    const consent = seat !== null && undo?.consent?.waits_for.includes(seat);
    const unseen = this.#hasty || !this.watched || document.hidden || chosen.speed === 'at-once';
    return Boolean(unseen || clock || waitedFor || consent || (own && this.busy) || event.back !== undefined);
  }

  #stayOf({ weight, parts }: Item): number {
    const { play, death, lesser } = STAYS[chosen.speed];
    if (weight === 'announced') {
      // The card stands there until it is done; a question about it comes at once.
      if (this.#queue.length > 0) return lesser;
      return parts.asked?.question.ask === 'respond' ? 0 : play;
    }
    return { death, done: play, lesser, none: 0 }[weight];
  }

  /** What is to be known of an event before it is shown. */
  #weigh(event: Event, parts: Parts): Item {
    const { parts: before, open } = this.#latest;
    const steps = event.steps ?? [];
    const own = isDoneBy(this.#eyes.seat(), event, open);
    const after = steps.reduce(openAfter, open);
    this.#latest = { parts, open: event.back === undefined ? after : [] };
    const changes = changesBetween(before, parts, steps.at(-1)?.at ?? 0);
    const weight = weightOf(event, changes, own);
    const [play] = [...announcedIn(steps), ...open.slice(-1)];
    const staged = play && (weight === 'done' || weight === 'announced' || weight === 'death');
    if (!staged) return { event, parts, play: null, weight, own };
    const on = play.on ?? changes[0]?.stack ?? null;
    const key = on === null ? null : (`stack/${on}` as const);
    const showing = {
      step: steps.at(-1)?.at ?? play.at,
      at: play.at,
      seat: play.by,
      card: play.card,
      on,
      was: key && (before[key] ?? null),
      is: key && (parts[key] ?? null),
      changes,
      deaths: changes.filter(isDeath).map(({ stack }) => stack),
      settled: !after.some(({ at, card }) => at === play.at && card === play.card),
    };
    return { event, parts, play: showing, weight, own };
  }
}

const LESSER = new Set(['discarded', 'taken', 'passed']);
const DONE = new Set(['laid', 'resolved', 'cancelled']);

function weightOf({ steps = [] }: Event, changes: Change[], own: boolean): Weight {
  if (steps.length === 0 || steps.some(({ at }) => at === 0)) return 'none';
  if (changes.some(isDeath)) return 'death';
  if (own) return 'none';
  const kinds = steps.flatMap(({ beats }) => beats.map(({ beat }) => beat));
  if (kinds.some((kind) => DONE.has(kind))) return 'done';
  if (kinds.includes('announced')) return 'announced';
  return kinds.some((kind) => LESSER.has(kind)) ? 'lesser' : 'none';
}
