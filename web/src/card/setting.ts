// How are the words of a plate set? Broken into lines, as large as fits, never smaller than can be read.
import { WIDE } from './geometry';
import { widthOfWords, type FaceName } from './widths';

/** The least size of type on a screen, in pixels. */
const LEAST = 14;

/** `squeeze`: the width a line must be pressed into, if its one word is wider than the box. */
export type Line = { words: string; face: FaceName; size: number; y: number; squeeze?: number };
export type Box = { wide: number; top: number; bottom: number };
export type Words = { title: string; text: string; flavour: string };
/** The lines, and whether some words did not fit and want a closer look. */
export type Setting = { lines: Line[]; more: boolean };

type Paragraph = { words: string; face: FaceName; size: number };

const LEADING: Record<FaceName, number> = { title: 1, caps: 1.04, reading: 1.06, aside: 1.06 };

/** The least size in units of a card that is so many pixels wide. */
export function leastSize(px: number): number {
  return (LEAST * WIDE) / px;
}

/** Words in lines of at most that width. A word that is wider stands alone. */
export function broken(words: string, face: FaceName, size: number, wide: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOfWords(longer, face, size) > wide) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line ? [...lines, line] : lines;
}

function linesOf(paragraphs: Paragraph[], wide: number): Line[] {
  return paragraphs.flatMap(({ words, face, size }) =>
    broken(words, face, size, wide).map((line) => ({ words: line, face, size, y: 0 })),
  );
}

/** A little air between title, text and flavour. */
function airAbove(line: Line, before: Line | undefined): number {
  return before && before.face !== line.face ? line.size * 0.12 : 0;
}

function tallness(lines: Line[]): number {
  return lines.reduce((sum, line, at) => sum + line.size * LEADING[line.face] + airAbove(line, lines[at - 1]), 0);
}

function fits(lines: Line[], box: Box): boolean {
  const narrow = lines.every((line) => widthOfWords(line.words, line.face, line.size) <= box.wide);
  return narrow && tallness(lines) <= box.bottom - box.top;
}

/** The lines one below the other, in the middle of the box. */
function placed(lines: Line[], box: Box): Line[] {
  let y = (box.top + box.bottom - tallness(lines)) / 2;
  return lines.map((line, at) => {
    y += line.size * LEADING[line.face] + airAbove(line, lines[at - 1]);
    // A line's letters stand on a base a quarter above its foot.
    const squeeze = widthOfWords(line.words, line.face, line.size) > box.wide ? box.wide : undefined;
    return { ...line, y: y - line.size * 0.26, squeeze };
  });
}

function sizes(from: number, least: number): number[] {
  const steps = [1, 0.92, 0.84, 0.76, 0.68, 0.62].map((share) => from * share).filter((size) => size > least);
  return [...steps, Math.max(least, Math.min(from, least))];
}

function paragraphs({ title, text, flavour }: Words, size: number, least: number): Paragraph[] {
  return [
    { words: title, face: 'title' as const, size },
    { words: text, face: 'reading' as const, size: Math.max(least, size * 0.72) },
    { words: flavour, face: 'aside' as const, size: Math.max(least, size * 0.66) },
  ].filter(({ words }) => words !== '');
}

/** All the words if they fit at any size; else without the flavour, then the title alone, or as much of it as fits. */
export function setWords(words: Words, box: Box, px: number, largest = 25): Setting {
  const least = leastSize(px);
  const without = [words, { ...words, flavour: '' }, { ...words, flavour: '', text: '' }];
  // Without a title there must be some text.
  for (const some of words.title ? without : without.slice(0, 2)) {
    for (const size of sizes(largest, least)) {
      const lines = linesOf(paragraphs(some, size, least), box.wide);
      if (fits(lines, box)) return { lines: placed(lines, box), more: some.text !== words.text };
    }
  }
  const most: Paragraph = words.title
    ? { words: words.title, face: 'title', size: least }
    : { words: words.text, face: 'reading', size: least };
  return { lines: placed(squeezed(most, box), box), more: true };
}

/** Words that are too long for their box: as many lines as there is room for, the last one open. */
function squeezed(paragraph: Paragraph, box: Box): Line[] {
  const { face, size } = paragraph;
  const all = linesOf([paragraph], box.wide);
  const room = Math.max(1, Math.floor((box.bottom - box.top) / (size * LEADING[face])));
  const kept = all.slice(0, room);
  const last = kept.at(-1);
  const rest = all.slice(room - 1).map((line) => line.words);
  if (last && rest.length > 1) last.words = opened(rest.join(' '), face, size, box.wide);
  return kept;
}

/** As many letters as fit into a line, left open. */
function opened(words: string, face: FaceName, size: number, wide: number): string {
  let end = words.length;
  while (end > 1 && widthOfWords(`${words.slice(0, end)}…`, face, size) > wide) end -= 1;
  return `${words.slice(0, end).trimEnd()}…`;
}
