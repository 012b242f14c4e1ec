// Which cards are meant by these words? Whatever the page speaks, both languages of a card are looked through.
import { kindName } from '../card/words';
import type { CardSheet, CatalogPage, Text } from '../card/types';

/** A card in its box, with the cards by which it is numbered. */
export type Entry = { key: string; catalog: CatalogPage; card: CardSheet; box: Text };

/** Without capitals and accents: nobody should have to find the key for them. */
function plain(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();
}

function both(text: Text | null | undefined): string {
  return text ? `${text.en} ${text.it}` : '';
}

/** All that a card can be found by: its title, its words, its kind, its box. */
function wordsOf({ catalog, card, box }: Entry): string {
  const kind = `${kindName(catalog, card.kind)} ${card.kind.replace('-', ' ')}`;
  const printed = [card.title, card.text, card.flavour, card.person?.epithet, card.likeness, box];
  return plain([kind, ...printed.map(both)].join(' '));
}

/** The cards that have all of these words, or what begins or ends like them. */
export function found(entries: readonly Entry[], wanted: string): Entry[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...entries];
  return entries.filter((entry) => {
    const said = wordsOf(entry);
    return words.every((word) => said.includes(word));
  });
}
