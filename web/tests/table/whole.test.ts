// The table of the whole family: houses, Guests, Stories, Expeditions, and a cast to choose from.
import { cleanup, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setIdiom, setLang } from '../../src/lang';
import { Narrator } from '../../src/lang/telling';
import type { Parts } from '../../src/net/parts';
import { changesBetween, valueOf } from '../../src/net/plays';
import Table from '../../src/table/Table.svelte';
import { chapters } from '../../src/table/chronicle';
import { middleOf } from '../../src/table/places';
import type { Beat } from '../../src/wire';
import {
  BELL,
  FREE,
  GUEST,
  HELD,
  HOUSE,
  KEEP,
  lone,
  MYSTERY,
  under,
  VISITOR,
  WHOLE,
  wholeEvening,
} from '../fixtures/whole';
import { GRIEF, STORM } from '../fixtures/catalog';
import { violations } from '../lobby/axe';
import { asked, Evening } from './evening';

HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};

let table: Evening;

async function show(parts: Partial<Parts> = {}, catalog = WHOLE): Promise<void> {
  table = new Evening(wholeEvening(parts));
  table.recalls();
  await tick();
  render(Table, { catalog, connection: table.connection });
  await tick();
}

beforeEach(() => (globalThis.innerWidth = 1440));
afterEach(() => {
  cleanup();
  table?.connection.close();
  setLang('en');
  setIdiom();
});

const settle = async () => {
  await Promise.resolve();
  await tick();
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
async function click(name: string | RegExp): Promise<void> {
  button(name).click();
  await settle();
}
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const lit = () => [...document.querySelectorAll('.place:has(.lit)')].map((place) => place.getAttribute('data-place'));

const PLAY = (choices: number[]) =>
  asked(
    { ask: 'play', play: 'first' },
    {
      plays: [
        { card: GRIEF, on: [0, 2], alone: false },
        { card: MYSTERY, on: [HOUSE], alone: false },
      ],
      discards: [MYSTERY],
      choices,
      pass: true,
    },
  );

describe('the places of the table', () => {
  it('are a family and its house, whoever holds a Story, and the middle', async () => {
    await show();
    expect(region(/^Ann/).getByRole('button', { name: /^The Keep\. Residence\. counts −15/ })).toBeTruthy();
    expect(region(/^Dot/).getByRole('button', { name: /^The Bell\. Story\. counts −10/ })).toBeTruthy();
    const middle = region('The middle of the table');
    expect(middle.getByRole('button', { name: /^Whiskers\. Guest\. in the middle/ })).toBeTruthy();
    expect(middle.getByRole('button', { name: /^The Hound\. Story/ })).toBeTruthy();
    expect(middle.getByRole('button', { name: 'A Wet Week. Expedition. Nobody may play Events' })).toBeTruthy();
  });

  it('count the same wherever it is said: a house with its bonus, the living what shows', () => {
    const house = under(MYSTERY, KEEP, 0, { worth: -15, reckoned: -25 });
    const living = lone(GUEST, null);
    expect([valueOf(house), valueOf(living)]).toEqual([-25, -10]);
    const bare = { ...house, face: { ...house.face, worth: 0, reckoned: 0 } };
    expect(changesBetween({ 'stack/0': bare }, { 'stack/0': house }, 1)).toMatchObject([
      { from: valueOf(bare), to: valueOf(house) },
    ]);
  });

  it('are there for everybody', async () => {
    await show();
    expect(await violations(document.body)).toEqual([]);
  });

  it('say that the middle is empty, and have none where the game has none', async () => {
    await show({
      middle: null,
      [`stack/${VISITOR}`]: undefined,
      [`stack/${HELD}`]: undefined,
      [`stack/${FREE}`]: undefined,
    });
    expect(region('The middle of the table').getByText(/The middle is empty/)).toBeTruthy();
    cleanup();
    const bare = { ...WHOLE, cards: WHOLE.cards.filter(({ kind }) => kind !== 'expedition') };
    await show({ middle: null, [`stack/${VISITOR}`]: undefined }, bare);
    expect(screen.queryByRole('region', { name: 'The middle of the table' })).toBeNull();
  });

  it('can be asked after in the tale', async () => {
    await show();
    const groups = [...document.querySelectorAll('.filter optgroup')].map((one) => [
      one.getAttribute('label'),
      one.children.length,
    ]);
    expect(groups).toEqual([
      ['Ann', 3],
      ['Bea', 2],
      ['Cyr', 2],
      ['Dot', 3],
      ['The middle of the table', 2],
    ]);
  });
});

describe('what can be done there', () => {
  it('lays a Mystery on a Residence, or throws it away for nothing', async () => {
    await show({ hand: [GRIEF, MYSTERY], asked: PLAY([]) });
    await click(/^A Locked Room/);
    expect(lit()).toEqual([`stack/${HOUSE}`]);
    expect(button('Discard “A Locked Room”: it costs no play')).toBeTruthy();
    await click(/^The Keep/);
    expect(table.answers).toEqual([{ play: { card: MYSTERY, on: HOUSE } }]);
  });

  it('claims a Story by a click on it, or by its button', async () => {
    await show({ asked: PLAY([FREE]) });
    expect(lit()).toEqual([`stack/${FREE}`]);
    await click('Claim The Hound');
    table.replies();
    await settle();
    await click(/^The Hound\. Story/);
    expect(table.answers).toEqual([{ choose: FREE }, { choose: FREE }]);
  });

  it('says why a Story cannot be claimed', async () => {
    await show({ asked: PLAY([FREE]) });
    await click(/^The Bell\. Story/);
    table.replies({ refused: { refusal: 'story-unmet', rule: 'STORY-2' } });
    await settle();
    expect(table.answers).toEqual([{ choose: HELD }]);
    expect(screen.getByRole('link', { name: 'Rule STORY-2' })).toBeTruthy();
  });

  it('plays a card that was taken up, though Stories could be claimed', async () => {
    await show({ asked: PLAY([FREE]) });
    await click(/^was grieved/);
    expect(lit().sort()).toEqual(['stack/0', 'stack/2']);
    await click(/^Old Birch/);
    expect(table.answers).toEqual([{ play: { card: GRIEF, on: 2 } }]);
  });

  it('names a Guest in the middle when a card asks for one', async () => {
    await show({ asked: asked({ ask: 'name', by: 0, card: STORM, named: [] }, { choices: [VISITOR] }) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Choose the Guest for “A Storm”');
    await click(/^Whiskers\. Guest/);
    expect(table.answers).toEqual([{ choose: VISITOR }]);
  });

  it('takes a card from another hand instead of drawing', async () => {
    await show({ asked: asked({ ask: 'draw', left: 2 }, { calls: [1, 3], pass: true }) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('2 cards to come');
    expect(button('Draw from the pile')).toBeTruthy();
    await click('Take from Dot');
    expect(table.answers).toEqual([{ call: 3 }]);
  });
});

describe('a cast to choose from', () => {
  const uncast = (parts: Parts) =>
    Object.fromEntries([0, 1, 2].map((at) => [`stack/${at}`, { ...parts[`stack/${at}`], of: null }]));

  it('lies in the middle, and is chosen by a click on a portrait', async () => {
    const asks = asked({ ask: 'cast' }, { choices: [0, 1, 2] });
    await show({ ...uncast(wholeEvening()), asked: asks, hand: [] });
    const cast = within(screen.getByRole('list', { name: 'Characters whom nobody has chosen yet' }));
    expect(cast.getAllByRole('button').map((one) => one.getAttribute('aria-describedby'))).toEqual(
      Array(3).fill('lit-target'),
    );
    await click(/^Old Birch\. alive/);
    expect(table.answers).toEqual([{ choose: 2 }]);
  });

  it('belongs to nobody until then', () => {
    const parts = { ...wholeEvening(), ...uncast(wholeEvening()) };
    expect(middleOf(WHOLE, parts).cast.map(({ stack }) => stack)).toEqual([0, 1, 2]);
    expect(middleOf(WHOLE, parts).guests.map(({ part }) => part.base)).toEqual([GUEST]);
  });
});

describe('what is told', () => {
  const bases = Array.from({ length: 12 }, (_, at) => wholeEvening()[`stack/${at}`]?.base ?? 0);
  const narrator = new Narrator({ catalog: WHOLE, seats: ['Ann', 'Bea', 'Cyr', 'Dot'], bases });
  const joined = (stack: number, seat: number): Beat => ({ beat: 'joined', stack, seat });
  const told = (beats: Beat[]) =>
    chapters({ narrator, log: [{ at: 1, by: 0, beats }], lines: [], stack: null }).flatMap(
      ({ passages }) => passages[0]?.sentences.map(({ text }) => text) ?? [],
    );

  it('knows from whom a Guest walks away, and from whom a Story is taken', () => {
    const beats = [
      joined(VISITOR, 0),
      joined(VISITOR, 2),
      joined(HELD, 3),
      joined(HELD, 1),
      { beat: 'parted', stack: HELD } as const,
    ];
    expect(told(beats)).toEqual([
      "Whiskers joins Ann's family",
      "Whiskers leaves Ann's family for Cyr's",
      'Dot claims The Bell',
      'Bea claims The Bell from Dot',
      'The Bell goes back to the middle',
    ]);
  });

  it('counts the cards that are taken unseen', () => {
    const taken: Beat = { beat: 'taken', card: null, from: 1, to: 2 };
    expect(told([taken, { ...taken }, { ...taken, card: BELL }])).toEqual([
      "Cyr takes two cards from Bea's hand",
      "Cyr takes “The Bell” from Bea's hand",
    ]);
  });

  it('speaks of endings in a fairy tale', async () => {
    setIdiom({ speech: 'tale', kin: 'company' });
    const tale = { ...WHOLE, sets: WHOLE.sets.map((set) => ({ ...set, speech: 'tale' })) };
    await show(
      {
        asked: asked({ ask: 'play', play: 'second' }, { pass: true }),
        turn: { ...wholeEvening().turn!, play: 'second' },
      },
      tale,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your second play: no endings');
    expect(button(/^Old Ash\. unfinished/)).toBeTruthy();
    expect(button(/^was no more\. Unhappy Ending/)).toBeTruthy();
  });
});

describe('on a phone', () => {
  it('the middle is a page among the families', async () => {
    globalThis.innerWidth = 390;
    let went: Element | null = null;
    Element.prototype.scrollIntoView = function () {
      went = this;
    };
    await show();
    await settle();
    await vi.waitFor(() => expect(went).toBe([...document.querySelectorAll('.pages > *')].at(-1)));
    const pages = within(screen.getByRole('navigation', { name: 'Families' })).getAllByRole('button');
    expect(pages.map((page) => page.textContent?.trim().split(/[.,\s]/)[0])).toEqual([
      'Bea',
      'Cyr',
      'Dot',
      'Middle',
      'Ann',
    ]);
    const shown = [...document.querySelectorAll('.pages > * > *')].map((page) => page.className.split(' ')[0]);
    expect(shown).toEqual(['family', 'family', 'family', 'middle', 'family']);
  });
});
