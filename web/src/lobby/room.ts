// What a lobby needs of a connection to a table.
import type { Parts } from '../net/parts';
import type { Do, Line, Reply, You } from '../wire';

export interface LobbyRoom {
  readonly parts: Parts;
  readonly you: You | null;
  /** What was said. */
  readonly lines?: Line[];
  send(what: Do): Promise<Reply>;
}

/** My seat, if I have one. */
export function mySeat(room: LobbyRoom): number | null {
  return room.you !== null && typeof room.you === 'object' ? room.you.seat : null;
}
