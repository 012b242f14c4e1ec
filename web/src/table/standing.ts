// How does a family stand, line by line? What the little marks beside its name mean.
import { points } from '../card/words';
import { t } from '../lang';
import type { Parts } from '../net/parts';
import { presence } from './presence';

/** To how many cards everyone draws whom nothing has befallen. */
export const USUAL_DRAW = 5;

export function standingOf(parts: Parts, seat: number): string[] {
  const person = parts.people?.[seat];
  const part = parts[`seat/${seat}`];
  if (!person || !part) return [];
  const { hand, value, skipped_turns: turns, skipped_draws: draws, draw_limit: limit } = part;
  return [
    parts.turn?.turn === seat && !parts.turn.ended ? t('table-lamp') : '',
    presence(person),
    t('table-holds', { count: hand }),
    turns > 0 ? t('table-skips-turns', { count: turns }) : '',
    draws > 0 ? t('table-skips-draws', { count: draws }) : '',
    limit === USUAL_DRAW ? '' : t('table-draws-to', { limit }),
    t('table-value-is', { value: points(value) }),
  ].filter(Boolean);
}
