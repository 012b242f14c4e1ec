// How are beats, questions and answers told? With the same sentences as the engine's own narrator.
import { idiomOf } from '../card/idiom';
import type { CatalogPage, Kind } from '../card/types';
import type { Action, Beat, Question } from '../wire';
import { say, t, type Words } from '.';
import type { Before, Saying } from './chronicler';

export type Cast = {
  catalog: CatalogPage;
  /** What the seats are called. */
  seats: readonly string[];
  /** The bottom cards of the stacks, in order. */
  bases: readonly number[];
};

const AT_FIRST: Before = { holder: null, byCard: false };

export class Narrator {
  readonly #cast: Cast;

  constructor(cast: Cast) {
    this.#cast = cast;
  }

  /** What happened; a card whose back only was seen is "a card". */
  tell(beat: Beat, before: Before = AT_FIRST): string {
    const from: Words = before.holder === null ? {} : { other: this.seat(before.holder) };
    return this.#say(this.#key(beat, before), { ...this.#usual(beat), ...this.#particulars(beat), ...from });
  }

  /** Whether it does not go without saying. That a character is undead now never does. */
  tells({ beats: [beat], isNews }: Saying): boolean {
    return isNews || (beat.beat === 'laid' && this.#wakes(beat.card));
  }

  /** The sentence. */
  sentence({ beats, before }: Saying): string {
    const [beat] = beats;
    if (beat.beat === 'drawn') return this.#say('beat-drawn-many', { ...this.#seat(beat.seat), count: beats.length });
    if (beat.beat === 'discarded' && beats.length > 1) return this.#discards(beat.seat, beats);
    if (beat.beat === 'taken') return this.#taken(beat, beats);
    return this.tell(beat, before);
  }

  /** Who is asked what; of a card that names something, what could be named. */
  question(seat: number, question: Question, choices: readonly number[] = []): string {
    const words = this.#seat(seat);
    switch (question.ask) {
      case 'play':
        return this.#say(question.play === 'after' ? 'ask-after-plays' : `ask-${question.play}-play`, words);
      case 'name':
        return this.#say('ask-name', { ...words, ...this.#card(question.card), base: this.sortOf(choices) });
      case 'draw':
        return this.#say('ask-draw', { ...words, count: question.left });
      case 'respond':
        return this.#say('ask-respond', { ...words, ...this.#announced(question.card, question.named[0] ?? null) });
      case 'discard':
        return this.#say('ask-discard', {
          ...words,
          card: this.card(question.card),
          due: question.due,
          count: question.count,
        });
      case 'exchange':
        return this.#say('ask-exchange', { ...words, ...this.named(question.stack) });
      case 'play-taken':
      case 'set-aside':
      case 'cast':
        return this.#say(`ask-${question.ask}`, words);
      default:
        return this.#say(`ask-${question.ask}`, { ...words, ...this.#card(question.card) });
    }
  }

  /** An answer, as one would say it. */
  answer(action: Action): string {
    if (typeof action === 'string') return this.#say(`answer-${action}`);
    if ('play' in action) return this.#say('answer-play', this.#announced(action.play.card, action.play.on));
    if ('discard' in action) return this.#say('answer-discard', this.#card(action.discard));
    if ('choose' in action)
      return this.#say(this.#isStory(action.choose) ? 'answer-claim' : 'answer-choose', this.named(action.choose));
    if ('call' in action) return this.#say('answer-call', this.#seat(action.call));
    if ('pick' in action) return this.#say('answer-pick', this.#card(action.pick));
    return this.#say(`answer-${action.take}`);
  }

  seat(seat: number): string {
    return this.#cast.seats[seat] ?? '?';
  }

  /** A stack goes by the title of its bottom card. */
  stack(stack: number): string {
    const base = this.#cast.bases[stack];
    return base === undefined ? '?' : this.#title(base);
  }

  /** The stack's name, how many they are, and the name as Italian prepositions want it. */
  named(stack: number): Words {
    const base = this.#cast.bases[stack];
    const sheet = base === undefined ? null : (this.#cast.catalog.cards[base] ?? null);
    const name = this.stack(stack);
    const joined = sheet?.joined ?? { su: name, da: name, a: name };
    return { stack: name, number: sheet?.person?.plural ? 'plural' : 'singular', ...joined };
  }

  /** What sort of things stacks are, if they are all of one. */
  sortOf(stacks: readonly number[]): Kind {
    const kinds = new Set(stacks.map((stack) => this.#kind(stack)));
    const [only] = kinds;
    return kinds.size === 1 && only ? only : 'character';
  }

  /** What sort of card it is. */
  kindOf(card: number): Kind | null {
    return this.#cast.catalog.cards[card]?.kind ?? null;
  }

  /** A card's title between quotation marks. */
  card(card: number): string {
    return t('card-quoted', { title: this.#title(card) });
  }

  /** The two possibilities of a card that offers a choice, as one would say them. */
  possibilities(card: number): [string, string] | null {
    const either = this.#cast.catalog.cards[card]?.either ?? null;
    return either && [unstopped(say(either[0])), unstopped(say(either[1]))];
  }

  /** How many cards are given up, and which, if they were seen. */
  #discards(seat: number, beats: readonly Beat[]): string {
    const titles = this.#titles(beats);
    const named = titles ? 'yes' : 'no';
    return this.#say('beat-discarded-many', {
      ...this.#seat(seat),
      count: beats.length,
      named,
      cards: titles?.join(', ') ?? '',
    });
  }

  /** Cards that go from one hand to another: their titles for who saw them, else how many they are. */
  #taken({ from, to }: Extract<Beat, { beat: 'taken' }>, beats: readonly Beat[]): string {
    const titles = this.#titles(beats);
    const card = titles ? listed(titles) : t('card-count', { count: beats.length });
    return this.#say('beat-taken', { ...this.#seat(to), other: this.seat(from), card });
  }

  /** The titles of the cards that move, if all were seen. */
  #titles(beats: readonly Beat[]): string[] | null {
    const seen = beats.flatMap((beat) => ('card' in beat && beat.card !== null ? [this.card(beat.card)] : []));
    return seen.length === beats.length ? seen : null;
  }

  /** With the words of these cards, whatever the page speaks of elsewhere. */
  #say(key: string, words: Words = {}): string {
    return t(key, { ...idiomOf(this.#cast.catalog), ...words });
  }

  #key(beat: Beat, before: Before): string {
    if (beat.beat === 'joined') return this.#joining(beat.stack, before);
    return beat.beat === 'laid' && this.#wakes(beat.card) ? 'beat-laid-undead' : `beat-${beat.beat}`;
  }

  /** Whether the card makes undead. */
  #wakes(card: number | null): boolean {
    return card !== null && this.#cast.catalog.cards[card]?.undead === true;
  }

  /** How it is said that a character, a Guest or a Story is somebody's now. */
  #joining(stack: number, { holder, byCard }: Before): string {
    const from = holder === null ? '' : '-from';
    if (this.#isStory(stack)) return `beat-${byCard ? 'gained' : 'claimed'}${from}`;
    if (this.#kind(stack) === 'guest' && holder !== null) return 'beat-left';
    return 'beat-joined';
  }

  #kind(stack: number): Kind | null {
    const base = this.#cast.bases[stack];
    return base === undefined ? null : this.kindOf(base);
  }

  #isStory(stack: number): boolean {
    return this.#kind(stack) === 'story';
  }

  #title(card: number): string {
    const sheet = this.#cast.catalog.cards[card];
    return sheet ? say(sheet.title) : '?';
  }

  /** Whose beat it is, which card moves, and which stack it is about. */
  #usual(beat: Beat): Words {
    const seat = seatOf(beat);
    const stack = stackOf(beat);
    return {
      ...(seat === null ? {} : this.#seat(seat)),
      ...('card' in beat ? this.#card(beat.card) : {}),
      ...(stack === null ? {} : this.named(stack)),
    };
  }

  /** What only this sort of beat has. */
  #particulars(beat: Beat): Words {
    switch (beat.beat) {
      case 'announced':
        return { way: beat.way, ...this.#announced(beat.card, beat.on) };
      case 'moved': {
        const { stack, a } = this.named(beat.to);
        return { other: stack ?? '?', a: a ?? '?' };
      }
      case 'taken':
        return { other: this.seat(beat.from) };
      case 'will-skip':
        return { what: beat.what };
      case 'granted':
        return { count: beat.count };
      default:
        return {};
    }
  }

  #seat(seat: number): Words {
    return { seat: this.seat(seat) };
  }

  #card(card: number | null): Words {
    return { card: card === null ? t('card-unseen') : this.card(card) };
  }

  #announced(card: number | null, on: number | null): Words {
    const stack = on === null ? {} : this.named(on);
    return { ...this.#card(card), named: on === null ? 'no' : 'yes', ...stack };
  }
}

/** The items in a row, the last one joined by "and". */
function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : t('list-and', { most: items.slice(0, -1).join(', '), last });
}

function unstopped(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

function seatOf(beat: Beat): number | null {
  if (beat.beat === 'taken') return beat.to;
  return 'seat' in beat ? beat.seat : null;
}

/** The stack a beat is about; of a card that moves, the one it leaves. */
export function stackOf(beat: Beat): number | null {
  if (beat.beat === 'taken') return null;
  if ('stack' in beat) return beat.stack;
  if ('on' in beat) return beat.on;
  return 'from' in beat ? beat.from : null;
}

/** Whether a beat speaks of a stack. */
export function speaksOf(beat: Beat, stack: number): boolean {
  return stackOf(beat) === stack || (beat.beat === 'moved' && beat.to === stack);
}
