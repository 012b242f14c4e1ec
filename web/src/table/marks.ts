// What a tile says besides its film: the word of what holds, a bonus, and what would change or has changed.
import { sheetOf } from '../card/catalog';
import type { CardSheet, CatalogPage, StackPart } from '../card/types';
import { widthOfWords } from '../card/widths';
import { lifeOf, points, portraitOf, type Life } from '../card/words';
import { say, t } from '../lang';

export type Verdict = 'good' | 'bad' | 'same';
/** What a card that was taken up would do to a stack; or why it can't. */
export type Aimed = { now: number; then: number; verdict: Verdict; no: string | null };
/** What became of a stack since one's last play; how it is with its character now. */
export type Befallen = { from: number; to: number; is?: Life };

/** How the dead and the undead are marked. */
export const LIFE: Record<Life, string> = { living: '', dead: '†', undead: '‡' };

export const SIGNS: Record<Verdict, string> = { good: '◆', bad: '◇', same: '=' };

/** The sheets whose effects hold on a stack: its plate's, its portrait's, a Guest's own; the plate's first. */
export function liveOn(catalog: CatalogPage, stack: StackPart): CardSheet[] {
  const base = sheetOf(catalog, stack.base);
  const shown = portraitOf(stack);
  const cards = [stack.face.plate, shown].filter((card): card is number => card !== null);
  const sheets = [...new Set(cards)].map((card) => sheetOf(catalog, card));
  return base.kind === 'guest' ? [...sheets, base] : sheets;
}

/** The short word of what holds on a stack; empty if nothing does. */
export function wordOf(catalog: CatalogPage, stack: StackPart): string {
  for (const { word } of liveOn(catalog, stack)) if (word) return say(word);
  return '';
}

/** A plate's word so that it is not cut off: smaller where it must be, and then without its star. */
export function fitted(word: string, wide: number, star = ''): { text: string; size: number } {
  const sizeOf = (text: string) => Math.min(13.5, wide / Math.max(1, widthOfWords(text, 'aside', 100) / 100));
  const whole = `${star}${word}`;
  return sizeOf(whole) >= 11.5
    ? { text: whole, size: sizeOf(whole) }
    : { text: word, size: Math.max(10, sizeOf(word)) };
}

/** What a death adds to what shows; empty if nothing. */
export function bonusOf(stack: StackPart): string {
  const { reckoned, worth } = stack.face;
  const bonus = reckoned === null ? 0 : reckoned - worth;
  return lifeOf(stack) === 'dead' && bonus !== 0 ? t('tile-bonus', { points: points(bonus) }) : '';
}

/** A change in a chip: from a number to another. */
export function changeText(from: number, to: number, tight = false): string {
  return tight ? `${points(from)}→${points(to)}` : `${points(from)} → ${points(to)}`;
}

/** What befell a stack in a chip. A death may leave the number as it was, and is seen by its dagger. */
export function befallenText({ from, to, is }: Befallen, tight = false): string {
  if (from !== to || is === undefined) return changeText(from, to, tight);
  return `${LIFE[is]}${tight ? '' : ' '}${points(to)}`.trim();
}
