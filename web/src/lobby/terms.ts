// The options of a table in words.
import { t } from '../lang';
import type { TableOptions } from '../wire';
import { editionOf } from './choices';

export function awayWords(away: number | null): string {
  if (away === null) return t('options-away-never');
  return away % 60 === 0 ? t('options-away-hours', { hours: away / 60 }) : t('options-away-minutes', { minutes: away });
}

/** One line for each thing worth knowing. */
export function termsOf(options: TableOptions): string[] {
  const { characters, retorts, swift } = options;
  return [
    t(`options-edition-${editionOf(options)}`),
    characters === null ? t('options-characters-all') : t('options-characters-some', { count: characters }),
    t('options-rounds-terms', { rounds: options.rounds }),
    ...(retorts === null ? [] : [t(retorts ? 'options-retorts-yes' : 'options-retorts-no')]),
    swift ? t('options-swift-terms') : t('options-response-terms', { seconds: options.response_seconds }),
    awayWords(options.away_minutes),
    ...(options.plain ? [t('options-plain-terms')] : []),
  ];
}
