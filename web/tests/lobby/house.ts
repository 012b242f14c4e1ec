// A table and a company for tests of the lobby and the end.
import type { CatalogPage, Kind } from '../../src/card/types';
import type { LobbyRoom } from '../../src/lobby/room';
import type { Parts } from '../../src/net/parts';
import { usualBeside } from '../../src/lobby/choices';
import type {
  BoxSheet,
  CardSheet,
  Do,
  Line,
  PersonPart,
  Reply,
  StackPart,
  TableOptions,
  TablePart,
  You,
} from '../../src/wire';
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

/** A card of some kind, with nothing on it. */
function blank(at: number, kind: Kind, title: string): CardSheet {
  const { either, pathos, icons, ...rest } = CATALOG.cards[ANNE]!;
  return { ...rest, either, pathos, icons, card: at, kind, title: { en: title, it: title }, person: null };
}

/** As many families as the base game has. */
export const FOUR_FAMILIES: CatalogPage = {
  ...TWO_FAMILIES,
  families: [
    ...TWO_FAMILIES.families,
    ...['The Thirds', 'The Fourths'].map((name) => ({
      ...TWO_FAMILIES.families[0]!,
      id: name.toLowerCase().replace(' ', '-'),
      name: { en: name, it: name },
    })),
  ],
};

/** The same with further cards, of these kinds. */
export function catalogWith(kinds: Kind[], more: Partial<CatalogPage> = {}): CatalogPage {
  const from = FOUR_FAMILIES.cards.length;
  const cards = kinds.map((kind, at) => blank(from + at, kind, `${kind} ${at + 1}`));
  return { ...FOUR_FAMILIES, cards: [...FOUR_FAMILIES.cards, ...cards], ...more };
}

/** As many parties, in a dungeon. */
export const PARTIES: CatalogPage = { ...FOUR_FAMILIES, sets: [{ ...FOUR_FAMILIES.sets[0]!, speech: 'dungeon' }] };

/** Characters without families, and three Stories. */
export const TALES: CatalogPage = (() => {
  const page = catalogWith(['story', 'story', 'story'], { families: [] });
  const loose = (sheet: CardSheet) => ({ ...sheet, person: sheet.person && { ...sheet.person, family: null } });
  const people = Array.from({ length: 14 }, () => page.cards[ANNE]!);
  return { ...page, cards: [...page.cards, ...people].map(loose) };
})();

export function box(id: string, more: Partial<BoxSheet> = {}): BoxSheet {
  return {
    id,
    name: { en: id, it: `${id} (it)` },
    pitch: { en: `What ${id} promises.`, it: `Che cosa promette ${id}.` },
    minutes: 60,
    needs: [],
    edition: 'first',
    speech: 'gloom',
    players: [2, 5],
    cards: 55,
    families: [],
    cast: 0,
    residences: 0,
    guests: 0,
    expeditions: 0,
    stories: [],
    stories_most: null,
    house: true,
    ...more,
  };
}

/** Three games that stand alone, three that are mixed into the first, and one of somebody's own. */
export const BOXES: BoxSheet[] = [
  box('gloom', { families: FOUR_FAMILIES.families, cards: 110 }),
  box('homes', { needs: ['gloom'], minutes: 70, residences: 5 }),
  box('guests', { needs: ['gloom'], guests: 5 }),
  box('fairytale', { edition: 'second', cast: 20 }),
  box('munchkin', { edition: 'second', speech: 'dungeon', families: FOUR_FAMILIES.families }),
  box('lodgers', { needs: ['homes'], house: false, pitch: null, minutes: null }),
];

export const OPTIONS: TableOptions = {
  edition: 'second',
  characters: null,
  plain: false,
  retorts: null,
  rounds: 60,
  response_seconds: 2,
  swift: false,
  away_minutes: 10,
  sets: ['gloom'],
  beside: usualBeside(),
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
  return { phase: 'lobby', options: OPTIONS, watching: true, talking: true, table: 'willow', host: 0, ...more };
}

export function mine(seat: number, host = seat === 0): Parts['me'] {
  return { seat, host, orders: 'always', free_plays: false, watch: host ? 'peep' : null, replay: null, next: null };
}

export class FakeRoom implements LobbyRoom {
  sent: Do[] = [];
  lines: Line[] = [];
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
