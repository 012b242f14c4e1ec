import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenTable } from '../../src/wire';
import { violations } from './axe';
import { TOKEN, TWO_FAMILIES } from './house';

const opening = vi.hoisted(() => ({ openTable: vi.fn(), sitDown: vi.fn() }));
vi.mock('../../src/lobby/opening', async (original) => ({ ...(await original<object>()), ...opening }));
vi.mock('../../src/card/catalog', async (original) => ({
  ...(await original<object>()),
  loadCatalog: () => Promise.resolve(TWO_FAMILIES),
}));

const { default: Open } = await import('../../src/lobby/Open.svelte');
const { Declined } = await import('../../src/lobby/opening');
const { heldAt } = await import('../../src/lobby/seats');

async function laid(company: 'open' | 'device' = 'open') {
  const { container } = render(Open, { company });
  await screen.findByRole('group', { name: 'Your family' });
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
