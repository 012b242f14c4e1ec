// How does a family stand, line by line? What the little marks beside its name mean.
import { points } from '../card/words';
import type { CatalogPage } from '../card/types';
import { t } from '../lang';
import type { Parts } from '../net/parts';
import { presence } from './presence';

/** To how many cards somebody draws, if that is not what everybody draws to whom nothing befalls. */
export function unusualDraw({ draw_limit: usual }: CatalogPage, parts: Parts, seat: number): number | null {
  const limit = parts[`seat/${seat}`]?.draw_limit;
  return limit === undefined || limit === usual ? null : limit;
}

export function standingOf(catalog: CatalogPage, parts: Parts, seat: number): string[] {
  const person = parts.people?.[seat];
  const part = parts[`seat/${seat}`];
  if (!person || !part) return [];
  const { hand, value, skipped_turns: turns, skipped_draws: draws } = part;
  const limit = unusualDraw(catalog, parts, seat);
  return [
    parts.turn?.turn === seat && !parts.turn.ended ? t('table-lamp') : '',
    presence(person),
    t('table-holds', { count: hand }),
    turns > 0 ? t('table-skips-turns', { count: turns }) : '',
    draws > 0 ? t('table-skips-draws', { count: draws }) : '',
    limit === null ? '' : t('table-draws-to', { limit }),
    t('table-value-is', { value: points(value) }),
  ].filter(Boolean);
}
