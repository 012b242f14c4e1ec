import { describe, expect, it } from 'vitest';
import {
  arrange,
  cornerAwayFrom,
  CUT,
  PAD,
  tileTall,
  widthsOf,
  type Company,
  type Frame,
} from '../../src/table/layout';
import { widthOfWords } from '../../src/card/widths';
import { setName } from '../../src/table/names';
import { fitted } from '../../src/table/marks';
import { sideOf } from '../../src/table/stage';

const BAR = 44;
const TABS = 46;
const SIZES = [
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [820, 1180],
  [390, 844],
] as const;

function frameOf(width: number, height: number): Frame {
  return { width, height: height - BAR - (width < 600 ? TABS : 0) };
}

const NOTHING = { texts: 0, guests: 0 };
function base(players: number): Company {
  return {
    tiles: Array.from({ length: players }, () => 5),
    hand: 5,
    tray: true,
    homes: false,
    middle: NOTHING,
    cast: 0,
    prompt: 36,
  };
}
/** Five players, with everything there is. */
const FULL: Company = {
  tiles: [7, 5, 6, 5, 6],
  hand: 8,
  tray: true,
  homes: true,
  middle: { texts: 3, guests: 0 },
  cast: 0,
  prompt: 36,
};

/** The sizes of print on a film, in pixels. */
const pathos = (film: number) => (37 * 1.34 * film) / 252;
const icon = (film: number) => (54 * film) / 252;

function least(width: number, height: number, company: Company): number {
  return Math.min(...arrange(frameOf(width, height), company).rows.map(({ tile }) => tile.film));
}

describe('the arrangement of a table', () => {
  it.each(SIZES)('lets four players read the stacks at %i × %i', (width, height) => {
    const film = least(width, height, base(4));
    expect(pathos(film)).toBeGreaterThanOrEqual(14);
    expect(icon(film)).toBeGreaterThanOrEqual(18);
  });

  it.each(SIZES)('keeps the numbers of five players with all expansions legible at %i × %i', (width, height) => {
    expect(pathos(least(width, height, FULL))).toBeGreaterThanOrEqual(11.8);
  });

  it('keeps at least 12 pixels for them from the small laptop up', () => {
    for (const [width, height] of SIZES.slice(0, 3))
      expect(pathos(least(width, height, FULL))).toBeGreaterThanOrEqual(12);
  });

  it('takes what a second line of the prompt needs from the hand', () => {
    const asked = { ...FULL, tiles: [5, 5, 5, 5, 5], prompt: 76 };
    expect(pathos(least(1366, 768, asked))).toBeGreaterThanOrEqual(12);
    expect(pathos(least(1366, 768, { ...FULL, prompt: 76 }))).toBeGreaterThanOrEqual(12);
    expect(icon(least(1366, 768, { ...base(4), prompt: 76 }))).toBeGreaterThanOrEqual(18);
    expect(arrange(frameOf(1366, 768), asked).card.tall).toBeGreaterThanOrEqual(190);
    const strip = { texts: 2, guests: 1, tall: 134 };
    expect(
      pathos(least(820, 1180, { ...FULL, tiles: [6, 5, 5, 5, 5], hand: 1, middle: strip, prompt: 140 })),
    ).toBeGreaterThanOrEqual(12);
  });

  it.each(SIZES)('fits everything into a frame of %i × %i', (width, height) => {
    for (const company of [base(2), base(3), base(4), { ...base(5), homes: true }, FULL, { ...base(4), hand: null }]) {
      const frame = frameOf(width, height);
      const { rows, tray, middle, form, head, tale } = arrange(frame, company);
      const strip = middle.tall > 0 && middle.at === 'strip' ? middle.tall + PAD : 0;
      const chips = form === 'phone' ? 58 + PAD : 0;
      const tall = rows.reduce((sum, row) => sum + row.tall + PAD, 0) + tray + company.prompt + strip + chips;
      expect(tall, JSON.stringify(company)).toBeLessThanOrEqual(frame.height);
      for (const row of rows) {
        expect(head + 6 + row.lines * tileTall(row.tile)).toBeLessThanOrEqual(row.tall + 1);
        const across = row.families.reduce((sum, at) => sum + Math.ceil((company.tiles[at] ?? 0) / row.lines), 0);
        expect(across * row.tile.cell).toBeLessThanOrEqual(frame.width - tale);
      }
    }
  });

  it('gives cards in the hand room to be read', () => {
    const { card } = arrange(frameOf(1366, 768), base(4));
    expect(card.wide).toBeGreaterThanOrEqual(190);
    expect(card.tall).toBeGreaterThanOrEqual(225);
    expect(arrange(frameOf(390, 844), base(4)).card.wide).toBeGreaterThanOrEqual(200);
  });

  it('cuts none of five cards off on a tablet', () => {
    const { card } = arrange(frameOf(820, 1180), base(4));
    expect(5 * card.wide + 4 * PAD).toBeLessThanOrEqual(820 - 2 * PAD - 6);
  });

  it('sets the word of an effect so small that it is whole, and no smaller than that', () => {
    expect(fitted('draw −1', 90, '✶ ')).toEqual({ text: '✶ draw −1', size: 13.5 });
    const small = fitted('reward +1', 58, '✶ ');
    expect(small.text).toBe('✶ reward +1');
    expect(small.size).toBeLessThan(13.5);
    expect(fitted('reward +1', 46, '✶ ').text).toBe('reward +1');
  });

  it('knows how wide families are at least', () => {
    const laid = { tiles: [5, 5, 5, 4, 5], middle: { texts: 1, guests: 0 } };
    const [first, , , small, mine] = widthsOf(frameOf(1920, 1080), laid).map(Math.round);
    expect([first, small, mine]).toEqual([664, 539, 664]);
    expect(widthsOf(frameOf(1366, 768), base(4)).map(Math.round)).toEqual([531, 531, 531, 531]);
    expect(widthsOf(frameOf(390, 844), base(4))).toEqual([374, 374, 374, 374]);
  });

  it('seats oneself lower right and the others clockwise', () => {
    expect(arrange(frameOf(1366, 768), base(4)).rows.map(({ families }) => families)).toEqual([
      [1, 2],
      [0, 3],
    ]);
    expect(arrange(frameOf(1366, 768), FULL).rows.map(({ families }) => families)).toEqual([
      [1, 2, 3],
      [0, 4],
    ]);
  });

  it('leaves plates out before films get small', () => {
    const low = arrange({ width: 1280, height: 640 }, base(4));
    expect(low.flat).toBe(true);
    expect(low.rows[0]?.tile.plate).toBe(0);
    expect(arrange(frameOf(1366, 768), base(4)).flat).toBe(false);
  });

  it('puts the middle where there is room: the column, a cell, a strip, or a page', () => {
    const some = { texts: 2, guests: 0 };
    const at = (width: number, height: number, company: Company) => arrange(frameOf(width, height), company).middle.at;
    expect(at(1366, 768, { ...base(4), middle: some })).toBe('column');
    expect(at(1366, 768, FULL)).toBe('cell');
    expect(at(820, 1180, { ...base(4), middle: some })).toBe('strip');
    expect(at(390, 844, { ...base(4), middle: some })).toBe('page');
    expect(at(1366, 768, base(4))).toBe('none');
  });

  it('lays a cast out to be chosen from', () => {
    const { cast } = arrange(frameOf(1366, 768), { ...base(4), tiles: [4, 4, 4, 4], cast: 20 });
    expect(cast?.tile.film).toBeGreaterThanOrEqual(60);
    expect(cast?.tile.film ?? 0).toBeLessThanOrEqual((cast?.tall ?? 0) / CUT);
  });

  it('lays them side by side on a phone, never over each other', () => {
    for (const count of [4, 9, 15, 20]) {
      const { cast } = arrange(frameOf(390, 844), { ...base(3), tiles: [4, 4, 4], cast: count });
      expect(cast?.tile.cell, `${count}`).toBeGreaterThan(cast?.tile.film ?? 0);
    }
  });

  it('sets long names closer together before they get too small', () => {
    const { lines, size, squeeze } = setName('Professoressa Helena Slogar', 58, 3);
    expect(lines).toEqual(['Professoressa', 'Helena', 'Slogar']);
    expect(size).toBe(12);
    expect(widthOfWords('Professoressa', 'title', size) * squeeze).toBeCloseTo(58);
    expect(setName('Mister Giggles', 90, 2).squeeze).toBe(1);
  });

  it('gives the strip in the middle the height that it needs, up to a limit', () => {
    const strip = (tall?: number) =>
      arrange(frameOf(820, 1180), { ...base(4), middle: { texts: 2, guests: 0, tall } }).middle.tall;
    expect([strip(100), strip(900), strip(0)]).toEqual([100, 170, 60]);
    expect(strip()).toBe(84);
  });

  it('stands beside whom it is about, where that is wide enough to be read', () => {
    const board = { left: 8, right: 1078 };
    expect(sideOf({ left: 660, right: 755 }, board)).toEqual({ left: true, wide: 652 - PAD });
    expect(sideOf({ left: 20, right: 115 }, board)).toEqual({ left: false, wide: 963 - PAD });
    expect(sideOf({ left: 300, right: 700 }, { left: 0, right: 800 })).toBeNull();
  });

  it('stands aside from whom it is about', () => {
    const laid = arrange(frameOf(1366, 768), base(4));
    expect(cornerAwayFrom(laid, 3)).toEqual({ left: true, top: true });
    expect(cornerAwayFrom(laid, 1)).toEqual({ left: false, top: false });
    expect(cornerAwayFrom(laid, 2)).toEqual({ left: true, top: false });
  });
});
