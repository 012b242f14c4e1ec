import { describe, expect, it } from 'vitest';
import { editionBound, gameOf, quarrelOf, withBox, withGame, withNeeds } from '../../src/lobby/boxes';
import { crowding, hasMisfits } from '../../src/lobby/beside';
import { BOXES, FOUR_FAMILIES, OPTIONS, TALES } from './house';

const ids = (sets: string[]) => withNeeds(BOXES, sets).map((box) => box.id);
const first = { ...OPTIONS, edition: 'first' };

describe('a mix of boxes', () => {
  it('brings along what is needed, in the order of the shelf', () => {
    expect(ids(['lodgers'])).toEqual(['gloom', 'homes', 'lodgers']);
    expect(ids(['guests', 'gloom'])).toEqual(['gloom', 'guests']);
    expect(ids([])).toEqual([]);
  });

  it('is of one game', () => {
    expect(gameOf(BOXES, ['lodgers'])?.id).toBe('gloom');
    expect(gameOf(BOXES, ['homes', 'munchkin'])?.id).toBe('munchkin');
    expect(gameOf(BOXES, ['unknown'])).toBeUndefined();
  });

  it.each([
    [['gloom', 'homes', 'guests', 'lodgers'], null],
    [['fairytale'], null],
    [
      ['fairytale', 'lodgers'],
      ['lodgers', 'gloom', 'fairytale'],
    ],
    [
      ['gloom', 'munchkin'],
      ['munchkin', 'munchkin', 'gloom'],
    ],
  ])('%j', (sets, expected) => {
    const quarrel = quarrelOf(BOXES, sets);
    expect(quarrel && [quarrel.box.id, quarrel.needs.id, quarrel.game.id]).toEqual(expected);
  });

  it('has the edition of its game', () => {
    expect(editionBound(BOXES, ['munchkin'])).toBe('second');
    expect(editionBound(BOXES, ['gloom', 'homes'])).toBeNull();
    expect(editionBound([], ['gloom'])).toBeNull();
    expect(withGame(BOXES, first, 'munchkin').edition).toBe('second');
    expect(withGame(BOXES, withGame(BOXES, first, 'munchkin'), 'gloom').edition).toBe('first');
    expect(withBox(BOXES, { ...first, edition: 'second' }, 'homes', true).edition).toBe('second');
  });

  it('forgets what was agreed upon when the boxes change', () => {
    const agreed = { ...first, beside: { ...first.beside, agreed: [0, 3], stories: 2 } };
    expect(withBox(BOXES, agreed, 'homes', true).beside).toMatchObject({ agreed: [], stories: 2 });
  });

  it('keeps as many Stories as the boxes allow', () => {
    const story = { slug: 'x', title: { en: 'x', it: 'x' } };
    const boxes = BOXES.map((one) => {
      if (one.id === 'homes') return { ...one, stories: [story, story, story, story] };
      return one.id === 'fairytale' ? { ...one, stories: [story, story, story], stories_most: 2 } : one;
    });
    const five = { ...first, beside: { ...first.beside, stories: 5 } };
    expect(withBox(boxes, five, 'guests', true).beside.stories).toBe(5);
    expect(withBox(boxes, five, 'homes', true).beside.stories).toBe(4);
    expect(withGame(boxes, five, 'fairytale').beside.stories).toBe(2);
  });

  it('keeps its game when the last expansion goes', () => {
    expect(withBox(BOXES, { ...first, sets: ['homes'] }, 'homes', false).sets).toEqual(['gloom']);
  });
});

describe('a table', () => {
  it('has misfits when five play with four families, and at no other time', () => {
    const found = [2, 4, 5].flatMap((seats) => [0, 3, 4, 7].filter((families) => hasMisfits(families, seats)));
    expect(found).toEqual([4]);
  });

  it('has room for as many as there are families or characters for', () => {
    expect(crowding(FOUR_FAMILIES, 5, OPTIONS)).toBeNull();
    expect(crowding({ ...FOUR_FAMILIES, families: FOUR_FAMILIES.families.slice(1) }, 5, OPTIONS)).toContain('families');
    expect(crowding(TALES, 4, OPTIONS)).toBeNull();
    expect(crowding(TALES, 5, OPTIONS)).toContain('characters');
    expect(crowding(TALES, 5, { ...OPTIONS, characters: 3 })).toBeNull();
  });
});
