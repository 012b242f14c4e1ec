// Whose turn is it, as a sentence?
import { t } from '../lang';
import type { Narrator } from '../lang/telling';
import type { Parts } from '../net/parts';
import { askOf, canOnlyPass, deathsIn } from './offers';

/** The turn indicator: "Your second play: no deaths". What is asked of oneself out of turn comes first. */
export function turnText(parts: Parts, seat: number | null, narrator: Narrator): string {
  const { turn, waiting, asked } = parts;
  if (!turn) return t('table-turn-none');
  if (turn.ended) return t('table-turn-over');
  if (waiting && 'window' in waiting) {
    const answers =
      asked?.question.ask === 'respond' && parts.noted?.decision !== asked.decision && !canOnlyPass(asked);
    return answers ? t('table-turn-respond', { seat: narrator.seat(waiting.window.by) }) : t('table-window');
  }
  if (asked && asked.question.ask !== 'play') return askOf(narrator, asked, parts.hand);
  const play = turn.play ?? 'none';
  // Before the first turn, and inside an effect, it is not always the one whose turn it is.
  if (waiting && waiting.seat !== turn.turn && waiting.seat !== seat)
    return t('table-waiting', { seat: narrator.seat(waiting.seat) });
  const deaths = asked ? deathsIn(asked.options, narrator, parts.hand ?? []) : 'yes';
  if (turn.turn === seat) return t('table-turn-mine', { play, deaths });
  return t('table-turn-other', { seat: narrator.seat(turn.turn), play });
}
