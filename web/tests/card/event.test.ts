// What an Event shows: its own picture if there is one, or else the scene of what it does.
import { render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { isDrawn } from '../../src/art/pictures';
import CardView from '../../src/card/CardView.svelte';
import EventScene from '../../src/card/EventScene.svelte';
import { likeness } from '../../src/card/words';
import { CATALOG, sheet, STORM } from '../fixtures/catalog';

async function drawing(slug: string, scene: string | null): Promise<string> {
  const { container, unmount } = render(EventScene, { slug, scene, width: 60, height: 34 });
  const drawn = () => [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')).join();
  await vi.waitFor(() => expect(drawn()).not.toBe(''));
  const paths = drawn();
  unmount();
  return paths;
}

describe('the picture of an Event', () => {
  it('is its own, or the scene of what it does', async () => {
    expect(isDrawn('events', 'a-stormy-night')).toBe(true);
    expect(isDrawn('events', 'a-stormy-day')).toBe(false);
    const [own, pile] = [await drawing('a-stormy-night', 'pile'), await drawing('a-stormy-day', 'pile')];
    expect(own).not.toBe(pile);
    expect(await drawing('a-stormy-night', 'boot')).toBe(own);
    expect(await drawing('a-stormy-day', 'boot')).not.toBe(pile);
  });

  it('is on its card, and the card is still named by its words alone', () => {
    const { container } = render(CardView, { catalog: CATALOG, card: STORM });
    expect(container.querySelectorAll('svg.scene')).toHaveLength(1);
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('is told to those who cannot see it', () => {
    expect(likeness(sheet(0, 'event', 'Twist', { scene: 'wheel' }))).toBe('a wheel of fortune');
    const own = { en: 'a house', it: 'una casa' };
    expect(likeness(sheet(0, 'event', 'Twist', { scene: 'wheel', likeness: own }))).toBe('a house');
    expect(likeness(sheet(0, 'modifier', 'Grief'))).toBe('');
  });
});
