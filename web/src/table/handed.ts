// What the house says of a seat that changes hands while they play.
import { t } from '../lang';
import { isolated } from '../lang/isolated';
import type { Line, LineKind } from '../wire';

/** Whether nobody said it: it tells of a seat. */
export function isOfTheHouse(kind: LineKind): boolean {
  return kind !== 'chat' && kind !== 'story' && kind !== 'applause';
}

/** The line as a sentence. */
export function handedText({ kind, name, line }: Line, host: string): string {
  return t(`seat-${kind}`, { host, name: isolated(name ?? ''), before: isolated(line) });
}

/** What somebody hears: not those whom they muted, but whatever the house says. */
export function isHeard({ seat, kind }: Line, mine: number | null, muted: ReadonlySet<number>): boolean {
  return seat === null || seat === mine || isOfTheHouse(kind) || !muted.has(seat);
}
