import { describe, expect, it } from 'vitest';
import { PILES, sizesFor, widest, type Company } from '../../src/table/layout';

const RATIO = 352 / 252;

/** How tall a family is whose stacks are that wide, in a box. */
function tallness(count: number, size: number, wide: number, terse: boolean): number {
  const inRow = Math.floor((wide + 8) / (size + 8));
  return 50 + Math.ceil(count / inRow) * (size * RATIO + (terse ? 21 : 36));
}

const COMPANIES: [string, Company][] = [
  ['two players', { others: 1, largest: 5, own: 5, seated: true }],
  ['three players', { others: 2, largest: 5, own: 5, seated: true }],
  ['four players', { others: 3, largest: 5, own: 5, seated: true }],
  ['five players', { others: 4, largest: 4, own: 4, seated: true }],
];

describe('the sizes of cards', () => {
  // The frame is what the bar and the tale leave of a window.
  it.each([1440, 1280].flatMap((wide) => COMPANIES.map(([name, company]) => [name, wide, company] as const)))(
    'fit %s into a window %i wide without scrolling',
    (_name, wide, company) => {
      const frame = wide === 1440 ? { width: 1120, height: 840 } : { width: 990, height: 660 };
      const { others, own, hand, terse } = sizesFor(frame, company);
      const board = frame.width - PILES - 8;
      const column = (board - 8 * (company.others - 1)) / company.others - 20;
      const above = tallness(company.largest, others, column, terse);
      const below = tallness(company.own, own, board * 0.66 - 24, terse);
      expect(above + below + hand * RATIO * 1.09 + 16).toBeLessThanOrEqual(frame.height);
      expect(Math.min(others, own)).toBeGreaterThanOrEqual(60);
    },
  );

  it('show one family at a time on a phone, three stacks in a row', () => {
    const { narrow, own } = sizesFor({ width: 390, height: 744 }, { others: 3, largest: 5, own: 5, seated: true });
    expect(narrow).toBe(true);
    expect(3 * own + 16).toBeLessThanOrEqual(390 - 46);
  });

  it('are as wide as the box allows', () => {
    expect(Math.floor(widest(4, 400, 1000))).toBe(196);
    expect(Math.floor(widest(4, 1000, 175.7))).toBe(100);
  });
});
