import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Flights, wayOf } from '../../src/table/flights.svelte';
import type { Beat, Event } from '../../src/wire';

const event = (beats: Beat[], more: Partial<Event> = {}): Event => ({
  n: 1,
  hash: '',
  steps: [{ at: 1, by: 0, beats }],
  ...more,
});
const EYES = { isDeath: () => false, baseOf: (stack: number) => 90 + stack };
const PLAY: Beat[] = [
  { beat: 'announced', seat: 0, card: 3, on: 2, way: 'own' },
  { beat: 'laid', card: 3, on: 2 },
];

function place(name: string, left: number): void {
  const node = document.body.appendChild(document.createElement('div'));
  node.dataset.place = name;
  node.getBoundingClientRect = () => new DOMRect(left, 0, 60, 84);
}

function moving(allowed: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: !allowed }));
}

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('cards in the air', () => {
  it('go where their beats say', () => {
    expect(wayOf({ beat: 'drawn', seat: 1, card: null })).toEqual({
      card: null,
      from: ['deck'],
      to: ['card/null', 'hand/1'],
    });
    expect(wayOf({ beat: 'taken', card: 4, from: 1, to: 0 })).toMatchObject({
      from: ['card/4', 'hand/1'],
      to: ['card/4', 'hand/0'],
    });
    expect(wayOf({ beat: 'passed', seat: 0 })).toBeNull();
  });

  it('are whole stacks where a Guest walks or a Story changes hands, and go by their bottom card', async () => {
    moving(true);
    place('stack/2', 500);
    const flights = new Flights(EYES);
    const after = flights.witness(
      event([
        { beat: 'parted', stack: 2 },
        { beat: 'joined', stack: 2, seat: 1 },
      ]),
    );
    document.body.replaceChildren();
    place('stack/2', 100);
    after?.();
    await tick();
    expect(flights.list.map(({ card, from, to }) => [card, from.left, to.left])).toEqual([[92, 500, 100]]);
    expect(wayOf({ beat: 'set-out', card: 7 })).toMatchObject({ card: 7, to: ['expedition'] });
    expect(wayOf({ beat: 'regained', seat: 0, card: 4 })).toMatchObject({
      from: ['discard'],
      to: ['card/4', 'hand/0'],
    });
  });

  it('fly once from the hand to the stack when they are played and laid in one breath', async () => {
    moving(true);
    place('card/3', 10);
    place('announced', 300);
    place('stack/2', 500);
    const flights = new Flights(EYES);
    flights.witness(event(PLAY))?.();
    await tick();
    expect(flights.list.map(({ card, from, to }) => [card, from.left, to.left])).toEqual([[3, 10, 500]]);
    flights.landed(flights.list[0]?.key ?? 0);
    expect(flights.list).toEqual([]);
  });

  it('stay on the table for those who want no motion, and when something is taken back', () => {
    place('card/3', 10);
    const flights = new Flights(EYES);
    moving(false);
    expect(flights.witness(event(PLAY))).toBeUndefined();
    moving(true);
    expect(flights.witness(event(PLAY, { back: 0 }))).toBeUndefined();
  });
});
