// How large may cards be, so that a table fits its frame?

const RATIO = 352 / 252;
const GAP = 8;
/** What a family needs besides its stacks: its name above them, a caption of two lines under each, or of one. */
const HEAD = 50;
const CAPTION = 36;
const TERSE_CAPTION = 21;
/** In a frame that is lower than this, captions are terse. */
const LOW = 760;
export const PILES = 124;
/** How much of its own height a card of the hand takes: a fan bends. */
const IN_VIEW = 1.09;
/** How tall a tile is beside a family, and in the middle of the table; how wide a column of tiles is. */
export const TILE = 44;
export const BAND = 64;
export const SIDE = 168;
/** A shelf of tiles, and some air for the edges of deep stacks under it. */
const SHELF = TILE + 12;
/** The share of a board's width that one's own family has. */
const OWN_SHARE = 0.66;
/** From this width on a card is good to look at, and what stands beside a family is laid out as cards too. */
const GOOD = 100;
const LEAST = 50;
const MOST = 150;

/** Below this width a table shows one family at a time. */
export const NARROW = 720;

/** How wide a family's cards are, and how that is shown which stands beside it. */
export type FamilySize = { card: number; beside: 'none' | 'cards' | 'shelf' | 'side' };

export type Sizes = {
  narrow: boolean;
  /** In how many columns the others' families stand. */
  columns: number;
  others: FamilySize;
  own: FamilySize;
  /** How wide cards are in the hand, and those of a cast to be chosen from. */
  hand: number;
  cast: number;
  /** Whether names have one line only. */
  terse: boolean;
};

export type Frame = { width: number; height: number };
export type Company = {
  /** How many others there are, the most stacks of one of their families, and how many one has oneself. */
  others: number;
  largest: number;
  own: number;
  /** Whether one has a seat at all. */
  seated: boolean;
  /** How many things stand beside a family at most: Residence and Story. */
  beside: number;
  /** Whether the table has a middle, and how many characters lie there to be chosen. */
  middle: boolean;
  cast: number;
};

/** The widest cards, so that `count` of them fit into a box in one to three rows. */
export function widest(count: number, wide: number, tall: number, caption = CAPTION): number {
  const fits = [1, 2, 3].map((rows) => {
    const inRow = Math.ceil(Math.max(1, count) / rows);
    const byWidth = (wide - GAP * (inRow - 1)) / inRow;
    const byHeight = (tall / rows - caption) / RATIO;
    return Math.min(byWidth, byHeight);
  });
  return Math.max(...fits);
}

function clamp(value: number, least: number, most: number): number {
  return Math.floor(Math.max(least, Math.min(most, value)));
}

/** How tall so many stacks are when they stand in a box of that width. */
function tallness(count: number, size: number, wide: number, caption: number): number {
  const inRow = Math.max(1, Math.floor((wide + GAP) / (size + GAP)));
  return Math.ceil(count / inRow) * (size * RATIO + caption);
}

type Box = { wide: number; tall: number; caption: number };

/** The best way to lay a family out in a box. */
export function familyFor(count: number, beside: number, { wide, tall, caption }: Box): FamilySize {
  const room = tall - HEAD;
  const sized = (card: number) => clamp(card, LEAST, MOST);
  if (beside === 0) return { card: sized(widest(count, wide, room, caption)), beside: 'none' };
  const all = widest(count + beside, wide, room, caption);
  const shelf = widest(count, wide, room - SHELF, caption);
  const side = widest(count, wide - SIDE - GAP, room, caption);
  if (all >= Math.min(GOOD, Math.max(shelf, side))) return { card: sized(all), beside: 'cards' };
  return side > shelf ? { card: sized(side), beside: 'side' } : { card: sized(shelf), beside: 'shelf' };
}

/** How tall a family is that is laid out so. */
export function familyTall(count: number, beside: number, size: FamilySize, { wide, caption }: Omit<Box, 'tall'>): number {
  const laid = size.beside === 'cards' ? count + beside : count;
  const room = size.beside === 'side' ? wide - SIDE - GAP : wide;
  const stacks = tallness(laid, size.card, room, caption);
  const tiles = size.beside === 'side' ? beside * (TILE + 4) : 0;
  return HEAD + (size.beside === 'shelf' ? SHELF : 0) + Math.max(stacks, tiles);
}

/** What is compared when cards could be larger here or there: the smallest counts, and others' may be smaller. */
function merit({ others, own, hand, cast }: Sizes, seated: boolean): number {
  const weighed = [others.card * 1.15];
  if (seated) weighed.push(own.card);
  if (hand > 0) weighed.push(hand * 0.82);
  if (cast > 0) weighed.push(cast);
  return Math.min(...weighed) + weighed.reduce((sum, one) => sum + one, 0) / 100;
}

const HANDS = [0.235, 0.215, 0.195, 0.18, 0.165, 0.15];
const SHARES = Array.from({ length: 23 }, (_, at) => 0.34 + at * 0.02);

/** The sizes of hands that may be tried, the usual one first. */
function handsFor(height: number, terse: boolean, { seated, cast }: Company): number[] {
  if (!seated || cast > 0) return [0];
  const tried = terse ? HANDS.slice(1) : HANDS;
  return [...new Set(tried.map((share) => clamp((height * share) / RATIO / IN_VIEW, 84, MOST)))];
}

/** A board without its piles: how its families stand, and how much of its height is left for them. */
type Board = { wide: number; column: number; left: number; terse: boolean };

/** Lays everyone out, the others' families having that share of the room; and how much too tall that is. */
function laidOut(board: Board, company: Company, share: number): { others: FamilySize; own: FamilySize; over: number } {
  const { largest, own, seated, beside } = company;
  const caption = board.terse ? TERSE_CAPTION : CAPTION;
  const theirs = { wide: board.column, caption };
  const mine = { wide: board.wide * OWN_SHARE - 24, caption };
  const others = familyFor(largest, beside, { ...theirs, tall: board.left * share });
  const taken = familyTall(largest, beside, others, theirs);
  if (!seated) return { others, own: others, over: Math.max(0, taken - board.left * share) };
  const rest = board.left - taken;
  const ours = familyFor(own, beside, { ...mine, tall: rest });
  return { others, own: ours, over: Math.max(0, familyTall(own, beside, ours, mine) - rest) };
}

/** The sizes of a cast that may be tried. */
function castsFor(wide: number, height: number, caption: number, { cast }: Company): number[] {
  if (cast === 0) return [0];
  return [0.44, 0.38, 0.32, 0.27].map((share) => clamp(widest(cast, wide, height * share, caption), LEAST, 120));
}

function wideSizes({ width, height }: Frame, company: Company): Sizes {
  const { others: count, seated, middle } = company;
  const wide = width - PILES - GAP;
  const terse = height < LOW;
  const caption = terse ? TERSE_CAPTION : CAPTION;
  const rows = seated || count < 3 ? 1 : 2;
  const columns = Math.ceil(count / rows);
  const column = (wide - GAP * (columns - 1)) / columns - 20;
  // Watchers have no hand, but a strip below for what is announced.
  const free = height * (seated ? 1 : 0.9) - (middle ? BAND + GAP : 0) - 3 * GAP;
  const tries = castsFor(wide, height, caption, company).flatMap((cast) => {
    const between = cast > 0 ? tallness(company.cast, cast, wide, caption) + GAP : 0;
    return handsFor(height, terse, company).flatMap((hand) => {
      const left = free - between - hand * RATIO * IN_VIEW;
      return (seated ? SHARES : [1 / rows]).map((share) => {
        const { over, ...families } = laidOut({ wide, column, left, terse }, company, share);
        const sizes: Sizes = { narrow: false, columns, ...families, hand, cast, terse };
        return { sizes, worth: merit(sizes, seated) - 100 * over };
      });
    });
  });
  return tries.reduce((best, one) => (one.worth > best.worth ? one : best)).sizes;
}

function narrowSizes({ width, height }: Frame, { largest, own, seated, beside, cast }: Company): Sizes {
  const hand = seated && cast === 0 ? clamp(height * 0.14, 92, 120) : 0;
  const strip = 66;
  const prompt = 92;
  const shelf = beside > 0 ? SHELF : 0;
  const left = height - strip - prompt - hand * RATIO - HEAD - shelf;
  const card = clamp(widest(Math.max(largest, own), width - 46, left), 88, MOST);
  const size: FamilySize = { card, beside: beside > 0 ? 'shelf' : 'none' };
  const castSize = clamp((width - 46 - 2 * GAP) / 3, 88, MOST);
  return { narrow: true, columns: 1, others: size, own: size, hand, cast: castSize, terse: false };
}

/** The sizes of cards for a frame and a company. */
export function sizesFor(frame: Frame, company: Company): Sizes {
  return frame.width < NARROW ? narrowSizes(frame, company) : wideSizes(frame, company);
}
