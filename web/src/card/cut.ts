// Where things are on the film of a tile: the card cut at its plate, its print enlarged, so that it can be read where a
// whole card would be small. As on a card, what one sheet prints in a slot never reaches into another slot.

import type { CatalogPage } from './types';

export const CUT_WIDE = 252;
export const CUT_TALL = 262;
export const CUT_DISC = 1.34;
export const CUT_PATHOS = [46, 130, 214].map((y) => ({ x: 41, y }));
/** The icons' cells: three in a row above the plate, the fourth above the first. */
export const CUT_ICON = { wide: 54, tall: 52 };
export const CUT_ICONS = [
  { x: 224, y: 234 },
  { x: 169, y: 234 },
  { x: 114, y: 234 },
  { x: 224, y: 180 },
];

const SCALE = 1.69;
const OVAL = { x: 160.5, y: 120, rx: 46 * SCALE, ry: 59 * SCALE };
/** A portrait is drawn in a box of 100 × 126 with its oval at 50, 63, 46 × 59. */
export const CUT_PORTRAIT = `translate(${OVAL.x - 50 * SCALE} ${OVAL.y - 63 * SCALE}) scale(${SCALE})`;
export const CUT_STAMP = { x: 229, y: 30 };

/** The oval of a portrait that lies over others: it leaves every icon slot alone that the cards of a table have. */
export function cutOval(slots: number): string {
  const low = 206;
  const half = OVAL.rx * Math.sqrt(1 - ((low - OVAL.y) / OVAL.ry) ** 2);
  const from = `M${OVAL.x - half} ${low}A${OVAL.rx} ${OVAL.ry} 0 1 1`;
  if (slots < 4) return `${from} ${OVAL.x + half} ${low}z`;
  const [side, top] = [195, 153];
  const rim = OVAL.rx * Math.sqrt(1 - ((top - OVAL.y) / OVAL.ry) ** 2);
  return `${from} ${OVAL.x + rim} ${top}H${side}V${low}z`;
}

const counted = new WeakMap<CatalogPage, number>();

/** How many icon slots the cards of a table have. */
export function slotsOf(catalog: CatalogPage): number {
  const known = counted.get(catalog);
  if (known !== undefined) return known;
  const slots = Math.max(
    0,
    ...catalog.cards.flatMap(({ icons }) => icons.map((icon, slot) => (icon === null ? 0 : slot + 1))),
  );
  counted.set(catalog, slots);
  return slots;
}
