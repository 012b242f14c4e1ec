// A table and a company for tests of the lobby and the end.
import type { CatalogPage } from '../../src/card/types';
import type { LobbyRoom } from '../../src/lobby/room';
import type { Parts } from '../../src/net/parts';
import type { Do, PersonPart, Reply, StackPart, TableOptions, TablePart, You } from '../../src/wire';
import { ANNE, BRAM, CATALOG } from '../fixtures/catalog';

export const TOKEN = '0123456789abcdef0123456789abcdef';

/** The small catalog with a second family, so that there is something to choose. */
export const TWO_FAMILIES: CatalogPage = {
  ...CATALOG,
  families: [
    { ...CATALOG.families[0]!, members: [ANNE] },
    { ...CATALOG.families[0]!, id: 'others', name: { en: 'The Others', it: 'Gli Altri' }, members: [BRAM] },
  ],
};

export const OPTIONS: TableOptions = {
  edition: 'second',
  characters: null,
  plain: false,
  retorts: null,
  rounds: 60,
  response_seconds: 8,
  swift: false,
  away_minutes: 10,
};

export function person(name: string, more: Partial<PersonPart> = {}): PersonPart {
  return {
    name,
    family: null,
    sits: 'person',
    level: null,
    here: true,
    away: null,
    standing_in: false,
    day: null,
    ...more,
  };
}

export const OPEN_SEAT = person('', { sits: 'open', here: false });

export function tablePart(more: Partial<TablePart> = {}): TablePart {
  return { phase: 'lobby', options: OPTIONS, watching: true, table: 'willow', host: 0, ...more };
}

export function mine(seat: number, host = seat === 0): Parts['me'] {
  return { seat, host, orders: 'always', watch: host ? 'peep' : null, replay: null, next: null };
}

export class FakeRoom implements LobbyRoom {
  sent: Do[] = [];
  reply: Partial<Reply> = {};
  constructor(
    readonly parts: Parts,
    readonly you: You,
  ) {}

  send(what: Do): Promise<Reply> {
    this.sent.push(what);
    return Promise.resolve({ id: 'c', ...this.reply });
  }
}

export function stack(base: number, of: number, worth: number, reckoned: number | null): StackPart {
  return {
    base,
    of,
    gone: false,
    layers: [],
    face: {
      pathos: [worth, 0, 0],
      icons: [null, null, null, null],
      plate: null,
      portrait: reckoned === null ? 'own' : { dead: 3 },
      worth,
      reckoned,
      givers: { pathos: [null, null, null], icons: [null, null, null, null] },
    },
  };
}
