import { afterEach, expect, it } from 'vitest';
import { greet } from '../src/greeting';

const named = (id: string) => Object.assign(document.createElement('div'), { id });
const page = named('page');
const placard = named('placard');

afterEach(() => document.body.replaceChildren());

function lay(lang: string) {
  document.documentElement.lang = lang;
  page.replaceChildren();
  document.body.replaceChildren(placard, page);
  greet(page);
}

async function show(html: string): Promise<boolean> {
  page.innerHTML = html;
  await Promise.resolve();
  return placard.isConnected;
}

it('stays while the page waits, and goes when there is something to see', async () => {
  lay('en');
  expect(await show('<p class="waiting">One moment</p>')).toBe(true);
  expect(await show('<main>A table</main>')).toBe(false);
});

it('makes room for a title, though the rest is still to come', async () => {
  lay('en');
  expect(await show('<h1>Gallery</h1><p class="waiting">One moment</p>')).toBe(false);
});

it("says nothing in a language that is not the reader's", () => {
  lay('it');
  expect(placard.isConnected).toBe(false);
});
