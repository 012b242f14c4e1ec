import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Moment from '../../src/follow/Moment.svelte';
import Skip from '../../src/follow/Skip.svelte';
import Stage from '../../src/follow/Stage.svelte';
import { standFor } from '../../src/follow/stand';
import Toasts from '../../src/follow/Toasts.svelte';
import { MOST, TOAST } from '../../src/follow/toasts.svelte';
import { Unread } from '../../src/follow/unread.svelte';
import { Narrator } from '../../src/lang/telling';
import { chosen, STAYS } from '../../src/net/pace.svelte';
import { stacksOf } from '../../src/net/parts';
import { CHEER, DEMISE } from '../fixtures/catalog';
import { stack } from '../lobby/house';
import { Evening, evening, FIRST_PLAY, HOUSEFUL } from '../table/evening';

const PARTS = evening();
const bases = stacksOf(PARTS).map(({ part }) => part.base);
const narrator = new Narrator({ catalog: HOUSEFUL, seats: ['Ann', 'Bea', 'Cyr', 'Dot'], bases });
const catalog = HOUSEFUL;
let table: Evening;

/** Bea plays a card on a stack, of Ann's if nobody says otherwise. */
function plays(at: number, worth: number, reckoned: number | null = null, card = CHEER, of: number | null = 0): void {
  const beats = [
    { beat: 'announced', seat: 1, card, on: 0, way: 'own' } as const,
    { beat: 'laid', card, on: 0 } as const,
  ];
  table.server.tells({ 'stack/0': { ...stack(bases[0]!, 0, worth, reckoned), of } }, { steps: [{ at, by: 1, beats }] });
}

beforeEach(() => {
  vi.useFakeTimers();
  chosen.speed = 'calm';
  table = new Evening({ asked: null, turn: { ...PARTS.turn!, turn: 1 } });
});

afterEach(() => {
  cleanup();
  table.connection.close();
  chosen.speed = 'at-once';
  vi.useRealTimers();
});

describe('the stand of a card', () => {
  const frame = { width: 1080, height: 430 };
  const sizes = [
    { width: 530, height: 342 },
    { width: 254, height: 420 },
  ];
  const at = (left: number, top = 50) => ({ left, top, width: 100, height: 150 });

  it('is on the half where the target is not', () => {
    expect(standFor(frame, at(900), sizes)).toEqual({ left: 0, top: 0, size: 0 });
    expect(standFor(frame, at(100), sizes)).toEqual({ left: 550, top: 0, size: 0 });
  });

  it('is smaller before it covers a target in the middle', () => {
    expect(standFor(frame, at(490), sizes)).toMatchObject({ size: 1 });
  });

  it('covers no target anywhere, if there is room at all', () => {
    for (let left = 0; left <= 980; left += 20) {
      for (const top of [0, 140, 280]) {
        const target = at(left, top);
        const stand = standFor(frame, target, sizes);
        const size = sizes[stand.size]!;
        const apart =
          stand.left >= left + 100 ||
          stand.left + size.width <= left ||
          stand.top >= top + 150 ||
          stand.top + size.height <= top;
        expect(apart, `${left}/${top}`).toBe(true);
      }
    }
  });

  it('is in the middle when it is about nobody', () => {
    expect(standFor(frame, null, sizes)).toEqual({ left: 275, top: 0, size: 0 });
  });
});

describe('the stage', () => {
  it('shows a play of another with what it changes, and empties', async () => {
    render(Stage, { catalog, connection: table.connection, narrator });
    plays(9, 10);
    await tick();
    expect(screen.getByRole('heading', { name: 'Bea plays on your Old Ash' })).toBeTruthy();
    expect(screen.getByRole('img', { name: /^was cheered/ })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'What is being played' }).textContent).toMatch(/was −15.*is \+10/);
    vi.advanceTimersByTime(STAYS.calm.play);
    await tick();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('says of what is nobody’s that it is in the middle', async () => {
    render(Stage, { catalog, connection: table.connection, narrator });
    plays(9, 10, null, CHEER, null);
    await tick();
    expect(screen.getByRole('heading', { name: 'Bea plays on Old Ash, in the middle' })).toBeTruthy();
  });

  it('has a moment for a death', async () => {
    render(Stage, { catalog, connection: table.connection, narrator });
    plays(9, -15, -25, DEMISE);
    await tick();
    expect(screen.getByText('Old Ash was no more')).toBeTruthy();
    expect(screen.getByText('−25 for Ann')).toBeTruthy();
  });

  it('is tapped away', async () => {
    render(Stage, { catalog, connection: table.connection, narrator });
    plays(9, 10);
    await tick();
    await fireEvent.click(screen.getByRole('button', { name: /Skip to my turn/ }));
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('the moment of a death', () => {
  it('says who, of what, and what they count', () => {
    render(Moment, { catalog, stack: stack(bases[2]!, 1, -20, -30), card: DEMISE, owner: 'Bea' });
    expect(screen.getByText('Old Birch was no more')).toBeTruthy();
    expect(screen.getByText('−30 for Bea')).toBeTruthy();
  });
});

describe('skipping', () => {
  it('is a button and two keys, as long as something is shown', async () => {
    render(Skip, { pace: table.connection.pace });
    expect(screen.queryByRole('button')).toBeNull();
    for (const key of [' ', 's']) {
      plays(key === ' ' ? 9 : 11, 10);
      plays(key === ' ' ? 10 : 12, 5);
      await tick();
      expect(screen.getByRole('button', { name: /Skip to my turn/ })).toBeTruthy();
      await fireEvent.keyDown(document.body, { key });
      expect(table.connection.pace.busy).toBe(false);
      table.server.tells({ asked: FIRST_PLAY });
      table.server.tells({ asked: null });
    }
  });

  it('leaves the space bar to a button that has the focus, and letters to those who type', async () => {
    render(Skip, { pace: table.connection.pace });
    plays(9, 10);
    await tick();
    await fireEvent.keyDown(screen.getByRole('button'), { key: ' ' });
    const field = document.body.appendChild(document.createElement('input'));
    await fireEvent.keyDown(field, { key: 's' });
    field.remove();
    expect(table.connection.pace.busy).toBe(true);
  });
});

describe('the notices of a phone', () => {
  it('say what was played, for three seconds or until a tap', async () => {
    chosen.speed = 'at-once';
    render(Toasts, { catalog, connection: table.connection, narrator });
    plays(9, 10);
    await tick();
    expect(screen.getByText('Bea plays “was cheered” on Old Ash.')).toBeTruthy();
    expect(screen.getByText('−15 → +10')).toBeTruthy();
    vi.advanceTimersByTime(TOAST);
    await tick();
    expect(screen.queryByText(/Bea plays/)).toBeNull();
    plays(10, -15);
    await tick();
    await fireEvent.click(screen.getByText(/Bea plays/));
    expect(screen.queryByText(/Bea plays/)).toBeNull();
  });

  it('are few, and unheard: they are told elsewhere', async () => {
    chosen.speed = 'at-once';
    render(Toasts, { catalog, connection: table.connection, narrator });
    for (let at = 9; at < 15; at += 1) {
      plays(at, at);
      await tick();
    }
    expect(screen.getAllByText(/Bea plays/)).toHaveLength(MOST);
    expect(screen.getAllByText(/Bea plays/).every((one) => one.closest('[aria-hidden="true"]'))).toBe(true);
  });
});

describe('the lines that were not read', () => {
  it('are counted from where one came in', () => {
    chosen.speed = 'at-once';
    const unread = new Unread(table.connection, () => narrator);
    plays(9, 10);
    expect(unread.count).toBe(0);
    unread.begin();
    plays(10, 5);
    plays(11, 0);
    unread.begin();
    expect(unread.count).toBe(2);
    unread.read();
    expect(unread.count).toBe(0);
  });
});
