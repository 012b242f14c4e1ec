import { describe, expect, it } from 'vitest';
import { minutesOf, type Evening } from '../../src/lobby/minutes';

const FRIENDS: Evening = {
  people: 4,
  bots: 0,
  characters: null,
  rounds: 60,
  edition: 'first',
  swift: false,
  cast: false,
  speed: 'calm',
  boxes: [60],
};

describe('how long an evening is', () => {
  it('is short against bots, and longer among friends', () => {
    expect(minutesOf(FRIENDS)).toBe(35);
    expect(minutesOf({ ...FRIENDS, people: 1, bots: 3 })).toBe(8);
    expect(minutesOf({ ...FRIENDS, people: 2, bots: 2 })).toBe(20);
    expect(minutesOf({ ...FRIENDS, people: 5 })).toBe(35);
  });

  it('follows the characters, the rounds and the windows', () => {
    expect(minutesOf({ ...FRIENDS, characters: 2 })).toBe(15);
    expect(minutesOf({ ...FRIENDS, rounds: 5 })).toBe(15);
    expect(minutesOf({ ...FRIENDS, people: 1, bots: 1, characters: 3 })).toBe(4);
    expect(minutesOf({ ...FRIENDS, edition: 'second' })).toBe(minutesOf({ ...FRIENDS, cast: true }));
    expect(minutesOf({ ...FRIENDS, people: 3, swift: true })).toBeLessThan(minutesOf({ ...FRIENDS, people: 3 }));
  });

  it('is as fast as one lets bots play, unless people wait for each other', () => {
    const alone = (speed: Evening['speed']) => minutesOf({ ...FRIENDS, people: 1, bots: 4, speed });
    expect([alone('calm'), alone('brisk'), alone('at-once')]).toEqual([7, 6, 4]);
    expect(minutesOf({ ...FRIENDS, people: 2, bots: 2, speed: 'at-once' })).toBe(20);
  });

  it('reads longer where more is printed', () => {
    expect(minutesOf({ ...FRIENDS, boxes: [60, 70, null] })).toBe(45);
    expect(minutesOf({ ...FRIENDS, boxes: [null] })).toBe(35);
  });
});
