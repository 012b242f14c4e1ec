// How many lines of the tale nobody has read yet: for the badge on its tab.
import type { Connection } from '../net/connection.svelte';
import type { Narrator } from '../lang/telling';
import { chapters } from '../table/chronicle';

export class Unread {
  #connection: Connection;
  #narrator: () => Narrator;
  /** The last step that was read; none before the first log is there, which is no news. */
  #read = $state<number | null>(null);

  constructor(connection: Connection, narrator: () => Narrator) {
    this.#connection = connection;
    this.#narrator = narrator;
  }

  get count(): number {
    const read = this.#read;
    const { log } = this.#connection;
    if (read === null || (log.at(-1)?.at ?? -1) <= read) return 0;
    const told = chapters({ narrator: this.#narrator(), log, lines: [], stack: null, after: read });
    return told.flatMap(({ passages }) => passages).length;
  }

  /** All that is written is read; called while the tale is in view, and once at first. */
  read(): void {
    this.#read = this.#connection.log.at(-1)?.at ?? this.#read;
  }

  /** What was there when one came in is read. */
  begin(): void {
    if (this.#read === null) this.read();
  }
}
