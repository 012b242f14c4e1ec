// How fast is the end told? As fast as whatever bots do at the table, and once.
import { chosen, type Speed } from '../net/pace.svelte';

/** Between two lines of the reckoning, in milliseconds. */
const BEATS: Record<Speed, number> = { calm: 900, brisk: 450, 'at-once': 0 };

/** The tables whose reckoning was read out to its end; whoever looks at the table once more comes back to that. */
export const readOut = new Set<string>();

/** How long a line stays alone; nothing at all where motion is reduced. */
export function beat(): number {
  if (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true) return 0;
  return BEATS[chosen.speed];
}
