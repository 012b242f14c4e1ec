// What the page says, for tests that look for it: the same sentences, from the same files.
import type { FluentVariable } from '@fluent/bundle';
import { BUNDLES, type Lang } from '../src/lang/bundles';

/** The sentence of a key, as the base game has it; in a fairy tale `speech` is otherwise, in a dungeon `kin`. */
export function words(lang: Lang, key: string, given: Record<string, FluentVariable> = {}): string {
  const pattern = BUNDLES[lang].getMessage(key)?.value;
  if (!pattern) throw new Error(`no sentence for ${key}`);
  return BUNDLES[lang].formatPattern(pattern, {
    speech: 'gloom',
    kin: 'family',
    deaths: 'yes',
    address: 'you',
    ...given,
  });
}

/** In English, as most tests are. */
export const en = (key: string, given?: Record<string, FluentVariable>) => words('en', key, given);
