// The words of a card in the hand: title and effect always whole, the flavour if there is room. The plate grows upward; the
// window shrinks before the type gets small, and the effect never goes.
import { broken } from './setting';
import { widthOfWords } from './widths';
import type { Words } from './setting';

export type HandBox = { wide: number; tall: number; bare: boolean };
export type HandSetting = {
  /** The sizes of title, effect and flavour. */
  titleSize: number;
  size: number;
  title: string[];
  text: string[];
  flavour: string[];
  /** How tall the plate is; the window has the rest. */
  plate: number;
};

const SIDE = 18;
const AIR = 14;
const GAP = 3;
const LEADING = { title: 1.06, text: 1.12, flavour: 1.1 };

/** A step of giving way: with the flavour or without, from which size to which, and how tall the window must stay. */
type Step = { flavour: boolean; from: number; to: number; window: number };

function stepsFor({ tall, bare }: HandBox): Step[] {
  const ease = bare ? Math.min(84, tall * 0.3) : Math.max(64, Math.min(112, tall * 0.4));
  const least = bare ? 40 : 60;
  return [
    { flavour: true, from: tall > 300 ? 20 : 17, to: 14, window: ease },
    { flavour: false, from: 16, to: 14, window: ease },
    { flavour: false, from: 14, to: 13.5, window: (ease + least) / 2 },
    { flavour: false, from: 13.5, to: 13, window: least },
    { flavour: false, from: 13, to: 13, window: 24 },
  ];
}

function setAt(words: Words, size: number, flavour: boolean, room: number): HandSetting {
  const titleSize = Math.max(15, size * 1.16);
  const aside = Math.max(13.5, size - 1);
  // Pairs are not kerned in our measures, and faces differ a little from browser to browser.
  const wide = room * 0.985;
  const title = evened(words.title, titleSize, wide);
  const text = broken(words.text, 'reading', size, wide);
  const lines = flavour ? broken(words.flavour, 'aside', aside, wide) : [];
  const blocks = [
    title.length * titleSize * LEADING.title,
    text.length * size * LEADING.text,
    lines.length * aside * LEADING.flavour,
  ].filter((tall) => tall > 0);
  const plate = Math.ceil(blocks.reduce((sum, tall) => sum + tall, 0) + (blocks.length - 1) * GAP + AIR);
  return { titleSize, size, title, text, flavour: lines, plate };
}

/** A title in as many lines as it needs, about equally long. */
function evened(title: string, size: number, wide: number): string[] {
  const lines = broken(title, 'title', size, wide);
  if (lines.length < 2) return lines;
  for (let narrow = wide / 2; narrow < wide; narrow += 6) {
    const tried = broken(title, 'title', size, narrow);
    const fits = tried.every((line) => widthOfWords(line, 'title', size) <= narrow + 6);
    if (tried.length === lines.length && fits) return tried;
  }
  return lines;
}

/** The largest setting that fits. */
export function setHandCard(words: Words, box: HandBox): HandSetting {
  const room = box.wide - SIDE;
  for (const { flavour, from, to, window } of stepsFor(box)) {
    if (flavour && words.flavour === '') continue;
    for (let size = from; size >= to; size -= 0.5) {
      const set = setAt(words, size, flavour, room);
      const fits = set.title.every((line) => widthOfWords(line, 'title', set.titleSize) <= room);
      if (fits && set.plate <= box.tall - window) return set;
    }
  }
  return setAt(words, 13, false, room);
}
