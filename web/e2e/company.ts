// Two people and two bots at a table.
import type { Page } from 'playwright-core';
import type { Arranged, TableOptions } from '../src/wire';
import { LAPTOP, layTable, seatOf, visit } from './guest';
import { Sitter } from './sitter';
import type { Stage } from './stage';
import { en } from './words';

/** Longer than any short game. */
const PATIENCE = 100_000;

/** Someone with the link for guests sits down. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel(en('visitor-name')).fill(name);
  const families = page.getByRole('group', { name: en('visitor-family') });
  await families.getByRole('button', { disabled: false }).first().click();
}

/** Ann, who is the host, and Bea, who came by the link; their game has begun. */
export async function company(
  { browser, house }: Stage,
  options: Partial<TableOptions> = {},
): Promise<[Sitter, Sitter]> {
  const others: Arranged[] = ['open', { bot: 'clerk' }, { bot: 'clerk' }];
  const opened = await layTable(house, { others, options: { rounds: 5, ...options } });
  const host = await visit(browser, house, seatOf(opened), { ...LAPTOP, reducedMotion: 'reduce' });
  const guest = await visit(browser, house, `/t/${opened.table}`, { ...LAPTOP, reducedMotion: 'reduce' });
  await sitDown(guest, 'Bea');
  await host.getByRole('button', { name: en('lobby-begin'), disabled: false }).click();
  return [new Sitter(host), new Sitter(guest)];
}

/** Lets whoever is asked answer, one after the other, until a moment has come. */
export async function playUntil(sitters: Sitter[], come: () => Promise<boolean>): Promise<void> {
  const late = Date.now() + PATIENCE;
  while (!(await come())) {
    if (Date.now() > late) throw new Error('the moment never came');
    for (const sitter of sitters) if (await sitter.question.isVisible()) await sitter.answer();
  }
}

/** Plays until so many answers were given and somebody is asked: nothing moves at the table then. */
export async function playSome(sitters: Sitter[], answers: number): Promise<Sitter> {
  let asked: Sitter | undefined;
  const given = () => sitters.reduce((sum, one) => sum + one.answers, 0);
  const goal = given() + answers;
  await playUntil(sitters, async () => {
    if (given() < goal) return false;
    for (const sitter of sitters) if (await sitter.question.isVisible()) asked = sitter;
    return asked !== undefined;
  });
  if (!asked) throw new Error('nobody is asked');
  return asked;
}
