// The marks of the table that are no part of a card: what they look like, and which box brings them.
import type { PersonPart } from '../wire';
import type { Brought } from './brought';

/** Marks that are letters; what each means is said by `signs-…`. */
export const GLYPHS: readonly { glyph: string; does: string; box?: Brought }[] = [
  { glyph: '†', does: 'dead' },
  { glyph: '‡', does: 'undead', box: 'undead' },
  { glyph: '✶', does: 'effect' },
  { glyph: '◆', does: 'for' },
  { glyph: '◇', does: 'against' },
  { glyph: '=', does: 'same' },
];

/** What somebody may miss, in a box of 20 × 20: a turn or a draw, struck out. */
export const LAMP = 'M7 8h6l-1.500-3h-3zM7.200 8c-1.400 4-.7 6 .4 8h4.800c1.100-2 1.800-4 .4-8M6.500 18h7';
export const CARD = 'M5.500 3h9v14h-9z';
export const STRUCK = 'M2.500 17.500 17.500 2.500';

export const MISSED: readonly { path: string; does: string }[] = [
  { path: LAMP + STRUCK, does: 'skip-turn' },
  { path: CARD + STRUCK, does: 'skip-draw' },
];

const SOMEBODY: PersonPart = {
  name: '',
  family: null,
  sits: 'person',
  level: null,
  here: true,
  away: null,
  standing_in: false,
  day: null,
};

/** Those in whose place a sign stands at the table. */
export const SITTING: readonly { person: PersonPart; does: string }[] = [
  { person: { ...SOMEBODY, sits: 'bot' }, does: 'bot' },
  { person: { ...SOMEBODY, here: false }, does: 'away' },
  { person: { ...SOMEBODY, sits: 'open', here: false }, does: 'open' },
];

/** Frames around a stack. */
export const FRAMES: readonly string[] = ['changed', 'lit'];
