import { cleanup, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Parts } from '../../src/net/parts';
import Table from '../../src/table/Table.svelte';
import { setLang } from '../../src/lang';
import type { Beat } from '../../src/wire';
import { DEMISE, GRIEF, NOUGHT, STORM } from '../fixtures/catalog';
import { violations } from '../lobby/axe';
import { stack, tablePart } from '../lobby/house';
import { asked, Evening, HOUSEFUL } from './evening';

// jsdom knows dialogs, but not how to open them.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};

// A screen with a column for the tale.
globalThis.innerWidth = 1440;

let evening: Evening;

async function show(parts: Partial<Parts> = {}, seat: number | null = 0): Promise<void> {
  evening = new Evening(parts, seat);
  evening.recalls();
  await tick();
  render(Table, { catalog: HOUSEFUL, connection: evening.connection });
  await tick();
}

afterEach(() => {
  cleanup();
  evening.connection.close();
  setLang('en');
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const settle = async () => {
  await Promise.resolve();
  await tick();
};

async function key(name: string): Promise<void> {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  await settle();
}

async function click(name: string | RegExp): Promise<void> {
  button(name).click();
  await settle();
}

describe('the table', () => {
  it('shows everything at a glance', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your first play');
    for (const name of ['Ann, The Ashes', 'Bea, The Birches', 'Cyr, The Cedares', 'Dot, The Dogwoodes']) {
      expect(screen.getByRole('region', { name })).toBeTruthy();
    }
    const cyr = within(screen.getByRole('region', { name: /^Cyr/ }));
    expect(cyr.getByRole('button', { name: 'bot: Clerk. 4 cards in hand. Family Value so far: −40' })).toBeTruthy();
    expect(cyr.getByRole('button', { name: /^Young Cedar\. dead\. Self-Worth −30/ })).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: /^Bea/ })).getByRole('button', { name: /^away\. 5 cards/ }),
    ).toBeTruthy();
    expect(screen.getByText('40 to draw')).toBeTruthy();
    expect(document.title).toBe('Your turn · Woebegone');
  });

  it("is drawn a little at a time where a browser can pause, one's own first", async () => {
    const tasks: (() => void)[] = [];
    vi.stubGlobal('scheduler', { postTask: (task: () => void) => Promise.resolve(tasks.push(task)) });
    await show();
    const drawn = () =>
      ['.held .hand-card', '.family.mine .place', '.family .place'].map((one) => document.querySelectorAll(one).length);
    const seen = [drawn()];
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      task();
      await tick();
      seen.push(drawn());
    }
    vi.unstubAllGlobals();
    expect(seen[0]).toEqual([0, 0, 0]);
    const [hand, mine, all] = seen.at(-1)!;
    expect(hand).toBeGreaterThan(0);
    expect(mine).toBeGreaterThan(0);
    expect(all).toBeGreaterThan(mine!);
    expect(document.querySelectorAll('.unlaid')).toHaveLength(0);
    // The hand is whole before a stack comes, and one's own family before the others.
    expect(seen.filter(([cards, , stacks]) => stacks! > 0 && cards !== hand)).toEqual([]);
    expect(seen.filter(([, own, stacks]) => stacks! > own! && own !== mine)).toEqual([]);
  });

  it.each([
    ['in the column of the tale', 1440, '.tale-column'],
    ['above the hand, where the tale is a drawer', 820, '.prompt-row'],
  ])('offers standing orders %s', async (_, wide, place) => {
    globalThis.innerWidth = wide;
    await show();
    evening.connection.windows = [1, 2];
    await settle();
    globalThis.innerWidth = 1440;
    expect(screen.getByRole('region', { name: 'When others play a card' }).closest(place)).not.toBeNull();
  });

  it('takes the key for help before the page hears it', async () => {
    const heard: boolean[] = [];
    addEventListener('keydown', (event) => heard.push(event.defaultPrevented), { once: true });
    await show();
    await key('?');
    expect(await screen.findByRole('dialog', { name: 'How to play' })).toBeTruthy();
    expect(heard).toEqual([true]);
  });

  it('marks what a family will miss, and to how many cards it draws', async () => {
    await show({ 'seat/1': { hand: 2, value: 0, waiting: [], draw_limit: 3, skipped_turns: 1, skipped_draws: 2 } });
    const marks = within(screen.getByRole('region', { name: /^Bea/ })).getByRole('button', { name: /^away/ });
    marks.focus();
    await settle();
    const lines = [...screen.getByRole('tooltip', { hidden: true }).children].map((line) => line.textContent);
    expect(lines).toEqual([
      'away',
      '2 cards in hand',
      'skips the next turn',
      'skips the next 2 draws',
      'draws up to 3 cards instead of five',
      'Family Value so far: 0',
    ]);
  });

  it('shows what waits to be played, beside what was announced', async () => {
    await show({ 'seat/1': { hand: 5, value: 0, waiting: [7], draw_limit: 5, skipped_turns: 0, skipped_draws: 0 } });
    const waits = document.querySelector('[data-place="announced/7"]');
    expect(waits?.classList.contains('waits')).toBe(true);
    expect(waits?.textContent).toContain('waits to be played');
  });

  it('plays by click and click', async () => {
    await show();
    await click(/^was grieved/);
    await click(/^Old Birch/);
    expect(evening.answers).toEqual([{ play: { card: GRIEF, on: 2 } }]);
  });

  it('says why not, and leads to the rule without leaving the table', async () => {
    await show();
    await click(/^was no more/);
    await click(/^Old Dogwood/);
    evening.replies({ refused: { refusal: 'too-content-to-die', rule: 'DEATH-1' } });
    await settle();
    const alert = screen.getAllByRole('alert').find((one) => one.textContent?.includes('That cannot be'));
    expect(alert?.textContent).toContain('a character dies only while its Self-Worth is below zero');
    expect(screen.getByRole('link', { name: 'Rule DEATH-1' }).getAttribute('href')).toBe('/rules#DEATH-1');
    expect(evening.connection.parts.asked?.decision).toBe(7);
    await click('Very well');
    expect(screen.queryByRole('link', { name: 'Rule DEATH-1' })).toBeNull();
  });

  it('is played by keys', async () => {
    await show({ undo: { by: 0, decision: 5, free: true, consent: null } });
    await click(/^was no more/);
    await key('d');
    evening.replies();
    await settle();
    await key('p');
    await key('u');
    expect(evening.done).toEqual([
      { answer: { decision: 7, action: { discard: DEMISE }, story: null } },
      { answer: { decision: 7, action: 'pass', story: null } },
      { 'take-back': { decision: 5 } },
    ]);
  });

  it('puts a card down with Escape, and types letters into fields', async () => {
    await show();
    await click(/^was grieved/);
    await key('Escape');
    expect(button(/^was grieved/).getAttribute('aria-pressed')).toBe('false');
    const field = screen.getByRole('textbox', { name: 'Say something' });
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }));
    expect(evening.done).toEqual([]);
  });

  it('chooses a lit stack when it is asked for one', async () => {
    await show({ asked: asked({ ask: 'name', by: 0, card: STORM, named: [0] }, { choices: [3] }) });
    await click(/^Young Birch\. alive/);
    expect(evening.answers).toEqual([{ choose: 3 }]);
  });

  it('takes back alone while it is free, and asks the table otherwise', async () => {
    await show({ undo: { by: 0, decision: 5, free: true, consent: null } });
    expect(button('Take it back')).toBeTruthy();
    evening.server.tells({ undo: { by: 0, decision: 5, free: false, consent: null } });
    await settle();
    await click('Ask the table to take it back');
    expect(evening.done).toEqual([{ 'take-back': { decision: 5 } }]);
  });

  it('asks for consent when somebody else wants to take back', async () => {
    await show({ undo: { by: 3, decision: 5, free: false, consent: { waits_for: [0, 1] } } });
    expect(screen.getByText('Dot would like to take the last play back. Do you mind?')).toBeTruthy();
    await click('Not at all');
    expect(evening.done).toEqual([{ consent: { yes: true } }]);
  });

  it('names nobody while it waits for responses', async () => {
    const open = { decision: 7, by: 3, card: GRIEF, named: [0], until: Date.now() + 5000, thinkers: [] };
    await show({ asked: null, announced: [GRIEF], waiting: { window: open } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Waiting for responses.');
    expect(screen.getByText('Dot plays “was grieved” on Old Ash.')).toBeTruthy();
    // Who is not asked has no clock to watch.
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText(/Waiting for (Ann|Bea|Cyr|Dot)/)).toBeNull();
  });

  it('shows a moment of the past, and comes back', async () => {
    await show();
    await click('Dot plays “was ignored” on Old Birch.');
    evening.replies({ ok: { moment: { at: 1, parts: { hand: [STORM] } } } });
    await settle();
    expect(screen.getByText(/As it was after step 1/)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Your hand: one card' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull();
    await click('Back to now');
    expect(button('Pass')).toBeTruthy();
  });

  it('tells what happens to those who listen, and only what is new', async () => {
    await show();
    const told = () => document.querySelector('[aria-live="polite"].hidden')?.textContent;
    expect(told()).toBe('');
    evening.server.tells({}, { steps: [{ at: 4, by: 3, beats: [{ beat: 'passed', seat: 3 }] }] });
    await settle();
    expect(told()).toBe('Dot passes.');
    expect(document.querySelector('[aria-live="assertive"]')?.textContent).toBe('Your first play');
  });

  it('shows the help that was asked for last, though another one is just closing', async () => {
    await show();
    await key('i');
    const signs = await screen.findByRole('dialog', { name: 'Signs', hidden: true });
    await key('?');
    signs.dispatchEvent(new Event('close'));
    await settle();
    expect(await screen.findByRole('dialog', { name: 'How to play', hidden: true })).toBeTruthy();
  });

  it('mutes somebody here alone', async () => {
    await show();
    const chat = { kind: 'chat', seat: 3, at: null, number: 1, line: 'Dreadful weather.' } as const;
    evening.server.tells({}, { lines: [chat] });
    await settle();
    // In the talk, and for a moment at the seat.
    expect(screen.getAllByText('Dreadful weather.', { exact: false })).toHaveLength(2);
    await click('Menu');
    await click('Mute Dot');
    expect(screen.queryByText('Dreadful weather.', { exact: false })).toBeNull();
    await click('Hear Dot again');
    expect(evening.done).toEqual([]);
  });

  it('gives orders, and hands seats over', async () => {
    await show();
    await click('Menu');
    screen.getByRole('radio', { name: 'ask me only for deaths' }).click();
    await click('Let them play for me');
    await click("Give Bea's seat to a bot");
    expect(evening.done).toEqual([
      { orders: { orders: 'deaths' } },
      { 'stand-in': { level: 'governess' } },
      { arrange: { seat: 1, to: { bot: 'governess' } } },
    ]);
  });

  it('lets the discard pile be browsed', async () => {
    await show();
    await click('Look at the discard pile: 2 cards');
    const shown = screen.getAllByRole('img', { hidden: true }).map((one) => one.getAttribute('aria-label') ?? '');
    const titles = shown.filter((name) => /^was (ignored|cheered)/.test(name)).map((name) => name.split('.')[0]);
    expect(titles).toEqual(['was cheered', 'was ignored']);
  });

  it('has nothing to click for a watcher but what can be looked at', async () => {
    await show({ asked: null, table: tablePart({ phase: 'playing', talking: false }) }, null);
    expect(screen.getByText('you are watching')).toBeTruthy();
    expect(screen.queryByRole('region', { name: /Your hand/ })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('shows a watcher the last plays with their numbers, as of the moment that is looked at', async () => {
    await show({ asked: null }, null);
    const play: Beat = { beat: 'announced', seat: 0, card: GRIEF, on: 2, way: 'own' };
    const beats: Beat[] = [play, { beat: 'laid', card: GRIEF, on: 2 }];
    evening.server.tells(
      { 'stack/2': stack(HOUSEFUL.families[1]!.members[0]!, 1, -20, null) },
      { steps: [{ at: 4, by: 0, beats }] },
    );
    await settle();
    const told = () =>
      [...screen.getByRole('region', { name: 'The last plays' }).querySelectorAll('p')].map((line) => line.textContent);
    expect(told()[0]).toMatch(/^Ann plays “was grieved” on Old Birch \+5 → −20/);
    screen.getByRole('button', { name: /^Dot plays/, hidden: true }).click();
    await settle();
    evening.replies({ ok: { moment: { at: 1, parts: {} } } });
    await settle();
    expect(told()).toEqual(['Dot plays “was ignored” on Old Birch.']);
  });

  it('marks a death that leaves the number as it was', async () => {
    await show({ asked: null });
    const [, mate] = HOUSEFUL.families[1]!.members;
    evening.server.tells(
      { 'stack/3': stack(mate!, 1, -20, -20) },
      { steps: [{ at: 4, by: 3, beats: [{ beat: 'laid', card: DEMISE, on: 3 }] }] },
    );
    await settle();
    expect(document.querySelector('[data-place="stack/3"] .change')?.textContent?.trim()).toMatch(/^† ?−20$/);
  });

  it('lets the box be browsed where piles are words, until the table is left', async () => {
    await show({ middle: { expedition: null, boxed: [NOUGHT] } });
    await click('one card stayed in the box');
    expect(screen.getByRole('dialog')).toBeTruthy();
    cleanup();
    evening.connection.close();
    await show();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('speaks Italian', async () => {
    await show();
    setLang('it');
    await settle();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('La tua prima giocata');
    expect(button('Dot gioca «was ignored (it)» su Old Birch.')).toBeTruthy();
  });

  it('keeps nothing from anybody', async () => {
    await show();
    await click(/^was grieved/);
    expect(await violations(document.body)).toEqual([]);
  });
});
