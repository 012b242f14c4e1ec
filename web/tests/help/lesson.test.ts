import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import Lesson from '../../src/help/Lesson.svelte';
import { HINTS, nextHint } from '../../src/help/hints';
import { startLesson } from '../../src/help/taught';
import { LANGS, setLang, t } from '../../src/lang';
import type { Parts } from '../../src/net/parts';
import type { Asked } from '../../src/wire';
import { ANNE, BRAM, CHEER, DEMISE, GRIEF, STORM } from '../fixtures/catalog';
import { FakeRoom, mine, person, stack, tablePart, TWO_FAMILIES } from '../lobby/house';

const catalog = TWO_FAMILIES;
const NOTHING = {
  discards: [],
  discard_hand: false,
  choices: [],
  picks: [],
  calls: [],
  takes: false,
  use_it: false,
  pass: true,
};

function asked(cards: number[], play: 'first' | 'second' = 'first', decision = 1): Asked {
  const plays = cards.map((card) => ({ card, on: [0, 1, 2, 3], alone: false }));
  return { decision, question: { ask: 'play', play }, options: { ...NOTHING, plays } };
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

const sight = (parts: Parts) => ({ parts, catalog, seat: 0 });
const fitting = (parts: Parts) => HINTS.filter(({ about }) => about(sight(parts), new Set())).map(({ name }) => name);

beforeEach(() => {
  setLang('en');
  startLesson(tablePart().table);
});

describe('the six hints', () => {
  it('come when there is something to do', () => {
    expect(fitting(playing())).toEqual([]);
    expect(fitting(playing({ asked: asked([GRIEF]) }))).toEqual(['misery']);
    expect(fitting(playing({ asked: asked([CHEER], 'second') }))).toEqual(['cheer']);
    expect(fitting(playing({ asked: asked([STORM]) }))).toEqual([]);
  });

  it('know what lies covered, and who is ripe', () => {
    const worse = { ...stack(ANNE, 0, -10, null), layers: [GRIEF] };
    expect(fitting(playing({ asked: asked([DEMISE]), 'stack/0': worse }))).toEqual(['death']);
    expect(fitting(playing({ asked: asked([DEMISE], 'second'), 'stack/0': worse }))).toEqual([]);
    const twice = { ...stack(BRAM, 1, -10, null), layers: [GRIEF, GRIEF] };
    expect(fitting(playing({ asked: asked([]), 'stack/2': twice }))).toEqual(['covered']);
  });

  it('speak of an answer only to somebody who has one', () => {
    const window = (cards: number[]): Asked => ({
      decision: 4,
      question: { ask: 'respond', by: 1, card: STORM, named: [] },
      options: { ...NOTHING, plays: cards.map((card) => ({ card, on: [], alone: true })) },
    });
    expect(fitting(playing({ asked: window([]) }))).toEqual([]);
    expect(fitting(playing({ asked: window([CHEER]) }))).toEqual(['response']);
  });

  it('tell of the end when it is near, or when all else was told', () => {
    const dead = stack(ANNE, 0, -10, -10);
    expect(fitting(playing({ asked: asked([]), 'stack/0': dead }))).toEqual(['end']);
    const others = new Set(HINTS.map(({ name }) => name).filter((name) => name !== 'end'));
    expect(nextHint(sight(playing({ asked: asked([]) })), others)?.hint.name).toBe('end');
  });

  it('point at what they speak of', () => {
    const about = nextHint(sight(playing({ asked: asked([GRIEF]) })), new Set())?.about;
    expect(about?.places).toEqual([`card/${GRIEF}`, 'stack/0', 'stack/1']);
  });

  it.each(LANGS)('name the card and the person (%s)', (tongue) => {
    setLang(tongue);
    for (const { name } of HINTS) {
      const words = t(`lesson-${name}`, { card: 'CARD', name: 'NAME', played: 'PLAYED' });
      expect(words.length, name).toBeGreaterThan(40);
    }
    expect(t('lesson-death', { card: 'CARD', name: 'NAME' })).toMatch(/NAME.*CARD/);
  });
});

describe('the first game', () => {
  it('goes on with an answer, and remembers what it told', async () => {
    const room = new FakeRoom(playing({ asked: asked([GRIEF]) }), { seat: 0 });
    const next = new FakeRoom(playing({ asked: asked([GRIEF, CHEER], 'second', 2) }), { seat: 0 });
    const { rerender, unmount } = render(Lesson, { room, catalog });
    expect(screen.getByText('Make your own miserable')).toBeTruthy();
    expect(screen.getByText('1 of 6')).toBeTruthy();
    await rerender({ room: next });
    expect(screen.getByText('Cheer a rival')).toBeTruthy();
    await rerender({ room: new FakeRoom(playing({ asked: asked([STORM], 'first', 3) }), { seat: 0 }) });
    expect(localStorage.getItem('woe-hints')).toBe('misery cheer');
    unmount();
    localStorage.setItem('woe-hints', 'misery');
    render(Lesson, { room: next, catalog });
    expect(screen.getByText('2 of 6')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'No more hints' }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(localStorage.getItem('woe-lesson')).toBe('');
  });

  it('keeps a hint while what was missed is shown, and the question with it comes back', async () => {
    const room = new FakeRoom(playing({ asked: asked([GRIEF]) }), { seat: 0 });
    const { rerender } = render(Lesson, { room, catalog });
    await rerender({ room: new FakeRoom(playing({ asked: null }), { seat: 0 }) });
    expect(screen.queryByRole('button')).toBeNull();
    await rerender({ room });
    expect(screen.getByText('Make your own miserable')).toBeTruthy();
  });

  it('tells of a death even if nobody has heeded what lies covered', async () => {
    const twice = { ...stack(ANNE, 0, -10, null), layers: [GRIEF, GRIEF] };
    const at = (decision: number) =>
      new FakeRoom(playing({ asked: asked([DEMISE], 'first', decision), 'stack/0': twice }), { seat: 0 });
    const { rerender } = render(Lesson, { room: at(1), catalog });
    expect(screen.getByText('What lies covered')).toBeTruthy();
    await rerender({ room: at(2) });
    expect(screen.getByText('A death')).toBeTruthy();
  });

  it('is nobody else’s: not at other tables, not for watchers', () => {
    const parts = playing({ asked: asked([GRIEF]) });
    render(Lesson, { room: new FakeRoom(parts, 'watcher'), catalog });
    startLesson('elsewhere');
    render(Lesson, { room: new FakeRoom(parts, { seat: 0 }), catalog });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
