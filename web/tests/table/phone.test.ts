import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chosen, STAYS } from '../../src/net/pace.svelte';
import type { Parts } from '../../src/net/parts';
import Table from '../../src/table/Table.svelte';
import { GRIEF } from '../fixtures/catalog';
import { stack } from '../lobby/house';
import { Evening, evening, FIRST_PLAY, HOUSEFUL } from './evening';

const TURN = evening().turn!;
let table: Evening;

/** Ann sits at a table where it is Bea's turn, unless something else is said. */
async function sit(parts: Partial<Parts> = { asked: null, turn: { ...TURN, turn: 1 } }): Promise<void> {
  table = new Evening(parts);
  render(Table, { catalog: HOUSEFUL, connection: table.connection });
  await settle();
}

const settle = async () => {
  for (let times = 0; times < 3; times += 1) await tick();
};

beforeEach(() => {
  vi.useFakeTimers();
  window.innerWidth = 390;
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  cleanup();
  table.connection.close();
  vi.useRealTimers();
  chosen.speed = 'at-once';
  window.innerWidth = 1024;
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const chip = (name: string) =>
  screen.getByRole('navigation', { name: 'Families' }).querySelectorAll('button')[
    ['Bea', 'Cyr', 'Dot', 'Ann'].indexOf(name)
  ]!;
const isNear = (name: string) => chip(name).getAttribute('aria-current') === 'true';

describe('the view of a phone', () => {
  it('goes once where a card is played, and then wherever one likes', async () => {
    chosen.speed = 'calm';
    await sit();
    const window = { decision: 7, by: 1, card: GRIEF, named: [4], until: null, thinkers: [] };
    const announced = { beat: 'announced', seat: 1, card: GRIEF, on: 4, way: 'own' } as const;
    table.server.tells({ announced: [GRIEF], waiting: { window } }, { steps: [{ at: 9, by: 1, beats: [announced] }] });
    await settle();
    expect(isNear('Cyr')).toBe(true);
    chip('Ann').click();
    table.server.tells({ waiting: { window: { ...window, thinkers: [3] } } });
    vi.advanceTimersByTime(STAYS.calm.play);
    await settle();
    expect(table.connection.pace.showing?.on).toBe(4);
    expect(isNear('Ann')).toBe(true);
  });
});

describe('a card that is taken up on a phone', () => {
  it('can have a line told of it', async () => {
    await sit({});
    screen.getByRole('button', { name: /^was grieved/ }).click();
    await settle();
    screen.getByRole('button', { name: 'How did it come to pass?' }).click();
    await settle();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'How did it come to pass?' });
    await fireEvent.input(field, { target: { value: 'The geese knew.' } });
    screen.getByRole('button', { name: /^Old Ash/ }).click();
    await settle();
    screen.getByRole('button', { name: 'Let it befall Old Ash' }).click();
    expect(table.done).toEqual([
      { answer: { decision: 7, action: { play: { card: GRIEF, on: 0 } }, story: 'The geese knew.' } },
    ]);
  });
});

// jsdom does not know how wide the screen is that a page is drawn for.
const unseen = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true });

describe('what happened since, on the page of the tale', () => {
  it('leads to the table, and to the stack that it speaks of', async () => {
    await sit();
    const laid = [
      { beat: 'announced', seat: 1, card: GRIEF, on: 4, way: 'own' } as const,
      { beat: 'laid', card: GRIEF, on: 4 } as const,
    ];
    table.server.tells(
      { 'stack/4': stack(evening()['stack/4']!.base, 2, -15, null) },
      { steps: [{ at: 9, by: 1, beats: laid }] },
    );
    table.server.tells({ asked: FIRST_PLAY, turn: TURN });
    await settle();
    chip('Ann').click();
    unseen(/^Tale/).click();
    await settle();
    unseen(/^Old Cedar.*from 0 to −15/).click();
    await settle();
    expect(unseen('Table').getAttribute('aria-pressed')).toBe('true');
    expect(isNear('Cyr')).toBe(true);
    const pointed = () => document.querySelector('.pointed')?.getAttribute('data-place');
    expect(pointed()).toBe('stack/4');
    vi.advanceTimersByTime(5000);
    await settle();
    expect(pointed()).toBeUndefined();
  });
});
