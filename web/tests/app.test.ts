import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../src/App.svelte';
import { go } from '../src/place.svelte';
import { BOXES } from './lobby/house';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ boxes: BOXES }))));
  go('/mine');
});

afterEach(() => {
  go('/');
  vi.unstubAllGlobals();
});

describe('the key for help', () => {
  it('leads to How to play, from wherever nobody types', async () => {
    render(App);
    await screen.findByRole('heading', { level: 1 });
    const field = document.body.appendChild(document.createElement('input'));
    await fireEvent.keyDown(field, { key: '?' });
    field.remove();
    expect(location.pathname).toBe('/mine');
    await fireEvent.keyDown(document.body, { key: '?' });
    expect(location.pathname).toBe('/how');
  });

  it('is left to whoever answers it before the page does', async () => {
    render(App);
    await screen.findByRole('heading', { level: 1 });
    const take = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', take);
    await fireEvent.keyDown(document.body, { key: '?' });
    document.removeEventListener('keydown', take);
    expect(location.pathname).toBe('/mine');
  });
});
