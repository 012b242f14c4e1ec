import { beforeEach, describe, expect, it } from 'vitest';
import { heldAt, holdSeat, keptTables, letGo, seatFromAddress, seatLink } from '../../src/lobby/seats';
import { TOKEN } from './house';

const OTHER = TOKEN.replace('0', 'f');

beforeEach(() => localStorage.removeItem('woe-tables'));

describe('the seats of this browser', () => {
  it('are kept by table, the newest first, several at one table', () => {
    holdSeat('elm', { token: TOKEN, seat: 0, name: 'Ann' });
    holdSeat('willow', { token: TOKEN, seat: null, name: null });
    holdSeat('willow', { token: OTHER, seat: 2, name: 'Bob' });
    holdSeat('willow', { token: TOKEN, seat: 1, name: 'Ann' });
    expect(keptTables().map(({ table }) => table)).toEqual(['willow', 'elm']);
    expect(heldAt('willow').map(({ seat }) => seat)).toEqual([2, 1]);
    letGo('willow', OTHER);
    expect(heldAt('willow').map(({ seat }) => seat)).toEqual([1]);
    letGo('elm');
    expect(keptTables()).toHaveLength(1);
  });

  it.each(['{', '17', '[{"table":1}]', '[{"table":"willow","held":[{"token":"short"}]}]'])(
    'survive nonsense in the store: %s',
    (text) => {
      localStorage.setItem('woe-tables', text);
      expect(keptTables()).toEqual([]);
    },
  );

  it('come out of a private link, which is cleaned', () => {
    const link = new URL(seatLink('willow', TOKEN));
    history.replaceState(null, '', link.pathname + link.hash);
    expect(seatFromAddress('willow')).toBe(TOKEN);
    expect(location.href).not.toContain(TOKEN);
    expect(heldAt('willow')).toEqual([{ token: TOKEN, seat: null, name: null }]);
  });

  it('do not come out of a broken one', () => {
    history.replaceState(null, '', '/t/willow#seat=nonsense');
    expect(seatFromAddress('willow')).toBeNull();
    expect(location.hash).toBe('');
  });
});
