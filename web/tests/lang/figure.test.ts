import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLang, t } from '../../src/lang';

afterEach(() => {
  vi.restoreAllMocks();
  return setLang('en');
});

describe('numbers in sentences', () => {
  it('are written by themselves where they are small', () => {
    const formats = vi.spyOn(Intl, 'NumberFormat');
    expect(t('table-round', { round: 7 })).toBe('round 7');
    expect(formats).not.toHaveBeenCalled();
  });

  it('are written as the language does where they are large', async () => {
    expect(t('table-round', { round: 12345 })).toBe('round 12,345');
    await setLang('it');
    expect(t('table-round', { round: 12345 })).toBe('giro 12.345');
  });

  it('still choose the plural', () => {
    expect([1, 2].map((count) => t('table-hand', { count }))).toEqual(['Your hand: one card', 'Your hand: 2 cards']);
  });
});
