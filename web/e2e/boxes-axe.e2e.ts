// The screens of the other boxes break no rule that axe knows: the shelf, the lobby, the table, the reckoning.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { TableOptions } from '../src/wire';
import { usualBeside } from '../src/lobby/choices';
import { blameless, playBlameless } from './blameless';
import { LAPTOP, layTable, leave, seatOf, visit } from './guest';
import { shelfOf, take } from './shelf';
import { Sitter } from './sitter';
import { stage } from './stage';
import { en } from './words';

const on = stage();
const STILL = { ...LAPTOP, reducedMotion: 'reduce' } as const;
const EXPANSIONS = ['unhappy-homes', 'unwelcome-guests', 'unfortunate-expeditions', 'unquiet-dead'];
const TALE: Partial<TableOptions> = {
  sets: ['fairytale'],
  edition: 'second',
  beside: { ...usualBeside(), casting: 'drafted' },
};

const radio = (page: Page, key: string) => page.getByRole('radio', { name: en(key) });

it('the shelf, whatever is chosen, and a combination that cannot be', async () => {
  const boxes = await shelfOf(on.house);
  const page = await visit(on.browser, on.house, '/open', STILL);
  for (const box of boxes.filter(({ id }) => EXPANSIONS.includes(id))) await take(page, box);
  await radio(page, 'beside-stories-agreed').check();
  await blameless(page, 'expansions');
  await take(
    page,
    boxes.find(({ id }) => id === 'fairytale')!,
  );
  await radio(page, 'beside-casting-drafted').waitFor();
  await take(
    page,
    boxes.find(({ id }) => id === 'unquiet-dead')!,
  );
  const words = { box: 'Unquiet Dead', needs: 'Gloom', game: 'Fairytale Gloom' };
  await page.getByText(en('boxes-quarrel', words)).waitFor();
  await page.getByRole('button', { name: en('open-do') }).click();
  expect(await page.getByRole('alert').textContent()).toContain(en('open-quarrel'));
  await blameless(page, 'a quarrel');
  await page.getByRole('button', { name: en('boxes-play-instead', { game: 'Gloom' }) }).click();
  await page.getByText(en('boxes-mix', { names: 'Gloom and Unquiet Dead', minutes: 35 })).waitFor();
  await leave(page);
});

it('the lobby of a fairy tale, for the host and for a visitor', async () => {
  const table = await layTable(on.house, { others: ['open'], family: null, options: TALE });
  const visitor = await visit(on.browser, on.house, `/t/${table.table}`, STILL);
  await visitor.getByText(en('lobby-cast-drafted')).waitFor();
  await blameless(visitor, 'visitor');
  await visitor.getByRole('textbox', { name: en('visitor-name') }).fill('Bob');
  await visitor.getByRole('button', { name: en('visitor-sit') }).click();
  await visitor.getByRole('heading', { name: en('lobby-days') }).waitFor();
  await blameless(visitor, 'guest');
  const host = await visit(on.browser, on.house, seatOf(table), STILL);
  await host.getByText(en('boxes-change')).click();
  const homes = host.getByRole('checkbox', { name: 'Unhappy Homes', exact: true });
  await homes.check();
  await blameless(host, 'host');
  await host.getByRole('button', { name: en('boxes-play-instead', { game: 'Gloom' }) }).click();
  await visitor
    .getByRole('group', { name: en('lobby-your-family') })
    .getByRole('radio', { name: /Le Canard Noir/ })
    .waitFor();
  expect(await homes.isChecked()).toBe(true);
  expect(await host.getByRole('button', { name: en('boxes-leave-out', { box: 'Unhappy Homes' }) }).count()).toBe(0);
  await leave(visitor);
  await leave(host);
});

it.each<[string, Partial<TableOptions>]>([
  ['a fairy tale', TALE],
  ['all expansions', { sets: ['gloom', ...EXPANSIONS] }],
  ['a dungeon', { sets: ['munchkin'], edition: 'second' }],
])('%s, with whatever it asks', async (_, options) => {
  const table = await layTable(on.house, {
    others: [{ bot: 'clerk' }],
    start: true,
    family: null,
    options: { rounds: 5, ...options },
  });
  const page = await visit(on.browser, on.house, seatOf(table), STILL);
  await playBlameless(new Sitter(page));
  await page.getByText(en('end-condolences')).waitFor();
  await blameless(page, 'reckoning');
  await leave(page);
});
