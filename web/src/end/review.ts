// The review of a finished game, as the server writes it.
import type { Review, ReviewProgress } from '../wire';

export type Reviewing = { review: Review } | { progress: ReviewProgress } | { none: true };

/** How long to wait before asking again, in milliseconds; and how often at most. */
const PAUSE = 500;
const TRIES = 240;

/** Asks once. Whatever is no review is none: the end is complete without it. */
export async function askReview(replay: string): Promise<Reviewing> {
  const answer = await fetch(`/api/replays/${encodeURIComponent(replay)}/review`).catch(() => null);
  if (answer?.status === 202) return { progress: (await answer.json()) as ReviewProgress };
  return answer?.ok ? { review: (await answer.json()) as Review } : { none: true };
}

/** Asks until there is a review or there will be none; gives back how to stop. */
export function follow(replay: string, tell: (now: Reviewing) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const ask = async (left: number): Promise<void> => {
    const now = await askReview(replay).catch((): Reviewing => ({ none: true }));
    if (stopped) return;
    const waits = 'progress' in now;
    tell(waits && left === 0 ? { none: true } : now);
    if (waits && left > 0) timer = setTimeout(() => void ask(left - 1), PAUSE);
  };
  void ask(TRIES);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** A part of one in hundredths. */
export function percent(share: number): number {
  return Math.round(share * 100);
}
