// Several things in one breath: this, that and the other.
import { lang } from '../lang';

/** British English has no comma before the "and". */
const TAGS = { en: 'en-GB', it: 'it' };

export function listed(things: string[]): string {
  return new Intl.ListFormat(TAGS[lang()], { type: 'conjunction' }).format(things);
}
