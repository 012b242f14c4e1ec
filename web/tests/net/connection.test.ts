import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../../src/net/connection.svelte';
import type { Step } from '../../src/wire';
import { FakeServer } from './socket';

const DOOR = { table: 'willow' };
let server: FakeServer;
let connection: Connection;

function step(at: number): Step {
  return { at, by: 0, beats: [{ beat: 'passed', seat: 0 }] };
}

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  connection = new Connection({ door: DOOR, token: 'secret', open: server.open });
  server.welcomes();
  server.tellsAll({ turn: null, hand: [1, 2] });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

/** The line breaks, and the connection calls again. */
function breakAndWait(): void {
  server.socket.breaks();
  vi.advanceTimersByTime(20_000);
  server.socket.opens();
}

describe('a connection', () => {
  it('says hello with its token, and is who the server says', () => {
    expect(server.socket.hello).toEqual({ door: DOOR, token: 'secret', resume: null });
    expect(connection.seat).toBe(0);
    expect(connection.status).toBe('open');
    expect(connection.parts.hand).toEqual([1, 2]);
  });

  it('asks for what was told before, and forgets nothing that comes after', async () => {
    const [history] = server.socket.commands;
    expect(history?.do).toEqual({ history: {} });
    if (history) server.replies(history, { ok: { history: { steps: [step(0), step(1)], lines: [] } } });
    await vi.waitFor(() => expect(connection.log).toHaveLength(2));
    server.tells({ hand: [1] }, { steps: [step(2)] });
    expect(connection.log.map(({ at }) => at)).toEqual([0, 1, 2]);
    expect(connection.parts.hand).toEqual([1]);
  });

  it('asks for one page of what was told before after the other', async () => {
    const said = (number: number, at: number | null) =>
      ({ number, kind: 'story', seat: 0, at, line: `${number}` }) as const;
    const asked = () =>
      server.socket.commands.flatMap((command) =>
        'history' in command.do ? [{ command, of: command.do.history }] : [],
      );
    const tells = (at: number, page: object) =>
      server.replies(asked()[at]!.command, { ok: { history: { steps: [], lines: [], ...page } } });
    tells(0, { steps: [step(0), step(1)], next: { step: 2, line: 0 } });
    await vi.waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[1]!.of).toEqual({ from: { step: 2, line: 0 } });
    expect(connection.log).toEqual([]);
    tells(1, { steps: [step(2), step(3)], lines: [said(0, null), said(1, 3)], next: { step: 4, line: 2 } });
    await vi.waitFor(() => expect(asked()).toHaveLength(3));
    // While the pages come a play is taken back, and another one is made.
    server.tells({}, { back: 2, steps: [step(5)] });
    tells(2, { steps: [step(5)], lines: [said(4, 5)] });
    await vi.waitFor(() => expect(connection.log.map(({ at }) => at)).toEqual([0, 1, 2, 5]));
    expect(connection.lines.map(({ number }) => number)).toEqual([0, 4]);
    expect(asked()).toHaveLength(3);
  });

  it('takes steps and their stories back', () => {
    server.tells({}, { steps: [step(1), step(2), step(3)] });
    const line = { kind: 'story', seat: 0, line: 'it rained' } as const;
    server.tells(
      {},
      {
        lines: [
          { ...line, number: 1, at: 1 },
          { ...line, number: 2, at: 3 },
        ],
      },
    );
    server.tells({}, { back: 1, steps: [{ ...step(2), by: 1 }] });
    expect(connection.log.map(({ at, by }) => [at, by])).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(connection.lines.map(({ number }) => number)).toEqual([1]);
  });

  it('comes back after a broken line, and goes on where it stopped', () => {
    breakAndWait();
    expect(server.sockets).toHaveLength(2);
    expect(server.socket.hello.resume).toEqual({ epoch: 'one', last: 1 });
    server.socket.hears({ welcome: { epoch: 'one', you: { seat: 0 }, now: 0, protocol: 1 } });
    server.tells({ hand: [2] });
    expect(connection.parts.hand).toEqual([2]);
    expect(connection.status).toBe('open');
  });

  it('waits longer from one failure to the next, and hurries when the network is there again', () => {
    for (let failure = 0; failure < 6; failure += 1) breakAndWait();
    const calls = server.sockets.length;
    server.socket.breaks();
    vi.advanceTimersByTime(300);
    expect(server.sockets).toHaveLength(calls);
    dispatchEvent(new window.Event('online'));
    expect(server.sockets).toHaveLength(calls + 1);
  });

  it('hangs up when there is no network, whatever the socket believes', () => {
    dispatchEvent(new window.Event('offline'));
    expect(connection.status).toBe('lost');
    dispatchEvent(new window.Event('online'));
    expect(server.sockets).toHaveLength(2);
  });

  it('repeats what was not answered, with the same id, and once only', async () => {
    const reply = connection.send({ chat: { line: 'hello' } });
    const asked = server.socket.commands.find(({ do: what }) => 'chat' in what);
    breakAndWait();
    expect(server.socket.commands).toEqual([]);
    server.socket.hears({ welcome: { epoch: 'one', you: { seat: 0 }, now: 0, protocol: 1 } });
    const again = server.socket.commands.filter(({ do: what }) => 'chat' in what);
    expect(again).toEqual([asked]);
    if (asked) server.replies(asked);
    expect(await reply).toEqual({ id: asked?.id });
    breakAndWait();
    server.socket.hears({ welcome: { epoch: 'one', you: { seat: 0 }, now: 0, protocol: 1 } });
    expect(server.socket.commands.filter(({ do: what }) => 'chat' in what)).toEqual([]);
  });

  it('asks for everything when its hash does not fit', () => {
    server.socket.hears({ event: { n: 2, hash: 'f'.repeat(16), parts: { hand: [9] } } });
    expect(connection.parts.hand).toEqual([1, 2]);
    expect(server.sockets).toHaveLength(2);
    server.welcomes();
    expect(server.socket.hello.resume).toBeNull();
    server.tellsAll({ hand: [9] });
    expect(connection.parts).toEqual({ hand: [9] });
  });

  it('does not call without a pause when nothing ever fits', () => {
    for (let time = 0; time < 3; time += 1) {
      server.welcomes();
      server.socket.hears({ event: { n: 1, hash: 'f'.repeat(16), parts: {}, fresh: true } });
    }
    expect(server.sockets.length).toBeLessThanOrEqual(2);
  });

  it('asks for everything when a number is missing, and passes over what it knows', () => {
    const told = server.tells({ hand: [1] });
    server.socket.hears({ event: told });
    expect(server.sockets).toHaveLength(1);
    server.n += 1;
    server.tells({ hand: [] });
    expect(server.sockets).toHaveLength(2);
    expect(connection.parts.hand).toEqual([1]);
  });

  it('asks for everything when it hears what is no message', () => {
    server.socket.hears('{"event":');
    expect(server.sockets).toHaveLength(2);
  });

  it('does not come back to a table that is not there', async () => {
    const reply = connection.send({ chat: { line: 'hello' } });
    server.socket.hears({ trouble: { code: 'deleted' } });
    expect(connection.status).toBe('shut');
    expect((await reply).trouble).toEqual({ code: 'deleted' });
    expect((await connection.send({ rematch: {} })).trouble).toEqual({ code: 'deleted' });
    vi.advanceTimersByTime(60_000);
    expect(server.sockets).toHaveLength(1);
  });

  it('does not repeat what the house cannot read', async () => {
    const reply = connection.send({ chat: { line: 'x'.repeat(10_000) } });
    server.socket.hears({ trouble: { code: 'too-long' } });
    expect((await reply).trouble).toEqual({ code: 'too-long' });
    breakAndWait();
    server.socket.hears({ welcome: { epoch: 'one', you: { seat: 0 }, now: 0, protocol: 1 } });
    expect(server.socket.commands).toEqual([]);
  });

  it('becomes somebody else when it is seated', () => {
    connection.become('other');
    server.welcomes({ seat: 2 });
    expect(server.socket.hello).toEqual({ door: DOOR, token: 'other', resume: null });
    expect(connection.seat).toBe(2);
  });

  it('tells a witness before and after an event', () => {
    const seen: (number[] | undefined)[] = [];
    connection.witness = () => {
      seen.push(connection.parts.hand);
      return () => seen.push(connection.parts.hand);
    };
    server.tells({ hand: [] });
    expect(seen).toEqual([[1, 2], []]);
  });
});
