// One whole game of each box against bots: taken from the shelf, and played through roles and names alone.
import { expect, it } from 'vitest';
import type { BoxSheet } from '../src/wire';
import { LAPTOP, leave, visit } from './guest';
import { arrange, shelfOf } from './shelf';
import { Sitter } from './sitter';
import { stage } from './stage';
import { en } from './words';

const GAMES = [
  'gloom',
  'unhappy-homes',
  'unwelcome-guests',
  'unfortunate-expeditions',
  'unquiet-dead',
  'fairytale',
  'munchkin',
];
const STILL = { ...LAPTOP, reducedMotion: 'reduce' } as const;

const on = stage();

/** From the shelf to the reckoning, and to the lobby of the rematch, where the same boxes are on the table. */
async function play(boxes: BoxSheet[], seats: number): Promise<void> {
  const page = await visit(on.browser, on.house, '/open', STILL);
  await arrange(page, { boxes, seats });
  await page.getByRole('button', { name: en('open-begin') }).click();
  const sitter = new Sitter(page);
  await sitter.playOut();
  expect(sitter.answers).toBeGreaterThan(0);
  await page.getByText(en('end-condolences')).waitFor();
  await page.getByRole('button', { name: en('end-rematch') }).click();
  await page.getByRole('heading', { name: en('lobby-title') }).waitFor();
  const again = page.getByRole('list', { name: en('boxes-on-table') });
  for (const box of boxes) expect(await again.getByText(box.name.en, { exact: true }).count()).toBe(1);
  await leave(page);
}

it('there are seven boxes, each with a sentence and a number of players', async () => {
  const boxes = await shelfOf(on.house);
  expect(boxes.filter((box) => box.house).map((box) => box.id)).toEqual(GAMES);
  const page = await visit(on.browser, on.house, '/open', STILL);
  for (const box of boxes) {
    const choice = page.getByRole(box.needs.length === 0 ? 'radio' : 'checkbox', { name: box.name.en, exact: true });
    const told = await choice.evaluate(
      (node) => document.getElementById(node.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(told).toContain(box.pitch?.en);
    expect(told).toContain(en('boxes-players', { from: box.players[0], to: box.players[1] }));
  }
  await leave(page);
});

it.each(GAMES)('a whole game of %s', async (id) => {
  await play(
    (await shelfOf(on.house)).filter((box) => box.id === id),
    3,
  );
});

it('all expansions at one table of five', async () => {
  await play(
    (await shelfOf(on.house)).filter((box) => box.needs.includes('gloom')),
    5,
  );
});
