import { afterEach, describe, expect, it } from 'vitest';
import { t } from '../../src/lang';
import { bare, isolated } from '../../src/lang/isolated';
import { Bag } from '../../src/net/parts';
import { person } from '../lobby/house';

const SARAH = '\u05e9\u05e8\u05d4';
const APART = `\u2068${SARAH}\u2069`;

afterEach(() => localStorage.removeItem('woe-tables'));

describe('a name', () => {
  it('that is written from right to left is set apart, once, and any other is not', () => {
    expect(isolated(SARAH)).toBe(APART);
    expect(isolated(APART)).toBe(APART);
    expect(bare(APART)).toBe(SARAH);
    for (const name of ['Ann', 'Żółć', 'Анна', '']) expect(isolated(name)).toBe(name);
  });

  it('stands so in every part and sentence, and the hash is still of what was sent', () => {
    const bag = new Bag();
    bag.put({ people: [person(SARAH)] });
    const sent = new Bag();
    sent.put({ people: [person('Ann')] });
    sent.put({ people: [person(SARAH)] });
    expect(bag.hash).toBe(sent.hash);
    expect(bag.parts.people?.[0]?.name).toBe(APART);
    expect(t('landing-their-turn', { name: bag.parts.people?.[0]?.name ?? '' })).toBe(`${APART} is to play`);
  });
});
