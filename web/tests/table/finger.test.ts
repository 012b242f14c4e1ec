import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Table from '../../src/table/Table.svelte';
import { GRIEF } from '../fixtures/catalog';
import { Evening, HOUSEFUL } from './evening';

const TABLET = 820;
let evening: Evening;

beforeEach(async () => {
  window.innerWidth = TABLET;
  evening = new Evening();
  render(Table, { catalog: HOUSEFUL, connection: evening.connection });
  await tick();
});

afterEach(() => {
  cleanup();
  evening.connection.close();
  window.innerWidth = 1024;
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });

type Pointer = 'touch' | 'mouse';

/** jsdom knows of pointers, but not which they are. */
function point(node: Element, type: string, pointerType: Pointer): void {
  node.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: type === 'pointerover' }), { pointerType }));
}

/** Points at a button and presses it, in the order in which browsers tell of it. */
async function press(name: string | RegExp, pointerType: Pointer): Promise<void> {
  const node = button(name);
  point(node, 'pointerover', pointerType);
  point(node.closest('li') ?? node, 'pointerenter', pointerType);
  node.focus();
  await tick();
  await fireEvent.click(node);
  await tick();
}

describe('a tablet', () => {
  it('looks at the first tap of a finger, and lays by a button', async () => {
    await press(/^was grieved/, 'touch');
    await press(/^Old Birch/, 'touch');
    expect(evening.answers).toEqual([]);
    await press('Let it befall Old Birch', 'touch');
    expect(evening.answers).toEqual([{ play: { card: GRIEF, on: 2 } }]);
  });

  it('lays at the first click of a mouse, which has looked before', async () => {
    await press(/^was grieved/, 'touch');
    await press(/^Old Birch/, 'mouse');
    expect(evening.answers).toEqual([{ play: { card: GRIEF, on: 2 } }]);
  });
});
