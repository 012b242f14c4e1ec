// The page tells as the engine's own narrator does, in every box; the samples are what that one said.
import { afterEach, describe, expect, it } from 'vitest';
import { idiomOf } from '../../src/card/idiom';
import type { CatalogPage } from '../../src/card/types';
import { LANGS, setIdiom, setLang, t, type Lang } from '../../src/lang';
import { beforesOf, Narrator, type Before } from '../../src/lang/telling';
import { refusalText } from '../../src/lobby/said';
import { askOf } from '../../src/table/offers';
import type { Action, Beat, Question } from '../../src/wire';
import tellings from '../fixtures/tellings.json';
import { foreignTo } from '../lang/foreign';
import { NO_OPTIONS } from './evening';

type Told = Record<Lang, string>;
type Sample = Told &
  (
    | { beat: Beat; before: Before }
    | { seat: number; question: Question; choices: number[] }
    | { answer: Action }
    | { refusal: string }
  );
type Join = { beat: Beat } & Partial<Told>;
type Cards = Omit<CatalogPage, 'cards'> & { cards: Record<number, CatalogPage['cards'][number]> };
type Box = { name: string; seats: string[]; bases: number[]; catalog: Cards; samples: Sample[]; joins: Join[] };

/** The fixture has only the cards that are spoken of. */
function laid({ name, seats, bases, catalog: page, samples, joins }: Box) {
  const catalog: CatalogPage = { ...page, cards: Object.assign([], page.cards) };
  return { name, samples, joins, catalog, seats, bases, narrator: new Narrator({ catalog, seats, bases }) };
}

const boxes = (tellings.boxes as unknown as Box[]).map(laid);
const gloom = boxes[0]!;
const { catalog, narrator, seats } = gloom;
const SPOKEN = boxes.flatMap((box) => LANGS.map((lang) => [box.name, lang, box] as const));

/** Every kind of beat and of question: one that is missing here does not pass the type check. */
const BEATS: Record<Beat['beat'], true> = {
  'set-aside': true,
  joined: true,
  parted: true,
  'set-out': true,
  shuffled: true,
  'turn-began': true,
  'turn-skipped': true,
  'turn-ended': true,
  passed: true,
  announced: true,
  named: true,
  cancelled: true,
  resolved: true,
  laid: true,
  moved: true,
  stripped: true,
  lifted: true,
  slipped: true,
  removed: true,
  drawn: true,
  discarded: true,
  taken: true,
  regained: true,
  sprung: true,
  lapsed: true,
  returned: true,
  reshuffled: true,
  'will-skip': true,
  'draw-skipped': true,
  granted: true,
  ended: true,
};
const QUESTIONS: Record<Question['ask'], true> = {
  play: true,
  name: true,
  respond: true,
  discard: true,
  either: true,
  use: true,
  'play-now': true,
  'play-taken': true,
  exchange: true,
  'set-aside': true,
  cast: true,
  draw: true,
};

function told(box: ReturnType<typeof laid>, sample: Sample): string {
  if ('beat' in sample) return box.narrator.tell(sample.beat, sample.before);
  if ('question' in sample) return box.narrator.question(sample.seat, sample.question, sample.choices);
  if ('answer' in sample) return box.narrator.answer(sample.answer);
  return refusalText({ refusal: sample.refusal.replace('refusal-', ''), rule: '' });
}

afterEach(() => {
  setLang('en');
  setIdiom();
});

describe('the samples', () => {
  it('are of every box, and of all expansions together', () => {
    expect(boxes.map(({ name }) => name)).toEqual([
      'gloom',
      'unhappy-homes',
      'unwelcome-guests',
      'unfortunate-expeditions',
      'unquiet-dead',
      'fairytale',
      'munchkin',
      'all expansions',
    ]);
  });

  it.each(boxes)('of $name are of every kind', ({ samples }) => {
    const beats = samples.flatMap((sample) => ('beat' in sample ? [sample.beat.beat] : []));
    const asked = samples.flatMap((sample) => ('question' in sample ? [sample.question.ask] : []));
    expect([...new Set(beats)].sort()).toEqual(Object.keys(BEATS).sort());
    expect([...new Set(asked)].sort()).toEqual(Object.keys(QUESTIONS).sort());
  });
});

describe.each(SPOKEN)('what is told of %s in %s', (_, lang, box) => {
  it('is what the narrator says: beats, questions, answers and refusals', () => {
    setLang(lang);
    setIdiom(idiomOf(box.catalog));
    const other = box.samples
      .map((sample) => ({ sample, told: told(box, sample) }))
      .filter((one) => one.told !== one.sample[lang]);
    expect(other).toEqual([]);
  });

  it('has no words of other boxes, in the prompts neither', () => {
    setLang(lang);
    const idiom = idiomOf(box.catalog);
    setIdiom(idiom);
    const prompts = box.samples.flatMap((sample) => {
      if (!('question' in sample)) return [];
      const hand = box.catalog.cards.filter(({ kind }) => kind === 'untimely-death').map(({ card }) => card);
      return [
        askOf(
          box.narrator,
          { question: sample.question, options: { ...NO_OPTIONS, choices: sample.choices } } as never,
          hand,
        ),
      ];
    });
    const sentences = [...box.samples.map((sample) => sample[lang]), ...prompts];
    expect(sentences.flatMap((sentence) => foreignTo(idiom, lang, sentence))).toEqual([]);
  });

  it('remembers who had what', () => {
    setLang(lang);
    const befores = beforesOf([{ at: 0, by: 0, beats: box.joins.map(({ beat }) => beat) }]);
    const lines = box.joins.map(({ beat, ...line }) => [
      line[lang],
      line[lang] && box.narrator.tell(beat, befores.get(beat)),
    ]);
    expect(lines.filter(([engine, page]) => engine !== page)).toEqual([]);
    expect(lines.some(([engine]) => engine)).toBe(box.joins.length > 0);
  });
});

describe('a prompt', () => {
  it.each(SPOKEN)('of %s in %s names what the question names', (_, lang, box) => {
    setLang(lang);
    setIdiom(idiomOf(box.catalog));
    for (const sample of box.samples) {
      if (!('question' in sample) || sample.question.ask === 'respond') continue;
      const { question, choices } = sample;
      const prompt = askOf(box.narrator, { question, options: { ...NO_OPTIONS, choices } } as never);
      const quoted = sample[lang].match(/[“«][^”»]*[”»]/g) ?? [];
      expect(quoted.filter((title) => !prompt.includes(title))).toEqual([]);
      if ('stack' in question) expect(prompt).toContain(box.narrator.stack(question.stack));
    }
  });
});

describe('an aim in Italian', () => {
  it('has the preposition that the name wants', () => {
    setLang('it');
    const [twins, angel] = ['I Gemelli', 'Angel'].map((name) =>
      gloom.bases.findIndex((_, stack) => narrator.stack(stack) === name),
    );
    expect(t('aim-lay', narrator.named(twins!))).toBe('Giocala sui Gemelli');
    expect(t('table-do-respond-on', { card: '«X»', ...narrator.named(angel!) })).toBe('Rispondi con «X» su Angel');
  });
});

describe('a Story', () => {
  const story = { ...catalog.cards[0]!, kind: 'story' as const };
  const told = { ...catalog, cards: [story, ...catalog.cards.slice(1)] };
  const teller = new Narrator({ catalog: told, seats: seats, bases: [0] });
  const joins = (seat: number): Beat => ({ beat: 'joined', stack: 0, seat });

  it('is claimed with icons, and taken when a card brings it', () => {
    const announced: Beat = { beat: 'announced', seat: 1, card: 3, on: 0, way: 'own' };
    const steps = [[joins(0)], [announced, joins(1), { beat: 'resolved', card: 3 }], [joins(0)]] as Beat[][];
    const befores = beforesOf(steps.map((beats, at) => ({ at, by: 0, beats })));
    const lines = steps.flatMap((beats) => teller.short(beats, befores)).map(({ text }) => text);
    const [ann, bob] = seats;
    const title = story.title.en;
    expect(lines[0]).toBe(`${ann} claims ${title}`);
    expect(lines[2]).toBe(`${bob} takes ${title} from ${ann}`);
    expect(lines.at(-1)).toBe(`${ann} claims ${title} from ${bob}`);
  });
});

describe('the short telling', () => {
  it('counts what one seat draws in a row, and leaves out what anyone could tell', () => {
    const beats: Beat[] = [
      { beat: 'drawn', seat: 0, card: 1 },
      { beat: 'drawn', seat: 0, card: null },
      { beat: 'drawn', seat: 1, card: null },
      { beat: 'turn-ended', seat: 0 },
      { beat: 'shuffled' },
      { beat: 'passed', seat: 1 },
    ];
    expect(narrator.short(beats).map(({ text }) => text)).toEqual([
      'Ann draws two cards',
      'Bob draws a card',
      'Bob passes',
    ]);
  });
});
