// The tale as it is written beside the table: turn by turn, each play with its story and its applause.
import { beforesOf, speaksOf, type Narrator } from '../lang/telling';
import type { Beat, Line, Step } from '../wire';

/** What is written of one step in one turn. */
export type Passage = {
  at: number;
  sentences: string[];
  /** Who played a card here, if somebody did. */
  player: number | null;
  /** How that play is told. */
  play: string | null;
  stories: Line[];
  applause: Line[];
};

export type Chapter = { key: string; title: string | null; passages: Passage[] };

/** Beats that tell nothing new after what was announced: the card went where it was meant to go. */
export function newsOf(beats: readonly Beat[], announced: Map<number, number | null>): Beat[] {
  return beats.filter((beat) => {
    if (beat.beat === 'announced' && beat.card !== null) announced.set(beat.card, beat.on);
    if (beat.beat === 'laid') return beat.card === null || announced.get(beat.card) !== beat.on;
    return beat.beat !== 'resolved';
  });
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

type Telling = { narrator: Narrator; log: readonly Step[]; lines: readonly Line[]; stack: number | null };

/** All chapters, the first one being the deal. */
export function chapters({ narrator, log, lines, stack }: Telling): Chapter[] {
  const written: Chapter[] = [{ key: 'deal', title: null, passages: [] }];
  const announced = new Map<number, number | null>();
  const befores = beforesOf(log);
  for (const { at, beats } of log) {
    cut(beats).forEach((piece, part) => {
      const [opening, ...rest] = piece;
      const begins = opening?.beat === 'turn-began';
      if (begins) written.push({ key: `${at}/${part}`, title: narrator.tell(opening), passages: [] });
      const news = newsOf(begins ? rest : piece, announced);
      const passage = passageOf(at, narrator.short(about(news, stack), befores), lines);
      if (passage) written.at(-1)?.passages.push(passage);
    });
  }
  // The turn that has just begun is there before anything happens in it.
  const begun = stack === null ? written.at(-1) : null;
  return written.filter((chapter) => chapter.passages.length > 0 || (chapter === begun && chapter.title !== null));
}

function passageOf(at: number, told: { beat: Beat; text: string }[], lines: readonly Line[]): Passage | null {
  if (told.length === 0) return null;
  const player = playerOf(told.map(({ beat }) => beat));
  const here = player === null ? [] : lines.filter((line) => line.at === at);
  return {
    at,
    sentences: told.map(({ text }) => text),
    player,
    play: told.find(({ beat }) => beat.beat === 'announced')?.text ?? null,
    stories: here.filter((line) => line.kind === 'story'),
    applause: here.filter((line) => line.kind === 'applause'),
  };
}

/** The step of a seat's last play, if it has made one. */
export function lastPlayOf(log: readonly Step[], seat: number | null): number | null {
  const step = log.findLast(({ beats }) => seat !== null && playerOf(beats) === seat);
  return step?.at ?? null;
}
