// What this tab remembers of a table while it is open, so that loading the page again loses nothing that was seen.
import type { Change } from './plays';

export type Memory = {
  /** The last step that was shown. */
  seen: number | null;
  /** What each play changed. */
  told: [number, Change[]][];
  /** The steps in which one played. */
  turns: number[];
};

export const NOTHING: Memory = { seen: null, told: [], turns: [] };

/** The name of a table as one pair of eyes sees it. */
export function memoryName(table: string, seat: number | null): string {
  return `woe-seen-${table}-${seat ?? 'watcher'}`;
}

export function remembered(name: string): Memory {
  try {
    return { ...NOTHING, ...(JSON.parse(sessionStorage.getItem(name) ?? '{}') as Partial<Memory>) };
  } catch {
    return NOTHING;
  }
}

export function remember(name: string, memory: Memory): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(memory));
  } catch {
    // Private windows forget; so do we.
  }
}
