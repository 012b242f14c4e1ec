// Short notices of what others just played, on a screen that has no room for the tale.
import type { Connection } from '../net/connection.svelte';
import type { Narrator } from '../lang/telling';
import { entryOf, type Entry } from './since';

/** How long a notice stays. */
export const TOAST = 3000;
/** More at a time would be a tale. */
export const MOST = 3;

export class Toasts {
  list = $state.raw<readonly Entry[]>([]);
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** Something happened: what it was is shown, in the place of what was said of it before. */
  hear({ changes, parts, seat }: Connection, narrator: Narrator): void {
    const { last } = changes;
    if (!last) return;
    const fresh = changes.since.filter(
      ({ at, changes: touched }) =>
        (at >= last.from && at <= last.step) || touched.some(({ step }) => step === last.step),
    );
    for (const play of fresh) {
      const entry = play.card === null ? null : entryOf(play, { narrator, parts, seat });
      if (entry) this.#add(entry);
    }
  }

  dismiss(key: string): void {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    this.list = this.list.filter((entry) => entry.key !== key);
  }

  close(): void {
    for (const { key } of this.list) this.dismiss(key);
  }

  #add(entry: Entry): void {
    const known = this.list.some(({ key }) => key === entry.key);
    this.list = known ? this.list.map((one) => (one.key === entry.key ? entry : one)) : [...this.list, entry];
    for (const { key } of this.list.slice(0, -MOST)) this.dismiss(key);
    clearTimeout(this.#timers.get(entry.key));
    this.#timers.set(
      entry.key,
      setTimeout(() => this.dismiss(entry.key), TOAST),
    );
  }
}
