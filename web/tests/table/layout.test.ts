import { describe, expect, it } from 'vitest';
import { BAND, familyTall, PILES, sizesFor, widest, type Company } from '../../src/table/layout';

const RATIO = 352 / 252;
const BARE = { seated: true, beside: 0, middle: false, cast: 0 };
/** Residence and Story beside each family, Guests come and go, an Expedition in the middle. */
const FULL = { ...BARE, beside: 2, middle: true };

/** How tall a table is with the cards that were found for it. */
function tallness(width: number, height: number, company: Company): number {
  const { others, own, hand, cast, terse } = sizesFor({ width, height }, company);
  const board = width - PILES - 8;
  const caption = terse ? 21 : 36;
  const column = (board - 8 * (company.others - 1)) / company.others - 20;
  const above = familyTall(company.largest, company.beside, others, { wide: column, caption });
  const below = familyTall(company.own, company.beside, own, { wide: board * 0.66 - 24, caption });
  const rows = cast > 0 ? Math.ceil(company.cast / Math.floor((board + 8) / (cast + 8))) : 0;
  const between = (company.middle ? BAND + 8 : 0) + rows * (cast * RATIO + caption);
  return above + between + below + hand * RATIO * 1.09 + 16;
}

const COMPANIES: [string, Company][] = [
  ['two players', { ...BARE, others: 1, largest: 5, own: 5 }],
  ['three players', { ...BARE, others: 2, largest: 5, own: 5 }],
  ['four players', { ...BARE, others: 3, largest: 5, own: 5 }],
  ['five players', { ...BARE, others: 4, largest: 4, own: 4 }],
];

const CROWDS: [string, Company][] = [
  ['two players with all they have', { ...FULL, others: 1, largest: 6, own: 6 }],
  ['four players with all they have', { ...FULL, others: 3, largest: 6, own: 6 }],
  ['five players with all they have', { ...FULL, others: 4, largest: 5, own: 5 }],
  ['five players, and two Guests in one family', { ...FULL, others: 4, largest: 7, own: 5 }],
  ['four players and a cast to choose from', { ...BARE, others: 3, largest: 4, own: 4, middle: true, cast: 20 }],
  ['five players and a cast to choose from', { ...BARE, others: 4, largest: 4, own: 4, middle: true, cast: 20 }],
];

describe('the sizes of cards', () => {
  // The frame is what the bar and the tale leave of a window.
  it.each([1440, 1280].flatMap((wide) => COMPANIES.map(([name, company]) => [name, wide, company] as const)))(
    'fit %s into a window %i wide without scrolling',
    (_name, wide, company) => {
      const frame = wide === 1440 ? { width: 1120, height: 840 } : { width: 990, height: 660 };
      const { others, own } = sizesFor(frame, company);
      expect(tallness(frame.width, frame.height, company)).toBeLessThanOrEqual(frame.height);
      expect(Math.min(others.card, own.card)).toBeGreaterThanOrEqual(60);
    },
  );

  it.each(CROWDS)('fit %s into a window of 1440 × 900 without scrolling', (_name, company) => {
    const { others, own } = sizesFor({ width: 1120, height: 840 }, company);
    expect(tallness(1120, 840, company)).toBeLessThanOrEqual(840);
    expect(Math.min(others.card, own.card)).toBeGreaterThanOrEqual(58);
  });

  it('show a Residence as a card where there is room, and as a tile where there is not', () => {
    expect(sizesFor({ width: 1120, height: 840 }, { ...FULL, others: 1, largest: 5, own: 5 }).others.beside).toBe('cards');
    expect(sizesFor({ width: 1120, height: 840 }, { ...FULL, others: 3, largest: 6, own: 5 }).others.beside).toBe('shelf');
    expect(sizesFor({ width: 1120, height: 840 }, { ...BARE, others: 3, largest: 6, own: 5 }).others.beside).toBe('none');
  });

  it('show one family at a time on a phone, three stacks in a row', () => {
    const { narrow, own } = sizesFor({ width: 390, height: 744 }, { ...FULL, others: 3, largest: 5, own: 5 });
    expect(narrow).toBe(true);
    expect(3 * own.card + 16).toBeLessThanOrEqual(390 - 46);
    expect(own.beside).toBe('shelf');
  });

  it('are as wide as the box allows', () => {
    expect(Math.floor(widest(4, 400, 1000))).toBe(196);
    expect(Math.floor(widest(4, 1000, 175.7))).toBe(100);
  });
});
