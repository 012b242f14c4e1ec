import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Party } from '../../src/table/party.svelte';
import { chosen } from '../../src/net/pace.svelte';
import type { Parts } from '../../src/net/parts';
import { FakeServer } from '../net/socket';
import { asked, evening, FIRST_PLAY } from './evening';
import { heldAt, holdSeat } from '../../src/lobby/seats';

const ANN = '0'.repeat(32);
const BEA = '1'.repeat(32);
let servers: FakeServer[];
let party: Party;

/** Sockets that the party opens: one server for each seat. */
function sit(...parts: Partial<Parts>[]): void {
  servers = [];
  vi.stubGlobal('WebSocket', function () {
    const server = new FakeServer();
    servers.push(server);
    return server.open();
  });
  const held = [ANN, BEA].slice(0, parts.length).map((token, seat) => ({ token, seat, name: null }));
  for (const one of held) holdSeat('willow', one);
  party = new Party({ table: 'willow' }, held);
  parts.forEach((part, seat) => {
    servers[seat]?.welcomes({ seat });
    servers[seat]?.tellsAll(evening(part));
  });
}

beforeEach(() => localStorage.removeItem('woe-tables'));
afterEach(() => {
  party.close();
  vi.unstubAllGlobals();
});

const seatOf = (connection: { seat: number | null } | null) => connection?.seat ?? null;

describe('several people at one device', () => {
  it('are covered before the first hand, and whenever somebody else is asked', () => {
    sit({}, { asked: null });
    expect(seatOf(party.covered)).toBe(0);
    party.uncover();
    expect(party.covered).toBeNull();
    servers[0]?.tells({ asked: null });
    expect(party.covered).toBeNull();
    servers[1]?.tells({ asked: FIRST_PLAY });
    expect(seatOf(party.covered)).toBe(1);
    expect(seatOf(party.shown)).toBe(0);
    party.uncover();
    expect(seatOf(party.shown)).toBe(1);
  });

  it('see to its end what a bot plays, before the device is passed on', () => {
    chosen.speed = 'calm';
    sit({}, { asked: null });
    party.uncover();
    const steps = [{ at: 9, by: 2, beats: [{ beat: 'passed', seat: 2 } as const] }];
    servers[0]?.tells({ asked: null }, { steps });
    servers[1]?.tells({ asked: FIRST_PLAY }, { steps });
    expect(seatOf(party.covered)).toBeNull();
    party.shown.pace.hurry();
    expect(seatOf(party.covered)).toBe(1);
    chosen.speed = 'at-once';
  });

  it('are not disturbed for a window in which one can only pass', () => {
    sit({}, { asked: asked({ ask: 'respond', by: 0, card: 0, named: [] }, { pass: true }) });
    party.uncover();
    servers[0]?.tells({ asked: null });
    expect(party.covered).toBeNull();
  });

  it('are not asked again for what is noted', () => {
    const window = asked(
      { ask: 'respond', by: 3, card: 0, named: [] },
      { plays: [{ card: 4, on: [], alone: true }], pass: true },
    );
    sit({ asked: window, noted: { decision: 7, action: 'pass' } }, { asked: window });
    expect(seatOf(party.covered)).toBe(1);
  });

  it('need no cover while they are in the lobby, or alone', () => {
    sit({ table: { ...evening().table!, phase: 'lobby' } }, {});
    expect(party.covered).toBeNull();
    party.close();
    sit({});
    expect(party.covered).toBeNull();
  });

  it('forget a seat that was given to somebody else', () => {
    sit({}, {});
    party.uncover();
    const [, bea] = party.connections;
    if (bea) party.drop(bea);
    expect(party.connections).toHaveLength(1);
    expect(heldAt('willow').map(({ token }) => token)).toEqual([ANN]);
    const [ann] = party.connections;
    if (ann) party.drop(ann);
    expect(heldAt('willow')).toEqual([]);
    expect(party.connections.map(({ token }) => token)).toEqual([null]);
  });
});
