import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import CardView from '../../src/card/CardView.svelte';
import { broken, leastSize, setWords } from '../../src/card/setting';
import { points } from '../../src/card/words';
import { ANNE, CATALOG, DEMISE, GRIEF, NOUGHT, STORM } from '../fixtures/catalog';

function label(card: number, deceased = false): string | null {
  render(CardView, { catalog: CATALOG, card, deceased });
  return screen.getByRole('img').getAttribute('aria-label');
}

describe('a card', () => {
  it('names all that is printed on it', () => {
    expect(label(GRIEF)).toBe('was grieved. Modifier. −15 at the top, −10 at the bottom. death. What was grieved does');
  });

  it('names the side of a character', () => {
    expect(label(ANNE, true)).toBe('Anne. first of all. deceased. Character. What Anne does');
  });

  it.each([
    [GRIEF, '.ink'],
    [STORM, '.rose'],
    [DEMISE, '.bone'],
    [ANNE, '.portrait'],
  ])('%i looks like its kind', (card, part) => {
    const { container } = render(CardView, { catalog: CATALOG, card });
    expect(container.querySelector(part)).not.toBeNull();
  });

  it('prints a disc for a zero and a pill for a blank, and nothing where it is clear', () => {
    const { container } = render(CardView, { catalog: CATALOG, card: NOUGHT });
    expect(container.querySelectorAll('.disc')).toHaveLength(1);
    expect(container.querySelector('.disc text')?.textContent).toBe('0');
    expect(container.querySelectorAll('.icon')).toHaveLength(1);
    expect(container.querySelector('.icon text')).toBeNull();
  });

  it('drops the flavour first, then the text, and says that there is more', () => {
    const words = (size: number) => {
      const { container, unmount } = render(CardView, { catalog: CATALOG, card: GRIEF, size });
      const faces = ['title', 'reading', 'aside'].filter((face) => container.querySelector(`.plate .${face}`));
      const more = container.querySelector('.more') !== null;
      unmount();
      return { faces, more };
    };
    expect(words(360)).toEqual({ faces: ['title', 'reading', 'aside'], more: false });
    expect(words(140)).toEqual({ faces: ['title', 'reading'], more: false });
    expect(words(96)).toEqual({ faces: ['title'], more: true });
  });
});

describe('the words of a plate', () => {
  const LONG = {
    title: 'was wondrously well wed',
    text: 'You may draw two cards or discard two.',
    flavour: 'Nobody objected.',
  };
  const BOX = { wide: 230, top: 260, bottom: 345 };

  it.each([80, 96, 120, 150, 200, 360, 600])('are never smaller than can be read, at %i px', (px) => {
    for (const line of setWords(LONG, BOX, px).lines) expect(line.size).toBeGreaterThanOrEqual(leastSize(px) - 1e-9);
  });

  it.each([80, 96, 120, 150, 200, 360, 600])('stay in their box, at %i px', (px) => {
    const { lines } = setWords(LONG, BOX, px);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line.y - line.size * 0.8).toBeGreaterThanOrEqual(BOX.top - 1);
      expect(line.y).toBeLessThanOrEqual(BOX.bottom);
    }
  });

  it('are broken at spaces, and none is lost', () => {
    const lines = broken(LONG.text, 'reading', 20, 120);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join(' ')).toBe(LONG.text);
  });
});

it('prints points with their sign', () => {
  expect([-15, 0, 10].map(points)).toEqual(['−15', '0', '+10']);
});
