import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Replay from '../../src/end/Replay.svelte';
import { frames, handsIn, placeOf } from '../../src/end/film';
import type { Replay as Film } from '../../src/wire';
import { ANNE, BRAM, CATALOG, GRIEF } from '../fixtures/catalog';
import { violations } from '../lobby/axe';
import { OPTIONS, person, stack, tablePart } from '../lobby/house';

const SEAT = { hand: 1, waiting: [], draw_limit: 5, value: 0, skipped_turns: 0, skipped_draws: 0 };
const TURN = { turn: 0, start: 0, round: 1, play: null, misfits: null, ended: false, winners: [] };

const FILM: Film = {
  options: OPTIONS,
  people: [person('Ann', { family: 0 }), person('Bob')],
  steps: [
    {
      at: 0,
      by: null,
      beats: [{ beat: 'turn-began', seat: 0 }],
      parts: {
        table: tablePart({ phase: 'over' }),
        turn: TURN,
        piles: { deck: 3, discard: [] },
        'seat/0': SEAT,
        'seat/1': SEAT,
        'stack/0': stack(ANNE, 0, 0, null),
        'stack/1': stack(BRAM, 1, 0, null),
        'hand/0': [GRIEF],
        'hand/1': [],
      },
    },
    { at: 1, by: 0, beats: [{ beat: 'passed', seat: 0 }], parts: { 'hand/0': [] } },
    { at: 4, by: 1, beats: [{ beat: 'ended' }], parts: { turn: { ...TURN, ended: true, winners: [1] } } },
  ],
  lines: [{ number: 1, kind: 'story', seat: 0, at: 1, line: '<i>It was late.</i>' }],
};

/** jsdom measures nothing. */
class NoSize {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoSize);
  history.replaceState(null, '', '/r/again');
  const answers = (body: unknown) => Promise.resolve(new Response(JSON.stringify(body)));
  vi.stubGlobal('fetch', (path: string) => answers(path.startsWith('/api/replays/') ? FILM : CATALOG));
});

afterEach(() => vi.unstubAllGlobals());

async function projected() {
  const { container } = render(Replay, { replay: 'again' });
  return { container, slider: await screen.findByRole<HTMLInputElement>('slider', { name: 'Step of the game' }) };
}

describe('a strip of pictures', () => {
  it('has all parts of every step', () => {
    const strip = frames(FILM);
    expect(strip).toHaveLength(3);
    expect(strip[2]?.['stack/0']).toBe(strip[0]?.['stack/0']);
    expect(handsIn(strip[0]!, true)).toEqual({ 0: [GRIEF], 1: [] });
    expect(handsIn(strip[1]!, true)).toEqual({ 0: [], 1: [] });
    expect(handsIn(strip[0]!, false)).toEqual({});
  });

  it.each([
    [0, 0],
    [1, 1],
    [3, 1],
    [4, 2],
    [99, 2],
  ])('finds step %i', (step, place) => expect(placeOf(FILM, step)).toBe(place));
});

describe('a replay', () => {
  it('is stepped and scrubbed, and the address says where', async () => {
    const { container, slider } = await projected();
    const { getByRole } = within(screen.getByRole('group', { name: 'The lantern' }));
    expect(slider.value).toBe('0');
    await fireEvent.click(getByRole('button', { name: 'On' }));
    expect(location.hash).toBe('#step=1');
    await fireEvent.input(slider, { target: { value: '2' } });
    expect(location.hash).toBe('#step=4');
    expect(slider.getAttribute('aria-valuetext')).toBe('step 2 of 2');
    expect(getByRole('button', { name: 'On' }).hasAttribute('disabled')).toBe(true);
    expect(await violations(container)).toEqual([]);
  });

  it('opens at the step of its address', async () => {
    history.replaceState(null, '', '/r/again#step=4');
    expect((await projected()).slider.value).toBe('2');
  });

  it('tells the tale as far as it is shown, stories as plain text', async () => {
    await projected();
    const tale = screen.getByRole('region', { name: 'The tale' });
    expect(tale.querySelectorAll('li:not(.ahead)')).toHaveLength(1);
    await fireEvent.click(screen.getByRole('button', { name: 'On' }));
    expect(tale.textContent).toContain('<i>It was late.</i>');
    expect(tale.querySelector('[aria-current]')?.textContent).toContain('Ann');
  });

  it('runs by itself until the end', async () => {
    const { slider } = await projected();
    vi.useFakeTimers();
    await fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    await vi.advanceTimersByTimeAsync(1500);
    expect(slider.value).toBe('1');
    await vi.advanceTimersByTimeAsync(5000);
    expect(slider.value).toBe('2');
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
    vi.useRealTimers();
  });

  it('that is not there says so', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 404 })));
    render(Replay, { replay: 'gone' });
    expect((await screen.findByRole('alert')).textContent).toContain('no such game');
  });
});
