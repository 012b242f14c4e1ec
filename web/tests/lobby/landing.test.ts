import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Landing from '../../src/lobby/Landing.svelte';
import { placeIn } from '../../src/lobby/link';
import { heldAt, holdSeat } from '../../src/lobby/seats';
import { violations } from './axe';
import { CATALOG } from '../fixtures/catalog';
import { TOKEN } from './house';

/** The house answers so, and shows its cards. */
function answers(body: unknown, status = 200): ReturnType<typeof vi.fn> {
  const fetched = vi.fn((path: string) =>
    path.startsWith('/api/catalog')
      ? Promise.resolve(new Response(JSON.stringify(CATALOG)))
      : Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  history.replaceState(null, '', '/');
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.removeItem('woe-tables');
  localStorage.removeItem('woe-lesson');
});

describe('the landing page', () => {
  it('deals at once: one click, three bots, and the seat is kept', async () => {
    const fetched = answers({ table: 'willow', seat: 0, token: TOKEN });
    render(Landing);
    await fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
    await waitFor(() => expect(location.pathname).toBe('/t/willow'));
    const [path, request] = fetched.mock.calls.find(([path]) => !path.startsWith('/api/catalog')) ?? [];
    const wish = JSON.parse(request.body);
    expect(path).toBe('/api/tables');
    expect(wish).toMatchObject({
      start: true,
      others: Array(3).fill({ bot: 'governess' }),
      options: { response_seconds: 2, sets: ['gloom'], edition: 'first' },
    });
    expect([0, 1, 2, 3]).toContain(wish.family);
    expect(heldAt('willow')).toEqual([{ token: TOKEN, seat: 0, name: 'A Stranger' }]);
    expect(localStorage.getItem('woe-lesson')).toBeNull();
  });

  it('opens a first game, and remembers that it is one', async () => {
    const fetched = answers({ table: 'willow', seat: 0, token: TOKEN });
    render(Landing);
    await fireEvent.click(screen.getByRole('button', { name: 'Your first game' }));
    await waitFor(() => expect(location.pathname).toBe('/t/willow'));
    const [, request] = fetched.mock.calls.find(([path]) => path === '/api/lessons') ?? [];
    expect(JSON.parse(request.body)).toEqual({ name: 'A Stranger' });
    expect(localStorage.getItem('woe-lesson')).toBe('willow');
  });

  it('says why if there is no table to be had', async () => {
    answers({ trouble: { code: 'too-many', message: '' } }, 429);
    render(Landing);
    await fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('the house is full'));
    expect(location.pathname).toBe('/');
  });

  it('has the door open though the cards are not to be had', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new Error('no network')));
    render(Landing);
    await Promise.resolve();
    expect(screen.getByRole('link', { name: 'How to play, on one page' }).getAttribute('href')).toBe('/how');
    expect(screen.getByRole('button', { name: 'Play now' })).toBeTruthy();
  });

  it('joins by a pasted link, and explains what is none', async () => {
    render(Landing);
    const field = screen.getByRole('textbox', { name: 'Join by link' });
    await fireEvent.input(field, { target: { value: 'https://elsewhere.example/nothing' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect(screen.getByText(/that is no link to a table/)).toBeTruthy();
    await fireEvent.input(field, { target: { value: 'http://localhost:3000/t/willow' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect(location.pathname).toBe('/t/willow');
  });

  it('keeps nothing from anyone', async () => {
    const { container } = render(Landing);
    expect(await violations(container)).toEqual([]);
  });
});

describe('my tables', () => {
  /** The house is looked into; nobody comes in. */
  function looked(): void {
    const glimpsed = (token: string) => ({
      phase: 'playing',
      names: ['Ann', 'Bob'],
      seat: token === TOKEN ? 1 : 0,
      asked: 1,
      here: 0,
    });
    vi.stubGlobal('fetch', (path: string, request?: { body: string }) => {
      const told = path === '/api/glance' ? glimpsed(JSON.parse(request?.body ?? '').token) : CATALOG;
      return Promise.resolve(new Response(JSON.stringify(told)));
    });
  }

  it('are listed with their people and whose turn it is', async () => {
    looked();
    holdSeat('willow', { token: TOKEN, seat: null, name: null });
    holdSeat('elm', { token: TOKEN.replace('0', 'a'), seat: 0, name: 'Ann' });
    render(Landing);
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Ann, Bob' })).toHaveLength(2));
    expect(screen.getByText('it is your turn')).toBeTruthy();
    expect(screen.getByText('Bob is to play')).toBeTruthy();
  });

  it('can be forgotten', async () => {
    looked();
    holdSeat('willow', { token: TOKEN, seat: 1, name: 'Bob' });
    render(Landing);
    await fireEvent.click(screen.getByRole('button', { name: /Forget the table of/ }));
    expect(screen.queryByRole('heading', { name: 'My tables' })).toBeNull();
    expect(heldAt('willow')).toEqual([]);
  });
});

describe('a pasted link', () => {
  it.each([
    ['willow', '/t/willow'],
    ['  /w/peep-1 ', '/w/peep-1'],
    ['http://192.168.1.2:4141/t/willow/', '/t/willow'],
    [`https://woe.example/t/willow#seat=${TOKEN}`, `/t/willow#seat=${TOKEN}`],
    ['https://woe.example/r/again#step=3', null],
    ['two words', null],
    ['javascript:alert(1)', null],
  ])('%s', (pasted, place) => expect(placeIn(pasted)).toBe(place));
});
