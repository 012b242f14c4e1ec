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

/** Below this width a table shows one family at a time. */
export const NARROW = 720;

export type Sizes = {
  narrow: boolean;
  /** In how many columns the others' families stand. */
  columns: number;
  /** How wide cards are: in the others' families, in one's own, in the hand. */
  others: number;
  own: number;
  hand: number;
  /** Whether names have one line only. */
  terse: boolean;
};

export type Frame = { width: number; height: number };
/** Who sits there: the most stacks of another family, of one's own, and whether one has a seat at all. */
export type Company = { others: number; largest: number; own: number; seated: boolean };

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

function wideSizes({ width, height }: Frame, { others, largest, own, seated }: Company): Sizes {
  const board = width - PILES - GAP;
  const terse = height < LOW;
  const caption = terse ? TERSE_CAPTION : CAPTION;
  const hand = seated ? clamp((height * (terse ? 0.215 : 0.235)) / RATIO / IN_VIEW, 84, 150) : 0;
  const rows = seated || others < 3 ? 1 : 2;
  const columns = Math.ceil(others / rows);
  const column = (board - GAP * (columns - 1)) / columns - 20;
  // Watchers have no hand, but a strip below for what is announced.
  const share = seated ? 0.47 : 0.87 / rows;
  const size = clamp(widest(largest, column, height * share - HEAD - GAP, caption), 56, 150);
  const left = height - (HEAD + tallness(largest, size, column, caption)) - hand * RATIO * IN_VIEW - 3 * GAP;
  const ownSize = seated ? clamp(widest(own, board * 0.66 - 24, left - HEAD, caption), 64, 150) : size;
  return { narrow: false, columns, others: size, own: ownSize, hand, terse };
}

function narrowSizes({ width, height }: Frame, { largest, own, seated }: Company): Sizes {
  const hand = seated ? clamp(height * 0.14, 92, 120) : 0;
  const strip = 66;
  const prompt = 75;
  const left = height - strip - prompt - hand * RATIO - HEAD;
  const size = clamp(widest(Math.max(largest, own), width - 46, left), 88, 150);
  return { narrow: true, columns: 1, others: size, own: size, hand, terse: false };
}

/** The sizes of cards for a frame and a company. */
export function sizesFor(frame: Frame, company: Company): Sizes {
  return frame.width < NARROW ? narrowSizes(frame, company) : wideSizes(frame, company);
}
