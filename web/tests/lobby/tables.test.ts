import { render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import MyTables from '../../src/lobby/MyTables.svelte';
import { holdSeat } from '../../src/lobby/seats';
import type { Glimpsed } from '../../src/wire';
import { TOKEN } from './house';

const asked: unknown[] = [];
const socket = vi.fn();
let seen: Glimpsed;

beforeEach(() => {
  asked.length = 0;
  seen = { phase: 'playing', names: ['Ann', 'Ben', ''], seat: 1, asked: 1, here: 2 };
  holdSeat('willow', { token: TOKEN, seat: null, name: null });
  vi.stubGlobal('WebSocket', socket);
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    asked.push([path, JSON.parse(body)]);
    return Promise.resolve(new Response(JSON.stringify(seen)));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.removeItem('woe-tables');
});

describe('my tables', () => {
  it('are looked at, and nobody comes in for that', async () => {
    render(MyTables);
    const row = await screen.findByRole('listitem');
    await waitFor(() => expect(row.textContent).toContain('it is your turn'));
    expect(row.textContent).toContain('Ann, Ben');
    expect(row.textContent).toContain('2 are there');
    expect(asked).toEqual([['/api/glance', { door: { table: 'willow' }, token: TOKEN }]]);
    expect(socket).not.toHaveBeenCalled();
  });

  it('say who is to play, whether they gather, and whether it is over', async () => {
    for (const [change, words] of [
      [{ asked: 0, here: 0 }, 'Ann is to play'],
      [{ phase: 'lobby', asked: null }, 'still gathering'],
      [{ phase: 'over', asked: null }, 'the story is over'],
    ] as const) {
      seen = { ...seen, ...change };
      const { unmount } = render(MyTables);
      const row = await screen.findByRole('listitem');
      await waitFor(() => expect(row.textContent).toContain(words));
      unmount();
    }
  });
});
