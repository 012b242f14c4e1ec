// The other boxes in Italian: not a sentence of English on the shelf, at the table, or at the reckoning.
import { expect, it } from 'vitest';
import { english, englishTitles, everything, tidy } from './ear';
import { LAPTOP, leave, visit } from './guest';
import { arrange, shelfOf } from './shelf';
import { Sitter } from './sitter';
import { stage } from './stage';
import { words } from './words';

const on = stage();
const say = (key: string) => words('it', key);

const MIXES: [string, string[], 'first' | 'second'][] = [
  ['the fairy tales', ['fairytale'], 'second'],
  ['all expansions', ['unhappy-homes', 'unwelcome-guests', 'unfortunate-expeditions', 'unquiet-dead'], 'first'],
];

it.each(MIXES)('%s', async (_, ids, edition) => {
  const foreign = [...english(), ...(await englishTitles(on.house, ids, edition))];
  const boxes = (await shelfOf(on.house)).filter((box) => ids.includes(box.id));
  const page = await visit(on.browser, on.house, '/open', { ...LAPTOP, locale: 'it-IT', reducedMotion: 'reduce' });
  const listen = async () => {
    const heard = tidy(await everything(page));
    expect(
      foreign.filter((sentence) => heard.includes(sentence)),
      page.url(),
    ).toEqual([]);
  };
  await arrange(page, { boxes, seats: 2, lang: 'it' });
  await listen();
  await page.getByRole('button', { name: say('open-open-first'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: say('lobby-title') }).waitFor();
  await page.getByText(say('boxes-change')).click();
  await listen();
  await page.getByRole('button', { name: say('lobby-begin'), exact: true }).click();
  const sitter = new Sitter(page, 'it');
  while (await sitter.asked()) {
    await listen();
    await sitter.answer();
  }
  await page.getByText(say('end-condolences')).waitFor();
  await listen();
  await leave(page);
});
