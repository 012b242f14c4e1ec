// What can be answered, as buttons: everything the options allow that is not a click on a card or a stack.
import { t } from '../lang';
import type { Narrator } from '../lang/telling';
import type { Action, Asked, Options, Question } from '../wire';
import type { Intent } from './intent.svelte';

export type Offer = { label: string; action: Action; first?: boolean; key?: string };

/** What is asked of me, in the second person; the hand is mine. */
export function askOf(narrator: Narrator, { question, options }: Asked, hand: readonly number[] = []): string {
  switch (question.ask) {
    case 'play':
      return t('table-ask-play', { play: question.play, deaths: deathsIn(options, narrator, hand) });
    case 'name':
      return t('table-ask-name', { card: narrator.card(question.card), base: narrator.sortOf(options.choices) });
    case 'respond':
      return t('table-ask-respond');
    case 'discard':
      return t('table-ask-discard', { card: narrator.card(question.card), due: question.due, count: question.count });
    case 'either':
      return t('table-ask-either', { card: narrator.card(question.card) });
    case 'use':
      return t('table-ask-use', { card: narrator.card(question.card) });
    case 'play-now':
      return t('table-ask-play-now', { card: narrator.card(question.card) });
    case 'play-taken':
      return t('table-ask-play-taken');
    case 'exchange':
      return t('table-ask-exchange', { stack: narrator.stack(question.stack) });
    case 'set-aside':
      return t('table-ask-set-aside');
    case 'cast':
      return t('table-ask-cast');
    case 'draw':
      return t('table-ask-draw', { left: question.left });
  }
}

/** No, if one holds deaths and none of them can be played now; whoever holds none is told nothing. [TURN-5] [FREE-1] */
export function deathsIn({ plays }: Options, narrator: Narrator, hand: readonly number[]): 'yes' | 'no' {
  const isDeath = (card: number) => narrator.kindOf(card) === 'untimely-death';
  return hand.some(isDeath) && !plays.some(({ card }) => isDeath(card)) ? 'no' : 'yes';
}

/** A card that the question is about, so that one can read it. */
export function cardOf(question: Question): number | null {
  return 'card' in question ? question.card : null;
}

/** Whether a question stands on the stage with its card, instead of above the hand. */
export function isStaged(asked: Asked): boolean {
  switch (asked.question.ask) {
    case 'respond':
      return !canOnlyPass(asked);
    case 'either':
    case 'use':
      return true;
    case 'play':
    case 'play-now':
    case 'name':
    case 'discard':
    case 'play-taken':
    case 'exchange':
    case 'set-aside':
    case 'cast':
    case 'draw':
      return false;
  }
}

/** Whether a seat has nothing to say but that it passes. */
export function canOnlyPass({ options }: Asked): boolean {
  const { plays, discards, discard_hand, choices, picks, calls, takes, use_it } = options;
  const ways = plays.length + discards.length + choices.length + picks.length + calls.length;
  return ways === 0 && !discard_hand && !takes && !use_it;
}

function passLabel(question: Question): string {
  const isAfter = question.ask === 'play' && question.play === 'after';
  return t('table-do-pass', { ask: isAfter ? 'after' : question.ask });
}

/** What the card that was taken up can do without a character. */
function withSelected(intent: Intent, narrator: Narrator): Offer[] {
  const card = intent.selected;
  if (card === null || intent.asked?.question.ask === 'respond') return [];
  const words = { card: narrator.card(card) };
  const offers: Offer[] = [];
  if (intent.playOf(card)?.alone) {
    offers.push({ label: t('table-do-play', words), action: { play: { card, on: null } }, first: true });
  }
  if (intent.options?.picks.includes(card)) {
    offers.push({ label: t('table-do-pick', words), action: { pick: card }, first: true });
  }
  const discard = intent.discardOf(card);
  const free = intent.asked?.question.ask === 'play' && narrator.kindOf(card) === 'mystery' ? 'yes' : 'no';
  if (discard) offers.push({ label: t('table-do-discard', { ...words, free }), action: discard, key: 'd' });
  return offers;
}

/** Stories that are there for the taking, and hands to take from. */
function takings({ question, options }: Asked, narrator: Narrator): Offer[] {
  const stories = question.ask === 'play' ? options.choices : [];
  const claims = stories.map((stack) => ({
    label: t('table-do-claim', { stack: narrator.stack(stack) }),
    action: { choose: stack },
  }));
  const calls = options.calls.map((seat) => ({
    label: t('table-do-call', { seat: narrator.seat(seat) }),
    action: { call: seat },
  }));
  return [...claims, ...calls];
}

/** Answers to a card: few, so they need not be taken up first. */
function responses({ question, options }: Asked, narrator: Narrator): Offer[] {
  if (question.ask !== 'respond') return [];
  return options.plays.flatMap(({ card, on, alone }) => {
    const words = { card: narrator.card(card) };
    const bare: Offer[] = alone
      ? [{ label: t('table-do-respond', words), action: { play: { card, on: null } }, first: true }]
      : [];
    const named = on.map((stack) => ({
      label: t('table-do-respond-on', { ...words, ...narrator.named(stack) }),
      action: { play: { card, on: stack } },
      first: true,
    }));
    return [...bare, ...named];
  });
}

/** Every button of a question. */
export function offersOf(intent: Intent, narrator: Narrator): Offer[] {
  const asked = intent.asked;
  if (!asked) return [];
  const { question, options } = asked;
  const offers = [...responses(asked, narrator), ...withSelected(intent, narrator), ...takings(asked, narrator)];
  if (options.use_it) offers.push({ label: t('table-do-use'), action: 'use', first: true });
  if (options.discard_hand) offers.push({ label: t('table-do-discard-hand'), action: 'discard-hand' });
  if (options.pass) offers.push({ label: passLabel(question), action: 'pass', key: 'p' });
  return offers;
}

/** The two possibilities of an either/or, in the words of its card. */
export function possibilitiesOf({ asked }: Intent, narrator: Narrator): Offer[] {
  if (!asked?.options.takes) return [];
  const card = cardOf(asked.question);
  const [one, other] = (card === null ? null : narrator.possibilities(card)) ?? [
    t('table-do-first'),
    t('table-do-second'),
  ];
  return [
    { label: one, action: { take: 'first' }, first: true },
    { label: other, action: { take: 'second' }, first: true },
  ];
}
