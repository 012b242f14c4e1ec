import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../../src/net/connection.svelte';
import type { Beat, Step } from '../../src/wire';
import { CHEER, DEMISE, GRIEF, STORM } from '../fixtures/catalog';
import { stack } from '../lobby/house';
import { evening } from '../table/evening';
import { FakeServer } from './socket';

const TURN = evening().turn!;
let server: FakeServer;
let connection: Connection;

function worth(value: number, reckoned: number | null = null, of = 0) {
  return stack(20, of, value, reckoned);
}

function announced(seat: number, card: number, on: number | null): Beat {
  return { beat: 'announced', seat, card, on, way: 'own' };
}

function tells(at: number, by: number | null, beats: Beat[], parts: Record<string, unknown> = {}): void {
  server.tells(parts, { steps: [{ at, by, beats }] });
}

function lays(at: number, by: number, card: number, on: number, value: number): void {
  tells(at, by, [announced(by, card, on), { beat: 'laid', card, on }], { [`stack/${on}`]: worth(value) });
}

function marks() {
  return [...connection.changes.marks].map(([at, { from, to, by }]) => [at, from, to, by]);
}

beforeEach(() => {
  server = new FakeServer();
  connection = new Connection({ door: { table: 'willow' }, token: 'secret', open: server.open });
  server.welcomes();
  server.tellsAll(
    evening({ asked: null, turn: { ...TURN, turn: 1, play: 'first' }, 'stack/0': worth(-20), 'stack/1': worth(0) }),
  );
});

afterEach(() => connection.close());

describe('the marks on the stacks', () => {
  it('say from what to what, over several plays, and who was the last', () => {
    lays(1, 1, GRIEF, 0, -35);
    lays(2, 2, CHEER, 0, 5);
    expect(marks()).toEqual([[0, -20, 5, 2]]);
  });

  it('are gone when it came to nothing', () => {
    lays(1, 1, CHEER, 0, 5);
    lays(2, 2, GRIEF, 0, -20);
    expect(marks()).toEqual([]);
  });

  it('stay until my next play, which leaves its own', () => {
    lays(1, 1, CHEER, 0, 5);
    server.tells({ turn: { ...TURN, turn: 0, play: 'first' } });
    expect(marks()).toHaveLength(1);
    lays(2, 0, GRIEF, 1, -15);
    expect(marks()).toEqual([[1, 0, -15, 0]]);
  });

  it('stay when I answer out of turn', () => {
    lays(1, 1, CHEER, 0, 5);
    tells(2, 0, [{ beat: 'discarded', seat: 0, card: STORM }]);
    expect(marks()).toHaveLength(1);
  });

  it('count a death, and what it is reckoned at', () => {
    tells(1, 1, [announced(1, DEMISE, 0), { beat: 'laid', card: DEMISE, on: 0 }], { 'stack/0': worth(-20, -30) });
    expect(connection.changes.marks.get(0)).toEqual({ from: -20, to: -30, was: 'living', is: 'dead', by: 1, step: 1 });
    expect(connection.changes.last?.deaths).toEqual([0]);
  });

  it('are as they were when plays are taken back', () => {
    lays(1, 1, CHEER, 0, 5);
    server.tells({ turn: { ...TURN, turn: 0, play: 'first' } });
    lays(2, 0, GRIEF, 1, -15);
    server.tells({ 'stack/1': worth(0) }, { back: 1 });
    expect(marks()).toEqual([[0, -20, 5, 1]]);
  });
});

describe('for a watcher', () => {
  beforeEach(() => {
    connection.close();
    server = new FakeServer();
    connection = new Connection({ door: { table: 'willow' }, open: server.open });
    server.welcomes('watcher');
    server.tellsAll(evening({ asked: null, 'stack/0': worth(-20), 'stack/1': worth(0), 'stack/2': worth(0) }));
  });

  function ends(at: number, by: number, card: number, on: number, value: number): void {
    const turn: Beat[] = [
      { beat: 'turn-ended', seat: by },
      { beat: 'turn-began', seat: by + 1 },
    ];
    tells(at, by, [announced(by, card, on), { beat: 'laid', card, on }, ...turn], { [`stack/${on}`]: worth(value) });
  }

  it('marks are of this turn and the one before', () => {
    ends(1, 0, GRIEF, 0, -35);
    expect(marks()).toEqual([[0, -20, -35, 0]]);
    ends(2, 1, GRIEF, 1, -15);
    expect(marks()).toEqual([[1, 0, -15, 1]]);
    lays(3, 2, CHEER, 2, 5);
    expect(marks().map(([stack]) => stack)).toEqual([1, 2]);
    expect(connection.changes.since.map(({ at }) => at)).toEqual([2, 3]);
  });

  it('marks come back with the turn that is taken back', () => {
    ends(1, 0, GRIEF, 0, -35);
    ends(2, 1, GRIEF, 1, -15);
    server.tells({ 'stack/1': worth(0) }, { back: 1 });
    expect(marks()).toEqual([[0, -20, -35, 0]]);
  });
});

describe('what happened since', () => {
  it('is what others played, each with its numbers', () => {
    lays(1, 1, CHEER, 0, 5);
    lays(2, 2, GRIEF, 4, -15);
    const told = connection.changes.since.map(({ by, card, on, changes }) => [
      by,
      card,
      on,
      changes.map(({ from, to }) => [from, to]),
    ]);
    expect(told).toEqual([
      [1, CHEER, 0, [[-20, 5]]],
      [2, GRIEF, 4, [[0, -15]]],
    ]);
    expect([...connection.changes.told.keys()]).toEqual([1, 2]);
  });

  it('has the numbers of a card with the card, though it was done later', () => {
    tells(1, 1, [announced(1, GRIEF, 0)]);
    tells(2, null, [{ beat: 'laid', card: GRIEF, on: 0 }], { 'stack/0': worth(-35) });
    expect(connection.changes.told.get(1)).toMatchObject([{ stack: 0, from: -20, to: -35, step: 2 }]);
    expect(connection.changes.since).toHaveLength(1);
  });

  it('has what I had to draw and to give up', () => {
    const forced: Beat[] = [
      { beat: 'drawn', seat: 0, card: GRIEF },
      { beat: 'taken', card: null, from: 0, to: 1 },
    ];
    tells(1, 1, [
      announced(1, STORM, null),
      ...forced,
      { beat: 'resolved', card: STORM },
      { beat: 'drawn', seat: 1, card: null },
    ]);
    expect(connection.changes.since[0]?.forced).toEqual(forced);
  });

  it('knows what was cancelled', () => {
    tells(1, 1, [announced(1, CHEER, 0), { beat: 'cancelled', card: CHEER }]);
    expect(connection.changes.since[0]?.cancelled).toBe(true);
  });

  it('is remembered from the log when one comes back, with the numbers that are known', async () => {
    lays(5, 1, CHEER, 0, 5);
    const steps: Step[] = [
      { at: 0, by: null, beats: [{ beat: 'turn-began', seat: 0 }] },
      {
        at: 1,
        by: 0,
        beats: [announced(0, GRIEF, 2), { beat: 'turn-ended', seat: 0 }, { beat: 'turn-began', seat: 1 }],
      },
      { at: 4, by: 1, beats: [announced(1, GRIEF, 4)] },
      { at: 5, by: 1, beats: [announced(1, CHEER, 0)] },
    ];
    const history = server.socket.commands.find((command) => 'history' in command.do)!;
    server.replies(history, { ok: { history: { steps, lines: [] } } });
    await vi.waitFor(() => expect(connection.changes.since.map(({ at }) => at)).toEqual([4, 5]));
    expect(connection.changes.since.map(({ changes }) => changes.length)).toEqual([0, 1]);
  });
});

describe('a page that is loaded again', () => {
  const log: Step[] = [];
  const MINE = { ...TURN, turn: 0 };
  const parts = evening({ asked: null, 'stack/0': worth(-20), 'stack/1': worth(0) });

  function happens(by: number, beats: Beat[], changed: Record<string, unknown>): void {
    const step = { at: log.length, by, beats };
    log.push(step);
    Object.assign(parts, changed);
    server.tells(changed, { steps: [step] });
  }

  const seen = () => ({ marks: marks(), since: connection.changes.since, told: [...connection.changes.told] });

  async function reloads(): Promise<void> {
    connection.close();
    server = new FakeServer();
    connection = new Connection({ door: { table: 'willow' }, token: 'secret', open: server.open });
    server.welcomes();
    server.tellsAll(parts);
    await isTold();
  }

  async function isTold(): Promise<void> {
    const history = server.socket.commands.find((command) => 'history' in command.do)!;
    server.replies(history, { ok: { history: { steps: log, lines: [] } } });
    await new Promise((done) => setTimeout(done));
  }

  beforeEach(async () => {
    sessionStorage.clear();
    log.length = 0;
    await isTold();
    happens(1, [{ beat: 'turn-began', seat: 0 }], { turn: { ...MINE, play: 'first' } });
  });

  it('knows a play from an answer that came of it', async () => {
    happens(0, [announced(0, GRIEF, 0), { beat: 'laid', card: GRIEF, on: 0 }], {
      'stack/0': worth(-35),
      turn: { ...MINE, play: null },
    });
    happens(0, [{ beat: 'discarded', seat: 0, card: STORM }], { turn: { ...MINE, play: 'second' } });
    const before = seen();
    expect(before.marks).toEqual([[0, -20, -35, 0]]);
    await reloads();
    expect(seen()).toEqual(before);
  });

  it('knows what changed without a card being played', async () => {
    happens(0, [announced(0, STORM, null), { beat: 'resolved', card: STORM }], { turn: { ...MINE, play: null } });
    happens(0, [{ beat: 'stripped', card: GRIEF, from: 0 }], {
      'stack/0': worth(-5),
      turn: { ...MINE, play: 'second' },
    });
    const before = seen();
    expect(before.marks).toEqual([[0, -20, -5, 0]]);
    await reloads();
    expect(seen()).toEqual(before);
  });

  it('knows two plays of one step apart', async () => {
    const beats = [
      announced(1, GRIEF, 0),
      announced(1, CHEER, 1),
      { beat: 'laid', card: CHEER, on: 1 },
      { beat: 'laid', card: GRIEF, on: 0 },
    ];
    happens(1, beats as Beat[], { 'stack/0': worth(-35), 'stack/1': worth(25) });
    const before = seen();
    expect(before.since.map(({ changes }) => changes.length)).toEqual([1, 1]);
    await reloads();
    expect(seen()).toEqual(before);
  });
});
