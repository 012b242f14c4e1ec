import { describe, expect, it } from 'vitest';
import { idiomOf, kinOf, kinOfBox } from '../../src/card/idiom';
import type { CatalogPage } from '../../src/card/types';
import { BOXES, FOUR_FAMILIES, PARTIES, TALES } from '../lobby/house';

function kindOfBox(id: string) {
  const box = BOXES.find((one) => one.id === id);
  return box && kinOfBox(box);
}

describe('the words of a game', () => {
  it('are those of its first set', () => {
    const told: CatalogPage = { ...TALES, sets: TALES.sets.map((set) => ({ ...set, speech: 'tale' })) };
    expect(idiomOf(FOUR_FAMILIES)).toEqual({ speech: 'gloom', kin: 'family' });
    expect(idiomOf(PARTIES)).toEqual({ speech: 'dungeon', kin: 'party' });
    expect(idiomOf(told)).toEqual({ speech: 'tale', kin: 'company' });
    expect(kinOf({ ...FOUR_FAMILIES, sets: [...FOUR_FAMILIES.sets, ...PARTIES.sets] })).toBe('family');
  });

  it('are known from a box, too', () => {
    expect(['gloom', 'homes', 'munchkin', 'fairytale'].map(kindOfBox)).toEqual([
      'family',
      'family',
      'party',
      'company',
    ]);
  });
});
