// What happened at the table before this page was there, step by step, so that it can be shown like the rest.
import type { Do, Reply, Step } from '../wire';
import type { Parts } from './parts';

/** More than a round or two is a tale to be read. */
export const MOST = 24;

/** From which step on a page has missed something: after what it saw, or after what the seat itself did last. */
export function missedIn(
  log: readonly Step[],
  seen: number | null,
  seat: number | null,
): { base: Step; steps: Step[] } | null {
  const known =
    seen === null
      ? log.findLastIndex(({ by }) => by !== null && by === seat)
      : log.findLastIndex(({ at }) => at <= seen);
  const from = seen === null && known < 0 ? 0 : known;
  const base = log[from];
  const steps = log.slice(from + 1);
  const isNews = seat !== null || seen !== null;
  return base && isNews && steps.length > 0 && steps.length <= MOST ? { base, steps } : null;
}

/** How the table was after each of these steps; null if the house does not say. */
export async function momentsAt(steps: readonly Step[], send: (what: Do) => Promise<Reply>): Promise<Parts[] | null> {
  const replies = await Promise.all(steps.map(({ at }) => send({ look: { at } })));
  const moments = replies.flatMap(({ ok }) =>
    ok && typeof ok === 'object' && 'moment' in ok ? [ok.moment.parts as Parts] : [],
  );
  return moments.length === steps.length ? moments : null;
}
