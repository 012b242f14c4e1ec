// The page tells as the engine's own narrator does; the samples are what that one said.
import { afterEach, describe, expect, it } from 'vitest';
import type { CatalogPage } from '../../src/card/types';
import { LANGS, setLang, type Lang } from '../../src/lang';
import { beforesOf, Narrator } from '../../src/lang/telling';
import type { Beat, Question } from '../../src/wire';
import tellings from '../fixtures/tellings.json';

type Told = Record<Lang, string>;
type Sample = Told & ({ beat: Beat } | { seat: number; question: Question });

const samples = tellings.samples as Sample[];
const catalog = tellings.catalog as unknown as CatalogPage;
const narrator = new Narrator({ catalog, seats: tellings.seats, bases: tellings.bases });

afterEach(() => setLang('en'));

describe.each(LANGS)('what is told in %s', (lang) => {
  it('is what the narrator says, beat by beat and question by question', () => {
    setLang(lang);
    for (const sample of samples) {
      const told = 'beat' in sample ? narrator.tell(sample.beat) : narrator.question(sample.seat, sample.question);
      expect({ sample, told }).toEqual({ sample, told: sample[lang] });
    }
  });
});

describe('whoever joins', () => {
  it.each([
    ['gloom', "Lord Slogar joins Ann's family"],
    ['dungeon', "Lord Slogar joins Ann's party"],
  ])('in %s joins what there is', (speech, told) => {
    const sets = catalog.sets.map((set) => ({ ...set, speech }));
    const { seats, bases } = tellings;
    const stack = bases.findIndex((base) => catalog.cards[base]?.title.en === 'Lord Slogar');
    const teller = new Narrator({ catalog: { ...catalog, sets }, seats, bases });
    expect(teller.tell({ beat: 'joined', stack, seat: 0 })).toBe(told);
  });
});

describe('a Story', () => {
  const story = { ...catalog.cards[0]!, kind: 'story' as const };
  const told = { ...catalog, cards: [story, ...catalog.cards.slice(1)] };
  const teller = new Narrator({ catalog: told, seats: tellings.seats, bases: [0] });
  const joins = (seat: number): Beat => ({ beat: 'joined', stack: 0, seat });

  it('is claimed with icons, and taken when a card brings it', () => {
    const announced: Beat = { beat: 'announced', seat: 1, card: 3, on: 0, way: 'own' };
    const steps = [[joins(0)], [announced, joins(1), { beat: 'resolved', card: 3 }], [joins(0)]] as Beat[][];
    const befores = beforesOf(steps.map((beats, at) => ({ at, by: 0, beats })));
    const lines = steps.flatMap((beats) => teller.short(beats, befores)).map(({ text }) => text);
    const [ann, bob] = tellings.seats;
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
    expect(narrator.short(beats).map(({ text }) => text)).toEqual(['Ann draws two cards', 'Bob draws a card', 'Bob passes']);
  });

  it('has words for every answer', () => {
    const said = [
      narrator.answer('pass'),
      narrator.answer('discard-hand'),
      narrator.answer('use'),
      narrator.answer({ take: 'second' }),
      narrator.answer({ choose: 1 }),
      narrator.answer({ play: { card: 38, on: 4 } }),
      narrator.answer({ discard: 38 }),
    ];
    expect(said).toEqual([
      'pass',
      'discard the whole hand',
      'use it',
      'choose the second',
      'choose Lord Slogar',
      '“was pursued by poodles” on Elias E. Gorr',
      'discard “was pursued by poodles”',
    ]);
  });
});
