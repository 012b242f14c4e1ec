import { render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ReviewOf from '../../src/end/ReviewOf.svelte';
import { labelsOf, NARROW, pathOf, placeOf, rowsOf, ticksOf, WIDE } from '../../src/end/curve';
import { REVIEW } from '../fixtures/review';
import { violations } from '../lobby/axe';

const NAMES = ['Ann', 'Bob'];

/** The house answers these, one after the other; the last one again and again. */
function house(...answers: [number, unknown][]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    const [status, body] = answers[Math.min(asked.length, answers.length - 1)]!;
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return asked;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the review', () => {
  it('shows how far it has come, and then itself', async () => {
    vi.useFakeTimers();
    const asked = house([202, { done: 0, of: 0 }], [202, { done: 30, of: 40 }], [200, REVIEW]);
    render(ReviewOf, { replay: 'again', names: NAMES });
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false);
    await vi.advanceTimersByTimeAsync(500);
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(30);
    await vi.advanceTimersByTimeAsync(500);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('heading', { name: 'How it was played' })).toBeTruthy();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(Array.from({ length: 3 }, () => '/api/replays/again/review'));
  });

  it('names the turning point and what each did best and worst, with the way there', async () => {
    house([200, REVIEW]);
    const { container } = render(ReviewOf, { replay: 'again', names: NAMES });
    await screen.findByText('The turning point, turn 1');
    expect(container.querySelector('p.turning')?.textContent).toMatch(
      /Ann plays “ran out of air” on Anne.*Ann's chance to win rose from 40 to 80 %/s,
    );
    const ann = within(screen.getByRole('region', { name: 'Ann' }));
    expect(ann.getByText('+30 points') && ann.getByText('it helps (+9)')).toBeTruthy();
    expect(ann.getByText('Nothing to regret in 5 answers.')).toBeTruthy();
    const bob = within(screen.getByRole('region', { name: 'Bob' }));
    expect(bob.getByText('Better: discard it all')).toBeTruthy();
    expect(bob.getByRole('link').getAttribute('href')).toBe('/r/again#step=5');
    expect(await violations(container)).toEqual([]);
  });

  it('counts one point and one answer as one', async () => {
    const [ann] = REVIEW.seats;
    const once = { ...REVIEW, seats: [{ ...ann!, weighed: 1, best: { ...ann!.best!, points: 1 } }] };
    house([200, once]);
    render(ReviewOf, { replay: 'again', names: NAMES });
    expect(await screen.findByText('+1 point')).toBeTruthy();
    expect(screen.getByText('Nothing to regret in the only answer.')).toBeTruthy();
  });

  it('has its curve as a table too', async () => {
    house([200, REVIEW]);
    const { container } = render(ReviewOf, { replay: 'again', names: NAMES });
    expect(await screen.findByRole('img', { name: /chance to win/ })).toBeTruthy();
    const rows = [...container.querySelectorAll('tr')].map((row) =>
      [...row.cells].map((cell) => cell.textContent).join(' '),
    );
    expect(rows).toEqual(['Turn Ann Bob', '1 50 % 50 %', '2 80 % 20 %', 'the end 100 % 0 %']);
  });

  it.each([404, 429, 503])('is missed by nobody where the house says %i', async (status) => {
    house([status, { trouble: { code: 'too-many' } }]);
    const { container } = render(ReviewOf, { replay: 'again', names: NAMES });
    await waitFor(() => expect(container.querySelector('section')).toBeNull());
  });
});

describe.each([WIDE, NARROW])('a curve $width wide', (box) => {
  it('stays in its frame, and ends where the game does', () => {
    expect(placeOf(box, REVIEW, 1, 0)).toEqual({ x: box.left, y: box.bottom });
    expect(placeOf(box, REVIEW, 4, 1)).toEqual({ x: box.right, y: box.top });
    expect(pathOf(box, REVIEW, 0).split(' L')).toHaveLength(4);
  });

  it('has labels that do not lie on each other', () => {
    const crowd = { ...REVIEW, curve: [{ at: 0, turn: 2, chances: [0, 0, 0, 1, 0] }] };
    const labels = labelsOf(box, crowd, 5).toSorted((one, other) => one - other);
    labels.forEach((y, at) => expect(y - (labels[at - 1] ?? -99)).toBeGreaterThanOrEqual(24));
    expect(Math.max(...labels)).toBeLessThanOrEqual(box.bottom);
  });
});

describe('the turns of a curve', () => {
  it('are told once each, and few of them below it', () => {
    expect(rowsOf(REVIEW).map((row) => row.turn)).toEqual([1, 2, 4]);
    expect(ticksOf(REVIEW)).toEqual([1, 2, 3, 4]);
    const long = { ...REVIEW, curve: [{ at: 0, turn: 61, chances: [1, 0] }] };
    expect(ticksOf(long)).toEqual([1, 13, 25, 37, 49, 61]);
  });
});
