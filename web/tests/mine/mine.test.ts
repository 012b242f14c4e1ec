import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import MyTables from '../../src/lobby/MyTables.svelte';
import Mine from '../../src/mine/Mine.svelte';
import { companyOf, evenings, figuresOf, found, type Evening } from '../../src/mine/evenings';
import { violations } from '../lobby/axe';
import { BOXES } from '../lobby/house';

function evening(table: string, mine: number, others: [string, number][], more: Partial<Evening> = {}): Evening {
  const least = Math.min(mine, ...others.map(([, value]) => value));
  const guest = (name: string, value: number) => ({ name, bot: name.startsWith('Mr'), value, won: value === least });
  return {
    table,
    replay: `again-${table}`,
    date: Date.UTC(2026, 4, 1, 20),
    sets: ['gloom'],
    seat: 0,
    people: [guest('Ann', mine), ...others.map(([name, value]) => guest(name, value))],
    saddest: { title: { en: 'Angel', it: 'Angelo' }, worth: mine },
    ...more,
  };
}

const PLAYED = [
  evening(
    'elm',
    -80,
    [
      ['Bob', -40],
      ['Mr Pym', -10],
    ],
    { date: Date.UTC(2026, 5, 2, 20), sets: ['gloom', 'homes'] },
  ),
  evening('yew', -20, [['Mr Pym', -60]]),
];

/** Blobs of jsdom do not tell their text themselves. */
function textOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
}

beforeEach(() => {
  localStorage.setItem('woe-evenings', JSON.stringify(PLAYED));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ boxes: BOXES }))));
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.removeItem('woe-evenings');
});

const rows = () => within(screen.getByRole('region', { name: 'Evening by evening' })).queryAllByRole('listitem');

describe('evenings', () => {
  it('are read with care: what somebody else wrote there is none', () => {
    localStorage.setItem(
      'woe-evenings',
      JSON.stringify([PLAYED[1], null, 7, { table: 'x' }, { ...PLAYED[0], seat: 9 }]),
    );
    expect(evenings().map((one) => one.table)).toEqual(['yew']);
    localStorage.setItem('woe-evenings', '{');
    expect(evenings()).toEqual([]);
  });

  it('have figures', () => {
    expect(figuresOf(PLAYED)).toMatchObject({
      games: 2,
      wins: 1,
      average: -50,
      lowest: -80,
      saddest: { table: 'elm' },
    });
    expect(figuresOf([])).toBeNull();
    expect(companyOf(PLAYED)).toEqual([
      { name: 'Mr Pym', bot: true, games: 2, wins: 1 },
      { name: 'Bob', bot: false, games: 1, wins: 0 },
    ]);
  });

  it('are found by all words, in any order', () => {
    const shown = (one: Evening) => [one.table, ...one.people.map(({ name }) => name)].join(' ');
    const tables = (words: string) => found(PLAYED, words, shown).map((one) => one.table);
    expect([tables(''), tables('pym'), tables(' pym BOB '), tables('bob yew')]).toEqual([
      ['elm', 'yew'],
      ['elm', 'yew'],
      ['elm'],
      [],
    ]);
  });
});

describe('my evenings', () => {
  it('say what was played, with whom, how it went, and where to see it again', async () => {
    const { container } = render(Mine);
    await screen.findByText(/and homes/);
    expect(rows().map((row) => row.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      '2 June 2026 gloom and homes with Bob and Mr Pym won with −80 Watch it again Forget',
      '1 May 2026 gloom with Mr Pym −20 Watch it again Forget',
    ]);
    expect(within(rows()[0]!).getByRole('link').getAttribute('href')).toBe('/r/again-elm');
    expect(screen.getByRole('img', { name: /last 2 evenings/ })).toBeTruthy();
    expect(await violations(container)).toEqual([]);
  });

  it('are searched by hand, or by a name', async () => {
    render(Mine);
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'may' } });
    expect(rows()).toHaveLength(1);
    expect(screen.getByText('1 of 2')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Bob' }));
    expect(rows()[0]?.textContent).toContain('2 June 2026');
  });

  it('are forgotten one by one, or all, but not by one click', async () => {
    render(Mine);
    await fireEvent.click(screen.getByRole('button', { name: /Forget the evening of 1 May 2026 with Mr Pym/ }));
    expect(evenings().map((one) => one.table)).toEqual(['elm']);
    await fireEvent.click(screen.getByRole('button', { name: 'Forget all of them' }));
    expect(evenings()).toHaveLength(1);
    await fireEvent.click(screen.getByRole('button', { name: 'Forget them' }));
    expect(evenings()).toEqual([]);
    expect(screen.getByText(/No evening was played/)).toBeTruthy();
  });

  it('are taken away as a file that holds all of them', async () => {
    const files: Blob[] = [];
    vi.stubGlobal('URL', {
      ...URL,
      createObjectURL: (file: Blob) => (files.push(file), 'blob:x'),
      revokeObjectURL: vi.fn(),
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    render(Mine);
    await fireEvent.click(screen.getByRole('button', { name: 'Take them away as a file' }));
    expect(click).toHaveBeenCalledOnce();
    expect(JSON.parse(await textOf(files[0]!))).toEqual(PLAYED);
    click.mockRestore();
  });

  it('are announced where one comes in', () => {
    render(MyTables);
    expect(screen.getByRole('link', { name: /All 2 evenings/ }).getAttribute('href')).toBe('/mine');
  });
});
