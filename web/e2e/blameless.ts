// No rule that axe knows is broken by what is on the screen.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const PHONE_SIZE = { width: 390, height: 844 };
const LAPTOP_SIZE = { width: 1440, height: 900 };

function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}

/** Looks at what is on the screen in both widths and by both lights. */
export async function blameless(page: Page, what: string): Promise<void> {
  await page.evaluate(axe.source);
  for (const size of [PHONE_SIZE, LAPTOP_SIZE]) {
    await page.setViewportSize(size);
    for (const lamp of ['night', 'day']) {
      await page.evaluate((lit) => (document.documentElement.dataset.lamp = lit), lamp);
      expect(await violations(page), `${what}, ${size.width} wide, by ${lamp}`).toEqual([]);
    }
  }
}
