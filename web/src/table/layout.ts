// Where does everything stand, and how large is it? A pure function of the frame and of the company.
//
// Seats sit round the table: oneself lower right, the others clockwise, so that "the player to your right" can be seen. A
// family is a row of tiles, or two. Several ways are tried, and the one whose smallest film is largest wins.

export type Form = 'desk' | 'tablet' | 'phone';
export type Frame = { width: number; height: number };

export type Company = {
  /** How many stand in each family, clockwise, oneself last. */
  tiles: number[];
  /** How many cards one holds; nobody's hand for a watcher. */
  hand: number | null;
  /** Whether there is a tray at all, for the hand or the last plays. */
  tray: boolean;
  /** Whether the heads of families need a second line, for Residences and Stories. */
  homes: boolean;
  /** What the middle needs: how many things to read there, how many who can be aimed at, and how tall it is as a strip. */
  middle: { texts: number; guests: number; tall?: number };
  /** How many lie there to be chosen from, before the game. */
  cast: number;
  /** How tall the prompt is, as it was measured. */
  prompt: number;
  /** Whether a card is taken up: on a phone its answers stand beside it. */
  aiming?: boolean;
};

/** How a stack stands on the table: its film, what is above it and below, and the room it has. */
export type Tile = { film: number; plate: number; tag: number; name: number; cell: number };
/** Families side by side: their places in the company, how tall they are, and their tiles. */
export type Row = { families: number[]; tall: number; lines: number; tile: Tile };

export type Arrangement = {
  form: Form;
  /** How wide the column of the tale is; 0 if it is a drawer or a page of its own. */
  tale: number;
  /** How tall a family's head is. */
  head: number;
  rows: Row[];
  /** Where the middle is: in the tale's column, beside the last row, as a strip below the families, or a page of its own. */
  middle: { at: 'none' | 'column' | 'cell' | 'strip' | 'page'; wide: number; tall: number };
  /** Whether plates are gone and their words stand in the tags. */
  flat: boolean;
  /** How tall the tray is, and a card in it. */
  tray: number;
  card: { wide: number; tall: number };
  piles: number;
  /** The tiles of those who can be chosen, and how many lines of them there are. */
  cast: { tile: Tile; tall: number } | null;
};

export const PAD = 8;
const HEAD = 30;
const HOME = 22;
const STRIP = 58;
/** A strip that is taller is scrolled. */
export const STRIPS = 170;
const SLIM = 17;
const PILES = 74;
/** How tall a prompt of one line is: what a second one needs is taken from the hand first. */
const LINE = 40;
/** Below these widths a screen is a phone's, or a tablet's; and below this one the tale is a drawer. */
const PHONE = 600;
const TABLET = 1000;
const ROOMY = 1260;
/** How tall a film is for its width: a card down to its plate. */
export const CUT = 262 / 252;
const LEAST = 52;
const PHONE_LEAST = 72;
const MOST = 190;

export function formOf(width: number): Form {
  if (width < PHONE) return 'phone';
  return width < TABLET ? 'tablet' : 'desk';
}

function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** How wide the tale's column is. */
export function taleWide(width: number, players: number): number {
  const isDrawer = formOf(width) !== 'desk' || players > 4 || width < ROOMY;
  return isDrawer ? 0 : Math.round(clamp(280, width * 0.17, 340));
}

/** Who sits in which row, and in how many lines a family's tiles stand. */
type Way = { rows: number[][]; lines: number };

function waysFor(form: Form, players: number): Way[] {
  const last = players - 1;
  if (form === 'phone')
    return [
      { rows: [[last]], lines: 2 },
      { rows: [[last]], lines: 3 },
    ];
  switch (players) {
    case 1:
      return [
        { rows: [[0]], lines: 1 },
        { rows: [[0]], lines: 2 },
      ];
    case 2:
      return [
        { rows: [[0], [1]], lines: 1 },
        { rows: [[0, 1]], lines: 2 },
        { rows: [[0, 1]], lines: 3 },
      ];
    case 3:
      return [
        { rows: [[0, 1], [2]], lines: 1 },
        { rows: [[0, 1, 2]], lines: 2 },
        { rows: [[0, 1], [2]], lines: 2 },
      ];
    case 4:
      return [
        {
          rows: [
            [1, 2],
            [0, 3],
          ],
          lines: 1,
        },
        {
          rows: [
            [1, 2],
            [0, 3],
          ],
          lines: 2,
        },
      ];
    default:
      return form === 'desk'
        ? [
            {
              rows: [
                [1, 2, 3],
                [0, 4],
              ],
              lines: 1,
            },
          ]
        : [{ rows: [[1, 2], [0, 3], [4]], lines: 1 }];
  }
}

/** How wide each family is at least, whichever way they stand. */
export function widthsOf({ width }: Frame, { tiles, middle }: Pick<Company, 'tiles' | 'middle'>): number[] {
  const form = formOf(width);
  const main = width - taleWide(width, tiles.length) - 2 * PAD;
  const beside = cellWide(form, tiles.length, width);
  return tiles.map((mine, at) => {
    const widths = waysFor(form, tiles.length).map(({ rows, lines }) => {
      const row = rows.find((one) => one.includes(at)) ?? [at];
      const isBeside = row === rows.at(-1) && beside > 0 && middle.texts + middle.guests > 0;
      const room = main - PAD * (row.length - 1) - (isBeside ? beside + PAD : 0);
      const all = row.reduce((sum, one) => sum + (tiles[one] ?? 1), 0);
      return lines > 1 ? room / row.length : (room * mine) / all;
    });
    return Math.min(...widths);
  });
}

/** How wide the middle is where it stands beside the last families. */
function cellWide(form: Form, players: number, width: number): number {
  return form === 'desk' && players > 4 ? Math.round(clamp(300, width * 0.308, 560)) : 0;
}

type Box = { wide: number; tall: number };
type Terms = { gap: number; slim: number; form: Form; crowded: boolean };

/** The largest tile that fits a cell. */
function tileIn({ wide: cell, tall }: Box, { gap, slim, form, crowded }: Terms): Tile {
  const name = crowded || cell < 99 ? 46 : 34;
  const fit = (tag: number) => Math.min(cell - gap, (tall - tag - name - slim) / CUT);
  const tag = Math.round(clamp(20, fit(20) * 0.18, 27));
  // On a phone there is one family at a time, and it can be scrolled.
  const film = Math.floor(clamp(form === 'phone' ? PHONE_LEAST : LEAST, fit(tag), MOST));
  const spare = tall - tag - name - film * CUT;
  const roomy = slim > 0 && film >= 94 && spare >= 0.35 * film;
  return { film, tag, name, cell: Math.floor(cell), plate: roomy ? Math.floor(Math.min(spare, 0.5 * film)) : slim };
}

/** How tall a tile is in all. */
export function tileTall({ film, tag, name, plate }: Tile): number {
  return Math.ceil(tag + name + plate + film * CUT);
}

type Board = { wide: number; tall: number; head: number; beside: number; tiles: number[]; terms: Terms };

/** How many tiles stand beside each other in a row, families next to families. */
function acrossOf({ tiles }: Board, { lines }: Way, row: number[]): number {
  const most = Math.max(...row.map((at) => Math.ceil((tiles[at] ?? 1) / lines)));
  return lines > 1 ? most * row.length : row.reduce((sum, at) => sum + (tiles[at] ?? 1), 0);
}

function rowIn(board: Board, way: Way, at: number, tall: number): Row {
  const families = way.rows[at] ?? [];
  const isLast = at === way.rows.length - 1;
  const beside = isLast && board.beside > 0 ? board.beside + PAD : 0;
  const wide = board.wide - PAD * (families.length - 1) - beside - families.length * 14;
  const cell = wide / Math.max(1, acrossOf(board, way, families));
  const tile = tileIn({ wide: cell, tall: (tall - board.head - 6) / way.lines }, board.terms);
  const row = { families, tall, lines: way.lines, tile };
  // What can't be smaller makes the table taller than its frame: then it is scrolled.
  return { ...row, tall: Math.max(tall, rowNeeds(row, board.head)) };
}

function rowNeeds(row: Row, head: number): number {
  return Math.ceil(head + 6 + row.lines * tileTall(row.tile));
}

type Tried = { rows: Row[]; least: number; left: number };

/** All rows of a way: equal at first; height that a row can't use for lack of width goes to the others. */
function triedOut(board: Board, way: Way): Tried {
  const free = board.tall - PAD * (way.rows.length - 1);
  const equal = Math.floor(free / way.rows.length);
  let rows = way.rows.map((_, at) => rowIn(board, way, at, equal));
  const isShort = (row: Row) => row.tile.film < Math.floor(row.tile.cell - board.terms.gap);
  const short = rows.filter(isShort).length;
  if (short > 0 && short < rows.length) {
    const spare = rows
      .filter((row) => !isShort(row))
      .reduce((sum, row) => sum + row.tall - rowNeeds(row, board.head), 0);
    const taller = Math.floor(Math.max(0, spare) / short);
    rows = rows.map((row, at) => rowIn(board, way, at, isShort(row) ? row.tall + taller : rowNeeds(row, board.head)));
  }
  const left = rows.reduce((sum, row) => sum + Math.max(0, row.tall - rowNeeds(row, board.head)), 0);
  return { rows, left, least: Math.min(...rows.map(({ tile }) => tile.film)) };
}

/** The best way, the first one unless another is clearly better. */
function best(board: Board, ways: Way[]): Tried {
  const tries = ways.map((way) => triedOut(board, way));
  return tries.reduce((found, one) => (one.least > found.least + 4 ? one : found));
}

/** How tall the tray is at first. */
function trayFor(form: Form, height: number, { hand, tray, prompt, aiming = false }: Company): number {
  if (!tray) return 0;
  if (hand === null) return Math.round(clamp(176, height * 0.25, 300));
  if (form === 'desk') return Math.round(clamp(206, height * 0.33 - Math.max(0, prompt - LINE), 345));
  if (form === 'tablet') return Math.round(clamp(206, height * 0.235 - Math.max(0, prompt - 2 * LINE), 300));
  return Math.round(clamp(206, height * 0.325, 300)) + (aiming ? 56 : 0);
}

/** From which film on nothing needs to be left out. */
function good(form: Form, players: number): number {
  if (players > 4) return 62;
  return form === 'phone' ? 82 : 86;
}

function middleFor(form: Form, tale: number, company: Company, frame: Frame): Arrangement['middle'] {
  const { texts, guests } = company.middle;
  if (texts + guests === 0 || company.cast > 0) return { at: 'none', wide: 0, tall: 0 };
  if (form === 'phone') return { at: 'page', wide: frame.width, tall: 0 };
  const cell = cellWide(form, company.tiles.length, frame.width);
  if (cell > 0) return { at: 'cell', wide: cell, tall: 0 };
  if (tale > 0) return { at: 'column', wide: tale, tall: 0 };
  const usual = guests > 0 ? 128 : 84;
  return { at: 'strip', wide: frame.width, tall: clamp(60, company.middle.tall ?? usual, STRIPS) };
}

type Slots = { tray: number; piles: number; main: number };

/** Where something stands that must not cover a family: the corner that is farthest from it. */
export type Corner = { left: boolean; top: boolean };

export function cornerAwayFrom({ rows }: Pick<Arrangement, 'rows'>, family: number | null): Corner {
  const at = rows.findIndex(({ families }) => family !== null && families.includes(family));
  const row = rows[at];
  if (!row || family === null) return { left: true, top: true };
  const across = (row.families.indexOf(family) + 0.5) / row.families.length;
  return { left: across > 0.5, top: rows.length === 1 || at >= rows.length / 2 };
}

/** How large a card of the hand is. */
function cardFor(form: Form, frame: Frame, { tray, piles, main }: Slots, hand: number): { wide: number; tall: number } {
  // The tray has a little air, and a card that is looked at rises.
  const tall = tray - (form === 'phone' ? 14 : 12);
  if (form === 'phone') return { tall, wide: Math.floor(Math.min(214, frame.width * 0.54)) };
  const room = main - 2 * PAD - (piles > 0 ? piles + PAD : 0) - 6;
  const each = (room - (hand - 1) * PAD) / Math.max(1, hand);
  return { tall, wide: Math.floor(clamp(form === 'tablet' ? 150 : 118, each, Math.max(192, tall * 0.8))) };
}

/** The cast in lines, as large as the room allows. */
function castIn(box: Box, count: number, terms: Terms): Arrangement['cast'] {
  const ways = [1, 2, 3, 4, 5, 6, 7].map((lines) => {
    const cell = (box.wide - 20) / Math.ceil(count / lines);
    return tileIn({ wide: cell, tall: (box.tall - HEAD) / lines }, { ...terms, slim: 0 });
  });
  // On a phone a tile keeps its least size however narrow its cell: there they are scrolled, but never over each other.
  const room = ({ film, cell }: Tile) => Math.min(film, cell - terms.gap);
  const tile = ways.reduce((found, one) => (room(one) > room(found) ? one : found));
  return { tile, tall: Math.floor(box.tall) };
}

/** What is left of a frame for the families, and what the rest takes. */
type Room = { form: Form; tale: number; main: number; tray: number; middle: Arrangement['middle']; board: number };

function roomFor(frame: Frame, company: Company): Room {
  const form = formOf(frame.width);
  const tale = taleWide(frame.width, company.tiles.length);
  const middle = middleFor(form, tale, company, frame);
  const tray = company.cast > 0 ? Math.round(frame.height * 0.46) : trayFor(form, frame.height, company);
  const strips = [form === 'phone' ? STRIP : 0, middle.tall].filter((tall) => tall > 0);
  const taken = strips.reduce((sum, tall) => sum + tall + PAD, 0);
  return {
    form,
    tale,
    main: frame.width - tale,
    tray,
    middle,
    board: frame.height - company.prompt - tray - taken - 4 * PAD,
  };
}

/** Everything's place and size. The frame is the table without its bar, and on a phone without its tabs. */
export function arrange(frame: Frame, company: Company): Arrangement {
  const { form, tale, main, tray: wished, middle, board: tall } = roomFor(frame, company);
  const players = company.tiles.length;
  const head = HEAD + (company.homes ? HOME : 0);
  const crowded = players > 4;
  const long = Math.max(...company.tiles) > 5;
  const beside = middle.at === 'cell' ? middle.wide : 0;
  const boardOf = (slim: number): Board => ({
    wide: main - 2 * PAD,
    tall,
    head,
    beside,
    tiles: company.tiles,
    terms: { gap: form === 'tablet' ? 3 : crowded || long ? 4 : 7, slim, form, crowded },
  });
  const ways = waysFor(form, players);
  const full = best(boardOf(SLIM), ways);
  const bare = full.least < good(form, players) ? best(boardOf(0), ways) : full;
  const flat = bare.least > full.least + 2;
  const found = flat ? bare : full;
  const piles = form === 'desk' ? PILES : 0;
  const hand = Math.max(1, company.hand ?? 1);
  // What is left makes the hand taller, up to a card's own shape; the rest is air between the tiles.
  const most = ((main - 2 * PAD - piles - PAD * hand) / hand) * 1.42;
  const more =
    form === 'phone' || company.cast > 0 || !company.tray
      ? 0
      : Math.floor(clamp(0, Math.min(found.left, most - wished), 200));
  const tray = wished + more;
  const terms = boardOf(0).terms;
  return {
    form,
    tale,
    head,
    flat,
    tray,
    piles,
    rows: shortened(found.rows, head, more),
    middle: middle.at === 'cell' ? { ...middle, tall: found.rows.at(-1)?.tall ?? 0 } : middle,
    card: cardFor(form, frame, { tray, piles, main }, hand),
    cast: company.cast > 0 ? castIn({ wide: main - 2 * PAD, tall: tray }, company.cast, terms) : null,
  };
}

/** The rows, with so much of their spare height given away. */
function shortened(rows: Row[], head: number, give: number): Row[] {
  let left = give;
  return rows.map((row) => {
    const less = Math.min(left, Math.max(0, row.tall - rowNeeds(row, head)));
    left -= less;
    return { ...row, tall: row.tall - less };
  });
}
