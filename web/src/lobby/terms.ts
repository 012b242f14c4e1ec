// The options of a table in words.
import type { CatalogPage } from '../card/types';
import { say, t } from '../lang';
import type { BesideOptions, TableOptions } from '../wire';
import { broughtBy, type Brought } from './beside';
import { editionOf, LONG_SECONDS, USUAL_SECONDS } from './choices';
import { listed } from './listed';

export function awayWords(away: number | null): string {
  if (away === null) return t('options-away-never');
  return away % 60 === 0 ? t('options-away-hours', { hours: away / 60 }) : t('options-away-minutes', { minutes: away });
}

/** How long windows are, in a word; other lengths than we offer are as long as they say. */
export function windowWord(seconds: number): 'short' | 'long' | 'some' {
  if (seconds === USUAL_SECONDS) return 'short';
  return seconds === LONG_SECONDS ? 'long' : 'some';
}

function windowTerms({ swift, response_seconds: seconds }: TableOptions): string {
  return swift ? t('options-swift-terms') : t(`options-response-${windowWord(seconds)}-terms`, { seconds });
}

/** How many characters each has; `cast` is how many that usually are where there are no families, and null where there are. */
export function charactersWords(count: number | null, cast: number | null): string {
  if (cast !== null) return t('options-cast-some', { count: count ?? cast });
  return count === null ? t('options-characters-all') : t('options-characters-some', { count });
}

function storyWords({ stories }: Brought, { stories: count, agreed }: BesideOptions): string {
  if (agreed.length === 0) return t('beside-stories-terms', { count: Math.min(count, stories.length) });
  const titles = agreed.flatMap((at) => (stories[at] ? [say(stories[at].title)] : []));
  return t('beside-stories-agreed-terms', { titles: listed(titles) });
}

/** What lies beside the families, and how it comes there. */
function besideTerms(brought: Brought, beside: BesideOptions): string[] {
  const { cast, guests, mysteries, stories, mixed } = brought;
  return [
    ...(cast > 0 ? [t(`beside-casting-${beside.casting}-about`)] : []),
    ...(stories.length > 0 ? [storyWords(brought, beside)] : []),
    ...(guests > 0 ? [t('beside-guests-terms', { count: Math.min(beside.guests, guests) })] : []),
    ...(mysteries > 0 && beside.mysteries_at_home ? [t('beside-at-home-about')] : []),
    ...(mixed && beside.trimmed ? [t('beside-trimmed-about')] : []),
  ];
}

/** One line for each thing worth knowing. */
export function termsOf(options: TableOptions, catalog: CatalogPage): string[] {
  const { characters, retorts } = options;
  const brought = broughtBy(catalog);
  return [
    t(`options-edition-${editionOf(options)}`),
    charactersWords(characters, brought.cast > 0 ? catalog.cast : null),
    ...besideTerms(brought, options.beside),
    t('options-rounds-terms', { rounds: options.rounds }),
    ...(retorts === null ? [] : [t(retorts ? 'options-retorts-yes' : 'options-retorts-no')]),
    windowTerms(options),
    awayWords(options.away_minutes),
    ...(options.plain ? [t('options-plain-terms')] : []),
  ];
}
