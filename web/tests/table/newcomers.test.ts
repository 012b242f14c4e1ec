import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Connection } from '../../src/net/connection.svelte';
import Chat from '../../src/table/Chat.svelte';
import type { Intent } from '../../src/table/intent.svelte';
import Newcomers from '../../src/table/Newcomers.svelte';
import type { Do, Line, LineKind } from '../../src/wire';
import { violations } from '../lobby/axe';
import { person } from '../lobby/house';

function lineOf(seat: number, waitsFor: number[]) {
  const said: Do[] = [];
  const newcomer = { ...person('Dora'), newcomer: { waits_for: waitsFor } };
  const people = [person('Ann'), person('Ben'), person('Cora'), newcomer];
  const send = vi.fn((what: Do) => (said.push(what), Promise.resolve({ id: 'x' })));
  return { said, connection: { seat, parts: { people }, send } as unknown as Connection };
}

const intent = { no: null } as Intent;

describe('a newcomer', () => {
  it('is spoken of to those who are asked', async () => {
    const { said, connection } = lineOf(1, [1, 2]);
    const { container } = render(Newcomers, { connection, intent });
    expect(screen.getByRole('alert').textContent).toContain('Dora would like to play on in this seat');
    await fireEvent.click(screen.getByRole('button', { name: 'I agree' }));
    expect(said).toEqual([{ admit: { seat: 3, yes: true } }]);
    expect(await violations(container)).toEqual([]);
  });

  it('is answered once for all who share a device', async () => {
    const [one, other] = [lineOf(1, [1, 2]), lineOf(2, [1, 2])];
    render(Newcomers, { connection: one.connection, intent, shared: [one.connection, other.connection] });
    await fireEvent.click(screen.getByRole('button', { name: 'I agree' }));
    await vi.waitFor(() => expect(other.said).toEqual([{ admit: { seat: 3, yes: true } }]));
    expect(one.said).toHaveLength(1);
  });

  it('is told what they wait for, and may give up', async () => {
    const { said, connection } = lineOf(3, [1, 2]);
    render(Newcomers, { connection, intent });
    expect(screen.getByRole('status').textContent).toContain('Still to say: Ben and Cora.');
    await fireEvent.click(screen.getByRole('button', { name: 'Give the seat up' }));
    expect(said).toEqual([{ admit: { seat: 3, yes: false } }]);
  });

  it('is nothing that a host or a watcher could answer', () => {
    const { connection } = lineOf(0, [1, 2]);
    const { container } = render(Newcomers, { connection, intent });
    expect(container.textContent?.trim()).toBe('');
  });
});

it('a seat that changes hands is told among what is said, with names set apart', () => {
  const line = (number: number, kind: LineKind, name?: string): Line => ({
    number,
    kind,
    seat: 3,
    name,
    at: null,
    line: 'Mr Pym',
  });
  const lines = [
    line(1, 'opened'),
    line(2, 'asks', '\u05e9\u05e8\u05d4'),
    line(3, 'declined', 'Dora'),
    line(4, 'seated', 'Dora'),
    line(5, 'given', 'Old Thistle'),
  ];
  render(Chat, { names: [], lines, host: 'Ann' });
  const told = [...screen.getByRole('log').querySelectorAll('p')].map((one) => one.textContent);
  expect(told).toEqual([
    "Ann has opened Mr Pym's seat for whoever comes.",
    "\u2068\u05e9\u05e8\u05d4\u2069 asks to play on in Mr Pym's seat.",
    "Dora does not play on in Mr Pym's seat: a bot does.",
    "Dora plays on in Mr Pym's seat, and has its hand.",
    "Ann has given Mr Pym's seat to Old Thistle, a bot.",
  ]);
});
