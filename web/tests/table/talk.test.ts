import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Badge from '../../src/table/Badge.svelte';
import Bubble from '../../src/table/Bubble.svelte';
import Chat from '../../src/table/Chat.svelte';
import Name from '../../src/table/Name.svelte';
import WayOut from '../../src/table/WayOut.svelte';
import type { Line } from '../../src/wire';
import { violations } from '../lobby/axe';

const chat = (number: number, seat: number | null, line: string): Line => ({
  number,
  kind: 'chat',
  seat,
  at: null,
  line,
});
const OLD = chat(3, 1, 'Before your time.');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.removeItem('woe-name');
});

describe('a bubble', () => {
  const shown = (container: HTMLElement) => container.querySelector('.bubble')?.textContent?.trim();

  it('floats what its seat says for a moment, and nothing from before', async () => {
    const { container, rerender } = render(Bubble, { lines: [], seat: 1, ready: false });
    await rerender({ lines: [OLD], ready: true });
    expect(shown(container)).toBeUndefined();
    await rerender({ lines: [OLD, chat(4, 0, 'Not mine.')] });
    expect(shown(container)).toBeUndefined();
    await rerender({ lines: [OLD, chat(4, 0, 'Not mine.'), chat(5, 1, 'Poor dear.')] });
    expect(shown(container)).toBe('Poor dear.');
    await vi.advanceTimersByTimeAsync(6000);
    expect(shown(container)).toBeUndefined();
  });

  it('claps', async () => {
    const { container, rerender } = render(Bubble, { lines: [OLD], seat: 0, ready: true });
    await rerender({ lines: [OLD, { number: 9, kind: 'applause', seat: 0, at: 4, line: '' }] });
    expect(shown(container)).toBe('claps');
  });
});

describe('a badge', () => {
  it('counts what others said while nobody looked', async () => {
    const { rerender } = render(Badge, { lines: [], seat: 0, open: false, ready: false });
    await rerender({ lines: [OLD], ready: true });
    expect(screen.queryByRole('status')).toBeNull();
    const more = [OLD, chat(4, 1, 'Hm.'), chat(5, 0, 'Mine.'), chat(6, null, 'From the back.')];
    await rerender({ lines: more });
    expect(screen.getByRole('status').textContent).toContain('2 new lines');
    await rerender({ open: true });
    expect(screen.queryByRole('status')).toBeNull();
    await rerender({ open: false, lines: [...more, chat(7, 1, 'Hm?')] });
    expect(screen.getByRole('status').textContent).toContain('one new line');
  });
});

describe('the talk', () => {
  it('says who speaks, also who only watches', () => {
    const lines = [OLD, { ...chat(4, null, 'Boo.'), name: 'Aunt Ida' }];
    render(Chat, { names: ['Ann', 'Bob'], lines });
    const said = [...screen.getByRole('log').querySelectorAll('p')].map((line) => line.textContent);
    expect(said).toEqual(['Bob Before your time.', 'Aunt Ida, watching Boo.']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks whoever watches for a name, and keeps it', async () => {
    vi.useRealTimers();
    const onremark = vi.fn(() => Promise.resolve(true));
    const { container } = render(Chat, { names: [], lines: [], onremark });
    await fireEvent.input(screen.getByRole('textbox', { name: 'Your name' }), { target: { value: ' Ida ' } });
    await fireEvent.input(screen.getByRole('textbox', { name: 'Say something' }), { target: { value: 'Boo.' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Say it' }));
    expect(onremark).toHaveBeenCalledWith('Ida', 'Boo.');
    await tick();
    expect(localStorage.getItem('woe-name')).toBe('Ida');
    expect(await violations(container)).toEqual([]);
  });
});

describe('the menu', () => {
  it('resigns, but not by one click, and a bot goes on', async () => {
    vi.stubGlobal('scrollTo', vi.fn());
    history.replaceState(null, '', '/t/willow');
    const onask = vi.fn(() => Promise.resolve(true));
    const onclose = vi.fn();
    render(WayOut, { playing: true, seat: 0, onask, onclose });
    await fireEvent.click(screen.getByRole('button', { name: /Resign, and/ }));
    expect(onask).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Resign' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(onask).toHaveBeenCalledWith({ 'stand-in': { level: 'governess' } });
    expect([onclose.mock.calls.length, location.pathname]).toEqual([1, '/']);
    vi.unstubAllGlobals();
  });

  it('lets nobody resign who does not play', () => {
    render(WayOut, { playing: true, seat: null, onask: vi.fn(), onclose: vi.fn() });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'A new game' }).getAttribute('href')).toBe('/open');
  });

  it('changes a name, and keeps it once the table agrees', async () => {
    const onrename = vi.fn(() => Promise.resolve(false));
    render(Name, { name: 'Ann', onrename });
    const give = async (value: string) => {
      await fireEvent.input(screen.getByRole('textbox', { name: 'Your name' }), { target: { value } });
      await fireEvent.click(screen.getByRole('button', { name: 'Change' }));
      await vi.advanceTimersByTimeAsync(0);
    };
    await give('Ann');
    expect(onrename).not.toHaveBeenCalled();
    await give('Anna');
    expect(localStorage.getItem('woe-name')).toBeNull();
    onrename.mockResolvedValue(true);
    await give('Anna');
    expect(localStorage.getItem('woe-name')).toBe('Anna');
  });
});
