import { describe, expect, it } from 'vitest';
import { setLang } from '../../src/lang';
import { Narrator } from '../../src/lang/telling';
import { aimedAt, consequences, foresee, iconsOf, reasonOf, spokenTo, toldOf } from '../../src/table/foresight';
import type { Do, PreviewOutcome, PreviewSeat, Previews, Reply, StackPart } from '../../src/wire';
import { CHEER, GRIEF, sheet, STORM } from '../fixtures/catalog';
import { stack } from '../lobby/house';
import { HOUSEFUL } from './evening';

const narrator = new Narrator({ catalog: HOUSEFUL, seats: ['Ann', 'Miss Ashgrove'], bases: [7, 8, 9, 10] });

function seat(at: number, more: Partial<PreviewSeat> = {}): PreviewSeat {
  const none = {
    draws: 0,
    discards: 0,
    may_discard: 0,
    loses: 0,
    gets: 0,
    skipped_turns: 0,
    skipped_draws: 0,
    free_plays: 0,
  };
  return { seat: at, ...none, value: [0, 0], draw_limit: [5, 5], ...more };
}

function outcome(more: Partial<PreviewOutcome> = {}): PreviewOutcome {
  const nothing = { cancels: null, expedition: null, asks: null, by_chance: false, ends: false };
  return { stacks: [], seats: [], ...nothing, omen: 'neither', ...more };
}

function showing(...icons: string[]): StackPart {
  const part = stack(7, 0, 0, null);
  const four = [...icons, null, null, null, null].slice(0, 4) as StackPart['face']['icons'];
  return { ...part, face: { ...part.face, icons: four } };
}

describe('what would come of a card', () => {
  it('is asked of the house and found by its target', async () => {
    const told: Previews = { card: GRIEF, ahead: null, targets: [{ on: 3, refused: null, outcome: outcome() }] };
    const asked: Do[] = [];
    const send = (what: Do): Promise<Reply> => {
      asked.push(what);
      return Promise.resolve({ id: '1', ok: { previews: told } });
    };
    const { previews, refused } = await foresee({ send }, GRIEF);
    expect(asked).toEqual([{ preview: { card: GRIEF } }]);
    expect(refused).toBeNull();
    expect(aimedAt(previews, 3)).toBe(told.targets[0]);
    expect(aimedAt(previews, null)).toBeNull();
  });

  it('may be nothing, and says why', async () => {
    const refused = { refusal: 'not-in-your-hand', rule: 'TURN-1' };
    const told = await foresee({ send: () => Promise.resolve({ id: '1', refused }) }, CHEER);
    expect(told).toEqual({ previews: null, refused });
    expect(reasonOf(refused)).toMatch(/hand/);
  });

  it('is told in the names of those to whom it happens', () => {
    const seats = [seat(0, { value: [-20, -35] }), seat(1, { draws: 2, draw_limit: [5, 4], skipped_draws: 1 })];
    const asks = { seat: 1, question: { ask: 'either', card: CHEER, on: 3 } } as const;
    expect(consequences(narrator, outcome({ seats, asks, ends: true }), 0)).toEqual([
      'Your Family Value: −20 → −35',
      'Miss Ashgrove draws two cards',
      'Miss Ashgrove skips a draw',
      "Miss Ashgrove's draw limit: 5 → 4",
      'Then Miss Ashgrove chooses',
      'The story ends',
    ]);
  });

  it('is told of everything that can be, in both languages', () => {
    const all = seat(1, {
      draws: 1,
      discards: 1,
      may_discard: 2,
      loses: 1,
      gets: 3,
      skipped_turns: 1,
      skipped_draws: 1,
      free_plays: 2,
    });
    const whole = outcome({ seats: [all, { ...all, seat: 0 }], cancels: GRIEF, expedition: CHEER, by_chance: true });
    for (const lang of ['en', 'it'] as const) {
      setLang(lang);
      const told = consequences(narrator, whole, 0);
      expect(new Set(told).size).toBe(19);
    }
    setLang('en');
  });

  it('shows the icons that come and go', () => {
    const then = showing('goblet', 'death', 'death');
    expect(iconsOf(showing('lucre', 'death', 'blank'), then)).toEqual({ come: ['goblet', 'death'], go: ['lucre'] });
  });

  it('says the name wherever a card says you', () => {
    const card = sheet(GRIEF, 'modifier', 'was grieved', {
      told: { en: "{name} draws. {name}'s limit.", it: '{name} pesca.' },
    });
    expect(toldOf(card, 'Ann')).toBe("Ann draws. Ann's limit.");
  });

  it('lets a card speak to the owner, and an Event to whoever plays it', () => {
    const texts = { text: { en: 'You draw.', it: 'Peschi.' }, told: { en: '{name} draws.', it: '{name} pesca.' } };
    const modifier = sheet(GRIEF, 'modifier', 'was grieved', texts);
    expect(spokenTo(modifier, 'Miss Ashgrove')).toBe('Miss Ashgrove draws.');
    expect(spokenTo(modifier, null)).toBe('You draw.');
    expect(spokenTo(sheet(STORM, 'event', 'A Storm', texts), 'Miss Ashgrove')).toBe('You draw.');
  });
});
