// The end, and afterwards: one resigns and a bot goes on, the reckoning is reviewed, the replay runs to its winner, the
// evening is remembered; and those who wait or watch can talk.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { blameless } from './blameless';
import { sitDown } from './company';
import { LAPTOP, layTable, leave, seatOf, visit } from './guest';
import { stage } from './stage';
import { en } from './words';

const on = stage();
const STILL = { ...LAPTOP, reducedMotion: 'reduce' } as const;

const button = (page: Page, key: string) => page.getByRole('button', { name: en(key), exact: true });
const region = (page: Page, key: string) => page.getByRole('region', { name: en(key) });

/** Leaves the game to a bot, by the menu. */
async function resign(page: Page): Promise<void> {
  await button(page, 'table-menu').click();
  await button(page, 'out-resign').click();
  await button(page, 'out-resign-yes').click();
  await page.waitForURL('**/');
}

it('a game is reckoned, reviewed, shown again and remembered', async () => {
  const opened = await layTable(on.house, {
    others: [{ bot: 'clerk' }, { bot: 'clerk' }],
    start: true,
    options: { rounds: 5 },
  });
  const page = await visit(on.browser, on.house, seatOf(opened), STILL);
  await resign(page);
  await page.goto(`${on.house.url}/t/${opened.table}`);
  await page.getByRole('heading', { name: en('end-title') }).waitFor();
  await region(page, 'end-standing').waitFor();
  await page.getByRole('img', { name: en('review-curve') }).waitFor();
  expect(await page.locator('path.curve').count()).toBe(3);
  await blameless(page, 'the reckoning with its review');

  await page.getByRole('link', { name: en('end-replay') }).click();
  const scrubber = page.getByRole('slider', { name: en('replay-scrub') });
  await scrubber.waitFor();
  expect(Number(await scrubber.inputValue())).toBeGreaterThan(0);
  expect(await page.locator('.won').count()).toBe(0);
  await page.getByLabel(en('replay-speed')).selectOption('swift');
  await page.getByRole('main').press('End');
  await page.locator('.won').waitFor();
  await page.getByText(en('review-title')).click();
  await page.getByRole('img', { name: en('review-curve') }).waitFor();
  await blameless(page, 'the replay at its end');

  await page.goto(`${on.house.url}/`);
  await page.getByRole('link', { name: en('landing-mine', { count: 1 }) }).click();
  const evening = region(page, 'mine-evenings').getByRole('listitem');
  await evening.getByRole('link', { name: en('end-replay') }).waitFor();
  await blameless(page, 'my evenings');
  await button(page, 'mine-forget').click();
  await button(page, 'mine-forget-yes').click();
  await page.getByText(en('mine-none')).waitFor();
  await leave(page);
});

it('lobbies and watchers talk, as long as the host lets them', async () => {
  const opened = await layTable(on.house, { others: ['open'] });
  const host = await visit(on.browser, on.house, seatOf(opened), STILL);
  const guest = await visit(on.browser, on.house, `/t/${opened.table}`, STILL);
  await sitDown(guest, 'Bea');
  const say = async (page: Page, line: string) => {
    await page.getByRole('textbox', { name: en('table-chat-say') }).fill(line);
    await button(page, 'table-chat-send').click();
  };
  await say(guest, 'Is it cold in here?');
  await host.getByRole('log').getByText('Is it cold in here?').waitFor();
  const watch = await host.getByLabel(en('lobby-watch-link')).inputValue();
  await host.getByRole('button', { name: en('lobby-begin'), disabled: false }).click();

  const watcher = await visit(on.browser, on.house, new URL(watch).pathname, STILL);
  await watcher.getByRole('textbox', { name: en('chat-as') }).fill('Aunt Ida');
  await say(watcher, 'I saw that coming.');
  await host.getByText(en('chat-watcher', { name: 'Aunt Ida' })).waitFor();

  await button(host, 'table-menu').click();
  await host.getByLabel(en('table-allow-talking')).uncheck();
  await watcher.getByRole('textbox', { name: en('chat-as') }).waitFor({ state: 'detached' });
  for (const page of [host, guest, watcher]) await leave(page);
});
