import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { looked, reads, type Read } from '../../src/table/reading.svelte';
import { STORM } from '../fixtures/catalog';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function thing(read: Read): HTMLElement {
  const node = document.createElement('button');
  document.body.append(node);
  reads(() => read)(node);
  return node;
}

function point(node: HTMLElement, type: 'pointerenter' | 'pointerleave'): void {
  node.dispatchEvent(Object.assign(new MouseEvent(type), { pointerType: 'mouse' }));
}

it('follows the pointer and the focus, and lets go a moment later', () => {
  const [storm, anne] = [thing({ card: STORM }), thing({ stack: 0 })];
  point(storm, 'pointerenter');
  flushSync();
  expect(looked()).toEqual({ card: STORM });
  point(storm, 'pointerleave');
  expect(looked()).toEqual({ card: STORM });
  anne.focus();
  vi.runAllTimers();
  expect(looked()).toEqual({ stack: 0 });
  anne.blur();
  vi.runAllTimers();
  expect(looked()).toBeNull();
});
