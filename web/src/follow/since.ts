// What happened since one's last turn, in few words: what touched one's own family first, then the rest.
import { points } from '../card/words';
import { t } from '../lang';
import type { Narrator } from '../lang/telling';
import type { Parts } from '../net/parts';
import type { Change, Play } from '../net/plays';
import type { Beat } from '../wire';

export type Entry = {
  key: string;
  /** Who did it, if somebody did. */
  by: number | null;
  /** The card, the stack it was played on, and the one that is shown when one looks at the entry. */
  card: number | null;
  on: number | null;
  stack: number | null;
  /** What happened, without a full stop. */
  text: string;
  changes: (Change & { name: string })[];
  /** What one had to draw, discard or do without. */
  forced: string[];
  /** Whether it touched one's own family, hand or turns. */
  mine: boolean;
};

type Told = Pick<Change, 'from' | 'to' | 'was' | 'is'>;
type Eyes = { narrator: Narrator; parts: Parts; seat: number | null };

/** A change of numbers as one would say it. */
export function changeSaid({ from, to, was, is }: Told): string {
  const died = was !== 'dead' && is === 'dead' ? 'yes' : 'no';
  return t('worth-change-said', { same: from === to ? 'yes' : 'no', died, from: points(from), to: points(to) });
}

/** What each play came to, those that touched one's own first. */
export function sinceOf(plays: readonly Play[], eyes: Eyes): Entry[] {
  const entries = plays.flatMap((play) => entryOf(play, eyes) ?? []);
  return [...entries.filter(({ mine }) => mine), ...entries.filter(({ mine }) => !mine)];
}

/** A play in one entry; nothing, if it came to nothing that one would want to know. */
export function entryOf(play: Play, { narrator, parts, seat }: Eyes): Entry | null {
  const { at, by, card, on, way, changes, forced, cancelled } = play;
  const isMine = (stack: number) => seat !== null && parts[`stack/${stack}`]?.of === seat;
  const touched = changes.map((change) => ({ ...change, name: narrator.stack(change.stack) }));
  if (by === null && card === null && touched.length + forced.length === 0) return null;
  const sentence = way === null || by === null ? '' : narrator.tell({ beat: 'announced', seat: by, card, on, way });
  const text = cancelled ? t('since-cancelled', { what: sentence }) : sentence;
  return {
    key: `${at}/${card}`,
    by,
    card,
    on,
    stack: on ?? changes[0]?.stack ?? null,
    text: text || touched.map(({ name }) => name).join(', '),
    changes: [...touched.filter(({ stack }) => isMine(stack)), ...touched.filter(({ stack }) => !isMine(stack))],
    forced: seat === null ? [] : forcedWords(forced, seat, narrator),
    mine: forced.length > 0 || (on !== null && isMine(on)) || touched.some(({ stack }) => isMine(stack)),
  };
}

/** What the entries came to, stack by stack: from the first change to the last. */
export function netOf(entries: readonly Entry[]): (Change & { name: string })[] {
  const net = new Map<number, Change & { name: string }>();
  for (const change of entries.flatMap(({ changes }) => changes).sort((one, other) => one.step - other.step)) {
    const first = net.get(change.stack);
    net.set(change.stack, { ...change, from: first?.from ?? change.from, was: first?.was ?? change.was });
  }
  return [...net.values()].filter(({ from, to, was, is }) => from !== to || was !== is);
}

type Forced = 'drew' | 'discarded' | 'returned' | 'lost' | 'got' | 'skip-turn' | 'skip-draw';

function forceOf(beat: Beat, seat: number): { what: Forced; other: number | null } | null {
  switch (beat.beat) {
    case 'drawn':
      return { what: 'drew', other: null };
    case 'discarded':
      return { what: 'discarded', other: null };
    case 'returned':
      return { what: 'returned', other: null };
    case 'taken':
      return beat.from === seat ? { what: 'lost', other: beat.to } : { what: 'got', other: beat.from };
    case 'will-skip':
      return { what: beat.what === 'turn' ? 'skip-turn' : 'skip-draw', other: null };
    default:
      return null;
  }
}

/** "you drew two cards": what befell one's hand, counted. */
function forcedWords(beats: readonly Beat[], seat: number, narrator: Narrator): string[] {
  const counted = new Map<string, { what: Forced; other: number | null; count: number }>();
  for (const beat of beats) {
    const force = forceOf(beat, seat);
    if (!force) continue;
    const key = `${force.what}/${force.other}`;
    counted.set(key, { ...force, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  return [...counted.values()].map(({ what, other, count }) =>
    t('since-forced', { what, count, other: other === null ? '' : narrator.seat(other) }),
  );
}
