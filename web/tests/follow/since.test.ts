import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Since from '../../src/follow/Since.svelte';
import { changeSaid, netOf, sinceOf } from '../../src/follow/since';
import { setLang } from '../../src/lang';
import { Narrator } from '../../src/lang/telling';
import { stacksOf } from '../../src/net/parts';
import type { Change, Play } from '../../src/net/plays';
import type { Beat } from '../../src/wire';
import { CHEER, GRIEF, STORM } from '../fixtures/catalog';
import { stack } from '../lobby/house';
import { Evening, evening, FIRST_PLAY, HOUSEFUL } from '../table/evening';

const PARTS = evening();
const bases = stacksOf(PARTS).map(({ part }) => part.base);
const narrator = new Narrator({ catalog: HOUSEFUL, seats: ['Ann', 'Bea', 'Cyr', 'Dot'], bases });
const eyes = { narrator, parts: PARTS, seat: 0 };

function change(of: number, from: number, to: number, step = 1): Change {
  return { stack: of, from, to, was: 'living', is: 'living', step };
}

function play(at: number, by: number, on: number | null, more: Partial<Play> = {}): Play {
  return { at, by, card: CHEER, on, way: 'own', changes: [], forced: [], cancelled: false, ...more };
}

afterEach(() => {
  cleanup();
  setLang('en');
});

describe('what happened since', () => {
  it('has what touched my own first, and in its order', () => {
    const plays = [play(1, 1, 4), play(2, 2, 0), play(3, 3, 6), play(4, 3, 1)];
    expect(sinceOf(plays, eyes).map(({ key, mine }) => [key, mine])).toEqual([
      ['2/1', true],
      ['4/1', true],
      ['1/1', false],
      ['3/1', false],
    ]);
  });

  it('counts a card on somebody else as mine if it touched my stack or my hand', () => {
    const drawn: Beat = { beat: 'drawn', seat: 0, card: GRIEF };
    const entries = sinceOf(
      [play(1, 1, 4, { changes: [change(0, -15, 0)] }), play(2, 1, null, { forced: [drawn, drawn] })],
      eyes,
    );
    expect(entries.map(({ mine }) => mine)).toEqual([true, true]);
    expect(entries[1]?.forced).toEqual(['you drew two cards']);
  });

  it('says who took what, what is to be missed, and what was in vain, in both languages', () => {
    const forced: Beat[] = [
      { beat: 'taken', card: null, from: 0, to: 2 },
      { beat: 'taken', card: null, from: 0, to: 2 },
      { beat: 'taken', card: STORM, from: 3, to: 0 },
      { beat: 'will-skip', seat: 0, what: 'turn' },
    ];
    const told = () => sinceOf([play(1, 2, 0, { forced, cancelled: true })], eyes)[0];
    expect(told()?.forced).toEqual(['Cyr took two cards from you', 'you took a card from Dot', 'you will miss a turn']);
    expect(told()?.text).toBe('Cyr plays “was cheered” on Old Ash, in vain');
    setLang('it');
    expect(told()?.forced).toEqual(['Cyr ti ha preso due carte', 'hai preso una carta a Dot', 'salterai un turno']);
  });

  it('comes to one change a stack, and to none if all is as it was', () => {
    const plays = [
      play(1, 1, 4, { changes: [change(4, 0, -15)] }),
      play(2, 2, 4, { changes: [change(4, -15, -35, 2)] }),
      play(3, 1, 6, { changes: [change(6, 10, 0, 3)] }),
      play(4, 2, 6, { changes: [change(6, 0, 10, 4)] }),
    ];
    expect(netOf(sinceOf(plays, eyes)).map(({ name, from, to }) => [name, from, to])).toEqual([['Old Cedar', 0, -35]]);
  });

  it('is said without arrows to those who listen', () => {
    expect(changeSaid(change(0, -20, 10))).toBe('from −20 to +10');
    expect(changeSaid({ ...change(0, -20, -20), is: 'dead' })).toBe('dead, at −20');
  });
});

describe('the list at the start of my turn', () => {
  function begin(terse = false) {
    const table = new Evening({ asked: null, turn: { ...PARTS.turn!, turn: 1 } });
    const [onpoint, onseek] = [vi.fn(), vi.fn()];
    render(Since, { connection: table.connection, narrator, terse, onpoint, onseek });
    table.server.tells(
      { 'stack/0': stack(bases[0]!, 0, 10, null) },
      {
        steps: [
          {
            at: 9,
            by: 1,
            beats: [
              { beat: 'announced', seat: 1, card: CHEER, on: 0, way: 'own' },
              { beat: 'laid', card: CHEER, on: 0 },
            ],
          },
        ],
      },
    );
    table.server.tells(
      { 'stack/4': stack(bases[4]!, 2, -15, null) },
      {
        steps: [
          {
            at: 10,
            by: 2,
            beats: [
              { beat: 'announced', seat: 2, card: GRIEF, on: 4, way: 'own' },
              { beat: 'laid', card: GRIEF, on: 4 },
            ],
          },
        ],
      },
    );
    return { table, onpoint, onseek };
  }

  it('is there when I am asked, and not before', async () => {
    const { table } = begin();
    await tick();
    expect(screen.queryByRole('region')).toBeNull();
    table.server.tells({ asked: FIRST_PLAY, turn: PARTS.turn! });
    await tick();
    const list = within(screen.getByRole('region', { name: 'Since your last turn' }));
    expect(list.getByText('−15 → +10')).toBeTruthy();
    expect(list.getByRole('button', { name: /Bea plays “was cheered” on Old Ash/ })).toBeTruthy();
    expect(list.getByRole('button', { name: /^Old Cedar.*from 0 to −15/ })).toBeTruthy();
    table.connection.close();
  });

  it('names whom a card changed that was played on nobody', async () => {
    const { table } = begin();
    table.server.tells(
      { 'stack/1': stack(bases[1]!, 0, 5, null) },
      { steps: [{ at: 11, by: 2, beats: [{ beat: 'announced', seat: 2, card: STORM, on: null, way: 'own' }] }] },
    );
    table.server.tells({ asked: FIRST_PLAY, turn: PARTS.turn! });
    await tick();
    const name = narrator.stack(1);
    expect(screen.getByRole('button', { name: new RegExp(`\\+5.*${name}\\.`) })).toBeTruthy();
    table.connection.close();
  });

  it('is a line of numbers where there is room for no more', async () => {
    const { table, onpoint } = begin(true);
    table.server.tells({ asked: FIRST_PLAY, turn: PARTS.turn! });
    await tick();
    const line = within(screen.getByRole('region', { name: 'Since your last turn' }));
    expect(line.queryByText(/was cheered/)).toBeNull();
    await fireEvent.focus(line.getByRole('button', { name: /^Old Ash.*from −15 to \+10/ }));
    expect(onpoint).toHaveBeenLastCalledWith(0);
    expect(line.getByRole('button', { name: /^Old Cedar.*from 0 to −15/ })).toBeTruthy();
    await fireEvent.click(line.getByRole('button', { name: 'I have seen it' }));
    expect(screen.queryByRole('region')).toBeNull();
    table.connection.close();
  });

  it('leads to the stack that is pressed, and offers nothing to press where there is none', async () => {
    const { table, onseek } = begin();
    table.server.tells(
      {},
      {
        steps: [
          {
            at: 11,
            by: 2,
            beats: [
              { beat: 'announced', seat: 2, card: STORM, on: null, way: 'own' },
              { beat: 'drawn', seat: 0, card: GRIEF },
            ],
          },
        ],
      },
    );
    table.server.tells({ asked: FIRST_PLAY, turn: PARTS.turn! });
    await tick();
    await fireEvent.click(screen.getByRole('button', { name: /Bea plays “was cheered” on Old Ash/ }));
    expect(onseek).toHaveBeenLastCalledWith(0);
    await fireEvent.click(screen.getByRole('button', { name: /^Old Cedar/ }));
    expect(onseek).toHaveBeenLastCalledWith(4);
    expect(screen.getByText(/you drew a card/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /you drew a card/ })).toBeNull();
    table.connection.close();
  });

  it('points at stacks, goes when it was seen, and with my next play', async () => {
    const { table, onpoint } = begin();
    table.server.tells({ asked: FIRST_PLAY, turn: PARTS.turn! });
    await tick();
    await fireEvent.focus(screen.getByRole('button', { name: /Old Ash/ }));
    expect(onpoint).toHaveBeenLastCalledWith(0);
    await fireEvent.click(screen.getByRole('button', { name: 'I have seen it' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(onpoint).toHaveBeenLastCalledWith(null);
    const passed: Beat[] = [{ beat: 'passed', seat: 0 }];
    table.server.tells({}, { steps: [{ at: 11, by: 0, beats: passed }] });
    await tick();
    expect(table.connection.changes.since).toEqual([]);
    table.connection.close();
  });
});
