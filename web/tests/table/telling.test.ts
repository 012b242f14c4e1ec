// The page tells as the engine's own narrator does, in every box; the samples are what that one said.
import { afterEach, describe, expect, it } from 'vitest';
import { idiomOf } from '../../src/card/idiom';
import type { CatalogPage } from '../../src/card/types';
import { LANGS, setIdiom, setLang, t, type Lang } from '../../src/lang';
import { alone, Chronicler, sayingsOf, type Before, type Saying } from '../../src/lang/chronicler';
import { Narrator } from '../../src/lang/telling';
import { refusalText } from '../../src/lobby/said';
import { chapters } from '../../src/table/chronicle';
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
/** A sentence; if it goes on with an earlier one, with what its own step adds to it. */
type Line = Told & { alone?: Told };
/** A step of a whole game, with the cards that the seat did not see, and what is told of it, to the seat if that is another thing. */
type Row = { beats: Beat[]; told: Line[]; hidden?: number[]; seat?: Line[] };
type Cards = Omit<CatalogPage, 'cards'> & { cards: Record<number, CatalogPage['cards'][number]> };
type Box = { name: string; seats: string[]; bases: number[]; catalog: Cards; samples: Sample[]; steps: Row[] };

/** The fixture has only the cards that are spoken of. */
function laid({ name, seats, bases, catalog: page, samples, steps }: Box) {
  const catalog: CatalogPage = { ...page, cards: Object.assign([], page.cards) };
  return { name, samples, steps, catalog, seats, bases, narrator: new Narrator({ catalog, seats, bases }) };
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

  it.each(['whoever sees everything', 'a seat'])('is what the chronicler hears of a whole game, for %s', (who) => {
    setLang(lang);
    const mine = who === 'a seat';
    const sayings = sayingsOf(
      box.steps.map((row, at) => ({ at, by: null, beats: mine ? seenBySeat(row) : row.beats })),
    );
    const pages = sayings.map((step) =>
      step.filter((saying) => box.narrator.tells(saying)).map((saying) => lineOf(box.narrator, saying)),
    );
    const engines = box.steps.map(({ told, seat }) =>
      (mine ? (seat ?? told) : told).map((line) => [line[lang], line.alone?.[lang] ?? null]),
    );
    const others = pages.flatMap((page, at) => (same(page, engines[at]) ? [] : [{ at, page, engine: engines[at] }]));
    expect(others).toEqual([]);
    expect(pages.flat().length).toBeGreaterThan(100);
  });
});

describe('the tale beside the table', () => {
  it.each(SPOKEN)('of %s in %s has every sentence of the game once', (_, lang, box) => {
    setLang(lang);
    const log = box.steps.map(({ beats }, at) => ({ at, by: null, beats }));
    const told = chapters({ narrator: box.narrator, log, lines: [], stack: null });
    const passages = told.flatMap(({ title, passages }) =>
      [title ?? [], ...passages.flatMap(({ sentences }) => sentences.map(({ text }) => text))].flat(),
    );
    const engine: string[] = [];
    for (const line of box.steps.flatMap((row) => row.told)) {
      if (line.alone) engine.pop();
      engine.push(line[lang]);
    }
    expect(passages).toEqual(engine);
  });
});

/** The beats as a seat sees them. */
function seenBySeat({ beats, hidden = [] }: Row): Beat[] {
  return beats.map((beat, at) => (hidden.includes(at) ? ({ ...beat, card: null } as Beat) : beat));
}

/** The sentence, and what its own step adds to it if it goes on. */
function lineOf(teller: Narrator, saying: Saying): [string, string | null] {
  return [teller.sentence(saying), saying.earlier > 0 ? teller.sentence(alone(saying)) : null];
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

describe('the games that are told whole', () => {
  it('have every kind of beat, and sentences that go on over steps', () => {
    const beats = new Set(boxes.flatMap(({ steps }) => steps.flatMap((row) => row.beats.map(({ beat }) => beat))));
    expect([...beats].sort()).toEqual(Object.keys(BEATS).sort());
    const sentences = boxes.flatMap(({ steps }) => steps.flatMap(({ told }) => told.map(({ en }) => en)));
    const joins = [/ claims .* from /, / takes [A-Z]/, / leaves? .* for /, / goe?s? back to the middle/, / undead now/];
    expect(joins.filter((words) => !sentences.some((sentence) => words.test(sentence)))).toEqual([]);
    for (const { steps } of boxes) {
      expect(steps.some(({ told }) => told.some((line) => line.alone))).toBe(true);
      expect(steps.some(({ hidden }) => hidden)).toBe(true);
    }
    expect(boxes.filter(({ steps }) => steps.some(({ seat }) => seat)).length).toBeGreaterThan(5);
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
    const lines = linesOf(teller, ...steps);
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
    expect(linesOf(narrator, beats)).toEqual(['Ann draws two cards', 'Bob draws a card', 'Bob passes']);
  });
});

/** All sentences of those steps. */
function linesOf(teller: Narrator, ...steps: Beat[][]): string[] {
  const chronicler = new Chronicler();
  const sayings = steps.flatMap((beats) => chronicler.hear(beats));
  return sayings.filter((saying) => teller.tells(saying)).map((saying) => teller.sentence(saying));
}
