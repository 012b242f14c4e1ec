import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Links from '../../src/lobby/Links.svelte';
import Lobby from '../../src/lobby/Lobby.svelte';
import Visitor from '../../src/lobby/Visitor.svelte';
import { CODES, troubleText } from '../../src/lobby/said';
import { heldAt, holdSeat } from '../../src/lobby/seats';
import { BUNDLES, LANGS } from '../../src/lang/bundles';
import type { CatalogPage, Line, TableOptions } from '../../src/wire';
import { violations } from './axe';
import {
  catalogWith,
  FakeRoom,
  FOUR_FAMILIES,
  mine,
  OPEN_SEAT,
  OPTIONS,
  person,
  TALES,
  tablePart,
  TOKEN,
} from './house';

const catalog = FOUR_FAMILIES;
vi.mock('../../src/lobby/boxes', async (original) => ({
  ...(await original<object>()),
  loadBoxes: async () => (await import('./house')).BOXES,
}));

const ANN = person('Ann', { family: 0 });
const BOT = person('Governess', { sits: 'bot', level: 'governess' });

function hosting(people = [ANN, person('Bob', { day: 'It rained soup.' }), BOT]) {
  const room = new FakeRoom({ table: tablePart(), people, me: mine(0) }, { seat: 0 });
  return { room, ...render(Lobby, { room, catalog }) };
}

beforeEach(() => localStorage.removeItem('woe-tables'));

describe('the lobby of a host', () => {
  it('begins with the saddest day, or by lot', async () => {
    const { room } = hosting();
    await fireEvent.click(screen.getByRole('button', { name: 'Let it begin' }));
    await fireEvent.click(screen.getByRole('radio', { name: /It rained soup/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Let it begin' }));
    expect(room.sent).toEqual([{ start: { first: null } }, { start: { first: 1 } }]);
  });

  it('arranges seats', async () => {
    const { room } = hosting();
    await fireEvent.click(screen.getByRole('button', { name: /Show out: Bob/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Give it to a bot: seat 2' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Open it: seat 3' }));
    await fireEvent.change(screen.getByRole('combobox', { name: /bot at seat 3/ }), { target: { value: 'medium' } });
    expect(room.sent).toEqual([
      { arrange: { seat: 1, to: 'open' } },
      { arrange: { seat: 1, to: { bot: 'governess' } } },
      { arrange: { seat: 2, to: 'open' } },
      { arrange: { seat: 2, to: { bot: 'medium' } } },
    ]);
  });

  it('does not begin while a seat is empty, and says what to do', async () => {
    const { room } = hosting([ANN, OPEN_SEAT, OPEN_SEAT]);
    expect(screen.getByRole('button', { name: 'Let it begin' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(/2 seats are still empty/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Bots for all empty seats' }));
    await waitFor(() => expect(room.sent).toHaveLength(2));
  });

  it('gives links away, and the private one only when asked', async () => {
    holdSeat('willow', { token: TOKEN, seat: 0, name: 'Ann' });
    const { container } = hosting();
    const values = () =>
      [...container.querySelectorAll<HTMLInputElement>('input[readonly]')].map((field) => field.value);
    expect(values()).toEqual([`${location.origin}/t/willow`, `${location.origin}/w/peep`]);
    await fireEvent.click(screen.getByRole('button', { name: 'Take this seat to another device' }));
    expect(values()).toContain(`${location.origin}/t/willow#seat=${TOKEN}`);
  });

  it('changes the options and who may watch', async () => {
    const { room } = hosting();
    await fireEvent.click(screen.getByRole('radio', { name: /First edition/ }));
    await fireEvent.click(screen.getByRole('checkbox', { name: 'People may watch' }));
    expect(room.sent).toMatchObject([
      { options: { options: { edition: 'first', rounds: 60 } } },
      { watching: { allowed: false } },
    ]);
  });

  it('lets those who watch talk, or not', async () => {
    const { room } = hosting();
    const talking = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Those who watch may talk' });
    expect([talking.checked, talking.disabled]).toEqual([true, false]);
    await fireEvent.click(talking);
    expect(room.sent).toEqual([{ talking: { allowed: false } }]);
  });

  it('mixes a box in', async () => {
    const { room } = hosting();
    await fireEvent.click(await screen.findByRole('checkbox', { name: 'homes' }));
    expect(room.sent).toMatchObject([{ options: { options: { sets: ['gloom', 'homes'] } } }]);
  });

  it('explains boxes that do not go together, and begins nothing with them', async () => {
    const options = { ...OPTIONS, sets: ['fairytale'] };
    const room = new FakeRoom({ table: tablePart({ options }), people: [ANN, BOT], me: mine(0) }, { seat: 0 });
    render(Lobby, { room, catalog: TALES });
    await fireEvent.click(await screen.findByRole('checkbox', { name: 'homes' }));
    expect(screen.getByText(/homes is made for gloom and cannot be mixed into fairytale/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Let it begin' }).hasAttribute('disabled')).toBe(true);
    expect(room.sent).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'Play gloom instead' }));
    expect(room.sent).toMatchObject([{ options: { options: { sets: ['gloom', 'homes'], edition: 'first' } } }]);
    expect(document.activeElement?.getAttribute('type')).toBe('radio');
  });

  it('begins nothing with more players than families', () => {
    const people = [ANN, BOT, person('B'), person('C')];
    const room = new FakeRoom({ table: tablePart(), people, me: mine(0) }, { seat: 0 });
    render(Lobby, { room, catalog: { ...catalog, families: catalog.families.slice(0, 3) } });
    expect(screen.getByText(/not enough families for 4 players: these boxes have 3/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Let it begin' }).hasAttribute('disabled')).toBe(true);
  });

  it('says why something is not done', async () => {
    const { room } = hosting();
    room.reply = { trouble: { code: 'family-taken' } };
    await fireEvent.click(screen.getByRole('radio', { name: /The Others/ }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('somebody has that family already'));
  });

  it('keeps nothing from anyone', async () => {
    expect(await violations(hosting().container)).toEqual([]);
  });
});

describe('the lobby of a guest', () => {
  function visiting() {
    const people = [ANN, person('Bob'), OPEN_SEAT];
    const room = new FakeRoom({ table: tablePart(), people, me: mine(1) }, { seat: 1 });
    return { room, ...render(Lobby, { room, catalog }) };
  }

  it('chooses a family that nobody has, and tells a day', async () => {
    const { room } = visiting();
    expect(screen.getByRole('radio', { name: /Ann has them/ }).hasAttribute('disabled')).toBe(true);
    await fireEvent.click(screen.getByRole('radio', { name: /The Others/ }));
    const day = screen.getByRole('textbox', { name: /My worst day/ });
    await fireEvent.input(day, { target: { value: ' <b>Soup</b> ' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Tell' }));
    expect(room.sent).toEqual([{ family: { family: 1 } }, { day: { line: '<b>Soup</b>' } }]);
  });

  it('has nothing to decide for others', () => {
    visiting();
    expect(screen.queryByRole('button', { name: 'Let it begin' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Show|Give/ })).toBeNull();
    expect(screen.queryByText('Link for watchers')).toBeNull();
    expect(screen.getByText(/Ann says when it begins/)).toBeTruthy();
  });
});

describe('the lobby of a watcher', () => {
  function watching(talking: boolean, lines: Line[] = []) {
    const room = new FakeRoom({ table: tablePart({ talking }), people: [ANN, OPEN_SEAT] }, 'watcher');
    room.lines = lines;
    return { room, ...render(Lobby, { room, catalog }) };
  }

  it('hears what is said, and remarks on it under a name', async () => {
    const { room, container } = watching(true, [{ number: 1, kind: 'chat', seat: 0, at: null, line: 'Shall we?' }]);
    expect(screen.getByRole('log').textContent).toContain('Ann Shall we?');
    await fireEvent.input(screen.getByRole('textbox', { name: 'Your name' }), { target: { value: 'Ida' } });
    await fireEvent.input(screen.getByRole('textbox', { name: 'Say something' }), { target: { value: 'Do.' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Say it' }));
    expect(room.sent).toEqual([{ remark: { name: 'Ida', line: 'Do.' } }]);
    expect(await violations(container)).toEqual([]);
    localStorage.removeItem('woe-name');
  });

  it('only hears it where the host wants no remarks', () => {
    watching(false, [{ number: 1, kind: 'chat', seat: 0, at: null, line: 'Shall we?' }]);
    expect(screen.getByRole('log')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Say something' })).toBeNull();
  });
});

describe('what a table is played with', () => {
  function terms(page: CatalogPage, more: Partial<TableOptions> = {}) {
    const parts = { table: tablePart({ options: { ...OPTIONS, ...more } }), people: [ANN, person('Bob')], me: mine(1) };
    render(Lobby, { room: new FakeRoom(parts, { seat: 1 }), catalog: page });
    return screen.getAllByRole('listitem').map((item) => item.textContent);
  }

  it('is told to all, and only what matters', () => {
    const beside = { ...OPTIONS.beside, guests: 3, stories: 4, agreed: [], trimmed: true };
    expect(terms(catalog, { beside }).join()).not.toMatch(/Guest|Story|Stories|Mystery|Surplus/);
  });

  it('names Guests, Stories and Mysteries where there are such', () => {
    const page = catalogWith(['guest', 'guest', 'guest', 'mystery', 'story', 'story'], {
      sets: ['gloom', 'homes'].map((id) => ({ ...catalog.sets[0]!, id, name: { en: id, it: id } })),
    });
    const beside = { ...OPTIONS.beside, stories: 2, agreed: [0, 1], mysteries_at_home: true, trimmed: true };
    const told = terms(page, { beside });
    expect(within(screen.getByRole('list', { name: 'Boxes on the table' })).getAllByRole('listitem')).toHaveLength(2);
    expect(told).toContain('2 Guests wait in the middle');
    expect(told).toContain('Stories in the middle: story 5 and story 6');
    expect(told).toContain("A Mystery may be laid on one's own Residence only.");
    expect(told.join()).toContain('Surplus cards of the expansions');
  });

  it('has characters instead of families in a fairy tale', () => {
    const beside = { ...OPTIONS.beside, casting: 'drafted' };
    const told = terms(TALES, { sets: ['fairytale'], beside });
    expect(told).toContain('4 characters for each player');
    expect(told).toContain('Characters are picked one at a time, round the table.');
    expect(told).toContain('2 Stories in the middle, by lot');
    expect(screen.queryByRole('group', { name: 'Your family' })).toBeNull();
    expect(screen.getByText(/Nobody has characters yet/)).toBeTruthy();
  });
});

describe('a visitor', () => {
  it('needs only a name where there are no families', async () => {
    localStorage.setItem('woe-name', 'Cleo');
    const room = new FakeRoom({ table: tablePart(), people: [ANN, OPEN_SEAT] }, 'visitor');
    room.reply = { ok: { seated: { seat: 1, token: TOKEN } } };
    render(Visitor, { room, catalog: TALES });
    await fireEvent.click(screen.getByRole('button', { name: 'Take the seat' }));
    expect(room.sent).toEqual([{ join: { name: 'Cleo', family: null } }]);
    localStorage.removeItem('woe-name');
  });

  it('is seated by a name and a family', async () => {
    localStorage.setItem('woe-name', 'Cleo');
    const room = new FakeRoom({ table: tablePart(), people: [ANN, OPEN_SEAT] }, 'visitor');
    room.reply = { ok: { seated: { seat: 1, token: TOKEN } } };
    const onseated = vi.fn();
    const { container } = render(Lobby, { room, catalog, onseated });
    expect(await violations(container)).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: /The Others/ }));
    await waitFor(() => expect(onseated).toHaveBeenCalledWith({ seat: 1, token: TOKEN }));
    expect(room.sent).toEqual([{ join: { name: 'Cleo', family: 1 } }]);
    expect(heldAt('willow')).toEqual([{ token: TOKEN, seat: 1, name: 'Cleo' }]);
    localStorage.removeItem('woe-name');
  });

  it('is asked for a name first', async () => {
    localStorage.removeItem('woe-name');
    const room = new FakeRoom({ table: tablePart(), people: [ANN, OPEN_SEAT] }, 'visitor');
    render(Visitor, { room, catalog });
    await fireEvent.click(screen.getByRole('button', { name: /Whichever is left/ }));
    expect(screen.getByRole('alert').textContent).toContain('first say what you are called');
    expect(room.sent).toEqual([]);
  });

  it('takes a free seat of a game that is on with one click less', async () => {
    localStorage.setItem('woe-name', 'Cleo');
    const parts = { table: tablePart({ phase: 'playing' }), people: [ANN, OPEN_SEAT] };
    const room = new FakeRoom(parts, 'visitor');
    room.reply = { ok: { seated: { seat: 1, token: TOKEN } } };
    render(Visitor, { room, catalog });
    await fireEvent.click(screen.getByRole('button', { name: 'Take the seat' }));
    expect(room.sent).toEqual([{ join: { name: 'Cleo', family: null } }]);
    localStorage.removeItem('woe-name');
  });

  it('is told when every seat is taken', () => {
    const room = new FakeRoom({ table: tablePart(), people: [ANN, BOT] }, 'visitor');
    render(Visitor, { room, catalog });
    expect(screen.getByRole('heading', { name: 'Every seat is taken' })).toBeTruthy();
    expect(screen.getByText(/though not by this link: ask the host for the “Link for watchers”/)).toBeTruthy();
  });

  it('is told whom to ask where nobody may watch', () => {
    const room = new FakeRoom({ table: tablePart({ watching: false }), people: [ANN, BOT] }, 'visitor');
    render(Visitor, { room, catalog });
    expect(screen.getByText(/Nobody may watch this table for now\. Ask the host/)).toBeTruthy();
    expect(screen.queryByText(/Link for watchers/)).toBeNull();
  });
});

describe('trouble', () => {
  it('has a sentence for every code in both languages', () => {
    const missing = LANGS.flatMap((lang) => CODES.filter((code) => !BUNDLES[lang].hasMessage(`trouble-${code}`)));
    expect(missing).toEqual([]);
  });

  it('has one for a code that nobody knows', () => {
    expect(troubleText('elephants')).toBe(troubleText('unknown'));
  });
});

describe('the links of a table', () => {
  it('are at hand while a game is on', async () => {
    holdSeat('willow', { token: TOKEN, seat: 0, name: 'Ann' });
    const parts = { table: tablePart({ phase: 'playing' }), people: [ANN, BOT], me: mine(0) };
    const { container } = render(Links, { room: new FakeRoom(parts, { seat: 0 }) });
    expect(container.querySelectorAll('input[readonly]')).toHaveLength(2);
    await fireEvent.click(screen.getByRole('button', { name: 'Take this seat to another device' }));
    const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Private link to your seat' });
    expect(link.value).toContain(`#seat=${TOKEN}`);
  });
});
