import { render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { idiomOf } from '../../src/card/idiom';
import type { CatalogPage } from '../../src/card/types';
import HowText from '../../src/help/HowText.svelte';
import Legend from '../../src/help/Legend.svelte';
import { broughtTo } from '../../src/help/brought';
import { LIFE } from '../../src/help/specimen';
import { setIdiom, setLang, t } from '../../src/lang';
import { CATALOG } from '../fixtures/catalog';
import { catalogWith, PARTIES, TALES } from '../lobby/house';

const MIXED = catalogWith(['modifier', 'residence', 'mystery', 'guest', 'story', 'expedition']);
const GAMES: [string, CatalogPage][] = [
  ['the base game', CATALOG],
  ['a dungeon', PARTIES],
  ['a fairy tale', TALES],
  ['all boxes', MIXED],
];

afterEach(() => {
  setLang('en');
  setIdiom();
});

describe('how to play', () => {
  it('explains what the boxes bring, and nothing else', () => {
    expect(broughtTo(CATALOG)).toEqual([]);
    expect(broughtTo(TALES)).toContain('cast');
    expect(broughtTo(MIXED)).toEqual(expect.arrayContaining(['home', 'guests', 'stories', 'expedition']));
  });

  it.each(GAMES)('can be read in %s', (_, catalog) => {
    setIdiom(idiomOf(catalog));
    render(HowText, { catalog, level: 2 });
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(7);
    expect(screen.queryAllByRole('term')).toHaveLength(broughtTo(catalog).length);
  });

  it('counts the sheets of the pile that it draws', () => {
    const people = LIFE.map(({ slug }, at) => ({ ...CATALOG.cards[at]!, card: at, slug }));
    render(HowText, { catalog: { ...CATALOG, cards: [...people, ...CATALOG.cards.slice(people.length)] }, level: 2 });
    expect(screen.getByRole('img', { name: /covered by three sheets/ }).children).toHaveLength(4);
  });

  it.each([
    ['family', 'la tua famiglia sia la più infelice di tutte'],
    ['party', 'il tuo gruppo sia il più infelice di tutti'],
    ['company', 'la tua compagnia sia la più infelice di tutte'],
  ] as const)('agrees with a %s in Italian', (kin, words) => {
    setLang('it');
    setIdiom({ speech: 'gloom', kin });
    expect(t('how-lead')).toContain(words);
  });

  it.each(GAMES)('has a legend of every icon in %s', (_, catalog) => {
    render(Legend, { catalog, level: 2 });
    const told = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    for (const { name } of catalog.icons) expect(told).toContain(name.en);
    expect(new Set(told).size).toBe(told.length);
  });

  it('draws the signs of the table as the table does', () => {
    render(Legend, { catalog: CATALOG, level: 2 });
    const signs = screen.getAllByRole('term').map(({ textContent }) => textContent?.trim());
    expect(signs).toEqual(expect.arrayContaining(['−15 → 0', '3', '3/4', '† −35']));
    const told = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    for (const sign of ['change', 'changed', 'lit', 'bot', 'away', 'open']) expect(told).toContain(t(`signs-${sign}`));
  });
});
