import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { describe, expect, it } from 'vitest';
import Tip from '../../src/help/Tip.svelte';

describe('a tip', () => {
  it('shows by hovering, by focus and by a tap, and goes away', async () => {
    const children = createRawSnippet(() => ({ render: () => '<b>D</b>' }));
    const { container } = render(Tip, { text: 'death', children });
    const button = screen.getByRole('button', { name: 'death' });
    const tip = () => screen.queryByRole('tooltip', { hidden: true })?.textContent;
    await fireEvent.focus(button);
    expect(tip()).toBe('death');
    await fireEvent.keyDown(button, { key: 'Escape' });
    expect(tip()).toBeUndefined();
    await fireEvent.click(button);
    expect(tip()).toBe('death');
    await fireEvent.blur(button);
    expect(tip()).toBeUndefined();
    await fireEvent.mouseEnter(container.querySelector('.tip')!);
    expect(tip()).toBe('death');
  });

  it('has a line for each of several things, and does what is pressed', async () => {
    let pressed = 0;
    const children = createRawSnippet(() => ({ render: () => '<b>!</b>' }));
    render(Tip, { text: ['a bell', 'it rings'], children, onpress: () => (pressed += 1) });
    const button = screen.getByRole('button', { name: 'a bell. it rings' });
    await fireEvent.focus(button);
    expect(screen.getByRole('tooltip', { hidden: true }).children).toHaveLength(2);
    await fireEvent.click(button);
    expect(pressed).toBe(1);
  });
});
