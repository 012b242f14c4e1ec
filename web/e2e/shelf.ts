// Boxes taken from the shelf, for a short evening with bots.
import type { Page } from 'playwright-core';
import { kinOfBox } from '../src/card/idiom';
import type { Lang } from '../src/lang/bundles';
import type { Boxes, BoxSheet } from '../src/wire';
import type { House } from './house';
import { words } from './words';

export async function shelfOf(house: House): Promise<BoxSheet[]> {
  const answer = await fetch(`${house.url}/api/boxes`);
  return ((await answer.json()) as Boxes).boxes;
}

/** Ticks a box on, or chooses the game that is in it. */
export async function take(page: Page, box: BoxSheet, lang: Lang = 'en'): Promise<void> {
  const role = box.needs.length === 0 ? 'radio' : 'checkbox';
  await page.getByRole(role, { name: box.name[lang], exact: true }).check();
}

type Evening = { boxes: BoxSheet[]; seats: number; lang?: Lang };

/** Fills the form in: bots of little patience at all other seats, two characters each, ten rounds, nobody waits. */
export async function arrange(page: Page, { boxes, seats, lang = 'en' }: Evening): Promise<void> {
  const say = (key: string, given?: Parameters<typeof words>[2]) => words(lang, key, given);
  await page.getByLabel(say('open-name'), { exact: true }).fill('Ann');
  for (const box of boxes) await take(page, box, lang);
  await page.getByRole('radio', { name: say('open-players-count', { count: seats }), exact: true }).check();
  for (let number = 2; number <= seats; number += 1) {
    const seat = page.getByRole('group', { name: say('open-seat', { number }) });
    await seat.getByRole('radio', { name: say('open-bot'), exact: true }).check();
    await seat.getByRole('combobox').selectOption(number % 2 === 0 ? 'clerk' : 'foundling');
  }
  await page.getByText(say('options-more')).click();
  const few = boxes.some((box) => box.cast > 0) ? 'options-cast' : 'options-characters';
  const kin = boxes.some((box) => kinOfBox(box) === 'party') ? 'party' : 'family';
  await page.getByLabel(say(few, { kin })).selectOption({ label: say(`${few}-some`, { count: 2, kin }) });
  await page.getByLabel(say('options-rounds')).selectOption('10');
  await page.getByRole('checkbox', { name: say('options-swift') }).check();
}
