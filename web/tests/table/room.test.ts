import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { t } from '../../src/lang';
import { heldAt, holdSeat } from '../../src/lobby/seats';
import Room from '../../src/table/Room.svelte';
import { OPTIONS, tablePart, TOKEN } from '../lobby/house';
import { FakeServer } from '../net/socket';
import { evening, HOUSEFUL } from './evening';

let servers: FakeServer[];

beforeEach(() => {
  localStorage.removeItem('woe-tables');
  servers = [];
  vi.stubGlobal('WebSocket', function () {
    const server = new FakeServer();
    servers.push(server);
    return server.open();
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(HOUSEFUL))));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const last = () => {
  const server = servers.at(-1);
  if (!server) throw new Error('nobody called');
  return server;
};

describe('a room', () => {
  it('is entered with the seats this browser holds, and shows the table while they play', async () => {
    holdSeat('willow', { token: TOKEN, seat: 0, name: 'Ann' });
    render(Room, { table: 'willow' });
    last().welcomes({ seat: 0 });
    expect(last().socket.hello).toEqual({ door: { table: 'willow' }, token: TOKEN, resume: null });
    last().tellsAll(evening());
    expect(await screen.findByRole('region', { name: 'Your hand: 3 cards' })).toBeTruthy();
  });

  it('takes a token out of a private link, and keeps whose seat it is', async () => {
    history.replaceState(null, '', `/t/willow#seat=${TOKEN}`);
    render(Room, { table: 'willow' });
    expect(location.hash).toBe('');
    last().welcomes({ seat: 1 });
    last().tellsAll(evening());
    await screen.findByRole('region', { name: /Your hand/ });
    expect(heldAt('willow')).toEqual([{ token: TOKEN, seat: 1, name: 'Bea' }]);
  });

  it('shows the lobby before they play, and to visitors whenever they come', async () => {
    render(Room, { table: 'willow' });
    last().welcomes('visitor');
    const { people } = evening();
    last().tellsAll({ table: tablePart({ phase: 'playing' }), people });
    expect(await screen.findByRole('heading', { name: 'Every seat is taken' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: /Your hand/ })).toBeNull();
  });

  it('says when a table goes that nobody has touched for long, until somebody does something', async () => {
    render(Room, { watch: 'peep' });
    const goes = Date.UTC(2026, 11, 24, 12);
    last().socket.opens();
    last().socket.hears({ welcome: { epoch: 'one', you: 'watcher', now: Date.now(), protocol: 1, goes } });
    last().tellsAll(evening());
    const told = await screen.findByText(/This table goes on 24 December 2026/);
    expect(told.closest('[role=status]')).toBeTruthy();
    last().tells({}, { lines: [{ number: 9, kind: 'chat', seat: 0, at: null, line: 'We play on.' }] });
    await vi.waitFor(() => expect(screen.queryByText(/goes on 24 December/)).toBeNull());
  });

  it('lets one put that away', async () => {
    render(Room, { watch: 'peep' });
    last().socket.opens();
    const goes = Date.UTC(2026, 11, 24, 12);
    last().socket.hears({ welcome: { epoch: 'one', you: 'watcher', now: Date.now(), protocol: 1, goes } });
    last().tellsAll(evening());
    (await screen.findByRole('button', { name: 'I see' })).click();
    await vi.waitFor(() => expect(screen.queryByText(/goes on 24 December/)).toBeNull());
  });

  it('says that a table went because nobody had touched it', async () => {
    render(Room, { table: 'willow' });
    last().socket.opens();
    last().socket.hears({ trouble: { code: 'swept' } });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'nobody had done anything at this table for so long',
    );
    expect(servers).toHaveLength(1);
  });

  it('counts the families when it is over', async () => {
    render(Room, { watch: 'peep' });
    last().welcomes('watcher');
    expect(last().socket.hello.door).toEqual({ watch: 'peep' });
    const turn = { ...evening().turn!, ended: true, winners: [2] };
    last().tellsAll(evening({ table: tablePart({ phase: 'over' }), turn }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The reckoning' })).toBeTruthy();
    screen.getByRole('button', { name: 'Look at the table once more' }).click();
    expect(await screen.findByRole('button', { name: 'To the reckoning' })).toBeTruthy();
  });

  it('has the words of its game as long as it is shown', async () => {
    const dungeon = { ...HOUSEFUL, sets: HOUSEFUL.sets.map((set) => ({ ...set, speech: 'dungeon' })) };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(dungeon))));
    const { unmount } = render(Room, { watch: 'peep' });
    last().welcomes('watcher');
    last().tellsAll(evening({ table: tablePart({ phase: 'playing', options: { ...OPTIONS, sets: ['munchkin'] } }) }));
    const lines = await screen.findAllByRole('button', { name: /Family Value so far/ });
    expect(lines).toHaveLength(4);
    expect(screen.queryByText(/family/i)).toBeNull();
    unmount();
    expect(t('table-strip')).toBe('Families');
  });

  it('says kindly that a seat was given away, and forgets it', async () => {
    holdSeat('willow', { token: TOKEN, seat: 1, name: 'Bea' });
    render(Room, { table: 'willow' });
    last().socket.opens();
    last().socket.hears({ trouble: { code: 'wrong-token' } });
    await vi.waitFor(() => expect(servers).toHaveLength(2));
    expect(heldAt('willow')).toEqual([]);
    last().welcomes('visitor');
    last().tellsAll({ table: tablePart(), people: evening().people });
    expect(await screen.findByText(/Your seat was given to somebody else/)).toBeTruthy();
  });

  it('says why a table is not there', async () => {
    render(Room, { table: 'nowhere' });
    last().socket.opens();
    last().socket.hears({ trouble: { code: 'no-such-table' } });
    expect(await screen.findByRole('heading', { name: 'Nobody lives here' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(screen.getByRole('link', { name: 'Open a table of your own' }).getAttribute('href')).toBe('/open');
  });

  it('says why a table is closed', async () => {
    render(Room, { watch: 'nowhere' });
    last().socket.opens();
    last().socket.hears({ trouble: { code: 'no-watching' } });
    expect(await screen.findByRole('heading', { name: 'The door is closed' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('watch');
  });

  it('covers the table between two hands at one device', async () => {
    holdSeat('willow', { token: TOKEN, seat: 0, name: 'Ann' });
    holdSeat('willow', { token: 'f'.repeat(32), seat: 1, name: 'Bea' });
    render(Room, { table: 'willow' });
    servers.forEach((server, seat) => {
      server.welcomes({ seat });
      server.tellsAll(evening(seat === 0 ? {} : { asked: null }));
    });
    expect(await screen.findByRole('heading', { name: 'Pass the device to Ann' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: /Your hand/ })).toBeNull();
    screen.getByRole('button', { name: 'I am Ann, show my hand' }).click();
    expect(await screen.findByRole('region', { name: /Your hand/ })).toBeTruthy();
  });
});
