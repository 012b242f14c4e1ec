import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Narrator } from '../../src/lang/telling';
import type { Intent } from '../../src/table/intent.svelte';
import { Foresight } from '../../src/table/outlook.svelte';
import type { Do, PreviewOutcome, PreviewSeat, Previews, Reply } from '../../src/wire';
import { DEMISE, GRIEF, STORM } from '../fixtures/catalog';
import { evening, HOUSEFUL } from './evening';

const narrator = new Narrator({ catalog: HOUSEFUL, seats: ['Ann', 'Bea', 'Cyr', 'Dot'], bases: [7, 8, 9, 10] });
const SEAT: PreviewSeat = {
  seat: 1,
  draws: 2,
  discards: 0,
  may_discard: 0,
  loses: 0,
  gets: 0,
  skipped_turns: 0,
  skipped_draws: 0,
  free_plays: 0,
  value: [0, -15],
  draw_limit: [5, 4],
};
const OUTCOME: PreviewOutcome = {
  stacks: [],
  seats: [SEAT],
  cancels: null,
  expedition: null,
  asks: null,
  by_chance: false,
  ends: false,
  omen: 'bad',
};

/** A house that foresees the same of every card, and remembers what it was asked. */
function table(more: Partial<Pick<Intent, 'selected' | 'aim'>> = {}, told: Partial<Previews> = {}) {
  const asked: number[] = [];
  const send = (what: Do): Promise<Reply> => {
    const card = typeof what === 'object' && 'preview' in what ? what.preview.card : -1;
    asked.push(card);
    const targets = [{ on: 2, refused: null, outcome: OUTCOME }];
    return Promise.resolve({ id: '1', ok: { previews: { card, ahead: null, targets, ...told } } });
  };
  const log = [{ at: 4, by: 1, beats: [] }];
  const window = { by: 1, card: DEMISE, named: [2], decision: 3, until: null, thinkers: [] };
  const parts = { ...evening(), waiting: { window } };
  const intent = { connection: { send, log, parts, seat: 0 }, selected: null, aim: null, ...more } as unknown as Intent;
  return {
    intent,
    log,
    asked,
    foresight: new Foresight(intent, { catalog: () => HOUSEFUL, narrator: () => narrator }),
  };
}

async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  flushSync();
}

describe('what is foreseen', () => {
  it('is asked for once, and again when the table has moved on', async () => {
    const { foresight, asked, log } = table({ selected: GRIEF });
    foresight.ask();
    foresight.ask();
    await settled();
    expect(asked).toEqual([GRIEF, DEMISE]);
    log.push({ at: 5, by: 2, beats: [] });
    foresight.ask();
    expect(asked).toEqual([GRIEF, DEMISE, GRIEF, DEMISE]);
  });

  it('tells of the announced card, whatever is taken up', async () => {
    const { foresight } = table({ selected: GRIEF });
    foresight.ask();
    await settled();
    expect(foresight.announced).toEqual({ on: 2, outcome: OUTCOME });
    expect(foresight.outcome(2)).toEqual(OUTCOME);
  });

  it('says why a card that is looked at cannot be played', async () => {
    const { foresight } = table({}, { ahead: { refusal: 'too-content-to-die', rule: 'DEATH-1' } });
    expect(foresight.whyNot(STORM)).toBe('');
    foresight.glance(STORM);
    await settled();
    expect(foresight.whyNot(STORM)).not.toBe('');
    expect(foresight.whyNot(GRIEF)).toBe('');
  });

  it("has what an owner does in the family's head, without the numbers that are there", async () => {
    const { foresight } = table({ selected: GRIEF, aim: 2 });
    foresight.ask();
    await settled();
    expect(foresight.ownerText(1)).toBe('Bea draws two cards');
    expect(foresight.ownerText(0)).toBe('');
  });
});
