// A table is much to draw at once: a slow phone gets it a little at a time, and can answer in between.
import { scheduler } from '../pause';

export class Gradual {
  /** How many cards and stacks may be drawn by now: one more after each pause. */
  drawn = $state(Infinity);

  /** Stops when there are no more; a browser that can't pause draws everything at once. */
  constructor(total: () => number) {
    const tasks = scheduler();
    if (!tasks) return;
    this.drawn = 0;
    $effect(() => {
      if (this.drawn === Infinity) return;
      const stop = new AbortController();
      const more = () => (this.drawn = this.drawn < total() ? this.drawn + 1 : Infinity);
      // Stopped is no failure.
      tasks.postTask(more, { signal: stop.signal }).catch(() => undefined);
      return () => stop.abort();
    });
  }
}
