// What happened since one's own last play? Each play with its numbers, and each stack that looks otherwise.
import type { Life } from '../card/words';
import type { Beat, Event, Step } from '../wire';
import { NOTHING, type Memory } from './memory';
import type { Parts } from './parts';
import { changesBetween, forcedOn, isDeath, openAfter, type Change, type Open, type Play } from './plays';

/** How a stack was at one's own last play, how it is now, and who did the last of it in which step. */
export type Mark = { from: number; to: number; was: Life; is: Life; by: number | null; step: number };

/** What happened last, for those who make sounds of it. */
export type Happened = { from: number; step: number; beats: Beat[]; deaths: number[]; own: boolean };

export class Changes {
  /** The marked stacks, by number: those that were touched since one's own last play began. */
  marks = $state.raw<ReadonlyMap<number, Mark>>(new Map());
  /** What others played since then, oldest first. */
  since = $state.raw<readonly Play[]>([]);
  /** What each play changed, by the step that announced it. */
  told = $state.raw<ReadonlyMap<number, readonly Change[]>>(new Map());
  last = $state.raw<Happened | null>(null);

  #seat: () => number | null;
  #plays: Play[] = [];
  /** The steps in which one played. */
  turns: number[] = [];
  /** The steps in which somebody's turn began, after all that was played in them. */
  #begun: number[] = [];
  #open: Open[] = [];

  constructor(seat: () => number | null) {
    this.#seat = seat;
  }

  /** An event is shown. */
  record(event: Event, before: Parts, after: Parts): void {
    if (event.back !== undefined) this.#takeBack(event.back);
    const steps = event.steps ?? [];
    const last = steps.at(-1);
    if (!last) return event.back === undefined ? undefined : this.#tell();
    const asked = before.turn?.play != null && before.turn.turn === this.#seat();
    const changes = event.back === undefined ? changesBetween(before, after, last.at) : [];
    const standing = this.#open.at(-1);
    for (const step of steps) this.#follow(step, asked);
    for (const change of changes) this.#playOf(change, steps, standing).changes.push(change);
    const deaths = changes.filter(isDeath).map(({ stack }) => stack);
    const own = last.by !== null && last.by === this.#seat();
    this.last = {
      from: steps[0]?.at ?? last.at,
      step: last.at,
      beats: steps.flatMap(({ beats }) => beats),
      deaths,
      own,
    };
    this.#tell();
  }

  /** What was told before one came in has no numbers, unless this tab remembers them; and whether an answer in one's own
      turn was a play or came of one, the log alone does not tell. */
  recall(log: readonly Step[], { seen, told, turns }: Memory = NOTHING): void {
    const known = new Map([...told, ...changesByStep(this.#plays)]);
    const played = new Set(turns);
    [this.#plays, this.turns, this.#begun, this.#open] = [[], [], [], []];
    let turn: number | null = null;
    for (const step of log) {
      const isOwn = turn !== null && turn === this.#seat();
      this.#follow(step, seen !== null && step.at <= seen ? played.has(step.at) : isOwn);
      for (const beat of step.beats) if (beat.beat === 'turn-began') turn = beat.seat;
    }
    for (const step of log) {
      for (const change of known.get(step.at) ?? []) this.#dueIn(step.at, step.at, change, step).changes.push(change);
    }
    this.#plays.sort((one, other) => one.at - other.at);
    this.#tell();
  }

  /** Goes through a step; `asked` is whether it was one's own turn to play. */
  #follow(step: Step, asked: boolean): void {
    const seat = this.#seat();
    if (asked && step.by === seat) this.turns.push(step.at);
    for (const beat of step.beats) {
      if (beat.beat === 'announced') this.#plays.push(announced(beat, step.at));
      if (beat.beat === 'cancelled') this.#cancel(beat.card);
      if (beat.beat === 'turn-began') this.#begun.push(step.at);
    }
    const forced = forcedOn(seat, step);
    const standing = this.#open.at(-1)?.at ?? null;
    if (forced.length > 0) this.#at(announcedAt(step) ?? standing ?? step.at, step).forced.push(...forced);
    this.#open = openAfter(this.#open, step);
  }

  #cancel(card: number | null): void {
    const play = this.#plays.findLast((one) => one.card === card);
    if (play) play.cancelled = true;
  }

  /** The play to which a change is due: the one that spoke of the stack, else the first of the event or the open one. */
  #playOf(change: Change, steps: Step[], standing: Open | undefined): Play {
    const [first] = steps;
    return this.#dueIn(standing?.at ?? first?.at ?? 0, Infinity, change, first);
  }

  /** The play to which a change is due among those of some steps; what nobody played in the first, if there is none. */
  #dueIn(from: number, to: number, { stack }: Change, first: Step | undefined): Play {
    const recent = this.#plays.filter(({ at, cancelled }) => at >= from && at <= to && !cancelled);
    return recent.find(({ on }) => on === stack) ?? recent[0] ?? this.#at(first?.at ?? 0, first);
  }

  /** The play of a step; something that nobody played, if there is none. */
  #at(at: number, step: Step | undefined): Play {
    const known = this.#plays.findLast((play) => play.at === at);
    if (known) return known;
    const play: Play = {
      at,
      by: step?.by ?? null,
      card: null,
      on: null,
      way: null,
      changes: [],
      forced: [],
      cancelled: false,
    };
    this.#plays.push(play);
    return play;
  }

  #takeBack(back: number): void {
    this.#plays = this.#plays.filter(({ at }) => at <= back);
    for (const play of this.#plays) play.changes = play.changes.filter(({ step }) => step <= back);
    this.turns = this.turns.filter((at) => at <= back);
    this.#begun = this.#begun.filter((at) => at <= back);
    this.#open = this.#open.filter(({ at }) => at <= back);
  }

  #tell(): void {
    const from = this.#from();
    const recent = this.#plays.filter(({ at }) => at >= from);
    this.marks = marksOf(recent);
    this.since = recent
      .filter(({ at, by }) => by !== this.#seat() && !this.turns.includes(at))
      .map((play) => ({ ...play }));
    this.told = changesByStep(this.#plays);
  }

  /** The first step that counts: of one's own last play; for who never plays, of the turn before this one. */
  #from(): number {
    if (this.#seat() !== null) return this.turns.at(-1) ?? 0;
    return (this.#begun.at(-2) ?? -1) + 1;
  }
}

function announced({ seat, card, on, way }: Extract<Beat, { beat: 'announced' }>, at: number): Play {
  return { at, by: seat, card, on, way, changes: [], forced: [], cancelled: false };
}

function announcedAt({ at, beats }: Step): number | null {
  return beats.some(({ beat }) => beat === 'announced') ? at : null;
}

/** What changed, by the step that announced it; one step may announce several plays. */
function changesByStep(plays: readonly Play[]): Map<number, Change[]> {
  const told = new Map<number, Change[]>();
  for (const { at, changes } of plays) if (changes.length > 0) told.set(at, [...(told.get(at) ?? []), ...changes]);
  return told;
}

/** From the first change of a stack to the last; what came to nothing is not marked. */
function marksOf(plays: readonly Play[]): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  for (const { by, changes } of plays) {
    for (const { stack, from, to, was, is, step } of changes) {
      const first = marks.get(stack);
      marks.set(stack, { from: first?.from ?? from, was: first?.was ?? was, to, is, by, step });
    }
  }
  for (const [stack, { from, to, was, is }] of marks) if (from === to && was === is) marks.delete(stack);
  return marks;
}
