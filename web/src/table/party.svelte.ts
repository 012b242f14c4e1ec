// Those who share this device: one line for each seat, and whose hand may be seen.
import { letGo, type Held } from '../lobby/seats';
import { Connection } from '../net/connection.svelte';
import type { Door } from '../wire';
import { canOnlyPass } from './offers';

/** Whether somebody at this seat has something to do now. */
function isWanted({ parts }: Connection): boolean {
  const { asked, noted } = parts;
  if (!asked || noted?.decision === asked.decision) return false;
  return asked.question.ask !== 'respond' || !canOnlyPass(asked);
}

export class Party {
  connections: Connection[] = $state.raw([]);
  #door: Door;
  /** Whose turn it was to look; nobody's before the first tap. */
  #shown = $state<Connection | null>(null);

  constructor(door: Door, held: Held[]) {
    this.#door = door;
    const tokens = held.length > 0 ? held.map(({ token }) => token) : [null];
    this.connections = tokens.map((token) => new Connection({ door, token }));
    if (this.connections.length === 1) this.#shown = this.connections[0] ?? null;
    this.#watch();
  }

  /** The line whose view is on the screen. */
  get shown(): Connection {
    const first = this.connections[0];
    if (!first) throw new Error('a party has one line at least');
    return this.#shown ?? first;
  }

  /** Who has to look next: whoever looks already, as long as something is asked of them. */
  get wanted(): Connection {
    if (isWanted(this.shown)) return this.shown;
    return this.connections.find(isWanted) ?? this.shown;
  }

  /** The line to whose owner the device has to be passed before anything is shown. */
  get covered(): Connection | null {
    if (this.connections.length < 2 || this.shown.parts.table?.phase !== 'playing') return null;
    if (this.#shown === this.wanted || this.#isWatching(this.wanted)) return null;
    return this.wanted;
  }

  uncover(): void {
    this.#shown = this.wanted;
    this.#watch();
  }

  /** Whoever sees what others play sees it to the end, unless a clock runs for the next. */
  #isWatching({ parts: { waiting } }: Connection): boolean {
    const clock = waiting && 'window' in waiting && waiting.window.until !== null;
    return this.#shown !== null && this.#shown.pace.busy && !clock;
  }

  /** Only the line on the screen takes its time. */
  #watch(): void {
    for (const connection of this.connections) connection.pace.watched = connection === this.shown;
  }

  /** Somebody sat down on the line that is shown. */
  seated(token: string): void {
    this.shown.become(token);
  }

  /** A token that holds no seat any more is forgotten; the last line stays, as a visitor's. */
  drop(connection: Connection): void {
    if ('table' in this.#door && connection.token) letGo(this.#door.table, connection.token);
    if (this.connections.length === 1) return connection.become(null);
    connection.close();
    this.connections = this.connections.filter((one) => one !== connection);
    if (this.#shown === connection) this.#shown = this.connections.length === 1 ? (this.connections[0] ?? null) : null;
    this.#watch();
  }

  close(): void {
    for (const connection of this.connections) connection.close();
  }
}
