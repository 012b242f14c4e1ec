// A house and a browser for all tests of a file; when one fails, it is told what the pages showed.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openBrowser, openHouse, type House } from './house';

export type Stage = { house: House; browser: Browser };

async function describePages(browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    console.error(page.url(), await page.ariaSnapshot());
  }
}

/** Sets the stage for the tests of the calling file. */
export function stage(open: () => Promise<House> = openHouse): Stage {
  const set = {} as Stage;
  beforeAll(async () => {
    set.house = await open();
    set.browser = await openBrowser();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await describePages(set.browser);
    for (const context of set.browser.contexts()) await context.close();
  });
  afterAll(async () => {
    await set.browser?.close();
    await set.house?.close();
  });
  return set;
}
