// Reloads and broken lines in the middle of a decision: the same question is there, and nothing is played twice.
import { expect, it } from 'vitest';
import type { Replay } from '../src/wire';
import { LAPTOP, layTable, leave, seatOf, visit, type Wish } from './guest';
import { Line } from './line';
import { Sitter } from './sitter';
import { stage } from './stage';
import { en } from './words';

const on = stage();

const STILL = { ...LAPTOP, reducedMotion: 'reduce' } as const;
/** A browser says so itself when a line breaks. */
const BROKEN = /WebSocket connection to|ERR_INTERNET_DISCONNECTED/;
const ALONE: Wish = { others: [{ bot: 'clerk' }, { bot: 'clerk' }], start: true, options: { rounds: 5 } };

it('a reload while something is asked, with a card in the hand that is taken up', async () => {
  const page = await visit(on.browser, on.house, seatOf(await layTable(on.house, ALONE)), STILL);
  const ann = new Sitter(page);
  await ann.playSome(5);
  for (let reload = 0; reload < 3 && (await ann.asked()); reload += 1) {
    const before = await page.getByRole('main').ariaSnapshot();
    if (await ann.useful.first().isVisible()) await ann.useful.first().click();
    await page.reload();
    await ann.question.waitFor();
    await expect.poll(() => page.getByRole('main').ariaSnapshot()).toBe(before);
    await ann.playSome(1);
  }
  await ann.playOut();
  await leave(page);
});

it('an answer that is given while the browser is offline', async () => {
  const page = await visit(on.browser, on.house, seatOf(await layTable(on.house, ALONE)), STILL);
  const ann = new Sitter(page);
  const line = page.getByRole('banner').getByRole('status');
  await ann.playSome(3);
  for (let time = 0; time < 3; time += 1) {
    await ann.asked();
    const question = await page.getByRole('main').ariaSnapshot();
    await page.context().setOffline(true);
    await line.filter({ hasText: en('table-line', { status: 'lost' }) }).waitFor();
    await ann.playSome(1);
    expect(await ann.question.isVisible()).toBe(false);
    await page.context().setOffline(false);
    await ann.asked();
    await expect.poll(() => page.getByRole('main').ariaSnapshot()).not.toBe(question);
    await expect.poll(() => line.textContent()).toBe('');
  }
  await ann.playOut();
  await leave(page, BROKEN);
});

it('a whole game over a line that breaks at every second answer', async () => {
  const plain = { ...ALONE, options: { ...ALONE.options, plain: true } };
  const page = await visit(on.browser, on.house, '/rules', STILL);
  const line = new Line();
  await line.stand(page);
  await page.goto(on.house.url + seatOf(await layTable(on.house, plain)));
  const ann = new Sitter(page);
  while (await ann.asked()) {
    if (ann.answers % 2 === 1) line.breakAtNext(ann.answers % 4 === 1 ? 'answer' : 'reply');
    await ann.answer();
  }
  expect(line.cuts).toBeGreaterThan(2);
  expect(line.sent.length).toBeGreaterThan(new Set(line.sent.map(({ id }) => id)).size);
  await expectPlayedOnce(line, await page.getByRole('textbox', { name: en('end-replay-link') }).inputValue());
  await leave(page, BROKEN);
});

/** What the house has written down is what was answered, once each and in that order. */
async function expectPlayedOnce(line: Line, link: string): Promise<void> {
  const name = new URL(link).pathname.replace('/r/', '');
  const { steps } = (await (await fetch(`${on.house.url}/api/replays/${name}`)).json()) as Replay;
  const written = steps.flatMap(({ beats }) =>
    beats.flatMap((beat) => (beat.beat === 'announced' && beat.seat === 0 ? [beat.card] : [])),
  );
  const answers = [...new Map(line.sent.map((sent) => [sent.id, sent])).values()];
  expect(new Set(answers.map(({ decision }) => decision)).size).toBe(answers.length);
  const played = answers.flatMap(({ action }) =>
    typeof action === 'object' && 'play' in action ? [action.play.card] : [],
  );
  expect(written).toEqual(played);
  expect(played.length).toBeGreaterThan(1);
}
