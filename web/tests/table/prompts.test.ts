import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { Narrator } from '../../src/lang/telling';
import { stacksOf } from '../../src/net/parts';
import Ask from '../../src/table/Ask.svelte';
import Prompts from '../../src/table/Prompts.svelte';
import { Intent } from '../../src/table/intent.svelte';
import { arrange } from '../../src/table/layout';
import { isStaged } from '../../src/table/offers';
import { Foresight } from '../../src/table/outlook.svelte';
import type { Action, Asked } from '../../src/wire';
import { CHEER, DEMISE, GRIEF, STORM } from '../fixtures/catalog';
import { violations } from '../lobby/axe';
import { asked, Evening, FIRST_PLAY, HOUSEFUL } from './evening';

let evening: Evening;

function show(question: Asked | null, more: object = {}): Intent {
  evening = new Evening({ asked: question, ...more });
  const { parts } = evening.connection;
  const seats = parts.people?.map((one) => one.name) ?? [];
  const narrator = new Narrator({ catalog: HOUSEFUL, seats, bases: stacksOf(parts).map(({ part }) => part.base) });
  const intent = new Intent(evening.connection);
  const catalog = HOUSEFUL;
  if (question && isStaged(question)) {
    const foresight = new Foresight(intent, { catalog: () => catalog, narrator: () => narrator });
    render(Ask, { catalog, intent, narrator, asked: question, foresight, laid: LAID, seats: [1, 2, 3, 0] });
  } else {
    render(Prompts, { intent, narrator });
  }
  return intent;
}

const LAID = arrange(
  { width: 1366, height: 724 },
  { tiles: [2, 2, 2, 2], hand: 3, tray: true, homes: false, middle: { texts: 0, guests: 0 }, cast: 0, prompt: 36 },
);

afterEach(() => {
  cleanup();
  evening.connection.close();
});

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent?.trim());
const heading = () => screen.getByRole('heading').textContent;

async function press(name: string): Promise<Action[]> {
  screen.getByRole('button', { name }).click();
  return evening.answers;
}

describe('a prompt', () => {
  it('for a play says which one it is, and how to pass', async () => {
    show(FIRST_PLAY);
    expect(heading()).toBe('Your first play');
    expect(await press('Pass')).toEqual(['pass']);
  });

  it('for the second play reminds of the rule', () => {
    show(asked({ ask: 'play', play: 'second' }, { pass: true }), { hand: [GRIEF, DEMISE] });
    expect(heading()).toBe('Your second play: no deaths');
  });

  it('for the second play says nothing of deaths to who holds none', () => {
    show(asked({ ask: 'play', play: 'second' }, { pass: true }), { hand: [GRIEF] });
    expect(heading()).toBe('Your second play');
  });

  it('after the plays ends the turn', async () => {
    show(asked({ ask: 'play', play: 'after' }, { pass: true }));
    expect(await press('End the turn')).toEqual(['pass']);
  });

  it('offers what the card that was taken up can do, and asks how it came to pass', async () => {
    const intent = show(FIRST_PLAY);
    intent.clickCard(STORM);
    await Promise.resolve();
    expect(buttons()).toEqual(['Put it back', 'Play “A Storm”', 'Discard “A Storm”', 'Pass']);
    intent.story = '  The roof had been lent to a cousin. ';
    screen.getByRole('button', { name: 'Play “A Storm”' }).click();
    expect(evening.done).toEqual([
      {
        answer: {
          decision: 7,
          action: { play: { card: STORM, on: null } },
          story: 'The roof had been lent to a cousin.',
        },
      },
    ]);
  });

  it('for another character says for which card', () => {
    show(asked({ ask: 'name', by: 0, card: STORM, named: [0] }, { choices: [2, 4] }));
    expect(heading()).toBe('Choose the next character for “A Storm”');
  });

  it('for a response offers the cards that answer, or to let it happen', async () => {
    show(
      asked(
        { ask: 'respond', by: 2, card: DEMISE, named: [0] },
        { plays: [{ card: STORM, on: [], alone: true }], pass: true },
      ),
    );
    expect(buttons()).toEqual(['Answer with “A Storm”', 'Let it happen']);
    expect(await press('Answer with “A Storm”')).toEqual([{ play: { card: STORM, on: null } }]);
  });

  it('asks nothing of somebody who can only pass', () => {
    show(asked({ ask: 'respond', by: 2, card: DEMISE, named: [0] }, { pass: true }));
    expect(buttons()).toEqual([]);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('says what was noted, until it is in force', () => {
    show(null, { noted: { decision: 7, action: { play: { card: STORM, on: null } } } });
    expect(screen.getByText('Your answer is kept until the time is over: “A Storm”.')).toBeTruthy();
  });

  it.each([
    ['must', 2, '“was cheered” makes you discard two cards: choose from your hand', ['Discard “was grieved”']],
    ['tax', 1, '“was cheered” asks a card of you as a tax: choose from your hand', ['Discard “was grieved”']],
    ['may', 2, '“was cheered” lets you discard, up to two cards', ['Discard “was grieved”', 'Discard no more']],
  ] as const)('for a discard that one %s make asks for a card of the hand', async (due, count, words, offered) => {
    const intent = show(
      asked({ ask: 'discard', count, due, card: CHEER }, { discards: [GRIEF, STORM], pass: due === 'may' }),
    );
    expect(heading()).toBe(words);
    intent.clickCard(GRIEF);
    await Promise.resolve();
    expect(buttons()).toEqual(['Put it back', ...offered]);
    intent.clickCard(GRIEF);
    expect(evening.answers).toEqual([{ discard: GRIEF }]);
  });

  it('for either or shows the card and both possibilities', async () => {
    show(asked({ ask: 'either', card: CHEER, on: 0 }, { takes: true, pass: true }));
    expect(screen.getAllByText('What was cheered does.').length).toBeGreaterThan(0);
    expect(buttons()).toEqual(['The first', 'The second', 'Neither']);
    expect(await press('The second')).toEqual([{ take: 'second' }]);
  });

  it('for either or says the possibilities in the words of the card', async () => {
    show(asked({ ask: 'either', card: STORM, on: null }, { takes: true, pass: true }));
    const list = within(screen.getByRole('list', { name: 'Possibilities' }));
    expect(list.getAllByRole('button').map((button) => button.textContent)).toEqual(['Let it rain', 'Let it pour']);
    expect(await press('Let it pour')).toEqual([{ take: 'second' }]);
  });

  it('for an offer asks whether it is used', async () => {
    show(asked({ ask: 'use', card: CHEER, on: 0 }, { use_it: true, pass: true }));
    expect(buttons()).toEqual(['Use it', 'Do not use it']);
    expect(await press('Use it')).toEqual(['use']);
  });

  it.each([
    [{ ask: 'play-now', card: STORM, on: null } as const, '“A Storm” lets you play a card now', 'Play nothing'],
    [{ ask: 'play-taken' } as const, 'You may play one of the cards you took', 'Play no more'],
  ])('inside an effect lets a card be played: %o', async (question, words, pass) => {
    const intent = show(asked(question, { plays: [{ card: GRIEF, on: [0], alone: false }], pass: true }));
    expect(heading()).toBe(words);
    expect(buttons()).toEqual([pass]);
    intent.clickCard(GRIEF);
    expect([...intent.targets]).toEqual([0]);
    intent.clickStack(0);
    expect(evening.answers).toEqual([{ play: { card: GRIEF, on: 0 } }]);
  });

  it('for an exchange takes a Modifier of the hand', async () => {
    const intent = show(asked({ ask: 'exchange', stack: 2 }, { picks: [GRIEF] }));
    expect(heading()).toBe('Choose a Modifier from your hand for Old Birch');
    intent.clickCard(GRIEF);
    await Promise.resolve();
    expect(await press('Take “was grieved”')).toEqual([{ pick: GRIEF }]);
  });

  it('can discard the whole hand where that is the rule', async () => {
    show(asked({ ask: 'play', play: 'first' }, { discard_hand: true, pass: true }));
    expect(await press('Discard the whole hand')).toEqual(['discard-hand']);
  });

  it('says for whom the table waits, and nothing while it waits for responses', () => {
    show(null, { waiting: { seat: 1 } });
    expect(screen.getByText('Waiting for Bea.')).toBeTruthy();
    cleanup();
    show(null, { waiting: { window: { decision: 7, by: 1, card: GRIEF, named: [], until: null, thinkers: [] } } });
    expect(document.body.textContent).not.toContain('Waiting for');
  });

  it('keeps nothing from anybody', async () => {
    const intent = show(FIRST_PLAY);
    intent.clickCard(GRIEF);
    await Promise.resolve();
    expect(await violations(document.body)).toEqual([]);
  });
});
