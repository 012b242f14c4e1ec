import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../../src/net/connection.svelte';
import { missedIn, MOST } from '../../src/net/missed';
import { chosen, STAYS } from '../../src/net/pace.svelte';
import type { Step } from '../../src/wire';
import { CHEER, GRIEF } from '../fixtures/catalog';
import { stack } from '../lobby/house';
import { evening, FIRST_PLAY } from '../table/evening';
import { FakeServer } from './socket';

const DEAL: Step = { at: 0, by: null, beats: [{ beat: 'turn-began', seat: 1 }] };
const worth = (value: number) => stack(20, 0, value, null);

function played(at: number, by: number, card = GRIEF): Step {
  return {
    at,
    by,
    beats: [
      { beat: 'announced', seat: by, card, on: 0, way: 'own' },
      { beat: 'laid', card, on: 0 },
    ],
  };
}

describe('what a page has missed', () => {
  const log = [DEAL, played(1, 1), played(2, 0), played(3, 1), played(4, 2)];
  const ats = (found: ReturnType<typeof missedIn>) => found && [found.base.at, ...found.steps.map(({ at }) => at)];

  it('is all since the seat itself did something, or since what it saw', () => {
    expect(ats(missedIn(log, null, 0))).toEqual([2, 3, 4]);
    expect(ats(missedIn(log, 3, 0))).toEqual([3, 4]);
    expect(ats(missedIn(log, 4, 0))).toBeNull();
    expect(ats(missedIn(log.slice(0, 2), null, 0))).toEqual([0, 1]);
  });

  it('is nothing for a watcher who comes in, and too much if it is a tale', () => {
    expect(missedIn(log, null, null)).toBeNull();
    expect(ats(missedIn(log, 3, null))).toEqual([3, 4]);
    expect(missedIn([DEAL, ...Array.from({ length: MOST + 1 }, (_, at) => played(at + 1, 1))], null, 0)).toBeNull();
  });
});

describe('a page that comes when bots have played', () => {
  let server: FakeServer;
  let connection: Connection;
  const shown = () => connection.parts['stack/0']?.face.worth;

  function opens(): void {
    server = new FakeServer();
    connection = new Connection({ door: { table: 'willow' }, token: 'secret', open: server.open });
    server.welcomes();
    server.tellsAll(evening({ asked: FIRST_PLAY, 'stack/0': worth(-30) }));
  }

  async function recalls(steps: Step[]): Promise<void> {
    const history = server.socket.commands.find((command) => 'history' in command.do)!;
    server.replies(history, { ok: { history: { steps, lines: [] } } });
    await vi.advanceTimersByTimeAsync(0);
  }

  /** The server says how it was: ten points less with every step. */
  async function looksBack(): Promise<number[]> {
    const looks = server.socket.commands.flatMap((command) =>
      'look' in command.do ? [{ command, at: command.do.look.at }] : [],
    );
    for (const { command, at } of looks) {
      server.replies(command, { ok: { moment: { at, parts: { 'stack/0': worth(-10 * at), announced: [] } } } });
    }
    await vi.advanceTimersByTimeAsync(0);
    return looks.map(({ at }) => at);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    chosen.speed = 'calm';
    opens();
  });

  afterEach(() => {
    connection.close();
    chosen.speed = 'at-once';
    vi.useRealTimers();
  });

  it('shows their plays from the deal on, with their numbers, and then asks', async () => {
    await recalls([DEAL, played(1, 1), played(2, 2), played(3, 2, CHEER)]);
    server.tells({ people: [] });
    expect(await looksBack()).toEqual([0, 1, 2, 3]);
    expect([shown(), connection.parts.asked, connection.log.length]).toEqual([-10, null, 2]);
    expect(connection.pace.showing).toMatchObject({ seat: 1, card: GRIEF, on: 0 });
    await vi.advanceTimersByTimeAsync(3 * STAYS.calm.play);
    expect([shown(), connection.parts.asked, connection.log.length]).toEqual([-30, FIRST_PLAY, 4]);
    expect(connection.changes.since.map(({ changes }) => changes.map(({ from, to }) => [from, to]))).toEqual([
      [[0, -10]],
      [[-10, -20]],
      [[-20, -30]],
    ]);
  });

  it('does not show them twice, and keeps their numbers', async () => {
    await recalls([DEAL, played(1, 1), played(2, 2), played(3, 2, CHEER)]);
    await looksBack();
    connection.pace.hurry();
    connection.close();
    opens();
    await recalls([DEAL, played(1, 1), played(2, 2), played(3, 2, CHEER)]);
    expect(await looksBack()).toEqual([]);
    expect([...connection.changes.told.keys()]).toEqual([1, 2, 3]);
    expect(connection.changes.marks.get(0)).toMatchObject({ from: 0, to: -30 });
  });

  it('forgets nothing when the game goes on before it is told what was', async () => {
    await recalls([DEAL, played(1, 1), played(2, 2)]);
    await looksBack();
    connection.pace.hurry();
    connection.close();
    opens();
    server.tells({ 'stack/0': worth(-40) }, { steps: [played(4, 1)] });
    await recalls([DEAL, played(1, 1), played(2, 2), played(3, 2, CHEER), played(4, 1)]);
    expect(await looksBack()).toEqual([2, 3, 4]);
    connection.pace.hurry();
    expect([...connection.changes.told.keys()]).toEqual([1, 2, 3, 4]);
    expect(connection.log.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4]);
  });

  it('does not look back when the game has gone on', async () => {
    await recalls([DEAL, played(1, 1), played(2, 2), played(3, 2)]);
    server.tells({ 'stack/0': worth(-40) }, { steps: [played(4, 1)] });
    await looksBack();
    expect([shown(), connection.log.length]).toEqual([-40, 5]);
  });
});
