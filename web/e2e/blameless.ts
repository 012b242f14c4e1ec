// No rule that axe knows is broken by what is on the screen.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isLaid } from './guest';
import type { Sitter } from './sitter';

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
  await isLaid(page);
  await page.evaluate(axe.source);
  for (const size of [PHONE_SIZE, LAPTOP_SIZE]) {
    await page.setViewportSize(size);
    for (const lamp of ['night', 'day']) {
      await page.evaluate((lit) => (document.documentElement.dataset.lamp = lit), lamp);
      expect(await violations(page), `${what}, ${size.width} wide, by ${lamp}`).toEqual([]);
    }
  }
}

/** Plays out, and looks at every sort of question that is asked. */
export async function playBlameless(sitter: Sitter): Promise<void> {
  const known = new Set<string>();
  while (await sitter.asked()) {
    const question = (await sitter.question.first().textContent())?.replace(/“.*”/, '…') ?? '';
    if (!known.has(question)) await blameless(sitter.page, question);
    known.add(question);
    await sitter.answer();
  }
}
