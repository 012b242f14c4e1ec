import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Following from '../../src/follow/Following.svelte';
import { Narrator } from '../../src/lang/telling';
import { chosen } from '../../src/net/pace.svelte';
import { stacksOf } from '../../src/net/parts';
import { CHEER, DEMISE } from '../fixtures/catalog';
import { stack } from '../lobby/house';
import { Evening, evening, HOUSEFUL } from '../table/evening';

const PARTS = evening();
const bases = stacksOf(PARTS).map(({ part }) => part.base);
const narrator = new Narrator({ catalog: HOUSEFUL, seats: ['Ann', 'Bea', 'Cyr', 'Dot'], bases });
let table: Evening;

beforeEach(() => {
  vi.useFakeTimers();
  chosen.speed = 'calm';
  table = new Evening({ asked: null, turn: { ...PARTS.turn!, turn: 1 } });
});

afterEach(() => {
  cleanup();
  table.connection.close();
  chosen.speed = 'at-once';
  vi.useRealTimers();
});

/** Bea plays a card on a stack of Ann's. */
async function plays(
  narrow: boolean,
  { card = CHEER, reckoned = null as number | null, taken = false } = {},
): Promise<void> {
  render(Following, { catalog: HOUSEFUL, connection: table.connection, narrator, taken, narrow });
  const beats = [
    { beat: 'announced', seat: 1, card, on: 0, way: 'own' } as const,
    { beat: 'laid', card, on: 0 } as const,
  ];
  table.server.tells({ 'stack/0': stack(bases[0]!, 0, -15, reckoned) }, { steps: [{ at: 9, by: 1, beats }] });
  await tick();
}

const skips = () => screen.getAllByRole('button', { name: /Skip to my turn/ });

describe('a death on a phone', () => {
  it('has its moment, until it is tapped away', async () => {
    await plays(true, { card: DEMISE, reckoned: -25 });
    expect(screen.getByText('Old Ash was no more')).toBeTruthy();
    expect(screen.getByText('−25 for Ann')).toBeTruthy();
    expect(skips()).toHaveLength(1);
    await fireEvent.click(skips()[0]!);
    expect(screen.queryByText('Old Ash was no more')).toBeNull();
  });

  it('waits for nobody who is asked something', async () => {
    await plays(true, { card: DEMISE, reckoned: -25, taken: true });
    expect(screen.queryByText('Old Ash was no more')).toBeNull();
  });

  it('is the only thing that has one', async () => {
    await plays(true);
    expect(screen.queryByRole('region', { name: 'What is being played' })).toBeNull();
  });
});

describe('skipping beside a stage', () => {
  it('has one button, and its keys', async () => {
    await plays(false);
    expect(skips()).toHaveLength(1);
    await fireEvent.keyDown(document.body, { key: 's' });
    expect(table.connection.pace.busy).toBe(false);
  });
});
