// What was said since one looked, and what is being said right now.
import type { Line } from '../wire';

/** How long a line floats at its seat, in milliseconds: long enough to read it, and no longer. */
const FLOATS = 5000;
const A_LETTER = 40;

/** How many lines of others were said since `read` was called last. What was said before one came is no news. */
export class Unread {
  #seen = $state<number | null>(null);
  #lines: () => readonly Line[];
  #seat: () => number | null;

  constructor(lines: () => readonly Line[], seat: () => number | null) {
    this.#lines = lines;
    this.#seat = seat;
  }

  get count(): number {
    const seen = this.#seen;
    if (seen === null) return 0;
    return this.#lines().filter((line) => line.kind === 'chat' && line.number > seen && !this.#isMine(line)).length;
  }

  read(): void {
    this.#seen = lastNumber(this.#lines());
  }

  #isMine(line: Line): boolean {
    return line.seat !== null && line.seat === this.#seat();
  }
}

function lastNumber(lines: readonly Line[]): number {
  return Math.max(-1, ...lines.map((line) => line.number));
}

/** The line that floats at a seat; each floats once, and none that was there before. */
export class Floating {
  line = $state.raw<Line | null>(null);
  #last: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks at all lines of the table again; `ready` is whether what was said before has arrived. */
  look(lines: readonly Line[], seat: number, ready: boolean): void {
    if (!ready) return;
    const last = this.#last;
    this.#last = lastNumber(lines);
    if (last === null) return;
    const fresh = lines.findLast(
      (line) => line.number > last && line.seat === seat && (line.kind === 'chat' || line.kind === 'applause'),
    );
    if (fresh) this.#show(fresh);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #show(line: Line): void {
    this.stop();
    this.line = line;
    this.#timer = setTimeout(() => (this.line = null), FLOATS + A_LETTER * line.line.length);
  }
}
