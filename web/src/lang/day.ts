// A day as one says it.
import { lang } from './tongue.svelte';

/** The day of a moment, in milliseconds since 1970. */
export function dayOf(at: number): string {
  return new Date(at).toLocaleDateString(lang() === 'it' ? 'it' : 'en-GB', { dateStyle: 'long' });
}
