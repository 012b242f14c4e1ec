import { render, screen } from '@testing-library/svelte';
import { fireEvent } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import Zoom from '../../src/card/Zoom.svelte';
import { unzoom, zoomed, zooms } from '../../src/card/zoom.svelte';
import { CATALOG, GRIEF } from '../fixtures/catalog';

afterEach(() => {
  unzoom();
  vi.useRealTimers();
});

function attached(): HTMLButtonElement {
  const button = document.createElement('button');
  document.body.append(button);
  zooms(() => ({ card: GRIEF }))(button);
  return button;
}

function pointer(type: string, pointerType: string): Event {
  return Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), { pointerType });
}

it('opens by the key z, with the words of the card', async () => {
  render(Zoom, { catalog: CATALOG });
  await fireEvent.keyDown(attached(), { key: 'z' });
  expect(screen.getByRole('heading', { hidden: true }).textContent).toBe('was grieved');
  expect(screen.getByText('−15 at the top')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Put it back', hidden: true }));
  expect(zoomed()).toBeNull();
});

it('is a glance while the mouse rests, and gone when it leaves', () => {
  vi.useFakeTimers();
  const button = attached();
  button.dispatchEvent(pointer('pointerenter', 'mouse'));
  expect(zoomed()).toBeNull();
  vi.runAllTimers();
  expect(zoomed()).toMatchObject({ card: GRIEF, held: false });
  button.dispatchEvent(pointer('pointerleave', 'mouse'));
  expect(zoomed()).toBeNull();
});

it('is held by a long press, whose click is not a click', () => {
  vi.useFakeTimers();
  const button = attached();
  let clicks = 0;
  button.addEventListener('click', () => (clicks += 1));
  button.dispatchEvent(pointer('pointerdown', 'touch'));
  vi.runAllTimers();
  expect(zoomed()).toMatchObject({ card: GRIEF, held: true });
  button.click();
  expect(clicks).toBe(0);
  button.click();
  expect(clicks).toBe(1);
});

it('is not asked for by a short tap', () => {
  vi.useFakeTimers();
  const button = attached();
  button.dispatchEvent(pointer('pointerdown', 'touch'));
  button.dispatchEvent(pointer('pointerup', 'touch'));
  vi.runAllTimers();
  expect(zoomed()).toBeNull();
});
