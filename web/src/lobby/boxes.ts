// The boxes on the shelf: which game stands alone, what can be mixed into it, and what cannot be.
import type { Edition } from '../card/types';
import type { Boxes, BoxSheet, TableOptions } from '../wire';
import { MIDDLE_MAX } from './beside';

let asked: Promise<BoxSheet[]> | null = null;

async function fetched(): Promise<BoxSheet[]> {
  const answer = await fetch('/api/boxes');
  if (!answer.ok) throw new Error(`the boxes could not be read (${answer.status})`);
  return ((await answer.json()) as Boxes).boxes;
}

/** All boxes of this house, asked for once; again after a failure. */
export function loadBoxes(): Promise<BoxSheet[]> {
  asked ??= fetched();
  asked.catch(() => (asked = null));
  return asked;
}

export function boxOf(boxes: readonly BoxSheet[], id: string): BoxSheet | undefined {
  return boxes.find((box) => box.id === id);
}

export function standsAlone(box: BoxSheet): boolean {
  return box.needs.length === 0;
}

/** These sets and all that they need, in the order of the shelf. */
export function withNeeds(boxes: readonly BoxSheet[], ids: readonly string[]): BoxSheet[] {
  const wanted = [...ids];
  const found = new Set<string>();
  for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
    if (!found.has(id)) wanted.push(...(boxOf(boxes, id)?.needs ?? []));
    found.add(id);
  }
  return boxes.filter((box) => found.has(box.id));
}

/** The games that stand alone among these sets and what they need: one, if they mix. */
export function gamesIn(boxes: readonly BoxSheet[], ids: readonly string[]): BoxSheet[] {
  return withNeeds(boxes, ids).filter(standsAlone);
}

/** Which game was chosen: the one that is named itself, or else the one that is needed. */
export function gameOf(boxes: readonly BoxSheet[], ids: readonly string[]): BoxSheet | undefined {
  const games = gamesIn(boxes, ids);
  return games.find((game) => ids.includes(game.id)) ?? games[0];
}

/** A combination that cannot be: a box that belongs to another game than the chosen one. */
export type Quarrel = { box: BoxSheet; needs: BoxSheet; game: BoxSheet };

/** What does not go together, the first of it; null if everything mixes. [MIX-1] */
export function quarrelOf(boxes: readonly BoxSheet[], ids: readonly string[]): Quarrel | null {
  const game = gameOf(boxes, ids);
  if (!game) return null;
  for (const box of boxes.filter((one) => ids.includes(one.id))) {
    const needs = gamesIn(boxes, [box.id]).find((other) => other.id !== game.id);
    if (needs) return { box, needs, game };
  }
  return null;
}

/** The edition that a mix insists on: a game made for the second is offered by no other here. [MIX-1] */
export function editionBound(boxes: readonly BoxSheet[], ids: readonly string[]): Edition | null {
  return gameOf(boxes, ids)?.edition === 'second' ? 'second' : null;
}

/** The most Stories that these sets allow, and bring; a choice is kept while there are none at all. [TALE-3] */
function storiesMost(boxes: readonly BoxSheet[], sets: readonly string[]): number {
  const mixed = withNeeds(boxes, sets);
  const brought = mixed.reduce((sum, box) => sum + box.stories.length, 0) || MIDDLE_MAX;
  return Math.min(MIDDLE_MAX, brought, ...mixed.map((box) => box.stories_most ?? MIDDLE_MAX));
}

/** Other sets on the table: the edition follows the box, and what was agreed upon is open again. */
export function withSets(boxes: readonly BoxSheet[], options: TableOptions, sets: string[]): TableOptions {
  const wasBound = editionBound(boxes, options.sets) !== null;
  const edition = editionBound(boxes, sets) ?? (wasBound ? 'first' : options.edition);
  const stories = Math.min(options.beside.stories, storiesMost(boxes, sets));
  return { ...options, sets, edition, beside: { ...options.beside, stories, agreed: [] } };
}

/** A game is chosen: whatever was mixed into another one goes back into its box. */
export function withGame(boxes: readonly BoxSheet[], options: TableOptions, game: string): TableOptions {
  const fits = (id: string) => gamesIn(boxes, [id]).every((one) => one.id === game);
  return withSets(boxes, options, [game, ...options.sets.filter((id) => id !== game && fits(id))]);
}

/** A box is ticked on or off; the game itself stays, though it was only named as what others need. */
export function withBox(boxes: readonly BoxSheet[], options: TableOptions, id: string, on: boolean): TableOptions {
  const game = gameOf(boxes, options.sets)?.id;
  const others = options.sets.filter((one) => one !== id && one !== game);
  return withSets(boxes, options, [...(game ? [game] : []), ...others, ...(on ? [id] : [])]);
}

/** The ids in the order of the shelf, so that the same choice is always the same mix. */
export function inOrder(boxes: readonly BoxSheet[], ids: readonly string[]): string[] {
  const known = boxes.filter((box) => ids.includes(box.id)).map((box) => box.id);
  return [...known, ...ids.filter((id) => !known.includes(id))];
}
