// What must one remember to tell a whole game? What the engine's own chronicler remembers; a test holds the two together.
import type { Beat, Step } from '../wire';

/** How a stack came to join somebody, which the beat itself does not say. */
export type Before = {
  /** Whose it was until then. */
  holder: number | null;
  /** Whether a card that is being played does it: a Story that comes so is not claimed. [STORY-4] */
  byCard: boolean;
};

/** What one sentence tells: a beat, or several that go together. */
export type Saying = {
  beats: readonly [Beat, ...Beat[]];
  before: Before;
  /** How many of the beats are of earlier steps: then it takes the place of the last thing that was told of those. */
  earlier: number;
  /** Whether it says more than what was said before, and than anyone could tell. */
  isNews: boolean;
};

/** A card that is being played, and the first thing that it names. */
type Open = { card: number | null; on: number | null };

/** One who hears a whole game in order, and says of each step what is told in which sentence. */
export class Chronicler {
  readonly #holders = new Map<number, number>();
  /** The cards that are announced and not yet done: one may be played inside another. */
  readonly #open: Open[] = [];
  /** The last sentence, if it could go on. */
  #last: Saying | null = null;

  /** What is told of the next step. */
  hear(beats: readonly Beat[]): Saying[] {
    const told: Saying[] = [];
    if (this.#last) this.#last = { ...this.#last, earlier: this.#last.beats.length };
    for (const beat of beats) {
      const next = this.#saying(beat);
      if (this.#last && goTogether(this.#last.beats[0], beat)) {
        const place = told.indexOf(this.#last);
        this.#last = { ...this.#last, beats: [...this.#last.beats, beat] };
        told.splice(place < 0 ? told.length : place, place < 0 ? 0 : 1, this.#last);
        continue;
      }
      if (next.isNews) this.#last = rowOf(beat) === null ? null : next;
      told.push(next);
    }
    return told;
  }

  #saying(beat: Beat): Saying {
    const byCard = this.#open.length > 0;
    const isNews = this.#heed(beat);
    const holder = beat.beat === 'joined' ? (this.#holders.get(beat.stack) ?? null) : null;
    if (beat.beat === 'joined') this.#holders.set(beat.stack, beat.seat);
    return { beats: [beat], before: { holder, byCard }, earlier: 0, isNews };
  }

  /** Takes note of a beat; whether it is news. */
  #heed(beat: Beat): boolean {
    switch (beat.beat) {
      case 'announced':
        this.#open.push({ card: beat.card, on: beat.on });
        return true;
      case 'named':
        this.#name(beat.stack);
        return true;
      case 'laid':
        return this.#close(beat.card) !== beat.on;
      case 'resolved':
        this.#close(beat.card);
        return false;
      case 'cancelled':
        this.#close(beat.card);
        return true;
      case 'parted':
      case 'removed':
        this.#holders.delete(beat.stack);
        return true;
      default:
        return beat.beat !== 'turn-ended' && beat.beat !== 'shuffled';
    }
  }

  /** A card that named nothing when it was announced names that; any other names it, too. */
  #name(stack: number): void {
    const open = this.#open.at(-1);
    if (open) open.on ??= stack;
  }

  /** The card is done; where it was meant to go. */
  #close(card: number | null): number | null {
    const place = this.#open.findLastIndex((open) => open.card === card);
    return place < 0 ? null : (this.#open.splice(place, 1)[0]?.on ?? null);
  }
}

/** What is told of each step of a game. */
export function sayingsOf(log: readonly Step[]): Saying[][] {
  const chronicler = new Chronicler();
  return log.map(({ beats }) => chronicler.hear(beats));
}

/** Only what its own step adds to it, for those who can't go back to what they have told. */
export function alone(saying: Saying): Saying {
  const [first, ...more] = saying.beats.slice(saying.earlier);
  return first === undefined ? saying : { ...saying, beats: [first, ...more], earlier: 0 };
}

/** What goes with it in one sentence: the cards that one seat draws, those it discards, those it takes from one hand. */
function rowOf(beat: Beat): string | null {
  switch (beat.beat) {
    case 'drawn':
    case 'discarded':
      return `${beat.beat} ${beat.seat}`;
    case 'taken':
      return `${beat.beat} ${beat.from} ${beat.to} ${beat.card !== null}`;
    default:
      return null;
  }
}

function goTogether(one: Beat, next: Beat): boolean {
  const row = rowOf(one);
  return row !== null && row === rowOf(next);
}
