// The tale as it is written beside the table: turn by turn, each play with its story and its applause.
import { beforesOf, isMoreOfTheSame, speaksOf, type Narrator } from '../lang/telling';
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

/** Beats that tell nothing new after what was announced: the card went where it was meant to go. */
export function newsOf(beats: readonly Beat[], announced: Map<number, number | null>): Beat[] {
  return beats.filter((beat) => {
    if (beat.beat === 'announced' && beat.card !== null) announced.set(beat.card, beat.on);
    if (beat.beat === 'named') nameIn(announced, beat.stack);
    if (beat.beat === 'laid') return beat.card === null || announced.get(beat.card) !== beat.on;
    return beat.beat !== 'resolved';
  });
}

/** A card that named nobody when it was announced names somebody now. */
function nameIn(announced: Map<number, number | null>, stack: number): void {
  const last = [...announced].findLast(([, on]) => on === null);
  if (last) announced.set(last[0], stack);
}

/** A step cut where a turn begins. */
function cut(beats: readonly Beat[]): Beat[][] {
  const pieces: Beat[][] = [[]];
  for (const beat of beats) {
    if (beat.beat === 'turn-began') pieces.push([]);
    pieces.at(-1)?.push(beat);
  }
  return pieces;
}

/** What of a step is about a stack; the card that was played there is named with it. */
function about(beats: readonly Beat[], stack: number | null): Beat[] {
  if (stack === null || beats.every((beat) => !speaksOf(beat, stack))) return stack === null ? [...beats] : [];
  return beats.filter((beat) => speaksOf(beat, stack) || beat.beat === 'announced');
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
type Piece = { at: number; until: number; beats: Beat[] };
type Draft = Omit<Chapter, 'passages'> & { pieces: Piece[] };

/** All chapters, the first one being the deal. */
export function chapters(telling: Telling): Chapter[] {
  const { narrator, log, stack, after = -1 } = telling;
  const befores = beforesOf(log);
  const written = drafts(telling).map(({ pieces, ...chapter }) => ({
    ...chapter,
    passages: pieces
      .filter(({ until }) => until > after)
      .flatMap((piece) => passageOf(piece, narrator.short(piece.beats, befores), telling) ?? []),
  }));
  // The turn that has just begun is there before anything happens in it.
  const begun = stack === null ? written.at(-1) : null;
  return written.filter((chapter) => chapter.passages.length > 0 || (chapter === begun && chapter.title !== null));
}

function drafts({ narrator, log, stack, start = null }: Telling): Draft[] {
  const written: Draft[] = [{ key: 'deal', title: null, begun: 0, round: null, pieces: [] }];
  const announced = new Map<number, number | null>();
  let round = 0;
  for (const { at, beats } of log) {
    cut(beats).forEach((piece, part) => {
      const [opening, ...rest] = piece;
      const begins = opening?.beat === 'turn-began';
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
      round += roundsIn(begins ? rest : piece, start);
      addTo(written.at(-1)?.pieces ?? [], at, about(newsOf(begins ? rest : piece, announced), stack));
    });
  }
  return written;
}

/** How many rounds begin here: the one who started has a turn, or misses it. */
function roundsIn(beats: readonly Beat[], start: number | null): number {
  return beats.filter((beat) => (beat.beat === 'turn-began' || beat.beat === 'turn-skipped') && beat.seat === start)
    .length;
}

function addTo(pieces: Piece[], at: number, beats: Beat[]): void {
  const last = pieces.at(-1);
  const before = last?.beats.at(-1);
  const [first] = beats;
  const goesOn = last && before && first && isMoreOfTheSame(before, first) && playerOf(beats) === null;
  if (!goesOn) return void pieces.push({ at, until: at, beats });
  last.beats.push(...beats);
  last.until = at;
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
