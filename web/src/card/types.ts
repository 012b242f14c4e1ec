// What a card is to the page, and how the others use this folder.
//
// Everything here is a pure function of its props and knows no rule: what covers what is paint order.
//   <CardView {catalog} card={7} size="table" deceased={false} />   any card by its number
//   <Back size="table" />                                           a card nobody may see
//   <Stack {catalog} stack={part} size="table" fanned={false} />    a character or guest and all that befell them
//   <Scene slug="the-keep" width={126} height={100} />              the picture of a Residence, a Story or an Expedition
//   <Fan {catalog} stack={part} />                                  the same, sheet by sheet, with what each gives
//   <Zoom {catalog} />                                              once a screen; shows what was asked for by
//   {@attach zooms(() => ({ card: 7 }))}                            hover, long press, key z (see zoom.svelte.ts)
//   await loadCatalog('second', false, ['fairytale'])               the cards of some sets (see catalog.ts)
// `size` is 'small' (96 px wide), 'table' (150), 'large' (360) or a number of pixels; it also decides how many of the
// words fit, since nothing is set smaller than 14 px. Height is width × 88 / 63.

import type { CardSheet } from '../wire';

export type {
  CardSheet,
  CatalogPage,
  FacePart,
  FamilySheet,
  GiversPart,
  IconSheet,
  PersonSheet,
  PortraitPart,
  StackPart,
  Text,
} from '../wire';

export type Kind = CardSheet['kind'];

export type Edition = 'first' | 'second';

/** A sheet alone, on top of a stack, or under others. */
export type Lies = 'alone' | 'top' | 'under';

export type Size = 'small' | 'table' | 'large' | number;

const WIDTHS = { small: 96, table: 150, large: 360 };

/** How many pixels wide a card of that size is. */
export function widthOf(size: Size): number {
  return typeof size === 'number' ? size : WIDTHS[size];
}
