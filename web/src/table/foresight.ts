// What would come of a card? The house foresees it; here it is asked for, and said in sentences.
import type { CardSheet } from '../card/types';
import { points } from '../points';
import { say, t } from '../lang';
import type { Narrator } from '../lang/telling';
import type { Connection } from '../net/connection.svelte';
import type { PreviewOutcome, PreviewPart, PreviewSeat, Previews, Refused, StackPart } from '../wire';

/** What would come of a card, wherever it is aimed; or why nothing can be said of it. */
export type Foreseen = { previews: Previews | null; refused: Refused | null };

/** Asks the house; nothing if the line is down or the table has moved on. */
export async function foresee(connection: Pick<Connection, 'send'>, card: number): Promise<Foreseen> {
  const { ok, refused } = await connection.send({ preview: { card } });
  const previews = typeof ok === 'object' && 'previews' in ok ? ok.previews : null;
  return { previews, refused: refused ?? null };
}

/** What would come of it on a stack, or alone. */
export function aimedAt(previews: Previews | null, on: number | null): PreviewPart | null {
  return previews?.targets.find((part) => part.on === on) ?? null;
}

/** Why not, in a sentence. */
export function reasonOf({ refusal }: Refused): string {
  return t(`refusal-${refusal}`);
}

/** The ids of the icons that would come, and of those that would go. */
export function iconsOf(now: StackPart, then: StackPart): { come: string[]; go: string[] } {
  const shown = (part: StackPart) => part.face.icons.filter((icon) => icon !== null && icon !== 'blank') as string[];
  const [before, after] = [shown(now), shown(then)];
  return { come: without(after, before), go: without(before, after) };
}

function without(icons: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return icons.filter((icon) => {
    const at = rest.indexOf(icon);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** Who would draw, discard, lose or be asked, a sentence each; the seat is mine. */
export function consequences(narrator: Narrator, outcome: PreviewOutcome, seat: number | null): string[] {
  const sentences = outcome.seats.flatMap((one) => ofSeat(narrator, one, seat));
  const { cancels, expedition, asks } = outcome;
  if (cancels !== null) sentences.push(t('preview-cancels', { card: narrator.card(cancels) }));
  if (expedition !== null) sentences.push(t('preview-expedition', { card: narrator.card(expedition) }));
  if (asks) sentences.push(t('preview-asks', whose(narrator, asks.seat, seat)));
  if (outcome.by_chance) sentences.push(t('preview-by-chance'));
  if (outcome.ends) sentences.push(t('preview-ends'));
  return sentences;
}

const COUNTS = [
  'draws',
  'discards',
  'may_discard',
  'gets',
  'loses',
  'skipped_turns',
  'skipped_draws',
  'free_plays',
] as const;

function ofSeat(narrator: Narrator, one: PreviewSeat, seat: number | null): string[] {
  const who = whose(narrator, one.seat, seat);
  const told = COUNTS.filter((what) => one[what] > 0).map((what) =>
    t(`preview-${what.replace('_', '-')}`, { ...who, count: one[what] }),
  );
  const change = (key: string, [now, then]: [number, number], write: (value: number) => string) => {
    if (now !== then) told.push(t(key, { ...who, now: write(now), then: write(then) }));
  };
  change('preview-value', one.value, points);
  change('preview-draw-limit', one.draw_limit, String);
  return told;
}

function whose(narrator: Narrator, seat: number, mine: number | null): { mine: string; name: string } {
  return { mine: seat === mine ? 'yes' : 'no', name: narrator.seat(seat) };
}

/** What a card says of somebody: its text with the name wherever it says "you". */
export function toldOf(sheet: Pick<CardSheet, 'told'>, name: string): string {
  return say(sheet.told).replaceAll('{name}', name);
}

/** What a card says where it lies: an Event to whoever plays it, every other card to the character's owner, who is named
    unless that is oneself. */
export function spokenTo(sheet: Pick<CardSheet, 'kind' | 'text' | 'told'>, owner: string | null): string {
  return owner === null || sheet.kind === 'event' ? say(sheet.text) : toldOf(sheet, owner);
}
