import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Replay from '../../src/end/Replay.svelte';
import { firstPlay, frames, handsIn, nextPlace, placeOf, speedOf, toldIn } from '../../src/end/film';
import { Narrator } from '../../src/lang/telling';
import type { Beat, Replay as Film } from '../../src/wire';
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

const answered = (status: number, body: unknown, headers: HeadersInit = {}) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers }));

it('says when a replay goes, and that one went', async () => {
  const headers = { sunset: 'Thu, 24 Dec 2026 12:00:00 GMT' };
  vi.stubGlobal('fetch', (path: string) =>
    path.startsWith('/api/replays/') ? answered(200, FILM, headers) : answered(200, CATALOG),
  );
  const { unmount } = render(Replay, { replay: 'again' });
  await screen.findByText(/This replay goes on 24 December 2026/);
  unmount();
  vi.stubGlobal('fetch', () => answered(410, { trouble: { code: 'swept' } }));
  render(Replay, { replay: 'again' });
  expect((await screen.findByRole('alert')).textContent).toContain('the house has cleared it away');
});

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

describe('the tale of a strip', () => {
  const narrator = new Narrator({ catalog: CATALOG, seats: ['Ann', 'Bob'], bases: [ANNE, BRAM] });
  const play: Beat = { beat: 'announced', seat: 0, card: GRIEF, on: 0, way: 'own' };
  const laid: Beat = { beat: 'laid', card: GRIEF, on: 0 };
  const told = (...steps: Film['steps']) => {
    const film = { ...FILM, steps: [FILM.steps[0]!, ...steps] };
    return toldIn(film, frames(film), narrator)
      .slice(1)
      .map((lines) => lines.map(({ changes }) => changes.map(({ name, from, to }) => [name, from, to])));
  };

  it('has the numbers of each step, with a name where none is said', () => {
    const parts = { 'stack/0': stack(ANNE, 0, -15, null), 'stack/1': stack(BRAM, 1, 10, null) };
    expect(told({ at: 1, by: 0, beats: [play, laid], parts })).toEqual([
      [
        [
          [null, 0, -15],
          ['Bram', 0, 10],
        ],
      ],
    ]);
  });

  it('stops where a card is laid after a window, though nothing is said', () => {
    const parts = { 'stack/0': stack(ANNE, 0, -15, null) };
    expect(told({ at: 1, by: 0, beats: [play], parts: {} }, { at: 2, by: null, beats: [laid], parts })).toEqual([
      [[]],
      [[['Anne', 0, -15]]],
    ]);
  });
});

describe('a way through a game', () => {
  it('begins with the first play', () => {
    expect(firstPlay(FILM)).toBe(1);
    expect(firstPlay({ ...FILM, steps: FILM.steps.slice(0, 1) })).toBe(0);
  });

  it('does not begin with casting and setting aside', () => {
    const chosen = (at: number, beats: Beat[]) => ({ at, by: 0, beats, parts: {} });
    const cast = chosen(1, [
      { beat: 'joined', stack: 0, seat: 0 },
      { beat: 'discarded', seat: 0, card: null },
    ]);
    const aside = chosen(2, [
      { beat: 'set-aside', stack: 1 },
      { beat: 'turn-began', seat: 0 },
    ]);
    const play = chosen(3, [{ beat: 'announced', seat: 0, card: GRIEF, on: 0, way: 'own' }]);
    const [deal] = FILM.steps;
    expect(firstPlay({ ...FILM, steps: [{ ...deal!, beats: [] }, cast, aside, play] })).toBe(3);
  });

  it('passes over what is not told', () => {
    const told = [['The deal'], [], ['A play'], [], []];
    expect([nextPlace(told, 0, 1), nextPlace(told, 2, 1), nextPlace(told, 4, -1), nextPlace(told, 2, -1)]).toEqual([
      2, 4, 2, 0,
    ]);
  });

  it('has a speed', () => expect([speedOf(null), speedOf('4'), speedOf('swift')]).toEqual(['calm', 'calm', 'swift']));
});

describe('a replay', () => {
  it('opens on the first play, and names the winner at its end', async () => {
    const { container, slider } = await projected();
    expect(slider.value).toBe('1');
    expect(container.querySelector('.won')).toBeNull();
    await fireEvent.keyDown(document.body, { key: 'End' });
    expect(container.querySelector('.won')?.textContent).toMatch(/Bob has won, inconsolably.*Ann 0 · Bob 0/s);
  });

  it('goes by keys, where nothing else wants them', async () => {
    const { slider } = await projected();
    const press = (key: string, at: Element = document.body) => fireEvent.keyDown(at, { key });
    await press('Home');
    expect(slider.value).toBe('0');
    await press('ArrowRight');
    expect(slider.value).toBe('1');
    await press('ArrowRight', screen.getByRole('combobox', { name: 'Speed' }));
    expect(slider.value).toBe('1');
    await press('ArrowLeft');
    expect(slider.value).toBe('0');
    await press(' ');
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  it('is shared by its link', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, languages: ['en'], clipboard: { writeText } });
    await projected();
    await fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/r/again`);
  });

  it('is stepped and scrubbed, and the address says where', async () => {
    const { container, slider } = await projected();
    const { getByRole } = within(screen.getByRole('group', { name: 'The lantern' }));
    expect(slider.value).toBe('1');
    await fireEvent.click(getByRole('button', { name: 'Back' }));
    expect(location.hash).toBe('#step=0');
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
    expect(tale.querySelectorAll('li:not(.ahead)')).toHaveLength(2);
    expect(tale.textContent).toContain('<i>It was late.</i>');
    expect(tale.querySelector('[aria-current]')?.textContent).toContain('Ann');
  });

  it('tells what changed in numbers', async () => {
    const parts = { 'hand/0': [], 'stack/1': stack(BRAM, 1, -20, null) };
    const steps = FILM.steps.map((step) => (step.at === 1 ? { ...step, parts } : step));
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(new Response(JSON.stringify(path.startsWith('/api/replays/') ? { ...FILM, steps } : CATALOG))),
    );
    await projected();
    expect(screen.getByRole('region', { name: 'The tale' }).textContent).toMatch(/Bram.* 0 → −20/);
  });

  it('runs by itself until the end', async () => {
    const { slider } = await projected();
    vi.useFakeTimers();
    await fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await fireEvent.change(screen.getByRole('combobox', { name: 'Speed' }), { target: { value: 'swift' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    await vi.advanceTimersByTimeAsync(400);
    expect(slider.value).toBe('1');
    await vi.advanceTimersByTimeAsync(1000);
    expect(slider.value).toBe('2');
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
    vi.useRealTimers();
  });

  it('is read as it was written down, if its cards are gone', async () => {
    const told = 'This record was played with other cards.\nAnn draws a card.\n';
    const answers = (path: string) =>
      new Response(path.includes('/text?') ? told : '{}', { status: path.includes('/text?') ? 200 : 410 });
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(answers(path)));
    render(Replay, { replay: 'willow' });
    expect(await screen.findByText('Ann draws a card.')).toBeTruthy();
    expect(screen.getByText(/other cards/)).toBeTruthy();
  });

  it('that is not there says so', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 404 })));
    render(Replay, { replay: 'gone' });
    expect((await screen.findByRole('alert')).textContent).toContain('no such game');
  });
});
