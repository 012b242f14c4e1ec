import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Reading from '../../src/table/Reading.svelte';
import { reads, type Read } from '../../src/table/reading.svelte';
import { GRIEF, STACK, STORM } from '../fixtures/catalog';
import { evening, HOUSEFUL } from './evening';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
});

function thing(read: Read): HTMLElement {
  const node = document.createElement('button');
  document.body.append(node);
  reads(() => read)(node);
  return node;
}

function shown(card: number | null, narrow = false): () => string {
  const { container } = render(Reading, { catalog: HOUSEFUL, parts: evening({ 'stack/0': STACK }), card, narrow });
  return () => (flushSync(), (container.textContent ?? '').replace(/\s+/g, ' ').trim());
}

function point(node: HTMLElement, type: 'pointerenter' | 'pointerleave'): void {
  node.dispatchEvent(Object.assign(new MouseEvent(type), { pointerType: 'mouse' }));
}

it('has nothing to say while nothing is looked at or taken up', () => {
  expect(shown(null)()).toBe('');
});

it('says what is printed on the card that was taken up', () => {
  const words = shown(GRIEF)();
  for (const part of ['Modifier', '−15 at the top', '−10 at the bottom', 'death', 'was grieved', 'What was grieved does.', 'A dry line.']) {
    expect(words).toContain(part);
  }
});

it('follows the pointer and the focus, and comes back to what was taken up a moment later', () => {
  const words = shown(GRIEF);
  const [storm, anne] = [thing({ card: STORM }), thing({ stack: 0 })];
  point(storm, 'pointerenter');
  expect(words()).toContain('What A Storm does.');
  point(storm, 'pointerleave');
  expect(words()).toContain('What A Storm does.');
  anne.focus();
  vi.runAllTimers();
  expect(words()).toContain('Anne: dead, Self-Worth 0');
  expect(words()).toContain('What was no more does.');
  expect(words()).toContain('goblet');
  anne.blur();
  vi.runAllTimers();
  expect(words()).toContain('What was grieved does.');
});

it('with little room reads only what was taken up', () => {
  const words = shown(GRIEF, true);
  point(thing({ card: STORM }), 'pointerenter');
  expect(words()).toContain('What was grieved does.');
});
