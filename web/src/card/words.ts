// Cards and stacks as words, for whoever listens instead of looking.
import { say, t } from '../lang';
import { sheetOf } from './catalog';
import type { CardSheet, CatalogPage, StackPart } from './types';

/** Points as they are printed: with their sign. */
export function points(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** What an icon slot shows, by name; a blank disc too. */
export function iconName(catalog: CatalogPage, id: string): string {
  const icon = catalog.icons.find((sheet) => sheet.id === id);
  return icon ? say(icon.name) : t('card-blank');
}

function joined(parts: string[]): string {
  return parts.filter(Boolean).join('. ');
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
  const kind = t('kind-one', { kind: sheet.kind });
  const person = sheet.person ? say(sheet.person.epithet) : '';
  const side = deceased ? t('card-deceased') : '';
  const text = say(sheet.text).replace(/\.$/, '');
  return joined([say(sheet.title), person, side, kind, printed(sheet), icons(catalog, sheet.icons), text]);
}

/** Whether the character of a stack is dead. */
export function isDead(stack: StackPart): boolean {
  return typeof stack.face.portrait === 'object' && 'dead' in stack.face.portrait;
}

/** Who, alive or dead, and all that shows. */
export function nameOfStack(catalog: CatalogPage, stack: StackPart): string {
  const { face } = stack;
  const base = sheetOf(catalog, stack.base);
  const shown = face.pathos.map(points).join(', ');
  const seen = icons(catalog, face.icons.map((id) => (id === 'blank' ? null : id)));
  return joined([
    say(base.title),
    t('card-lives', { dead: isDead(stack) ? 'yes' : 'no' }),
    t('card-worth', { worth: points(face.worth) }),
    t('card-shows', { shown }),
    seen ? t('card-icons', { icons: seen }) : '',
    t('card-layers', { count: stack.layers.length }),
  ]);
}

/** One sheet of a stack: what shows of it and what lies covered. */
export type Leaf = { card: number; shows: Slots; covered: Slots; plate: boolean };
export type Slots = { pathos: boolean[]; icons: boolean[] };

function slots<T, U>(sheet: { pathos: T[]; icons: U[] }, test: (slot: 'pathos' | 'icons', at: number) => boolean): Slots {
  return {
    pathos: sheet.pathos.map((print, at) => print !== null && test('pathos', at)),
    icons: sheet.icons.map((print, at) => print !== null && test('icons', at)),
  };
}

/** The sheets of a stack, lowest first, each with what the engine says it gives. */
export function leaves(catalog: CatalogPage, stack: StackPart): Leaf[] {
  const { givers, plate } = stack.face;
  return [stack.base, ...stack.layers].map((card, depth) => {
    const giver = depth === 0 ? null : card;
    const gives = (slot: 'pathos' | 'icons', at: number) => (givers[slot][at] ?? null) === giver;
    const sheet = sheetOf(catalog, card);
    return {
      card,
      shows: slots(sheet, gives),
      covered: slots(sheet, (slot, at) => !gives(slot, at)),
      plate: plate === giver,
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

/** A sheet of a stack in a few sentences; the text of its plate only while that is read. */
export function wordsOf(catalog: CatalogPage, leaf: Leaf): string {
  const { title, text } = sheetOf(catalog, leaf.card);
  return joined([say(title), givenBy(catalog, leaf), coveredOf(catalog, leaf), leaf.plate ? say(text) : '']);
}
