import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tick } from 'svelte';
import { Narrator } from '../../src/lang/telling';
import { stacksOf } from '../../src/net/parts';
import Log from '../../src/table/Log.svelte';
import { chapters, lastPlayOf } from '../../src/table/chronicle';
import type { Beat, Line, Step } from '../../src/wire';
import { GRIEF, STORM } from '../fixtures/catalog';
import { evening, HOUSEFUL, LOG } from './evening';

const PARTS = evening();
const BASES = stacksOf(PARTS).map(({ part }) => part.base);
const narrator = new Narrator({ catalog: HOUSEFUL, seats: ['Ann', 'Bea', 'Cyr', 'Dot'], bases: BASES });
const LINES: Line[] = [
  { number: 1, kind: 'story', seat: 3, at: 1, line: '<b>A cold wind</b>' },
  { number: 2, kind: 'applause', seat: 1, at: 1, line: '' },
];
const BEGINNING: Beat[] = [
  { beat: 'turn-began', seat: 0 },
  { beat: 'passed', seat: 0 },
];

afterEach(cleanup);

describe('the chronicle', () => {
  it('is told turn by turn, without what goes without saying', () => {
    const told = chapters({ narrator, log: LOG, lines: [], stack: null });
    expect(
      told.map(({ title, passages }) => [
        title,
        passages.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
      ]),
    ).toEqual([
      [null, ['Ann draws two cards']],
      ["Dot's turn begins", ['Dot plays “was ignored” on Old Birch', 'Dot passes']],
      ["Ann's turn begins", ['Ann plays “was cheered” on Old Cedar', '“was cheered” is cancelled and discarded']],
    ]);
  });

  it('is filtered by character', () => {
    const told = chapters({ narrator, log: LOG, lines: [], stack: 2 });
    expect(
      told.flatMap(({ passages }) => passages.flatMap(({ sentences }) => sentences.map(({ text }) => text))),
    ).toEqual(['Dot plays “was ignored” on Old Birch']);
  });

  it('tells of draws and discards in one sentence, though they came one by one', () => {
    const drawn = (at: number): Step => ({ at, by: 1, beats: [{ beat: 'drawn', seat: 1, card: null }] });
    const discarded = (at: number, card: number | null): Step => ({
      at,
      by: 1,
      beats: [{ beat: 'discarded', seat: 1, card }],
    });
    const log = [discarded(1, GRIEF), discarded(2, STORM), drawn(3), drawn(4), drawn(5), drawn(6)];
    const told = chapters({ narrator, log, lines: [], stack: null });
    expect(
      told.flatMap(({ passages }) => passages.map(({ at, sentences }) => [at, ...sentences.map(({ text }) => text)])),
    ).toEqual([
      [1, 'Bea discards two cards: “was grieved”, “A Storm”'],
      [3, 'Bea draws four cards'],
    ]);
  });

  it('tells of a play once, also if it is said later whom it befalls', () => {
    const beats: Beat[] = [
      { beat: 'announced', seat: 1, card: GRIEF, on: null, way: 'own' },
      { beat: 'named', stack: 4 },
      { beat: 'laid', card: GRIEF, on: 4 },
    ];
    const told = chapters({
      narrator,
      log: beats.map((beat, at) => ({ at, by: 1, beats: [beat] })),
      lines: [],
      stack: null,
    });
    expect(
      told.flatMap(({ passages }) => passages.flatMap(({ sentences }) => sentences.map(({ text }) => text))),
    ).toEqual(['Bea plays “was grieved”', 'It names Old Cedar']);
  });

  it('counts the rounds from whoever started, a turn that is missed included', () => {
    const turn = (at: number, seat: number, beat: 'turn-began' | 'turn-skipped' = 'turn-began'): Step => ({
      at,
      by: null,
      beats: [
        { beat, seat },
        { beat: 'passed', seat },
      ],
    });
    const log = [turn(0, 2), turn(1, 3), turn(2, 2), turn(3, 3), turn(4, 2, 'turn-skipped'), turn(5, 3)];
    const told = chapters({ narrator, log, lines: [], stack: null, start: 2 });
    expect(told.map(({ round }) => round)).toEqual([1, 1, 2, 2, 3]);
  });

  it('has the numbers of a play with it, those of others by name', () => {
    const change = { from: -20, to: -30, was: 'living', is: 'living', step: 2 } as const;
    const changes = new Map([
      [
        1,
        [
          { ...change, stack: 5 },
          { ...change, stack: 2, from: 5, to: 0 },
        ],
      ],
    ]);
    const told = chapters({ narrator, log: LOG, lines: [], stack: null, changes });
    expect(told[1]?.passages[0]?.sentences[0]?.changes).toMatchObject([
      { name: null, from: 5, to: 0 },
      { name: 'Young Cedar', from: -20, to: -30 },
    ]);
  });

  it('knows the last play of a seat', () => {
    expect(lastPlayOf(LOG, 3)).toBe(1);
    expect(lastPlayOf(LOG, 1)).toBeNull();
    expect(lastPlayOf(LOG, null)).toBeNull();
  });
});

describe('the log', () => {
  it('shows stories as text, counts applause, and lets one applaud others', () => {
    const onapplaud = vi.fn();
    render(Log, { catalog: HOUSEFUL, parts: PARTS, narrator, log: LOG, lines: LINES, seat: 0, onapplaud });
    expect(screen.getByText('<b>A cold wind</b>')).toBeTruthy();
    expect(screen.getByText('one hand claps')).toBeTruthy();
    screen.getByRole('button', { name: 'Applaud Dot' }).click();
    expect(onapplaud).toHaveBeenCalledWith(1);
    expect(screen.queryByRole('button', { name: 'Applaud Ann' })).toBeNull();
  });

  it('leads from a line to its moment', () => {
    const onlook = vi.fn();
    render(Log, { catalog: HOUSEFUL, parts: PARTS, narrator, log: LOG, lines: [], onlook });
    screen.getByRole('button', { name: 'Dot plays “was ignored” on Old Birch.' }).click();
    expect(onlook).toHaveBeenCalledWith(1);
  });

  it('shows the numbers, and the rounds', () => {
    const changes = new Map([[1, [{ stack: 2, from: -20, to: -30, was: 'living', is: 'dead', step: 2 } as const]]]);
    const log = LOG.map((step) =>
      step.at === 1 ? { ...step, beats: [{ beat: 'turn-began', seat: 0 } as const, ...step.beats] } : step,
    );
    render(Log, { catalog: HOUSEFUL, parts: PARTS, narrator, log, lines: [], changes, onlook: vi.fn() });
    expect(screen.getByText('† −20 → −30')).toBeTruthy();
    screen.getByRole('button', { name: /^Dot plays “was ignored” on Old Birch.* dead, from −20 to −30/ });
    expect(screen.getAllByText(/^Round/).map(({ textContent }) => textContent)).toEqual(['Round one', 'Round two']);
  });

  it('is about one character when one is chosen', async () => {
    render(Log, { catalog: HOUSEFUL, parts: PARTS, narrator, log: LOG, lines: [] });
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'About' });
    select.value = [...select.options].find((option) => option.label === 'Old Cedar')?.value ?? '';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await tick();
    expect(screen.queryByText(/Old Birch\./)).toBeNull();
    expect(screen.getByText(/“was cheered” on Old Cedar\./)).toBeTruthy();
  });

  it('lets one tell how the last play of one’s own came to pass', () => {
    const onstory = vi.fn();
    render(Log, { catalog: HOUSEFUL, parts: PARTS, narrator, log: LOG, lines: LINES, seat: 0, onstory });
    const name = 'How did it come to pass? Ann plays “was cheered” on Old Cedar.';
    const field = screen.getByRole<HTMLInputElement>('textbox', { name });
    field.value = 'There was cake.';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    screen.getByRole('button', { name: 'Tell' }).click();
    expect(onstory).toHaveBeenCalledWith(3, 'There was cake.');
  });

  it('asks for it once, though the next turn begins in the same step', () => {
    const log = LOG.filter(({ at }) => at <= 1).map((step) =>
      step.at === 1 ? { ...step, beats: [...step.beats, ...BEGINNING] } : step,
    );
    render(Log, { catalog: HOUSEFUL, parts: PARTS, narrator, log, lines: [], seat: 3, onstory: vi.fn() });
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });
});
