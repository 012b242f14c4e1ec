// Which language is spoken now, and how to say something in it.
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { Figure } from './figure';
import { compiled, LANGS, type Lang } from './compiled';
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

/** Each language is a file of its own, and most people need one. */
const SOURCES: Record<Lang, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  it: () => import('./it'),
};
const learnt = new Map<Lang, FluentBundle>();

let spoken = $state<Lang>(firstLang());
let wished = firstLang();
let idiom = $state.raw(USUAL);

function isLang(word: string | null | undefined): word is Lang {
  return LANGS.some((lang) => lang === word);
}

function firstLang(): Lang {
  const chosen = kept('lang');
  if (isLang(chosen)) return chosen;
  // A link may say in which language it was sent.
  const sent = new URLSearchParams(globalThis.location?.search).get('lang');
  if (isLang(sent)) return sent;
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

/** Fetches the sentences of a language; nothing can be said before the first one is here. */
export async function learn(next: Lang): Promise<void> {
  if (!learnt.has(next)) learnt.set(next, compiled(next, (await SOURCES[next]()).default));
}

/** Speaks that language at once, or as soon as its sentences have come; if they never do, what was spoken stays. */
export async function setLang(next: Lang): Promise<void> {
  keep('lang', next);
  wished = next;
  if (!learnt.has(next)) await learn(next).catch(() => undefined);
  if (learnt.has(wished)) spoken = wished;
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

function counted(words: Words = {}): Words {
  return Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, typeof word === 'number' ? new Figure(word) : word]),
  );
}

/** The sentence of a key. A key that nobody wrote is a fault of ours: tests throw, readers see the key. */
export function t(key: string, words?: Words): string {
  const bundle = learnt.get(spoken);
  const pattern = bundle?.getMessage(key)?.value;
  const faults: Error[] = [];
  const sentence =
    bundle && pattern ? bundle.formatPattern(pattern, { address: 'you', ...idiom, ...counted(words) }, faults) : key;
  if (import.meta.env.MODE === 'test' && (!pattern || faults.length > 0)) {
    throw new Error(`no sentence for ${key}: ${faults.join('; ')}`);
  }
  return sentence;
}
