// The page tells as the engine's own narrator does; the samples are what that one said.
import { afterEach, describe, expect, it } from 'vitest';
import type { CatalogPage } from '../../src/card/types';
import { LANGS, setLang, type Lang } from '../../src/lang';
import { Narrator } from '../../src/lang/telling';
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
