// Why not? The house's troubles and the rules' refusals as sentences.
import { t } from '../lang';
import type { Code, Refused, Reply } from '../wire';

export const CODES = [
  'not-a-message',
  'too-long',
  'too-late',
  'too-fast',
  'too-many',
  'no-such-table',
  'wrong-token',
  'no-watching',
  'wrong-origin',
  'late-decision',
  'only-the-host',
  'needs-a-seat',
  'seat-taken',
  'family-taken',
  'name-taken',
  'bad-name',
  'bad-line',
  'no-such-thing',
  'only-in-the-lobby',
  'only-while-playing',
  'only-when-over',
  'other-cards',
  'seats-open',
  'unplayable',
  'nothing-to-take-back',
  'not-agreed',
  'nobody-to-agree',
  'not-kept',
  'closing',
  'deleted',
  'swept',
] as const satisfies readonly Code[];

// A code that is missing above does not pass the type check.
type Missing = Exclude<Code, (typeof CODES)[number]>;
const complete: [Missing] extends [never] ? true : Missing = true;
void complete;

/** A trouble as a sentence; a code we never heard of is told as a plain failure. `no-answer` is the page's own. */
export function troubleText(code: string): string {
  const known = code === 'no-answer' || CODES.some((one) => one === code);
  return known ? t(`trouble-${code}`) : t('trouble-unknown');
}

export function refusalText(refused: Refused): string {
  return t(`refusal-${refused.refusal}`);
}

/** Why a command was not done; null if it was. */
export function whyNot(reply: Reply): string | null {
  if (reply.trouble) return troubleText(reply.trouble.code);
  return reply.refused ? refusalText(reply.refused) : null;
}
