// What would happen if the card that was taken up were played, and what has happened since one's last play: both as the
// server tells them. Nothing about rules is worked out here.
import { sheetOf } from '../card/catalog';
import { speechOf } from '../card/idiom';
import type { CatalogPage, StackPart } from '../card/types';
import { iconName, lifeOf } from '../card/words';
import { t } from '../lang';
import type { Narrator } from '../lang/telling';
import { valueOf } from '../net/plays';
import type { PreviewOutcome, Previews } from '../wire';
import { aimedAt, consequences, foresee, iconsOf, reasonOf, spokenTo } from './foresight';
import type { Intent } from './intent.svelte';
import { changeText, wordOf, type Aimed, type Befallen, type Verdict } from './marks';

export interface Outlook {
  /** What the card that was taken up would do to a stack. */
  aimed(stack: number): Aimed | null;
  /** What befell a stack since one's last play. */
  befallen(stack: number): Befallen | null;
  /** What a seat would do or suffer if the card were played on whom one looks at. */
  ownerText(seat: number): string;
}

const VERDICTS: Record<PreviewOutcome['omen'], Verdict> = { good: 'good', bad: 'bad', neither: 'same' };

/** The icons that would come to lie on others, and those that would come or go. */
function iconWords(catalog: CatalogPage, now: StackPart, then: StackPart): string[] {
  const { come, go } = iconsOf(now, then);
  const name = (id: string) => iconName(catalog, id);
  return [
    ...come.map((id) => t('aim-icon-comes', { icon: name(id) })),
    ...go.map((id) => t('aim-icon-goes', { icon: name(id) })),
  ];
}

/** What would come of it for others, and what everybody would be worth. */
function besides(outcome: PreviewOutcome, owner: number): PreviewOutcome {
  const quiet = {
    draws: 0,
    discards: 0,
    may_discard: 0,
    gets: 0,
    loses: 0,
    skipped_turns: 0,
    skipped_draws: 0,
    free_plays: 0,
  };
  const seats = outcome.seats.map((one) =>
    one.seat === owner ? { ...one, ...quiet, draw_limit: [0, 0] as [number, number] } : one,
  );
  return { ...outcome, seats, asks: outcome.asks?.seat === owner ? null : outcome.asks };
}

/** The sheets that would be taken off, and the effect that would no longer hold. */
function layerWords(catalog: CatalogPage, now: StackPart, then: StackPart): string[] {
  const gone = now.layers.length - then.layers.length;
  const word = wordOf(catalog, now);
  return [
    gone > 0 ? t('aim-sheets-go', { count: gone }) : '',
    word && wordOf(catalog, then) !== word ? t('aim-word-ends', { word }) : '',
  ];
}

type Ears = { catalog: () => CatalogPage; narrator: () => Narrator; changes?: (stack: number) => Befallen | null };

/** What the house foresees of one card, as long as the table lies so. */
class Look {
  told = $state.raw<Previews | null>(null);
  #key = '';

  /** Asks once for each card and moment; what was told before stays until there is an answer. */
  async ask(connection: Intent['connection'], card: number, moment: string): Promise<void> {
    const key = `${card} ${moment}`;
    if (this.#key === key) return;
    this.#key = key;
    const { previews } = await foresee(connection, card);
    if (this.#key !== key) return;
    if (previews) this.told = previews;
    else this.#key = '';
  }

  of(card: number | null): Previews | null {
    return card !== null && this.told?.card === card ? this.told : null;
  }
}

/** Why a card can be aimed at nobody at all: the reason that most of them have; empty if it can be aimed. */
function nowhereFor({ targets }: Previews): string {
  if (targets.some(({ outcome }) => outcome)) return '';
  const reasons = targets.flatMap(({ refused }) => (refused ? [reasonOf(refused)] : []));
  const times = (reason: string) => reasons.filter((one) => one === reason).length;
  return reasons.reduce((most, one) => (times(one) > times(most) ? one : most), reasons[0] ?? '');
}

export class Foresight implements Outlook {
  #intent: Intent;
  #ears: Ears;
  /** The card that was taken up, the one that was announced, and one that is only looked at. */
  #own = new Look();
  #open = new Look();
  #glance = new Look();

  constructor(intent: Intent, ears: Ears) {
    this.#intent = intent;
    this.#ears = ears;
  }

  get #parts() {
    return this.#intent.connection.parts;
  }

  /** The card that was announced, while one may answer it. */
  get #announced(): number | null {
    const { waiting } = this.#parts;
    return waiting && 'window' in waiting && this.#intent.connection.seat !== null ? waiting.window.card : null;
  }

  /** The moment that is foreseen from: what was asked, and what happened last. */
  get #moment(): string {
    return `${this.#parts.asked?.decision ?? ''} ${this.#intent.connection.log.at(-1)?.at ?? ''}`;
  }

  /** Asks what would come of the card that was taken up, and of the one that was announced. */
  ask(): void {
    const { connection, selected } = this.#intent;
    if (selected !== null) void this.#own.ask(connection, selected, this.#moment);
    if (this.#announced !== null) void this.#open.ask(connection, this.#announced, this.#moment);
  }

  /** Asks why a card of the hand can't be played now. */
  glance(card: number): void {
    void this.#glance.ask(this.#intent.connection, card, this.#moment);
  }

  /** Why a card that is looked at can't be played now; empty if nobody has asked, or it can. */
  whyNot(card: number): string {
    const told = this.#glance.of(card);
    return told ? (told.ahead ? reasonOf(told.ahead) : nowhereFor(told)) : '';
  }

  get #told(): Previews | null {
    return this.#own.of(this.#intent.selected);
  }

  #part(stack: number | null) {
    return aimedAt(this.#told, stack);
  }

  /** What would come of it on a stack, or alone. */
  outcome(stack: number | null): PreviewOutcome | null {
    return this.#part(stack)?.outcome ?? null;
  }

  /** What will come of the announced card, and on whom. */
  get announced(): { on: number | null; outcome: PreviewOutcome } | null {
    const first = this.#open.of(this.#announced)?.targets[0];
    return first?.outcome ? { on: first.on, outcome: first.outcome } : null;
  }

  /** Why the card can't be aimed there; empty if it can. */
  refusal(stack: number | null): string {
    const refused = this.#part(stack)?.refused;
    return refused ? reasonOf(refused) : '';
  }

  /** Why it can be aimed at nobody at all; empty if it can be. */
  get nowhere(): string {
    return this.#told ? nowhereFor(this.#told) : '';
  }

  /** Why it can't be played just now; empty if it can. */
  get ahead(): string {
    const refused = this.#told?.ahead;
    return refused ? reasonOf(refused) : '';
  }

  aimed(stack: number): Aimed | null {
    const now = this.#parts[`stack/${stack}`];
    if (this.#intent.selected === null || !now) return null;
    const part = this.#part(stack);
    if (!part) return null;
    if (!part.outcome) return { now: 0, then: 0, verdict: 'same', no: this.refusal(stack) };
    const then = this.then(stack, part.outcome);
    return {
      now: valueOf(now),
      then: then ? valueOf(then) : valueOf(now),
      verdict: VERDICTS[part.outcome.omen],
      no: null,
    };
  }

  befallen(stack: number): Befallen | null {
    return this.#ears.changes?.(stack) ?? null;
  }

  /** How a stack would lie; as it lies now if nothing changes. */
  then(stack: number, outcome: PreviewOutcome | null = this.outcome(stack)): StackPart | null {
    const changed = outcome?.stacks.find((one) => one.stack === stack);
    return changed?.then ?? this.#parts[`stack/${stack}`] ?? null;
  }

  verdict(outcome: PreviewOutcome): Verdict {
    return VERDICTS[outcome.omen];
  }

  ownerText(seat: number): string {
    const { aim, selected } = this.#intent;
    const outcome = selected === null ? null : this.outcome(aim);
    if (!outcome) return '';
    // Numbers are in the head already, and two short sentences are what it holds.
    const plain = { value: [0, 0] as [number, number], draw_limit: [0, 0] as [number, number] };
    const seats = outcome.seats.filter((one) => one.seat === seat).map((one) => ({ ...one, ...plain }));
    const asks = outcome.asks?.seat === seat ? outcome.asks : null;
    const only = { ...outcome, seats, asks, cancels: null, expedition: null, by_chance: false, ends: false };
    return consequences(this.#ears.narrator(), only, this.#intent.connection.seat).slice(0, 2).join('. ');
  }

  /** All that would come of the announced card, in sentences that name those concerned. */
  announcedSentences(stack: number | null, outcome: PreviewOutcome): string[] {
    return this.#said(this.#announced, stack, outcome);
  }

  /** The same for the card that was taken up. */
  sentences(stack: number | null, outcome: PreviewOutcome): string[] {
    return this.#said(this.#intent.selected, stack, outcome);
  }

  #said(card: number | null, stack: number | null, outcome: PreviewOutcome): string[] {
    const catalog = this.#ears.catalog();
    const narrator = this.#ears.narrator();
    const now = stack === null ? null : (this.#parts[`stack/${stack}`] ?? null);
    const then = stack === null ? null : this.then(stack, outcome);
    const owner = now?.of ?? null;
    const sheet = card === null ? null : sheetOf(catalog, card);
    const other = owner === this.#intent.connection.seat || owner === null ? null : narrator.seat(owner);
    // What an Event does is told by what comes of it.
    const said = sheet && sheet.kind !== 'event' && owner !== null ? spokenTo(sheet, other) : '';
    // What the card says of its owner need not be said twice.
    const rest = said && owner !== null ? besides(outcome, owner) : outcome;
    const elsewhere = outcome.stacks
      .filter((one) => one.stack !== stack && one.worth[0] !== one.worth[1])
      .map((one) =>
        t('aim-elsewhere', { stack: narrator.stack(one.stack), change: changeText(one.worth[0], one.worth[1]) }),
      );
    const life =
      now && then && lifeOf(now) !== lifeOf(then)
        ? t('card-lives', { life: lifeOf(then), speech: speechOf(catalog) })
        : '';
    const told = [
      life ? t('aim-life', { life }) : '',
      ...(now && then ? layerWords(catalog, now, then) : []),
      ...(now && then ? iconWords(catalog, now, then) : []),
      said,
      ...consequences(narrator, rest, this.#intent.connection.seat).map((sentence) => `${sentence}.`),
      ...elsewhere,
    ];
    // A short text says no more than what comes of it.
    return [...new Set(told)].filter(Boolean);
  }
}
