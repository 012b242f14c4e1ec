import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Tour from '../../src/help/Tour.svelte';
import { HINTS, nextHint } from '../../src/help/hints';
import { LANGS, setIdiom, setLang, t } from '../../src/lang';
import type { Parts } from '../../src/net/parts';
import type { Asked } from '../../src/wire';
import { ANNE, BRAM, CHEER, DEMISE, GRIEF } from '../fixtures/catalog';
import { FakeRoom, mine, person, stack, tablePart, TWO_FAMILIES } from '../lobby/house';

const catalog = TWO_FAMILIES;
const NO_OPTIONS = {
  plays: [],
  discards: [],
  discard_hand: false,
  choices: [],
  picks: [],
  calls: [],
  takes: false,
  use_it: false,
  pass: true,
};

function asked(cards: number[], play: 'first' | 'second' = 'first'): Asked {
  const plays = cards.map((card) => ({ card, on: [0], alone: false }));
  return { decision: 1, question: { ask: 'play', play }, options: { ...NO_OPTIONS, plays } };
}

function playing(more: Partial<Parts> = {}): Parts {
  return {
    table: tablePart({ phase: 'playing' }),
    people: [person('Ann'), person('Bob')],
    me: mine(0),
    'stack/0': stack(ANNE, 0, 0, null),
    'stack/1': stack(ANNE, 0, 0, null),
    'stack/2': stack(BRAM, 1, 0, null),
    'stack/3': stack(BRAM, 1, 0, null),
    ...more,
  };
}

function all(parts: Parts): string[] {
  return HINTS.filter((hint) => hint.fits({ parts, catalog, seat: 0 })).map(({ name }) => name);
}

afterEach(() => {
  setLang('en');
  setIdiom();
});

beforeEach(() => {
  localStorage.setItem('woe-tour', 'on');
  localStorage.removeItem('woe-hints');
});

describe('the hints', () => {
  it('are about what is on the table', () => {
    expect(all(playing())).toEqual(['family']);
    expect(all(playing({ asked: asked([GRIEF]) }))).toEqual(['family', 'turn', 'misery']);
    expect(all(playing({ asked: asked([CHEER], 'second') }))).toEqual(['family', 'turn', 'second', 'cheer']);
    expect(all(playing({ 'stack/0': stack(ANNE, 0, -10, null) }))).toEqual(['family', 'ripe']);
    expect(all(playing({ asked: asked([DEMISE]) }))).toContain('bury');
    expect(all(playing({ 'stack/0': stack(ANNE, 0, -10, -10) }))).toEqual(['family', 'dead', 'end']);
    expect(all(playing({ waiting: { window: { decision: 1, by: 1, card: 0, named: [], until: null } } }))).toContain(
      'window',
    );
  });

  it('are given once, in order', () => {
    const sight = { parts: playing({ asked: asked([GRIEF]) }), catalog, seat: 0 };
    expect(nextHint(sight, new Set())?.name).toBe('family');
    expect(nextHint(sight, new Set(['family', 'turn', 'misery']))).toBeNull();
  });

  it.each(LANGS)('know no death in a fairy tale (%s)', (tongue) => {
    setLang(tongue);
    setIdiom({ speech: 'tale', kin: 'company' });
    // There are neither Residences nor undead in one.
    const told = HINTS.filter(({ name }) => name !== 'home' && name !== 'undead').flatMap(({ name }) => [
      t(`tour-${name}-title`),
      t(`tour-${name}`),
    ]);
    expect(told.filter((words) => /death|\bdead|\bdie|bury|living|mort[eoi]\b|morire|lutto|seppell/i.test(words))).toEqual([]);
    expect(told.filter((words) => words.includes(t('death-a')))).toHaveLength(4);
    expect(t('tour-family-title')).toBe({ en: 'This is your company', it: 'Ecco la tua compagnia' }[tongue]);
  });
});

describe('the tour', () => {
  it('goes on by a click, and is remembered', async () => {
    const room = new FakeRoom(playing({ asked: asked([GRIEF]) }), { seat: 0 });
    const { unmount } = render(Tour, { room, catalog });
    expect(screen.getByRole('heading').textContent).toBe('This is your family');
    await fireEvent.click(screen.getByRole('button', { name: 'I see' }));
    expect(screen.getByRole('heading').textContent).toBe('It is your turn');
    unmount();
    render(Tour, { room, catalog });
    expect(screen.getByRole('heading').textContent).toBe('It is your turn');
    await fireEvent.click(screen.getByRole('button', { name: 'No more hints' }));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(localStorage.getItem('woe-tour')).toBe('done');
  });

  it('is not there for those who did not ask, nor for watchers', () => {
    render(Tour, { room: new FakeRoom(playing(), 'watcher'), catalog });
    localStorage.setItem('woe-tour', 'done');
    render(Tour, { room: new FakeRoom(playing(), { seat: 0 }), catalog });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
