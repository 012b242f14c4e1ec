// Both languages at once, for tests; the page fetches the one that it speaks (see tongue.svelte.ts).
import type { FluentBundle } from '@fluent/bundle';
import { compiled, type Lang } from './compiled';
import en from './en';
import it from './it';

export { LANGS, type Lang } from './compiled';

export const BUNDLES: Record<Lang, FluentBundle> = { en: compiled('en', en), it: compiled('it', it) };
