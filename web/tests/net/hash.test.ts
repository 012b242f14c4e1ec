import { describe, expect, it } from 'vitest';
import { hashOf, written } from '../../src/net/hash';
import { Bag } from '../../src/net/parts';

const PARTS = { turn: null, hand: [3, 14, 15], people: [{ name: 'Zoë “Ω”', family: null }] };
const ALL = '9f71c6b2e3df1bff';

describe('the hash of a view', () => {
  it.each([
    ['turn', PARTS.turn, 'f0195a7d990903d8'],
    ['hand', PARTS.hand, '0b73607804a86497'],
    ['people', PARTS.people, '641bfcb77e7e7cb0'],
  ])('of the part %s is as the server writes it', (key, part, hash) => {
    expect(written(hashOf(key, part))).toBe(hash);
  });

  it('does not depend on the order in which parts came, nor on what was there before', () => {
    const bag = new Bag();
    bag.put({ hand: [1, 2], people: PARTS.people });
    bag.put({ turn: PARTS.turn });
    bag.put({ hand: PARTS.hand });
    expect(bag.hash).toBe(ALL);
  });

  it('of nothing is nothing', () => {
    const bag = new Bag();
    bag.put(PARTS);
    bag.clear();
    expect(bag.hash).toBe('0000000000000000');
  });
});
