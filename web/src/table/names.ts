// A name under a tile: whole, in as few lines as it needs, as large as fits.
import { widthOfWords } from '../card/widths';

/** A name in lines, how large, and how much of its own width it may keep. */
export type SetName = { lines: string[]; size: number; squeeze: number };

/** What can still be read. */
const LEAST = 12;

const SIZES = [16.5, 15.5, 14.5, 14, 13.5, 13, 12.5, 12];

/** The pieces of a name between which a line may end: after a space or a hyphen. */
function pieces(name: string): string[] {
  return name.split(/(?<=-)|(?<= )/);
}

/** The pieces in at most so many lines, evenly: the widest line as narrow as can be. */
function evenly(parts: string[], count: number, wideOf: (words: string) => number): string[] {
  if (count <= 1 || parts.length <= 1) return [parts.join('').trim()];
  let found: string[] = [parts.join('').trim()];
  const widest = (lines: string[]) => Math.max(...lines.map(wideOf));
  for (let cut = 1; cut < parts.length; cut += 1) {
    const lines = [parts.slice(0, cut).join('').trim(), ...evenly(parts.slice(cut), count - 1, wideOf)];
    if (widest(lines) < widest(found)) found = lines;
  }
  return found;
}

/** Two lines if they do, three only if there is room for them. */
export function setName(name: string, wide: number, most: number, largest = SIZES[0] ?? 16): SetName {
  const parts = pieces(name);
  for (let count = 1; count <= most; count += 1) {
    const lines = evenly(parts, count, (words) => widthOfWords(words, 'title', 100));
    const widest = Math.max(...lines.map((line) => widthOfWords(line, 'title', 100))) / 100;
    const least = count < most ? 14 : LEAST;
    const size = SIZES.find((one) => one <= largest && one >= least && widest * one <= wide);
    if (size !== undefined) return { lines, size, squeeze: 1 };
  }
  const lines = evenly(parts, most, (words) => widthOfWords(words, 'title', 100));
  const widest = Math.max(...lines.map((line) => widthOfWords(line, 'title', 100))) / 100;
  // A word that is too long is drawn closer together, not smaller.
  return { lines, size: LEAST, squeeze: wide / (widest * LEAST) };
}
