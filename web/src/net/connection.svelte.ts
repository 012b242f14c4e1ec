// The line between this page and a table: what is told is numbered, what is asked for is done once.
import type { Do, Door, Event, FromClient, FromServer, Line, Reply, Step, Trouble, Welcome, You } from '../wire';
import { Changes } from './changes.svelte';
import { memoryName, remember, remembered, type Memory } from './memory';
import { missedIn, momentsAt } from './missed';
import { Outbox } from './outbox';
import { Pace } from './pace.svelte';
import { Bag, type Parts } from './parts';
import { Past } from './past';
import type { Change } from './plays';
import { withLines, withSteps } from './tale';

/** Shut: the house said why, and trying again would not help. */
export type Status = 'connecting' | 'open' | 'lost' | 'shut';

export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

type Wish = { door: Door; token?: string | null; open?: () => Socket };

/** After these, saying hello again gets the same answer. */
const FINAL = new Set([
  'no-such-table',
  'wrong-token',
  'not-agreed',
  'no-watching',
  'wrong-origin',
  'deleted',
  'swept',
]);
/** These are about what we said, so saying it again is no use. */
const OURS = new Set(['not-a-message', 'too-long']);
const FIRST_DELAY = 300;
const LONGEST_DELAY = 10_000;

/** Nothing is asked and nothing waits in a moment that is past. */
const STILL = { asked: null, noted: null, undo: null, waiting: null };

export function openSocket(): Socket {
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
}

export class Connection {
  parts = $state.raw<Parts>({});
  lines = $state.raw<Line[]>([]);
  log = $state.raw<Step[]>([]);
  status = $state<Status>('connecting');
  you = $state.raw<You | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** When the table goes, in milliseconds since 1970, if that is soon and nobody does anything. */
  goes = $state<number | null>(null);
  /** The windows that have asked; they are counted here because a table that is shared is mounted anew with every seat. */
  windows = $state.raw<readonly number[]>([]);
  /** Told of each event before the parts change; what it gives back is called afterwards. */
  witness: ((event: Event) => (() => void) | void) | null = null;
  /** What changed since one's own last play. */
  readonly changes = new Changes(() => this.seat);
  /** In which measure events are shown; until then they are known, and nobody sees them. */
  readonly pace = new Pace({
    seat: () => this.seat,
    parts: () => this.parts,
    apply: (event, parts, glides) => this.#apply(event, parts, glides),
    reveal: (parts) => (this.parts = parts),
  });

  readonly door: Door;
  token: string | null;
  #open: () => Socket;
  #socket: Socket | null = null;
  #bag = new Bag();
  #outbox = new Outbox();
  #epoch: string | null = null;
  #last = 0;
  /** How often the game went on, or was told anew. */
  #moves = 0;
  /** What was remembered when all was told anew, until it is used; nothing is written over it before. */
  #recalling: Memory | null = null;
  /** What was told before, as far as it has come. */
  #past = new Past();
  #welcomed = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ahead = 0;

  constructor({ door, token = null, open = openSocket }: Wish) {
    this.door = door;
    this.token = token;
    this.#open = open;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Asks for something; the reply may come after several reconnections. */
  send(what: Do): Promise<Reply> {
    if (this.status === 'shut') return Promise.resolve({ id: '', trouble: this.trouble ?? { code: 'closing' } });
    const { command, reply } = this.#outbox.add(what);
    if (this.#welcomed) this.#say({ command });
    return reply;
  }

  /** Says hello anew as the holder of another seat, or of none. */
  become(token: string | null): void {
    this.token = token;
    this.windows = [];
    this.trouble = null;
    this.status = 'connecting';
    this.#failures = 0;
    this.#renew();
  }

  /** The server's clock, in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** My seat, if I have one. */
  get seat(): number | null {
    return this.you !== null && typeof this.you === 'object' ? this.you.seat : null;
  }

  close(): void {
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.status = 'shut';
    this.pace.stop();
    this.#hangUp();
    this.#outbox.giveUp({ code: 'closing' });
  }

  #connect(): void {
    this.#hangUp();
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = ({ data }) => this.#hear(String(data));
    socket.onclose = () => this.#lost();
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    this.#welcomed = false;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #hello(): void {
    const resume = this.#epoch === null ? null : { epoch: this.#epoch, last: this.#last };
    this.#say({ hello: { door: this.door, token: this.token, resume } });
  }

  #say(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #lost(): void {
    this.#hangUp();
    if (this.status === 'shut') return;
    this.status = 'lost';
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#failures);
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#connect(), delay * (0.75 + Math.random() / 2));
  }

  /** Without a network a socket may seem open for minutes, and whatever is said into it is lost. */
  #drop = (): void => {
    if (this.status !== 'lost') this.#lost();
  };

  #hurry = (): void => {
    if (this.status === 'lost' && document.visibilityState === 'visible') this.#connect();
  };

  /** Something does not fit: forget where we were, and ask for everything. */
  #renew(): void {
    this.#epoch = null;
    this.#last = 0;
    if (this.#failures > 0) return this.#lost();
    this.#failures = 1;
    this.#connect();
  }

  #hear(text: string): void {
    const said = read(text);
    if (said === null) this.#renew();
    else if ('welcome' in said) this.#welcome(said.welcome);
    else if ('event' in said) this.#event(said.event);
    else if ('reply' in said) this.#outbox.answered(said.reply);
    else if ('trouble' in said) this.#troubled(said.trouble);
  }

  #welcome({ epoch, you, now, goes }: Welcome): void {
    this.#epoch = epoch;
    this.#welcomed = true;
    this.#ahead = now - Date.now();
    this.you = you;
    this.goes = goes ?? null;
    this.status = 'open';
    this.trouble = null;
    for (const command of this.#outbox.unanswered()) this.#say({ command });
  }

  #event(event: Event): void {
    if (!event.fresh && event.n <= this.#last) return;
    if (!event.fresh && event.n !== this.#last + 1) return this.#renew();
    this.#last = event.n;
    if (event.fresh) this.#bag.clear();
    this.#bag.put(event.parts ?? {});
    if (this.#bag.hash !== event.hash) return this.#renew();
    this.#failures = 0;
    if (event.fresh || event.steps || event.back !== undefined) this.#moves += 1;
    this.#past.hear(event);
    if (!event.fresh && (event.steps || event.lines)) this.goes = null;
    // What is said is heard when it is said, whatever is still to be shown.
    if (event.back === undefined) this.lines = withLines(this.lines, event);
    this.pace.take(event, this.#bag.parts);
    if (event.fresh) this.#recall();
  }

  /** Shows an event. */
  #apply(event: Event, parts: Parts, glides: boolean): void {
    const after = glides ? this.witness?.(event) : undefined;
    if (!event.fresh) this.changes.record(event, this.parts, parts);
    this.parts = parts;
    this.log = withSteps(this.log, event);
    this.lines = withLines(this.lines, event);
    if (event.steps || event.back !== undefined) this.#remember();
    after?.();
  }

  /** What was told before we came in. */
  #recall(): void {
    const memory = { ...remembered(this.#memory) };
    const past = new Past();
    this.#recalling = memory;
    this.#past = past;
    const isWanted = (): boolean => this.#recalling === memory;
    void past
      .read((what) => this.send(what), isWanted)
      .then((isWhole) => {
        if (!isWanted()) return;
        if (!isWhole) return void (this.#recalling = null);
        const { steps, lines } = past;
        const next = this.pace.next ?? Infinity;
        this.log = steps.filter((step) => step.at < next);
        this.lines = lines;
        this.changes.recall(this.log, memory);
        void this.#catchUp(steps, memory);
      });
  }

  /** Shows what happened before this page was there, as if it had been, unless the game has gone on meanwhile. */
  async #catchUp(steps: Step[], memory: Memory): Promise<void> {
    const missed = missedIn(steps, memory.seen, this.seat);
    const moves = this.#moves;
    const isOn = this.parts.table?.phase === 'playing';
    const moments = missed && isOn ? await momentsAt([missed.base, ...missed.steps], (what) => this.send(what)) : null;
    if (this.#recalling !== memory) return;
    this.#recalling = null;
    if (!missed || !moments || moves !== this.#moves) return this.#remember();
    const now = this.#bag.parts;
    const [first, ...then] = moments.map((moment) => ({ ...now, ...STILL, ...moment }));
    this.log = this.log.filter(({ at }) => at <= missed.base.at);
    this.changes.recall(this.log, memory);
    this.parts = first ?? now;
    this.pace.rewind(this.parts);
    missed.steps.forEach((step, at) => {
      const isLast = at === missed.steps.length - 1;
      this.pace.take({ n: this.#last, hash: '', steps: [step] }, isLast ? now : (then[at] ?? now));
    });
  }

  /** By what name this tab remembers the table. */
  get #memory(): string {
    return memoryName(this.parts.table?.table ?? '', this.seat);
  }

  #remember(): void {
    if (this.#recalling) return;
    const told = [...this.changes.told].map(([at, changes]): [number, Change[]] => [at, [...changes]]);
    remember(this.#memory, { seen: this.log.at(-1)?.at ?? null, told, turns: this.changes.turns });
  }

  #troubled(trouble: Trouble): void {
    this.trouble = trouble;
    if (OURS.has(trouble.code)) this.#outbox.giveUp(trouble);
    if (!FINAL.has(trouble.code)) return;
    this.status = 'shut';
    this.#hangUp();
    this.#outbox.giveUp(trouble);
  }
}

function read(text: string): FromServer | null {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null ? (said as FromServer) : null;
  } catch {
    return null;
  }
}
