// Which language is spoken now, and how to say something in it.
import type { FluentVariable } from '@fluent/bundle';
import { BUNDLES, LANGS, type Lang } from './bundles';
import { keep, kept } from '../kept';

export { LANGS, type Lang };
export type Words = Record<string, FluentVariable>;

/** How a set speaks: in a fairy tale death is an Unhappy Ending, in a dungeon families are parties. */
export type Speech = string;
/** What a player's characters are to each other. */
export type Kin = 'family' | 'party' | 'company';
/** The words of a game; every sentence is given them. */
export type Idiom = { speech: Speech; kin: Kin };

const USUAL: Idiom = { speech: 'gloom', kin: 'family' };

let spoken = $state<Lang>(firstLang());
let idiom = $state.raw(USUAL);

function isLang(word: string | null | undefined): word is Lang {
  return LANGS.some((lang) => lang === word);
}

function firstLang(): Lang {
  const chosen = kept('lang');
  if (isLang(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLang) ?? 'en';
}

/** The language of the page, as a tag. */
export function lang(): Lang {
  return spoken;
}

/** The language of the page when the switch is used. */
export function otherLang(): Lang {
  return spoken === 'en' ? 'it' : 'en';
}

export function setLang(next: Lang): void {
  spoken = next;
  keep('lang', next);
}

/** From now on the page has the words of this game; without one, those of the base game. */
export function setIdiom(next: Idiom = USUAL): void {
  idiom = next;
}

/** Keeps `<html lang>` as it is spoken; called once, by the page. */
export function keepLangTrue(): void {
  $effect(() => {
    document.documentElement.lang = spoken;
  });
}

/** What a card carries in both languages, in the one of the page. */
export function say(text: Record<Lang, string>): string {
  return text[spoken];
}

/** The sentence of a key. A key that nobody wrote is a fault of ours: tests throw, readers see the key. */
export function t(key: string, words?: Words): string {
  const bundle = BUNDLES[spoken];
  const pattern = bundle.getMessage(key)?.value;
  const faults: Error[] = [];
  const sentence = pattern ? bundle.formatPattern(pattern, { ...idiom, ...words }, faults) : key;
  if (import.meta.env.MODE === 'test' && (!pattern || faults.length > 0)) {
    throw new Error(`no sentence for ${key}: ${faults.join('; ')}`);
  }
  return sentence;
}
