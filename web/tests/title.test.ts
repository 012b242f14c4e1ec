import { expect, it } from 'vitest';
import { setLang } from '../src/lang';
import { firstTitle, titleOf } from '../src/title';

it('calls every screen by its name and the name of the house', () => {
  expect(titleOf('landing')).toBe('Woebegone');
  expect(titleOf('rules')).toBe('The rules · Woebegone');
  setLang('it');
  expect(titleOf('lost')).toBe('Qui non abita nessuno · Woebegone');
  setLang('en');
});

it('leaves the first title of a table to the server, which knows whose it is', () => {
  expect(firstTitle('room', 'Ann invites you to Gloom · Woebegone')).toBe('Ann invites you to Gloom · Woebegone');
  expect(firstTitle('room', 'Woebegone')).toBe('A table · Woebegone');
  expect(firstTitle('gallery', 'The rules · Woebegone')).toBe('The gallery · Woebegone');
});
