// What the person at this seat is about to do. What may be done is in the options that came with the question; nothing
// about rules is worked out here.
import { refusalText, troubleText } from '../lobby/said';
import type { Connection } from '../net/connection.svelte';
import type { Action, Asked, Options, Reply } from '../wire';

/** A no, as it is shown: a sentence, and the rule it stands on if it is one of the game. */
export type No = { text: string; rule: string | null };
/** Where a dragged card is, and over what. */
export type Drag = { card: number; x: number; y: number; over: Drop | null };
export type Drop = { stack: number } | 'discard' | 'middle';

export class Intent {
  selected = $state<number | null>(null);
  story = $state('');
  drag = $state.raw<Drag | null>(null);
  no = $state.raw<No | null>(null);
  /** The stack that is looked at while a card is taken up. */
  aim = $state<number | null>(null);
  /** With a finger one looks first, then lays. */
  careful = $state(false);
  readonly connection: Connection;
  #sent = $state<number | null>(null);

  constructor(connection: Connection) {
    this.connection = connection;
  }

  /** What is asked of me and not answered yet. */
  get asked(): Asked | null {
    const { asked, noted } = this.connection.parts;
    if (!asked || noted?.decision === asked.decision || this.#sent === asked.decision) return null;
    return asked;
  }

  get options(): Options | null {
    return this.asked?.options ?? null;
  }

  /** The stacks that would be an answer if they were clicked now. */
  get targets(): ReadonlySet<number> {
    const options = this.options;
    if (!options) return new Set();
    // At a play what can be chosen are Stories; they wait until a card that was taken up is put down.
    if (this.selected === null || this.asked?.question.ask !== 'play')
      return new Set([...options.choices, ...this.#places]);
    return new Set(this.#places);
  }

  /** Where the card that was taken up may be played. */
  get #places(): readonly number[] {
    return this.selected === null ? [] : (this.playOf(this.selected)?.on ?? []);
  }

  playOf(card: number) {
    return this.options?.plays.find((play) => play.card === card) ?? null;
  }

  /** Whether a card of the hand is part of any answer. */
  isUseful(card: number): boolean {
    const options = this.options;
    if (!options) return false;
    return this.playOf(card) !== null || options.picks.includes(card);
  }

  /** What a card of the hand can do by itself. */
  alone(card: number): Action | null {
    if (this.playOf(card)?.alone) return { play: { card, on: null } };
    if (this.options?.picks.includes(card)) return { pick: card };
    if (this.asked?.question.ask === 'discard') return this.discardOf(card);
    return null;
  }

  discardOf(card: number): Action | null {
    return this.options?.discards.includes(card) ? { discard: card } : null;
  }

  /** A card of the hand was clicked: it is taken up; once more, and it does what it can do alone, or is put down. */
  clickCard(card: number): void {
    this.no = null;
    if (this.selected !== card) {
      this.selected = card;
      this.aim = null;
      return;
    }
    const action = this.alone(card);
    if (action) void this.answer(action);
    else this.selected = null;
  }

  /** A stack was clicked: an answer if it is lit, or a try. */
  clickStack(stack: number): void {
    const isPlay = this.asked?.question.ask === 'play';
    const chosen = this.options?.choices.includes(stack) && !isPlay;
    if (this.selected === null || chosen) void this.answer({ choose: stack });
    else void this.answer({ play: { card: this.selected, on: stack } });
  }

  /** What a click on a stack does now, if it is meant for us: a Story can be tried for at any play. */
  pickOf(stack: number, isStory = false): (() => void) | undefined {
    const claims = isStory && this.asked?.question.ask === 'play';
    const wanted = this.targets.has(stack) || this.selected !== null || claims;
    return wanted ? () => this.#pick(stack) : undefined;
  }

  #pick(stack: number): void {
    const looks = this.careful && this.selected !== null && this.aim !== stack;
    if (looks) this.aim = stack;
    else this.clickStack(stack);
  }

  /** A card was let go over something. */
  drop({ card, over }: Drag): void {
    this.drag = null;
    if (over === null) return;
    if (over === 'discard') void this.answer({ discard: card });
    else if (over === 'middle') void this.answer(this.alone(card) ?? { play: { card, on: null } });
    else if (this.options?.picks.includes(card)) void this.answer({ pick: card });
    else void this.answer({ play: { card, on: over.stack } });
  }

  unselect(): void {
    this.selected = null;
    this.aim = null;
    this.no = null;
  }

  /** Gives an answer; the server says whether it is one. */
  async answer(action: Action): Promise<void> {
    const asked = this.asked;
    if (!asked) {
      this.no = { text: refusalText({ refusal: 'not-your-decision', rule: '' }), rule: null };
      return;
    }
    const isPlay = typeof action === 'object' && 'play' in action;
    const story = isPlay && this.story.trim() ? this.story.trim() : null;
    this.#sent = asked.decision;
    const reply = await this.connection.send({ answer: { decision: asked.decision, action, story } });
    this.#sent = null;
    this.no = noOf(reply);
    if (this.no) return;
    if (isPlay) this.story = '';
    // Whoever lets a card happen may go on choosing their own.
    if (asked.question.ask === 'respond' && action === 'pass') return;
    this.selected = null;
    this.aim = null;
  }
}

/** Why something was not done; null if it was. */
export function noOf(reply: Reply): No | null {
  if (reply.refused) return { text: refusalText(reply.refused), rule: reply.refused.rule };
  return reply.trouble ? { text: troubleText(reply.trouble.code), rule: null } : null;
}
