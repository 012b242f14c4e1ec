// Where things are on a card: 63 × 88, in units of a quarter. The page, a book and print share these numbers.
// What one sheet prints in a slot never reaches into another slot, so that covering is only a matter of paint order.

export const WIDE = 252;
export const TALL = 352;
export const CORNER = 10;
/** How far a border reaches into a card. */
export const BAND = 15;

/** The Pathos discs, at 18, 42 and 66 % of the height. */
export const PATHOS = [0.18, 0.42, 0.66].map((share) => ({ x: 35, y: TALL * share }));
export const DISC = 29;

/** The icon slots, the first one in the lower right corner above the plate. */
export const ICONS = [0, 1, 2, 3].map((slot) => ({ x: 225.5 - slot * 46, y: 231.5 }));
export const PILL = { wide: 44, tall: 35 };

/** Where the plate begins: it covers the lowest 28 %. An Event is laid on nobody and may take more room. */
export const PLATE = TALL * 0.72;
export const EVENT_PLATE = TALL * 0.42;

/** The oval of a portrait. A portrait is drawn in a box of 100 × 126 with its oval at 50, 63, 46 × 59. */
export const OVAL = { x: 149, y: 149, rx: 75, ry: 96.2 };
const PORTRAIT_SCALE = OVAL.rx / 46;
export const PORTRAIT = `translate(${OVAL.x - 50 * PORTRAIT_SCALE} ${OVAL.y - 63 * PORTRAIT_SCALE}) scale(${PORTRAIT_SCALE})`;

/** The picture of a Residence, a Story or an Expedition; with a title above it, without one, and with much
    to read under it. A scene is 126 × 100. */
export const SCENE = { x: 17, y: 45, wide: WIDE - 34, tall: 192 };
export const TALL_SCENE = { ...SCENE, y: 17, tall: 224 };
export const LOW_SCENE = { ...SCENE, tall: 158 };

/** The box in which the picture of an Event is drawn. What matters in it lies in the middle two thirds. */
export const EVENT_SCENE = { wide: 126, tall: 72 };

/** Where the symbol of an Expedition is stamped: beside the oval, away from every slot. */
export const STAMP = { x: 227, y: 68, r: 18 };

/** The outline of a pill about a point. */
export function pill(x: number, y: number, wide: number, tall: number): string {
  const r = tall / 2;
  const side = wide - tall;
  return `M${x - side / 2} ${y - r}h${side}a${r} ${r} 0 0 1 0 ${tall}h${-side}a${r} ${r} 0 0 1 0 ${-tall}z`;
}

/** A plate from that height down, with a bite taken out of it where the lowest disc may show. */
export function plateFrom(top: number): string {
  const low = `V${TALL - CORNER}a${CORNER} ${CORNER} 0 0 1 ${-CORNER} ${CORNER}H${CORNER}a${CORNER} ${CORNER} 0 0 1 ${-CORNER} ${-CORNER}z`;
  const disc = PATHOS[2];
  const bite = DISC + 3;
  if (!disc || Math.abs(top - disc.y) > bite || top < disc.y) return `M0 ${top}H${WIDE}${low}`;
  const half = Math.sqrt(bite ** 2 - (top - disc.y) ** 2);
  return `M0 ${top}H${disc.x - half}A${bite} ${bite} 0 0 0 ${disc.x + half} ${top}H${WIDE}${low}`;
}

/** The oval of a persistent portrait, cut straight above the icons. */
export function persistentOval(): string {
  const cut = 210;
  const half = OVAL.rx * Math.sqrt(1 - ((cut - OVAL.y) / OVAL.ry) ** 2);
  return `M${OVAL.x - half} ${cut}A${OVAL.rx} ${OVAL.ry} 0 1 1 ${OVAL.x + half} ${cut}z`;
}
