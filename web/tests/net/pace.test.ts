import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../../src/net/connection.svelte';
import { chosen, STAYS } from '../../src/net/pace.svelte';
import type { Parts } from '../../src/net/parts';
import type { Beat, Event, Step, WindowPart } from '../../src/wire';
import { CHEER, GRIEF, NOUGHT } from '../fixtures/catalog';
import { stack } from '../lobby/house';
import { asked, evening, FIRST_PLAY } from '../table/evening';
import { FakeServer } from './socket';

const { play: PLAY, death: DEATH, lesser: LESSER } = STAYS.calm;
const TURN = evening().turn!;
const RESPOND = asked({ ask: 'respond', by: 1, card: GRIEF, named: [0] }, { pass: true });
let server: FakeServer;
let connection: Connection;

function announced(seat: number, card: number, on: number): Beat {
  return { beat: 'announced', seat, card, on, way: 'own' };
}

function played(at: number, by: number, card = GRIEF, on = 0): Step {
  return { at, by, beats: [announced(by, card, on), { beat: 'laid', card, on }] };
}

function worth(value: number, reckoned: number | null = null) {
  return stack(20, 0, value, reckoned);
}

/** Somebody plays a card on a stack of mine, which is worth that afterwards. */
function tellsPlay(at: number, by: number, value: number, more: Partial<Parts> = {}): Event {
  return server.tells({ 'stack/0': worth(value), ...more }, { steps: [played(at, by)] });
}

function windowOf(until: number | null): { window: WindowPart } {
  return { window: { decision: 7, by: 1, card: GRIEF, named: [0], until } as WindowPart };
}

function shownWorth(): number | undefined {
  return connection.parts['stack/0']?.face.worth;
}

beforeEach(() => {
  vi.useFakeTimers();
  chosen.speed = 'calm';
  server = new FakeServer();
  connection = new Connection({ door: { table: 'willow' }, token: 'secret', open: server.open });
  server.welcomes();
  server.tellsAll(evening({ asked: null, 'stack/0': worth(0), turn: { ...TURN, turn: 1 } }));
});

afterEach(() => {
  connection.close();
  chosen.speed = 'at-once';
  vi.useRealTimers();
});

describe('the pace of a table', () => {
  it('shows one play after the other, each for a while', () => {
    tellsPlay(1, 1, -5);
    tellsPlay(2, 1, -10);
    tellsPlay(3, 2, -15);
    expect([shownWorth(), connection.pace.left, connection.log.length]).toEqual([-5, 2, 1]);
    expect(connection.pace.showing).toMatchObject({ seat: 1, card: GRIEF, on: 0, step: 1, settled: true });
    expect([connection.pace.showing?.was?.face.worth, connection.pace.showing?.is?.face.worth]).toEqual([0, -5]);
    vi.advanceTimersByTime(PLAY - 1);
    expect(shownWorth()).toBe(-5);
    vi.advanceTimersByTime(1);
    expect([shownWorth(), connection.pace.left]).toEqual([-10, 1]);
    vi.advanceTimersByTime(PLAY);
    expect([shownWorth(), connection.pace.showing?.seat, connection.pace.left]).toEqual([-15, 2, 0]);
    vi.advanceTimersByTime(PLAY);
    expect([connection.pace.showing, connection.pace.busy, connection.log.length]).toEqual([null, false, 3]);
  });

  it('asks when one has seen what led to it', () => {
    tellsPlay(1, 1, -5, { asked: FIRST_PLAY });
    expect(connection.parts.asked).toBeNull();
    vi.advanceTimersByTime(PLAY);
    expect(connection.parts.asked).toEqual(FIRST_PLAY);
  });

  it('is what was chosen, and remembers it', () => {
    connection.pace.speed = 'brisk';
    expect(localStorage.getItem('woe-speed')).toBe('brisk');
    tellsPlay(1, 1, -5);
    tellsPlay(2, 1, -10);
    vi.advanceTimersByTime(STAYS.brisk.play);
    expect(shownWorth()).toBe(-10);
    tellsPlay(3, 1, -15, { asked: FIRST_PLAY });
    connection.pace.speed = 'at-once';
    expect([shownWorth(), connection.parts.asked, connection.pace.busy]).toEqual([-15, FIRST_PLAY, false]);
    tellsPlay(4, 1, -20);
    expect([shownWorth(), connection.pace.showing]).toEqual([-20, null]);
  });

  it('gives a death more time', () => {
    server.tells({ 'stack/0': worth(-5, -15) }, { steps: [played(1, 1)] });
    tellsPlay(2, 1, -10);
    expect(connection.pace.showing?.deaths).toEqual([0]);
    vi.advanceTimersByTime(DEATH - 1);
    expect(connection.log).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(connection.log).toHaveLength(2);
  });

  it('passes quickly over lesser things, and does not stop for a draw', () => {
    server.tells({}, { steps: [{ at: 1, by: 1, beats: [{ beat: 'passed', seat: 1 }] }] });
    server.tells({}, { steps: [{ at: 2, by: 1, beats: [{ beat: 'drawn', seat: 1, card: null }] }] });
    tellsPlay(3, 2, -5);
    vi.advanceTimersByTime(LESSER);
    expect([connection.log.length, connection.pace.showing?.step]).toEqual([3, 3]);
  });
});

describe('skipping', () => {
  it('goes on to my turn, also with what is told later', () => {
    tellsPlay(1, 1, -5);
    tellsPlay(2, 1, -10);
    connection.pace.hurry();
    expect([shownWorth(), connection.pace.left, connection.pace.showing]).toEqual([-10, 0, null]);
    tellsPlay(3, 2, -15);
    expect(shownWorth()).toBe(-15);
    tellsPlay(4, 2, -20, { asked: FIRST_PLAY });
    expect(connection.parts.asked).toEqual(FIRST_PLAY);
    server.tells({ asked: null }, { steps: [played(5, 0, CHEER)] });
    tellsPlay(6, 1, -25);
    tellsPlay(7, 1, -30);
    expect(shownWorth()).toBe(-25);
  });

  it('does not rush the next turns if one was asked already', () => {
    tellsPlay(1, 1, -5, { asked: FIRST_PLAY });
    connection.pace.hurry();
    expect(connection.parts.asked).toEqual(FIRST_PLAY);
    server.tells({ asked: null }, { steps: [played(2, 0, CHEER)] });
    tellsPlay(3, 1, -10);
    tellsPlay(4, 1, -15);
    expect(shownWorth()).toBe(-10);
  });
});

describe('what does not wait', () => {
  it('is my own doing, and the question after it', () => {
    server.tells({ 'stack/0': worth(-5), asked: FIRST_PLAY }, { steps: [played(1, 0)] });
    expect([shownWorth(), connection.parts.asked, connection.pace.showing]).toEqual([-5, FIRST_PLAY, null]);
  });

  it('is a death of my making; the moment stays, and I may go on', () => {
    server.tells({ 'stack/0': worth(-5, -5), asked: FIRST_PLAY }, { steps: [played(1, 0)] });
    expect([connection.pace.showing?.deaths, connection.parts.asked]).toEqual([[0], FIRST_PLAY]);
    tellsPlay(2, 1, -10);
    expect(connection.log).toHaveLength(1);
    vi.advanceTimersByTime(DEATH);
    expect(connection.log).toHaveLength(2);
  });

  it('is my card that a window held up', () => {
    server.tells({ asked: null }, { steps: [{ at: 1, by: 0, beats: [announced(0, GRIEF, 0)] }] });
    const steps: Step[] = [{ at: 2, by: null, beats: [{ beat: 'laid', card: GRIEF, on: 0 }] }];
    server.tells({ 'stack/0': worth(-5), asked: FIRST_PLAY }, { steps });
    expect([shownWorth(), connection.parts.asked]).toEqual([-5, FIRST_PLAY]);
  });

  it('is a window with a clock that asks me', () => {
    tellsPlay(1, 1, -5);
    tellsPlay(2, 1, -10);
    const steps: Step[] = [{ at: 3, by: 1, beats: [announced(1, GRIEF, 0)] }];
    server.tells({ asked: RESPOND, waiting: windowOf(Date.now() + 2000) }, { steps });
    expect([shownWorth(), connection.parts.asked]).toEqual([-10, RESPOND]);
    expect(connection.pace.showing).toMatchObject({ at: 3, settled: false });
  });

  it('is a window in which people wait for me; bots do not mind', () => {
    const steps: Step[] = [{ at: 3, by: 1, beats: [announced(1, GRIEF, 0)] }];
    const opens = { asked: RESPOND, waiting: windowOf(null) };
    const bots = evening().people!.map((person, at) => (at === 0 ? person : { ...person, sits: 'bot' as const }));
    server.tells({ people: bots });
    tellsPlay(1, 1, -5);
    tellsPlay(2, 1, -10);
    server.tells(opens, { steps });
    expect([shownWorth(), connection.parts.asked]).toEqual([-5, null]);
    connection.pace.hurry();
    server.tells({ asked: null, waiting: null, people: evening().people! }, { steps: [played(4, 0)] });
    tellsPlay(5, 1, -15);
    tellsPlay(6, 1, -20);
    server.tells(opens, { steps: [{ ...steps[0]!, at: 7 }] });
    expect([shownWorth(), connection.parts.asked]).toEqual([-20, RESPOND]);
  });

  it('is a take-back, and the request for one', () => {
    tellsPlay(1, 1, -5);
    tellsPlay(2, 1, -10);
    server.tells({ undo: { by: 1, decision: 3, free: false, consent: { waits_for: [0] } } });
    expect(shownWorth()).toBe(-10);
    tellsPlay(3, 2, -15, { undo: null });
    tellsPlay(4, 2, -20);
    expect(shownWorth()).toBe(-15);
    server.tells({ 'stack/0': worth(-10) }, { back: 2 });
    expect([shownWorth(), connection.log.map(({ at }) => at)]).toEqual([-10, [1, 2]]);
  });

  it('is what people say', () => {
    tellsPlay(1, 1, -5);
    server.tells({}, { lines: [{ number: 1, kind: 'chat', seat: 1, at: null, line: 'Oh dear.' }] });
    expect(connection.lines).toHaveLength(1);
  });

  it('is everything, for a line that nobody looks at', () => {
    connection.pace.watched = false;
    tellsPlay(1, 1, -5);
    tellsPlay(2, 1, -10, { asked: FIRST_PLAY });
    expect([shownWorth(), connection.parts.asked]).toEqual([-10, FIRST_PLAY]);
  });
});

describe('a card that is announced', () => {
  const announcing: Step[] = [{ at: 1, by: 1, beats: [announced(1, GRIEF, 0)] }];

  it('stays on the stage until it is done', () => {
    server.tells({}, { steps: announcing });
    vi.advanceTimersByTime(10 * PLAY);
    expect(connection.pace.showing).toMatchObject({ card: GRIEF, settled: false });
    server.tells(
      { 'stack/0': worth(-5) },
      { steps: [{ at: 2, by: null, beats: [{ beat: 'laid', card: GRIEF, on: 0 }] }] },
    );
    expect(connection.pace.showing).toMatchObject({ at: 1, step: 2, card: GRIEF, seat: 1, settled: true });
    vi.advanceTimersByTime(PLAY);
    expect(connection.pace.showing).toBeNull();
  });

  it('is asked about at once where no clock runs', () => {
    server.tells({ asked: RESPOND, waiting: windowOf(null) }, { steps: announcing });
    expect(connection.parts.asked).toEqual(RESPOND);
    expect(connection.pace.showing?.card).toBe(GRIEF);
  });
});

describe('a line that breaks while plays wait', () => {
  it('goes on where the server stopped, not where the page is', () => {
    tellsPlay(1, 1, -5);
    tellsPlay(2, 1, -10);
    server.socket.breaks();
    vi.advanceTimersByTime(600);
    server.socket.opens();
    expect(server.socket.hello.resume?.last).toBe(3);
    server.socket.hears({ welcome: { epoch: 'one', you: { seat: 0 }, now: 0, protocol: 1 } });
    tellsPlay(3, 2, -15);
    vi.advanceTimersByTime(4 * PLAY);
    expect(connection.log.map(({ at }) => at)).toEqual([1, 2, 3]);
  });

  it('forgets what waited when it is told everything', () => {
    tellsPlay(1, 1, -5);
    tellsPlay(2, 1, -10);
    server.tellsAll(evening({ 'stack/0': worth(-40) }));
    expect([shownWorth(), connection.pace.left, connection.pace.showing]).toEqual([-40, 0, null]);
    vi.advanceTimersByTime(4 * PLAY);
    expect(shownWorth()).toBe(-40);
  });

  it('does not tell from memory what is still to be shown', async () => {
    tellsPlay(1, 1, -5);
    tellsPlay(2, 1, -10);
    const history = server.socket.commands.find((command) => 'history' in command.do)!;
    server.replies(history, {
      ok: { history: { steps: [{ at: 0, by: null, beats: [] }, played(1, 1), played(2, 1)], lines: [] } },
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.log.map(({ at }) => at)).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(PLAY);
    expect(connection.log.map(({ at }) => at)).toEqual([0, 1, 2]);
  });

  it('asks for everything if what it knows does not fit, whatever it shows', () => {
    tellsPlay(1, 1, -5);
    server.socket.hears({ event: { n: server.n + 1, hash: 'f'.repeat(16), parts: { hand: [NOUGHT] } } });
    expect(server.sockets).toHaveLength(2);
  });
});
