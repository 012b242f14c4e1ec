// An evening for tests: four families of two, in the middle of their misfortunes.
import type { CardSheet, CatalogPage } from '../../src/card/types';
import { Connection } from '../../src/net/connection.svelte';
import type { Parts } from '../../src/net/parts';
import type { Action, Asked, Do, Options, Question, Reply, StackPart, Step } from '../../src/wire';
import { CATALOG, CHEER, DEMISE, GRIEF, NOUGHT, STORM } from '../fixtures/catalog';
import { mine, person, stack, tablePart } from '../lobby/house';
import { FakeServer } from '../net/socket';

const HOUSES = ['Ash', 'Birch', 'Cedar', 'Dogwood'];
const FIRST = CATALOG.cards.length;

function relative(house: number, which: number): CardSheet {
  const name = `${which === 0 ? 'Old' : 'Young'} ${HOUSES[house]}`;
  const anne = CATALOG.cards.find((sheet) => sheet.kind === 'character');
  if (!anne?.person) throw new Error('there is somebody in the catalog');
  const joined = { su: `su ${name}`, da: `da ${name}`, a: `a ${name}` };
  return {
    ...anne,
    card: FIRST + 2 * house + which,
    slug: name.toLowerCase().replace(' ', '-'),
    title: { en: name, it: name },
    joined,
    person: { ...anne.person, family: house },
  };
}

export const HOUSEFUL: CatalogPage = {
  ...CATALOG,
  families: HOUSES.map((name, house) => ({
    id: name.toLowerCase(),
    name: { en: `The ${name}es`, it: `I ${name}` },
    crest: { en: 'a leaf', it: 'una foglia' },
    flavour: { en: '', it: '' },
    members: [FIRST + 2 * house, FIRST + 2 * house + 1],
    residence: null,
  })),
  cards: [...CATALOG.cards, ...HOUSES.flatMap((_, house) => [relative(house, 0), relative(house, 1)])],
};

/** The number of a stack: two a house. */
export function stackOfHouse(house: number, which = 0): number {
  return 2 * house + which;
}

function stackParts(): Record<string, StackPart> {
  const worths = [-15, 0, 5, -20, 0, -30, 10, 0];
  return Object.fromEntries(
    worths.map((worth, at) => [`stack/${at}`, stack(FIRST + at, Math.floor(at / 2), worth, at === 5 ? -40 : null)]),
  );
}

export const NO_OPTIONS: Options = {
  plays: [],
  discards: [],
  discard_hand: false,
  choices: [],
  picks: [],
  calls: [],
  takes: false,
  use_it: false,
  pass: false,
};

export function asked(question: Question, options: Partial<Options>): Asked {
  return { decision: 7, question, options: { ...NO_OPTIONS, ...options } };
}

/** My first play: grief for anyone living, a storm by itself. */
export const FIRST_PLAY = asked(
  { ask: 'play', play: 'first' },
  {
    plays: [
      { card: GRIEF, on: [0, 2], alone: false },
      { card: STORM, on: [], alone: true },
    ],
    discards: [GRIEF, STORM, DEMISE],
    pass: true,
  },
);

export function evening(more: Partial<Parts> = {}): Parts {
  const seats = [3, 5, 4, 5].map((hand, at) => [
    `seat/${at}`,
    { hand, waiting: [], draw_limit: 5, value: at === 2 ? -40 : 0, skipped_turns: 0, skipped_draws: 0 },
  ]);
  return {
    table: tablePart({ phase: 'playing' }),
    people: [
      person('Ann', { family: 0 }),
      person('Bea', { family: 1, here: false }),
      person('Cyr', { family: 2, sits: 'bot', level: 'clerk' }),
      person('Dot', { family: 3 }),
    ],
    turn: { turn: 0, start: 0, round: 2, play: 'first', misfits: null, ended: false, winners: [] },
    ...Object.fromEntries(seats),
    ...stackParts(),
    piles: { deck: 40, discard: [NOUGHT, CHEER] },
    announced: [],
    waiting: { seat: 0 },
    undo: null,
    me: mine(0),
    hand: [GRIEF, STORM, DEMISE],
    asked: FIRST_PLAY,
    noted: null,
    ...more,
  };
}

export const LOG: Step[] = [
  {
    at: 0,
    by: null,
    beats: [{ beat: 'shuffled' }, { beat: 'drawn', seat: 0, card: GRIEF }, { beat: 'drawn', seat: 0, card: STORM }],
  },
  {
    at: 1,
    by: 3,
    beats: [
      { beat: 'turn-began', seat: 3 },
      { beat: 'announced', seat: 3, card: NOUGHT, on: 2, way: 'own' },
    ],
  },
  {
    at: 2,
    by: 3,
    beats: [
      { beat: 'laid', card: NOUGHT, on: 2 },
      { beat: 'passed', seat: 3 },
      { beat: 'turn-ended', seat: 3 },
      { beat: 'turn-began', seat: 0 },
    ],
  },
  {
    at: 3,
    by: 0,
    beats: [
      { beat: 'announced', seat: 0, card: CHEER, on: 4, way: 'own' },
      { beat: 'cancelled', card: CHEER },
    ],
  },
];

export class Evening {
  server = new FakeServer();
  connection: Connection;

  constructor(parts: Partial<Parts> = {}, seat: number | null = 0) {
    this.connection = new Connection({ door: { table: 'willow' }, token: 'secret', open: this.server.open });
    this.server.welcomes(seat === null ? 'watcher' : { seat });
    this.server.tellsAll(evening(parts));
  }

  /** What was asked of the server, what only looks apart. */
  get done(): Do[] {
    return this.server.socket.commands
      .map((command) => command.do)
      .filter((what) => !('history' in what || 'preview' in what));
  }

  get answers(): Action[] {
    return this.done.flatMap((what) => ('answer' in what ? [what.answer.action] : []));
  }

  /** The server replies to the last command. */
  replies(more: Partial<Reply> = {}): void {
    const last = this.server.socket.commands.at(-1);
    if (last) this.server.replies(last, more);
  }

  /** What was told before. */
  recalls(steps: Step[] = LOG): void {
    const history = this.server.socket.commands.find((command) => 'history' in command.do);
    if (history) this.server.replies(history, { ok: { history: { steps, lines: [] } } });
  }
}
