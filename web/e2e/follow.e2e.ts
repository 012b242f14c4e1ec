// Following a game: bots play at one's own pace, can be skipped, and what they did is told at the start of one's turn.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Speed } from '../src/net/pace.svelte';
import { LAPTOP, layTable, leave, PHONE, seatOf, visit } from './guest';
import { Sitter } from './sitter';
import { stage } from './stage';
import { en } from './words';

const set = stage();

const onStage = (page: Page) => page.getByRole('region', { name: en('follow-stage') });
const skipping = (page: Page) => page.getByRole('button', { name: new RegExp(`^${en('follow-skip')}`) });
const since = (page: Page) => page.getByRole('region', { name: en('since-title') });
const played = (page: Page) =>
  page
    .getByRole('region', { name: en('table-tale'), exact: true })
    .getByRole('listitem')
    .count();

/** Somebody with three bots, who watches them at a speed. */
async function sit(speed: Speed, options = LAPTOP): Promise<Sitter> {
  const bot = { bot: 'clerk' } as const;
  const opened = await layTable(set.house, {
    others: [bot, bot, bot],
    start: true,
    options: { characters: null, plain: true },
  });
  const page = await visit(set.browser, set.house, seatOf(opened), options);
  await page.evaluate((chosen) => localStorage.setItem('woe-speed', chosen), speed);
  await page.reload();
  return new Sitter(page);
}

/** Answers until it is for others to play. */
async function endTurn(sitter: Sitter, shows: () => Promise<boolean>): Promise<void> {
  await sitter.asked();
  for (let answers = 0; answers < 20 && !(await shows()); answers += 1) {
    if (await sitter.question.isVisible()) await sitter.answer();
    await sitter.question.or(onStage(sitter.page)).or(skipping(sitter.page)).first().waitFor();
  }
}

/** How much of the stack that is played on lies under the card on stage, in square pixels. */
function covered(page: Page): Promise<number> {
  return onStage(page).evaluate((panel) => {
    const target = document
      .querySelector(`[data-place="stack/${panel.getAttribute('data-target')}"]`)
      ?.getBoundingClientRect();
    if (!target) return -1;
    const card = panel.getBoundingClientRect();
    const wide = Math.min(card.right, target.right) - Math.max(card.left, target.left);
    const tall = Math.min(card.bottom, target.bottom) - Math.max(card.top, target.top);
    return Math.max(0, wide) * Math.max(0, tall);
  });
}

it('shows what bots play one by one, beside its target, until one skips', async () => {
  const sitter = await sit('calm', { ...LAPTOP, reducedMotion: 'reduce' });
  const { page } = sitter;
  await endTurn(sitter, () => onStage(page).isVisible());
  expect(await covered(page)).toBe(0);
  expect(await sitter.question.isVisible()).toBe(false);
  const told = await played(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Space');
  await sitter.question.waitFor();
  expect(await onStage(page).isVisible()).toBe(false);
  expect(await played(page)).toBeGreaterThan(told);
  await since(page).waitFor();
  expect(await since(page).getByRole('button').count()).toBeGreaterThan(1);
  await since(page)
    .getByRole('button', { name: en('since-close') })
    .click();
  expect(await since(page).isVisible()).toBe(false);
  await leave(page);
});

it('can be told to show all at once, and to be silent, and remembers both', async () => {
  const sitter = await sit('calm');
  const { page } = sitter;
  await sitter.asked();
  const menu = () => page.getByRole('button', { name: en('table-menu'), exact: true }).click();
  const atOnce = page.getByRole('radio', { name: en('sound-speed-is', { speed: 'at-once' }) });
  const sounds = page.getByRole('checkbox', { name: en('sound-on') });
  await menu();
  expect(await sounds.isChecked()).toBe(true);
  await atOnce.check();
  await sounds.uncheck();
  await page.reload();
  await sitter.asked();
  await menu();
  expect(await atOnce.isChecked()).toBe(true);
  expect(await sounds.isChecked()).toBe(false);
  await page.keyboard.press('Escape');
  await sitter.playSome(2);
  await sitter.asked();
  expect(await onStage(page).isVisible()).toBe(false);
  await leave(page);
});

it('says on a phone what was played, and skips by a tap', async () => {
  const sitter = await sit('calm', { ...PHONE, reducedMotion: 'reduce' });
  const { page } = sitter;
  await endTurn(sitter, () => skipping(page).isVisible());
  await page.getByText(/ → /).first().waitFor();
  await skipping(page).tap();
  await sitter.question.waitFor();
  await leave(page);
});
