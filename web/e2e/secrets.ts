// Which cards are hidden from somebody, and which does a message tell of?
import type { Beat, PilesPart, Replay, StackPart } from '../src/wire';

/** Whose eyes: a seat's, or those of a watcher. */
export type Eye = number | null;
type Parts = { [key: string]: unknown };

/** Under these keys stand numbers of cards, alone or in lists, however deep. */
const CARDS = new Set([
  ...['card', 'hand', 'announced', 'discard', 'discards', 'picks', 'pick'],
  ...['base', 'layers', 'plate', 'givers', 'dead', 'persistent', 'undead', 'expedition', 'boxed'],
]);
/** Under these stand numbers of other things. */
const OTHERS = new Set([
  ...['n', 'now', 'protocol', 'at', 'by', 'back', 'number', 'decision', 'until', 'away', 'count'],
  ...['seat', 'stack', 'from', 'to', 'on', 'of', 'named', 'choices', 'choose', 'waits_for', 'host', 'family'],
  ...['misfits', 'turn', 'start', 'round', 'winners', 'value', 'draw_limit', 'skipped_turns', 'skipped_draws', 'deck'],
  ...['pathos', 'worth', 'reckoned', 'characters', 'rounds', 'response_seconds', 'away_minutes'],
  ...['guests', 'stories', 'agreed', 'calls', 'call', 'left', 'thinkers'],
  // Of a preview: how many, never which.
  ...['draws', 'may_discard', 'loses', 'gets', 'free_plays'],
]);

/** What the numbers of a part are: a seat tells how many cards it holds by the word it has for them. */
function meaning(above: string, name: string, part: unknown): string {
  if (above === 'givers') return above;
  const counts = name === 'hand' || (above === 'seats' && name === 'discards');
  return counts && typeof part === 'number' ? 'count' : (name.split('/')[0] ?? '');
}

/** Every card that a message tells of. A number under a key that nobody knows is not let through. */
export function cardsIn(message: unknown, key = ''): number[] {
  if (typeof message === 'number') {
    if (CARDS.has(key)) return [message];
    if (OTHERS.has(key)) return [];
    throw new Error(`nobody knows whether ${key} is a card`);
  }
  if (Array.isArray(message)) return message.flatMap((one) => cardsIn(one, key));
  if (typeof message !== 'object' || message === null) return [];
  return Object.entries(message).flatMap(([name, part]) => cardsIn(part, meaning(key, name, part)));
}

/** The cards that lie open for an eye. */
function openIn(parts: Parts, eye: Eye): Set<number> {
  const open = new Set(parts['announced'] as number[] | undefined);
  for (const [key, part] of Object.entries(parts)) {
    const stack = key.startsWith('stack/') ? (part as StackPart) : null;
    const own = eye !== null && key === `hand/${eye}` ? (part as number[]) : [];
    const discard = key === 'piles' ? (part as PilesPart).discard : [];
    const middle = key === 'middle' ? cardsIn(part) : [];
    for (const card of [...own, ...discard, ...middle, ...(stack ? [stack.base, ...stack.layers] : [])]) open.add(card);
  }
  return open;
}

/** What everyone sees when it happens, wherever the card lies before and after. */
function isShown(beat: Beat): boolean {
  return beat.beat !== 'drawn' && beat.beat !== 'taken';
}

/** What lay open at each step of a finished game, by the number of the step: since the step before it, too. */
export function openAt({ steps }: Replay, eye: Eye): Map<number, Set<number>> {
  const open = new Map<number, Set<number>>();
  let parts: Parts = {};
  let before = new Set<number>();
  for (const step of steps) {
    parts = { ...parts, ...step.parts };
    const now = openIn(parts, eye);
    const shown = step.beats.filter(isShown).flatMap((beat) => cardsIn(beat));
    open.set(step.at, new Set([...before, ...now, ...shown]));
    before = now;
  }
  return open;
}
