// A whole short game with bots in Firefox, from the private link to the reckoning, through roles and names alone.
import { expect, it } from 'vitest';
import { findFirefox, openFirefox } from './firefox';
import { LAPTOP, layTable, leave, seatOf, visit } from './guest';
import { openHouse } from './house';
import { Sitter } from './sitter';
import { en } from './words';

const MISSING = 'no Firefox to play in: `apt-get install firefox-esr` brings one, or WOE_FIREFOX names it';

/** It takes about twenty seconds. */
const BOUND = 90_000;
/** Firefox mentions every line that is still open when a page is left. */
const LEFT = /connection to (the server at )?ws:/;

it(
  'a whole game in Firefox',
  async () => {
    const program = findFirefox();
    if (!program) throw new Error(MISSING);
    const house = await openHouse();
    const browser = await openFirefox(program);
    try {
      const table = await layTable(house, { others: [{ bot: 'clerk' }], start: true, options: { rounds: 5 } });
      const page = await visit(browser, house, seatOf(table), LAPTOP);
      const ann = new Sitter(page);
      await ann.playOut();
      expect(ann.answers).toBeGreaterThan(3);
      await page.getByText(en('end-condolences')).waitFor();
      await page.getByRole('link', { name: en('end-replay'), exact: true }).click();
      await page.getByRole('slider', { name: en('replay-scrub') }).press('End');
      await leave(page, LEFT);
    } finally {
      await browser.close();
      await house.close();
    }
  },
  BOUND,
);
