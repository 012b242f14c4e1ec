import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Reckoning from '../../src/end/Reckoning.svelte';
import { readOut } from '../../src/end/pace';
import { accounts, saddestOf } from '../../src/end/reckoning';
import { evenings } from '../../src/mine/evenings';
import { REVIEW } from '../fixtures/review';
import { heldAt, holdSeat } from '../../src/lobby/seats';
import { chosen } from '../../src/net/pace.svelte';
import type { Parts } from '../../src/net/parts';
import { ANNE, BRAM } from '../fixtures/catalog';
import { BELL, KEEP, lone, MYSTERY, RISEN, under, WHOLE } from '../fixtures/whole';
import { violations } from '../lobby/axe';
import { FakeRoom, mine, person, stack, tablePart, TOKEN, TWO_FAMILIES } from '../lobby/house';

const catalog = TWO_FAMILIES;

function over(more: Partial<Parts> = {}): Parts {
  const seat = { hand: 5, waiting: [], draw_limit: 5, skipped_turns: 0, skipped_draws: 0 };
  return {
    table: tablePart({ phase: 'over' }),
    people: [person('Ann', { family: 0 }), person('Bob', { family: 1 })],
    turn: { turn: 0, start: 0, round: 9, play: null, misfits: null, ended: true, winners: [0] },
    me: { ...mine(0)!, replay: 'again' },
    'seat/0': { ...seat, value: -45 },
    'seat/1': { ...seat, value: 0 },
    'stack/0': stack(ANNE, 0, -35, -45),
    'stack/1': stack(BRAM, 1, -20, null),
    ...more,
  };
}

function shown(parts = over()) {
  const room = new FakeRoom(parts, { seat: 0 });
  return { room, ...render(Reckoning, { room, catalog }) };
}

function motion(reduced: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') && reduced,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

beforeEach(() => {
  motion(true);
  readOut.clear();
  chosen.speed = 'calm';
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(REVIEW))));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of ['tables', 'evenings', 'speed']) localStorage.removeItem(`woe-${name}`);
});

describe('the reckoning', () => {
  it('counts the dead with their bonus, the living for nothing, the winner last', () => {
    const [bob, ann] = accounts(catalog, over());
    expect(bob).toMatchObject({ seat: 1, value: 0, won: false, members: [{ dead: false, worth: -20, bonus: 0 }] });
    expect(ann).toMatchObject({ seat: 0, value: -45, won: true, members: [{ dead: true, worth: -35, bonus: -10 }] });
  });

  it('counts houses, Stories and the undead too, each with its own word', () => {
    const parts = over({
      'stack/2': under(MYSTERY, KEEP, 0, { pathos: [-15, 0, 0], worth: -15, reckoned: -15 }),
      'stack/3': { ...lone(BELL, 0), face: { ...lone(BELL, 0).face, reckoned: -15 } },
      'stack/4': under(RISEN, ANNE, 1, { portrait: { undead: RISEN }, worth: -5, reckoned: -5 }),
    });
    const room = new FakeRoom(parts, { seat: 0 });
    const { container } = render(Reckoning, { room, catalog: WHOLE });
    const rows = [...container.querySelectorAll('.accounts li')].map((row) =>
      row.textContent?.replace(/\s+/g, ' ').trim(),
    );
    expect(rows).toEqual([
      'Bram still living nothing',
      'Anne undead −5',
      'Anne was no more; −35 showing, −10 for the manner of it −45',
      'The Keep one Mystery −15',
      'The Bell the Story they held; −10 printed, −5 besides −15',
    ]);
    expect(container.querySelectorAll('li .scene')).toHaveLength(2);
  });

  it('is told at once where motion is reduced', async () => {
    const { container } = shown();
    expect(screen.getByRole('heading', { name: 'Ann has won, inconsolably' })).toBeTruthy();
    expect(screen.getByText(/−35 showing, −10 for the manner of it$/)).toBeTruthy();
    expect(await violations(container)).toEqual([]);
  });

  it('is read out line by line otherwise, and may be cut short', async () => {
    motion(false);
    vi.useFakeTimers();
    const { container } = shown();
    const unread = () => container.querySelectorAll('.unread').length;
    expect(unread()).toBe(2);
    await vi.advanceTimersByTimeAsync(950);
    expect(unread()).toBe(1);
    expect(screen.queryByRole('heading', { name: /has won/ })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Tell me at once' }));
    expect(screen.getByRole('heading', { name: /has won/ })).toBeTruthy();
  });

  it('is read out once: whoever comes back from the table finds it told', async () => {
    motion(false);
    const first = shown();
    first.unmount();
    const again = shown();
    expect(again.container.querySelectorAll('.unread')).toHaveLength(2);
    await fireEvent.click(screen.getByRole('button', { name: 'Tell me at once' }));
    again.unmount();
    expect(shown().container.querySelectorAll('.unread')).toHaveLength(0);
    expect(screen.getByRole('heading', { name: /has won/ })).toBeTruthy();
  });

  it.each([' ', 'Enter', 'Escape'])(
    'is cut short by the key %j, but not while it is meant for a button',
    async (key) => {
      motion(false);
      const { container } = shown();
      expect(container.querySelector('section.turn h2')?.textContent).toBe('Bob');
      await fireEvent.keyDown(screen.getByRole('button', { name: 'Tell me at once' }), { key });
      expect(container.querySelectorAll('.unread')).toHaveLength(2);
      await fireEvent.keyDown(document.body, { key });
      expect(container.querySelectorAll('.unread, section.turn')).toHaveLength(0);
    },
  );

  it('is cut short by a tap, and not begun where the speed is at once', async () => {
    motion(false);
    const { container, unmount } = shown();
    await fireEvent.click(container.querySelector('.accounts')!);
    expect(container.querySelectorAll('.unread')).toHaveLength(0);
    unmount();
    readOut.clear();
    chosen.speed = 'at-once';
    expect(shown().container.querySelectorAll('.unread')).toHaveLength(0);
  });

  it('ends with the standing and the saddest of all', () => {
    shown();
    const standing = within(screen.getByRole('region', { name: 'The standing' }));
    expect(standing.getAllByRole('listitem').map((row) => row.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      'Ann the winner −45',
      'Bob 0',
    ]);
    expect(standing.getByText('Saddest of all: Anne of Ann, −45')).toBeTruthy();
    expect(saddestOf([])).toBeNull();
  });

  it('is remembered once by whoever had a seat', () => {
    shown().unmount();
    shown().unmount();
    expect(evenings()).toMatchObject([
      { table: 'willow', replay: 'again', seat: 0, sets: ['gloom'], saddest: { worth: -45 } },
    ]);
    localStorage.removeItem('woe-evenings');
    const parts = over();
    delete parts.me;
    render(Reckoning, { room: new FakeRoom(parts, 'watcher'), catalog });
    expect(evenings()).toEqual([]);
  });

  it('tells once more what was told', () => {
    const room = new FakeRoom(over(), { seat: 0 });
    room.lines = [
      { number: 0, kind: 'story', seat: 1, at: 4, line: 'It was <b>late</b>.' },
      { number: 1, kind: 'applause', seat: 0, at: 4, line: '' },
      { number: 2, kind: 'chat', seat: 0, at: null, line: 'Hello.' },
    ];
    render(Reckoning, { room, catalog });
    const told = screen.getByRole('region', { name: 'What was told' });
    expect(told.textContent?.replace(/\s+/g, ' ').trim()).toBe('What was told It was <b>late</b>. Bob one clap see it');
    expect(within(told).getByRole('link').getAttribute('href')).toBe('/r/again#step=4');
  });

  it('shares a victory', () => {
    shown(over({ turn: { ...over().turn!, winners: [0, 1] } }));
    expect(screen.getByRole('heading', { name: /share the victory/ }).textContent).toMatch(/Bob and Ann|Ann and Bob/);
  });
});

describe('afterwards', () => {
  it('the same people play again with the same tokens', async () => {
    holdSeat('willow', { token: TOKEN, seat: 0, name: 'Ann' });
    const { room } = shown();
    room.send = (what) => {
      room.sent.push(what);
      room.parts.me!.next = 'elm';
      return Promise.resolve({ id: 'c' });
    };
    await fireEvent.click(screen.getByRole('button', { name: 'Once more, with the same people' }));
    await waitFor(() => expect(location.pathname).toBe('/t/elm'));
    expect(room.sent).toEqual([{ rematch: {} }]);
    expect(heldAt('elm')).toEqual([{ token: TOKEN, seat: 0, name: 'Ann' }]);
  });

  it('who comes later takes the seat that is kept', async () => {
    const { room } = shown(over({ me: { ...mine(0)!, next: 'elm' } }));
    await fireEvent.click(screen.getByRole('button', { name: 'Join the next evening' }));
    expect(room.sent).toEqual([]);
    expect(location.pathname).toBe('/t/elm');
  });

  it('the game can be taken away', () => {
    shown();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('The record')).toBe('/api/replays/again/record');
    expect(href('The tale as text')).toBe('/api/replays/again/text?lang=en');
    expect(href('Watch it again')).toBe('/r/again');
  });

  it('the host deletes it, but not by one click', async () => {
    holdSeat('willow', { token: TOKEN, seat: 0, name: 'Ann' });
    const { room } = shown();
    await fireEvent.click(screen.getByRole('button', { name: 'Delete this table' }));
    expect(room.sent).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'Delete it' }));
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(room.sent).toEqual([{ delete: {} }]);
    expect(heldAt('willow')).toEqual([]);
  });

  it('a guest cannot delete it, a watcher can only look', () => {
    const { unmount } = shown(over({ me: { ...mine(1)!, replay: 'again' } }));
    expect(screen.queryByRole('button', { name: 'Delete this table' })).toBeNull();
    unmount();
    const parts = over();
    delete parts.me;
    render(Reckoning, { room: new FakeRoom(parts, 'watcher'), catalog });
    expect(screen.queryByRole('button', { name: /Once more/ })).toBeNull();
  });
});
