// The tale as it is written beside the table: turn by turn, each play with its story and its applause.
import { Chronicler, type Saying } from '../lang/chronicler';
import { speaksOf, type Narrator } from '../lang/telling';
import type { Change } from '../net/plays';
import type { Beat, Line, Step } from '../wire';

/** What something came to be worth; whose name is said before goes without. */
export type Told = Pick<Change, 'from' | 'to' | 'was' | 'is'> & { name: string | null };

/** A sentence, and the numbers that belong to it. */
export type Sentence = { text: string; changes: Told[] };

/** What is written of one step in one turn. */
export type Passage = {
  at: number;
  /** The last of the steps that it tells of. */
  until: number;
  sentences: Sentence[];
  /** Who played a card here, if somebody did. */
  player: number | null;
  /** How that play is told. */
  play: string | null;
  stories: Line[];
  applause: Line[];
};

/** A turn; which round it is in, if that is known. */
export type Chapter = {
  key: string;
  title: string | null;
  /** The step in which it begins. */
  begun: number;
  round: number | null;
  passages: Passage[];
};

/** What is told of a step, cut where a turn begins. */
function cut(sayings: readonly Saying[]): Saying[][] {
  const pieces: Saying[][] = [[]];
  for (const saying of sayings) {
    if (saying.beats[0].beat === 'turn-began') pieces.push([]);
    pieces.at(-1)?.push(saying);
  }
  return pieces;
}

/** What of a step is about a stack; the card that was played there is named with it. */
function about(sayings: readonly Saying[], stack: number | null): Saying[] {
  if (stack === null) return [...sayings];
  const speaks = ({ beats }: Saying) => beats.some((beat) => speaksOf(beat, stack));
  return sayings.some(speaks) ? sayings.filter((saying) => speaks(saying) || isPlay(saying)) : [];
}

function isPlay({ beats: [beat] }: Saying): boolean {
  return beat.beat === 'announced';
}

function playerOf(beats: readonly Beat[]): number | null {
  const announced = beats.find((beat) => beat.beat === 'announced');
  return announced?.beat === 'announced' ? announced.seat : null;
}

type Telling = {
  narrator: Narrator;
  log: readonly Step[];
  lines: readonly Line[];
  /** What all is about, if it is about one. */
  stack: number | null;
  /** Who started: with them a round begins. */
  start?: number | null;
  /** What each play changed, by its step. */
  changes?: ReadonlyMap<number, readonly Change[]>;
  /** Only what is told of steps after this one. */
  after?: number;
};

/** What is to be told of a step, and of those after it that go on with the same: cards are drawn one by one. */
type Piece = { at: number; until: number; sayings: Saying[] };
type Draft = Omit<Chapter, 'passages'> & { pieces: Piece[] };

/** All chapters, the first one being the deal. */
export function chapters(telling: Telling): Chapter[] {
  const { narrator, stack, after = -1 } = telling;
  const written = drafts(telling).map(({ pieces, ...chapter }) => ({
    ...chapter,
    passages: pieces
      .filter(({ until }) => until > after)
      .flatMap((piece) => passageOf(piece, toldOf(piece.sayings, narrator), telling) ?? []),
  }));
  // The turn that has just begun is there before anything happens in it.
  const begun = stack === null ? written.at(-1) : null;
  return written.filter((chapter) => chapter.passages.length > 0 || (chapter === begun && chapter.title !== null));
}

function drafts({ narrator, log, stack, start = null }: Telling): Draft[] {
  const written: Draft[] = [{ key: 'deal', title: null, begun: 0, round: null, pieces: [] }];
  const chronicler = new Chronicler();
  let round = 0;
  for (const { at, beats } of log) {
    cut(chronicler.hear(beats)).forEach((piece, part) => {
      const [opening] = piece[0]?.beats ?? [];
      const begins = opening?.beat === 'turn-began';
      const rest = begins ? piece.slice(1) : piece;
      round += roundsIn(begins ? [opening] : [], start);
      if (begins) {
        written.push({
          key: `${at}/${part}`,
          title: narrator.tell(opening),
          begun: at,
          round: round || null,
          pieces: [],
        });
      }
      round += roundsIn(
        rest.flatMap(({ beats }) => beats),
        start,
      );
      addTo(
        written.at(-1)?.pieces ?? [],
        at,
        about(
          rest.filter((saying) => narrator.tells(saying)),
          stack,
        ),
      );
    });
  }
  return written;
}

/** How many rounds begin here: the one who started has a turn, or misses it. */
function roundsIn(beats: readonly Beat[], start: number | null): number {
  return beats.filter((beat) => (beat.beat === 'turn-began' || beat.beat === 'turn-skipped') && beat.seat === start)
    .length;
}

/** What goes on with something earlier is written there, with what follows from it; a play begins a passage of its own. */
function addTo(pieces: Piece[], at: number, sayings: Saying[]): void {
  const [longer, ...more] = sayings;
  const begins = ({ beats: [beat] }: Saying) => beat === longer?.beats[0];
  const last = longer && longer.earlier > 0 ? pieces.findLast((piece) => piece.sayings.some(begins)) : undefined;
  if (!longer || !last) return void pieces.push({ at, until: at, sayings });
  last.sayings = last.sayings.map((saying) => (begins(saying) ? longer : saying));
  last.until = at;
  if (more.some(isPlay)) pieces.push({ at, until: at, sayings: more });
  else last.sayings.push(...more);
}

/** The sentences of what does not go without saying. */
export function toldOf(sayings: readonly Saying[], narrator: Narrator): { beat: Beat; text: string }[] {
  const told = sayings.filter((saying) => narrator.tells(saying));
  return told.map((saying) => ({ beat: saying.beats[0], text: narrator.sentence(saying) }));
}

function passageOf({ at, until }: Piece, told: { beat: Beat; text: string }[], telling: Telling): Passage | null {
  if (told.length === 0) return null;
  const player = playerOf(told.map(({ beat }) => beat));
  const here = player === null ? [] : telling.lines.filter((line) => line.at === at);
  const changes = (telling.changes?.get(at) ?? []).filter(
    (change) => telling.stack === null || change.stack === telling.stack,
  );
  return {
    at,
    until,
    sentences: sentencesOf(told, changes, telling.narrator),
    player,
    play: told.find(({ beat }) => beat.beat === 'announced')?.text ?? null,
    stories: here.filter((line) => line.kind === 'story'),
    applause: here.filter((line) => line.kind === 'applause'),
  };
}

/** What is told, with what it changed; what nobody says a word about are numbers alone. */
export function sentencesOf(
  told: readonly { beat: Beat; text: string }[],
  changes: readonly Change[],
  narrator: Narrator,
): Sentence[] {
  // The numbers of a play stand with the play, whatever else is told of it.
  const main = Math.max(
    0,
    told.findIndex(({ beat }) => beat.beat === 'announced'),
  );
  const numbers = numbersOf(changes, told[main]?.beat, narrator);
  if (told.length === 0) return numbers.length === 0 ? [] : [{ text: '', changes: numbers }];
  return told.map(({ text }, place) => ({ text, changes: place === main ? numbers : [] }));
}

function numbersOf(changes: readonly Change[], beat: Beat | undefined, narrator: Narrator): Told[] {
  const speaksOfIt = (change: Change) => beat !== undefined && speaksOf(beat, change.stack);
  const first = changes.filter(speaksOfIt);
  const others = changes.filter((change) => !speaksOfIt(change));
  return [...first, ...others].map(({ from, to, was, is, stack: of }, place) => ({
    from,
    to,
    was,
    is,
    name: place < first.length ? null : narrator.stack(of),
  }));
}

/** The step of a seat's last play, if it has made one. */
export function lastPlayOf(log: readonly Step[], seat: number | null): number | null {
  const step = log.findLast(({ beats }) => seat !== null && playerOf(beats) === seat);
  return step?.at ?? null;
}

/** A card that everyone saw being played. */
export type Played = Extract<Beat, { beat: 'announced' }> & { card: number };

/** The last cards that were played, newest first. */
export function lastPlays(log: readonly Step[], count: number): { at: number; beat: Played }[] {
  const found: { at: number; beat: Played }[] = [];
  for (const { at, beats } of log.toReversed()) {
    for (const beat of beats.toReversed()) {
      if (beat.beat === 'announced' && beat.card !== null) found.push({ at, beat: { ...beat, card: beat.card } });
      if (found.length === count) return found;
    }
  }
  return found;
}
