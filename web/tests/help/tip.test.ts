import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { describe, expect, it } from 'vitest';
import Tip from '../../src/help/Tip.svelte';

describe('a tip', () => {
  it('shows by hovering, by focus and by a tap, and goes away', async () => {
    const children = createRawSnippet(() => ({ render: () => '<b>D</b>' }));
    const { container } = render(Tip, { text: 'death', children });
    const button = screen.getByRole('button', { name: 'death' });
    const tip = () => screen.queryByRole('tooltip')?.textContent;
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
});
