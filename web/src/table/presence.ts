// Who sits there, and are they with us?
import { t } from '../lang';
import type { PersonPart } from '../wire';

/** A word on who or what sits in a seat; empty for a person who is here. */
export function presence({ sits, level, here, standing_in }: PersonPart): string {
  if (sits === 'open') return t('table-open');
  const bot = t(`lobby-level-${level ?? 'governess'}`);
  if (sits === 'bot') return t('table-bot', { bot });
  if (standing_in) return t('table-standing-in', { bot });
  return here ? '' : t('table-away');
}
