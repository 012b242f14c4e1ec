import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenTable } from '../../src/wire';
import { violations } from './axe';
import { catalogWith, FOUR_FAMILIES, PARTIES, TALES, TOKEN } from './house';

const opening = vi.hoisted(() => ({ openTable: vi.fn(), sitDown: vi.fn() }));
vi.mock('../../src/lobby/opening', async (original) => ({ ...(await original<object>()), ...opening }));
vi.mock('../../src/lobby/boxes', async (original) => ({
  ...(await original<object>()),
  loadBoxes: async () => (await import('./house')).BOXES,
}));

/** The fifth family comes with a box, before one that was there. */
const HOMELY = catalogWith(['mystery'], {
  families: [
    { ...FOUR_FAMILIES.families[0]!, id: 'canard', name: { en: 'The Ducks', it: 'Le Anatre' } },
    ...FOUR_FAMILIES.families,
  ],
  sets: ['gloom', 'homes'].map((id) => ({ ...FOUR_FAMILIES.sets[0]!, id })),
});
const loadCatalog = vi.hoisted(() => vi.fn());
vi.mock('../../src/card/catalog', async (original) => ({ ...(await original<object>()), loadCatalog }));

function pageOf(sets: readonly string[]) {
  if (sets.includes('fairytale')) return TALES;
  if (sets.includes('munchkin')) return PARTIES;
  return sets.includes('homes') ? HOMELY : FOUR_FAMILIES;
}

const { default: Open } = await import('../../src/lobby/Open.svelte');
const { Declined } = await import('../../src/lobby/opening');
const { heldAt } = await import('../../src/lobby/seats');

async function laid(company: 'open' | 'device' = 'open') {
  const { container } = render(Open, { company });
  await screen.findByRole('group', { name: 'Your family' });
  await screen.findByRole('radio', { name: 'gloom' });
  return container;
}

function posted(): OpenTable {
  return opening.openTable.mock.calls[0]?.[0] as OpenTable;
}

const seat = (number: number) => within(screen.getByRole('group', { name: `Seat ${number}` }));

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  localStorage.setItem('woe-name', 'Ann');
  localStorage.removeItem('woe-tables');
  opening.openTable.mockReset().mockResolvedValue({ table: 'willow', seat: 0, token: TOKEN });
  opening.sitDown.mockReset();
  loadCatalog.mockReset().mockImplementation((_edition, _plain, sets: string[]) => Promise.resolve(pageOf(sets)));
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.removeItem('woe-name');
});

describe('opening a table', () => {
  it('posts what was chosen', async () => {
    await laid();
    await fireEvent.click(screen.getByRole('radio', { name: 'Three' }));
    await fireEvent.click(seat(2).getByRole('radio', { name: 'a bot' }));
    await fireEvent.change(seat(2).getByRole('combobox'), { target: { value: 'raven' } });
    await fireEvent.click(screen.getByRole('radio', { name: /Second edition/ }));
    await fireEvent.click(screen.getByRole('checkbox', { name: /Swift/ }));
    await fireEvent.click(screen.getByRole('radio', { name: /The Others/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
    await waitFor(() => expect(location.pathname).toBe('/t/willow'));
    expect(posted()).toMatchObject({
      name: 'Ann',
      family: 1,
      others: [{ bot: 'raven' }, 'open'],
      watching: true,
      start: false,
      options: { edition: 'second', swift: true, characters: null, retorts: null, rounds: 60 },
    });
    expect(heldAt('willow')).toEqual([{ token: TOKEN, seat: 0, name: 'Ann' }]);
  });

  it('has short windows, long ones, or none that hide anything', async () => {
    await laid();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Short\. A second or two/ }).checked).toBe(true);
    await fireEvent.click(screen.getByRole('radio', { name: /^Long\. .*people who cannot be quick/ }));
    await fireEvent.click(screen.getByRole('checkbox', { name: /Swift/ }));
    expect(screen.queryByRole('radio', { name: /^Long/ })).toBeNull();
    await fireEvent.click(screen.getByRole('checkbox', { name: /Swift/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
    await waitFor(() => expect(posted()).toMatchObject({ options: { response_seconds: 15, swift: false } }));
  });

  it('can begin at once if only bots are asked for', async () => {
    await laid();
    await fireEvent.click(screen.getByRole('radio', { name: 'Two' }));
    await fireEvent.click(seat(2).getByRole('radio', { name: 'a bot' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Begin at once' }));
    await waitFor(() => expect(posted().start).toBe(true));
  });

  it('explains the misfits as soon as more people play than there are families', async () => {
    await laid();
    await fireEvent.click(screen.getByRole('radio', { name: 'Two' }));
    expect(screen.queryByText(/the fifth player gets these/)).toBeNull();
    await fireEvent.click(screen.getByRole('radio', { name: 'Five' }));
    expect(screen.getByText(/the fifth player gets these/)).toBeTruthy();
    expect(screen.getByRole('radio', { name: /The misfits/ })).toBeTruthy();
  });

  it('asks for a name before it asks the house', async () => {
    localStorage.removeItem('woe-name');
    await laid();
    await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
    expect(screen.getByRole('alert').textContent).toContain('say what you are called');
    expect(opening.openTable).not.toHaveBeenCalled();
  });

  it('shows why the house declines', async () => {
    opening.openTable.mockRejectedValue(new Declined('no room'));
    await laid();
    await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('no room'));
  });

  it('seats those who share the device', async () => {
    opening.sitDown.mockResolvedValue({ seat: 1, token: TOKEN.replace('0', 'b') });
    await laid('device');
    await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
    expect(screen.getByRole('alert').textContent).toContain('everyone at this device needs a name');
    const name = seat(2).getByRole('textbox', { name: 'Their name' });
    await fireEvent.input(name, { target: { value: 'ann' } });
    expect(screen.getByRole('alert').textContent).toContain('the same name');
    await fireEvent.input(name, { target: { value: 'Bob' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
    await waitFor(() => expect(heldAt('willow')).toHaveLength(2));
    expect(opening.sitDown).toHaveBeenCalledWith('willow', 'Bob', null);
  });

  it('keeps nothing from anyone', async () => {
    expect(await violations(await laid())).toEqual([]);
  });
});

const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
const tick = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const post = () => fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));

describe('choosing from the boxes', () => {
  it('has a sentence for each, how long it takes, and for how many', async () => {
    await laid();
    const words = (name: string) => {
      const input = screen.getByRole('radio', { name });
      return document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
    };
    expect(words('gloom')).toContain('What gloom promises.');
    expect(words('gloom')).toContain('2 to 5 players');
    expect(words('fairytale')).toContain('With 20 characters.');
    expect(screen.getByText(/Not of the house/)).toBeTruthy();
  });

  it('mixes expansions in, and offers what they bring', async () => {
    await laid();
    expect(screen.queryByRole('checkbox', { name: /Mysteries at home/ })).toBeNull();
    await fireEvent.click(radio(/The Others/));
    await fireEvent.click(tick('homes'));
    await fireEvent.click(await screen.findByRole('checkbox', { name: /Mysteries at home/ }));
    await fireEvent.click(tick(/Trimmed/));
    expect(screen.getByText('On the table: gloom and homes. So laid, about 45 minutes.')).toBeTruthy();
    await post();
    const { family, options } = posted();
    expect(options).toMatchObject({ sets: ['gloom', 'homes'], edition: 'first' });
    expect(options.beside).toMatchObject({ mysteries_at_home: true, trimmed: true });
    expect(HOMELY.families[family ?? 0]?.id).toBe('others');
  });

  it('has the edition of the box, no families, and Stories to agree upon', async () => {
    await laid();
    await fireEvent.click(radio('fairytale'));
    await screen.findByText(/Nobody has characters yet/);
    expect(screen.queryByRole('group', { name: 'Your family' })).toBeNull();
    expect(screen.queryByRole('radio', { name: /First edition/ })).toBeNull();
    await fireEvent.click(radio(/Drafted/));
    await fireEvent.click(radio('agreed upon'));
    await fireEvent.click(tick('story 1'));
    expect(tick('story 2').hasAttribute('disabled')).toBe(true);
    await fireEvent.click(tick('story 3'));
    await post();
    expect(posted().options).toMatchObject({ sets: ['fairytale'], edition: 'second' });
    expect(posted().options.beside).toMatchObject({ casting: 'drafted', stories: 2, agreed: [1, 2] });
  });

  it('has parties where the box has no families', async () => {
    await laid();
    expect(screen.getByText(/^With 4 families\.$/)).toBeTruthy();
    expect(screen.getByText(/^With 4 parties\.$/)).toBeTruthy();
    await fireEvent.click(radio('munchkin'));
    expect(await screen.findByRole('group', { name: 'Your party' })).toBeTruthy();
    await fireEvent.click(radio('Five'));
    expect(screen.getByText(/^There are four parties\./)).toBeTruthy();
    await fireEvent.click(radio('gloom'));
    expect(await screen.findByRole('group', { name: 'Your family' })).toBeTruthy();
  });

  it('plays without Stories, or with so many by lot', async () => {
    await laid();
    await fireEvent.click(radio('fairytale'));
    await fireEvent.change(await screen.findByRole('combobox', { name: 'How many' }), { target: { value: '2' } });
    await fireEvent.click(radio('none'));
    await fireEvent.click(radio('by lot'));
    await fireEvent.click(radio('none'));
    await post();
    expect(posted().options.beside).toMatchObject({ stories: 0, agreed: [] });
  });

  it('explains a combination that cannot be, and what to do', async () => {
    await laid();
    await fireEvent.click(radio('munchkin'));
    await fireEvent.click(tick('homes'));
    expect(screen.getByText(/homes is made for gloom and cannot be mixed into munchkin/)).toBeTruthy();
    await post();
    expect(screen.getByRole('alert').textContent).toContain('these boxes do not go together');
    expect(opening.openTable).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Leave homes in its box' }));
    await post();
    expect(posted().options).toMatchObject({ sets: ['munchkin'], edition: 'second' });
  });

  it('puts expansions back when another game is chosen, and the edition with them', async () => {
    await laid();
    await fireEvent.click(tick('homes'));
    await fireEvent.click(radio('munchkin'));
    expect((tick('homes') as HTMLInputElement).checked).toBe(false);
    await fireEvent.click(radio('gloom'));
    await post();
    expect(posted().options).toMatchObject({ sets: ['gloom'], edition: 'first' });
  });

  it('says so when there are too few characters for so many', async () => {
    await laid();
    await fireEvent.click(radio('fairytale'));
    await fireEvent.click(radio('Five'));
    expect((await screen.findAllByText(/not enough characters for 5 players: these boxes have 16/)).length).toBe(1);
    await post();
    expect(opening.openTable).not.toHaveBeenCalled();
  });

  it('says so when the cards of a mix cannot be laid out', async () => {
    await laid();
    loadCatalog.mockRejectedValue(new Error('no'));
    await fireEvent.click(tick('guests'));
    await post();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('could not be laid out'));
    expect(opening.openTable).not.toHaveBeenCalled();
  });

  it('keeps nothing from anyone, whatever is chosen', async () => {
    const container = await laid();
    await fireEvent.click(radio('fairytale'));
    await fireEvent.click(await screen.findByRole('radio', { name: 'agreed upon' }));
    await fireEvent.click(tick('homes'));
    expect(await violations(container)).toEqual([]);
  });
});
