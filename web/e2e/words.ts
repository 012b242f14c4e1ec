// What the page says, for tests that look for it: the same sentences, from the same files.
import type { FluentVariable } from '@fluent/bundle';
import { BUNDLES, type Lang } from '../src/lang/bundles';

/** The sentence of a key, as it is said where people die; in a fairy tale `speech` is otherwise. */
export function words(lang: Lang, key: string, given: Record<string, FluentVariable> = {}): string {
  const pattern = BUNDLES[lang].getMessage(key)?.value;
  if (!pattern) throw new Error(`no sentence for ${key}`);
  return BUNDLES[lang].formatPattern(pattern, { speech: 'gloom', ...given });
}

/** In English, as most tests are. */
export const en = (key: string, given?: Record<string, FluentVariable>) => words('en', key, given);
