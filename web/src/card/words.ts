// Cards and stacks as words, for whoever listens instead of looking.
import { say, t } from '../lang';
import { points } from '../points';
import { sheetOf } from './catalog';
import { speechOf } from './idiom';
import type { CardSheet, CatalogPage, Kind, StackPart } from './types';

export { points };

/** What an icon slot shows, by name; a blank disc too. */
export function iconName(catalog: CatalogPage, id: string): string {
  const icon = catalog.icons.find((sheet) => sheet.id === id);
  return icon ? say(icon.name) : t('card-blank');
}

/** What sort of card it is, in the words of its game. */
export function kindName(catalog: CatalogPage, kind: Kind): string {
  return t('kind-one', { kind, speech: speechOf(catalog) });
}

/** What the picture of a card shows, if it has one: its own, or the scene that it shares with others. */
export function likeness({ likeness, scene }: CardSheet): string {
  if (likeness) return say(likeness);
  return scene === null ? '' : t('event-scene', { scene });
}

function joined(parts: string[]): string {
  return parts.filter(Boolean).join('. ');
}

function unstopped(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

function printed(sheet: CardSheet): string {
  return sheet.pathos
    .flatMap((value, slot) => (value === null ? [] : [t('card-slot', { slot, points: points(value) })]))
    .join(', ');
}

function icons(catalog: CatalogPage, ids: (string | null)[]): string {
  return ids.flatMap((id) => (id === null ? [] : [iconName(catalog, id)])).join(', ');
}

/** All that is printed on a card. */
export function nameOfCard(catalog: CatalogPage, sheet: CardSheet, deceased = false): string {
  const kind = kindName(catalog, sheet.kind);
  const person = sheet.person ? say(sheet.person.epithet) : '';
  const side = deceased ? t('card-deceased') : '';
  const text = unstopped(say(sheet.text));
  return joined([say(sheet.title), person, side, kind, printed(sheet), icons(catalog, sheet.icons), text]);
}

export type Life = 'living' | 'dead' | 'undead';

/** How it is with the character of a stack. */
export function lifeOf({ face }: StackPart): Life {
  if (typeof face.portrait !== 'object') return 'living';
  if ('dead' in face.portrait) return 'dead';
  return 'undead' in face.portrait ? 'undead' : 'living';
}

/** Whether the character of a stack is dead; the undead are not. */
export function isDead(stack: StackPart): boolean {
  return lifeOf(stack) === 'dead';
}

/** The card whose portrait shows instead of the bottom card's own. */
export function portraitOf({ face }: StackPart): number | null {
  if (typeof face.portrait !== 'object') return null;
  if ('persistent' in face.portrait) return face.portrait.persistent;
  return 'undead' in face.portrait ? face.portrait.undead : null;
}

/** How a stack stands: alive or not and its Self-Worth; or what it counts for whoever has it. */
export function standingWords(catalog: CatalogPage, stack: StackPart): string[] {
  const { kind } = sheetOf(catalog, stack.base);
  const speech = speechOf(catalog);
  if (kind === 'residence' || kind === 'story') {
    const counts = stack.of === null ? t('card-unheld') : t('card-counts', { worth: points(stack.face.reckoned ?? 0) });
    return [kindName(catalog, kind), counts];
  }
  return [
    kind === 'guest' ? kindName(catalog, kind) : '',
    stack.of === null && kind === 'guest' ? t('card-unheld') : '',
    t('card-lives', { life: lifeOf(stack), speech }),
    t('card-worth', { worth: points(stack.face.worth) }),
  ].filter(Boolean);
}

/** Who or what, how it stands, and all that shows. */
export function nameOfStack(catalog: CatalogPage, stack: StackPart): string {
  const { face } = stack;
  const base = sheetOf(catalog, stack.base);
  const shown = face.pathos.map(points).join(', ');
  const seen = icons(
    catalog,
    face.icons.map((id) => (id === 'blank' ? null : id)),
  );
  const portrait = portraitOf(stack);
  const isStory = base.kind === 'story';
  return joined([
    say(base.title),
    ...standingWords(catalog, stack),
    portrait === null ? '' : t('card-portrait', { title: say(sheetOf(catalog, portrait).title) }),
    isStory ? '' : t('card-pathos', { shown }),
    seen ? t('card-icons', { icons: seen }) : '',
    isStory ? '' : t('card-layers', { count: stack.layers.length }),
    base.kind === 'guest' || isStory ? unstopped(say(base.text)) : '',
  ]);
}

/** One sheet of a stack: what shows of it and what lies covered; whether its plate is read, and its portrait seen. */
export type Leaf = { card: number; shows: Slots; covered: Slots; plate: boolean; portrait: boolean };
export type Slots = { pathos: boolean[]; icons: boolean[] };

function slots<T, U>(
  sheet: { pathos: T[]; icons: U[] },
  test: (slot: 'pathos' | 'icons', at: number) => boolean,
): Slots {
  return {
    pathos: sheet.pathos.map((print, at) => print !== null && test('pathos', at)),
    icons: sheet.icons.map((print, at) => print !== null && test('icons', at)),
  };
}

/** The sheets of a stack, lowest first, each with what the engine says it gives. */
export function leaves(catalog: CatalogPage, stack: StackPart): Leaf[] {
  const { givers, plate } = stack.face;
  const portrait = portraitOf(stack);
  return [stack.base, ...stack.layers].map((card, depth) => {
    const giver = depth === 0 ? null : card;
    const gives = (slot: 'pathos' | 'icons', at: number) => (givers[slot][at] ?? null) === giver;
    const sheet = sheetOf(catalog, card);
    return {
      card,
      shows: slots(sheet, gives),
      covered: slots(sheet, (slot, at) => !gives(slot, at)),
      plate: plate === giver,
      portrait: portrait === card || (depth === 0 && sheet.kind === 'guest'),
    };
  });
}

function listed(catalog: CatalogPage, card: number, which: Slots): string {
  const sheet = sheetOf(catalog, card);
  const numbers = sheet.pathos.flatMap((value, slot) =>
    value !== null && which.pathos[slot] ? [t('card-slot', { slot, points: points(value) })] : [],
  );
  const names = sheet.icons.flatMap((id, slot) => (id !== null && which.icons[slot] ? [iconName(catalog, id)] : []));
  return [...numbers, ...names].join(', ');
}

/** What a sheet gives, in a phrase; empty if nothing. */
export function givenBy(catalog: CatalogPage, leaf: Leaf): string {
  const list = listed(catalog, leaf.card, leaf.shows);
  return list ? t('fan-gives', { list }) : '';
}

/** What lies covered of a sheet, in a phrase; empty if nothing. */
export function coveredOf(catalog: CatalogPage, leaf: Leaf): string {
  const list = listed(catalog, leaf.card, leaf.covered);
  return list ? t('fan-covered', { list }) : '';
}

/** A sheet of a stack in a few sentences; the text of its plate only while that is read, or its portrait seen. */
export function wordsOf(catalog: CatalogPage, leaf: Leaf): string {
  const { title, text } = sheetOf(catalog, leaf.card);
  const read = leaf.plate || leaf.portrait ? say(text) : '';
  return joined([say(title), givenBy(catalog, leaf), coveredOf(catalog, leaf), read]);
}
