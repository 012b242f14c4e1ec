// What a view is made of: parts by key. The server's types say what each one holds.
import type {
  Asked,
  MePart,
  MiddlePart,
  Noted,
  PersonPart,
  PilesPart,
  SeatPart,
  StackPart,
  TablePart,
  TurnPart,
  UndoPart,
  Waiting,
} from '../wire';
import { withNames } from '../lang/isolated';
import { hashOf, NOTHING, toggled, written, type Hash } from './hash';

export type Parts = {
  table?: TablePart;
  people?: PersonPart[];
  turn?: TurnPart | null;
  piles?: PilesPart;
  middle?: MiddlePart | null;
  announced?: number[];
  waiting?: Waiting | null;
  undo?: UndoPart | null;
  me?: MePart;
  hand?: number[];
  asked?: Asked | null;
  noted?: Noted | null;
  [seat: `seat/${number}`]: SeatPart | undefined;
  [stack: `stack/${number}`]: StackPart | undefined;
};

/** The parts we have, with the hash of them all kept beside. */
export class Bag {
  parts: Parts = {};
  #hashes = new Map<string, Hash>();
  #hash: Hash = NOTHING;

  /** Forgets everything. */
  clear(): void {
    this.parts = {};
    this.#hashes.clear();
    this.#hash = NOTHING;
  }

  /** Puts parts in the place of those that were there. */
  put(patch: { [key: string]: unknown }): void {
    for (const [key, part] of Object.entries(patch)) {
      const hash = hashOf(key, part);
      this.#hash = toggled(toggled(this.#hash, this.#hashes.get(key) ?? NOTHING), hash);
      this.#hashes.set(key, hash);
    }
    // A new record: whoever looks at parts notices; parts that did not change stay the same objects.
    this.parts = { ...this.parts, ...patch };
    if (patch['people']) this.parts.people = withNames(patch['people'] as PersonPart[]);
  }

  get hash(): string {
    return written(this.#hash);
  }
}

/** The stacks by number, those of the box and those that left the game included. */
export function stacksOf(parts: Parts): { stack: number; part: StackPart }[] {
  const stacks: { stack: number; part: StackPart }[] = [];
  for (let stack = 0; ; stack += 1) {
    const part = parts[`stack/${stack}`];
    if (!part) return stacks;
    stacks.push({ stack, part });
  }
}

/** The stacks of a seat: its family, and whatever else it has. */
export function familyOfSeat(parts: Parts, seat: number): { stack: number; part: StackPart }[] {
  return stacksOf(parts).filter(({ part }) => part.of === seat && !part.gone);
}
