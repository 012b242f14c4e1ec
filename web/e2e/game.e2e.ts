// A whole game of two browsers and two bots, from the landing page to the replay, through roles and names alone.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LAPTOP, leave, visit } from './guest';
import { Sitter } from './sitter';
import { stage } from './stage';
import { en, words } from './words';

const STORY = 'It began with a cold draught, as these things do.';
const WORST = 'Mi si è spento il camino, e poi il gatto.';

const on = stage();

/** Opens a table by its form: one seat for a friend, two for bots, a short evening. Gives the link for guests. */
async function openTable(page: Page): Promise<string> {
  await page.getByRole('link', { name: en('landing-open') }).click();
  await page.getByLabel(en('open-name')).fill('Ann');
  for (const number of [3, 4]) {
    const seat = page.getByRole('group', { name: en('open-seat', { number }) });
    await seat.getByRole('radio', { name: en('open-bot') }).check();
  }
  await page.getByText(en('options-more')).click();
  await page.getByLabel(en('options-characters')).selectOption({ label: en('options-characters-some', { count: 4 }) });
  await page.getByLabel(en('options-rounds')).selectOption('10');
  await page.getByRole('checkbox', { name: en('options-swift') }).check();
  await page
    .getByRole('group', { name: en('open-family') })
    .getByRole('radio')
    .first()
    .check();
  await page.getByRole('button', { name: en('open-do') }).click();
  await page.getByRole('heading', { name: en('lobby-title') }).waitFor();
  return page.getByRole('textbox', { name: en('lobby-invite-link') }).inputValue();
}

/** A name and a family: no third click. */
async function sitDown(page: Page): Promise<void> {
  await page.getByLabel(words('it', 'visitor-name')).fill('Bea');
  const families = page.getByRole('group', { name: words('it', 'visitor-family') });
  await families.getByRole('button', { disabled: false }).first().click();
  await page.getByText(words('it', 'lobby-wait', { name: 'Ann' })).waitFor();
}

/** The guest's day was worst, so the guest begins. */
async function begin(host: Page, guest: Page): Promise<void> {
  await guest.getByLabel(words('it', 'lobby-day-yours')).fill(WORST);
  await guest.getByRole('button', { name: words('it', 'lobby-day-tell'), exact: true }).click();
  await host.getByRole('radio', { name: `Bea ${WORST}` }).check();
  await host.getByRole('button', { name: en('lobby-begin') }).click();
}

/** The names and Family Values of the reckoning. */
async function accounts(page: Page, lang: 'en' | 'it'): Promise<string[]> {
  const value = page.getByText(words(lang, 'end-value'), { exact: true }).locator('..');
  await expect.poll(() => value.count()).toBe(4);
  return value.getByRole('strong').allTextContents();
}

it('a whole game of two browsers and two bots', async () => {
  const host = await visit(on.browser, on.house, '/', { ...LAPTOP, reducedMotion: 'reduce' });
  const invite = await openTable(host);
  const guest = await visit(on.browser, on.house, new URL(invite).pathname, { ...LAPTOP, locale: 'it-IT' });
  await sitDown(guest);
  await begin(host, guest);
  const [ann, bea] = [new Sitter(host), new Sitter(guest, 'it')];
  ann.story = STORY;
  const mine = `${bea.say('table-you', { name: 'Bea' })} .*${bea.say('table-active')}`.replace(/[()]/g, '\\$&');
  await guest.getByRole('heading', { level: 2, name: new RegExp(mine) }).waitFor();
  await Promise.all([ann.playOut(), bea.playOut()]);
  expect(ann.answers).toBeGreaterThan(0);
  expect(bea.answers).toBeGreaterThan(0);

  const reckoned = await accounts(host, 'en');
  expect(reckoned).toHaveLength(4);
  expect(await accounts(guest, 'it')).toEqual(reckoned);
  await watchReplay(await host.getByRole('textbox', { name: en('end-replay-link') }).inputValue());
  await leave(host);
  await leave(guest);
});

/** Somebody who never sat there opens the link to the replay. */
async function watchReplay(link: string): Promise<void> {
  const page = await visit(on.browser, on.house, new URL(link).pathname);
  const scrubber = page.getByRole('slider', { name: en('replay-scrub') });
  const last = Number(await scrubber.getAttribute('max'));
  expect(last).toBeGreaterThan(4);
  await scrubber.press('End');
  await page.getByText(en('replay-step', { step: last, of: last })).waitFor();
  expect(
    await page
      .getByRole('region', { name: en('replay-tale') })
      .getByText(STORY)
      .count(),
  ).toBeGreaterThan(0);
  const text = await page.getByRole('link', { name: en('end-text') }).getAttribute('href');
  expect(await (await fetch(on.house.url + text)).text()).toContain(STORY);
  await leave(page);
}
