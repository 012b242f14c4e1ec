// Does a name of the widest letters, or one that is written from right to left, break what it stands in?
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isLaid, layTable, leave, seatOf, visit } from './guest';
import { sitDown } from './company';
import { Sitter } from './sitter';
import { stage } from './stage';
import { en } from './words';

const on = stage();

const SIZES = [
  [1366, 768],
  [390, 844],
] as const;
const WIDE = 'W'.repeat(24);
const LEFTWARD = '\u05e9\u05e8\u05d4 (\u05d4\u05de\u05dc\u05db\u05d4)';

/** Names that stand outside the page or over the edge of what they are in; told from inside the page. */
function faultsOf(name: string): string[] {
  const faults: string[] = [];
  const wide = document.scrollingElement?.scrollWidth ?? 0;
  if (wide > innerWidth) faults.push(`the page is ${wide} wide`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const holder = node.parentElement;
    if (!holder || !node.textContent?.includes(name) || holder.closest('.hidden, [popover], option, title')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    let { left, right } = range.getBoundingClientRect();
    if (right - left < 1) continue;
    // What is cut off with dots is not over the edge.
    for (let at: Element | null = holder; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue;
      const box = at.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    }
    if (left < -1 || right > innerWidth + 1) faults.push(`${holder.className || holder.tagName}: ${left} to ${right}`);
    const card = holder.closest('section, li, header, dialog, blockquote, button');
    const around = card?.getBoundingClientRect();
    if (around && around.width > 1 && (left < around.left - 2 || right > around.right + 2)) {
      faults.push(
        `${holder.className || holder.tagName} leaves its ${card?.className || card?.tagName}: ${left} to ${right}`,
      );
    }
  }
  return faults;
}

async function check(page: Page, where: string, size: readonly [number, number]): Promise<void> {
  for (const name of [WIDE.slice(0, 23), LEFTWARD]) {
    expect(await page.evaluate(faultsOf, name), `${where} at ${size.join('×')}`).toEqual([]);
  }
  const folder = process.env.WOE_SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/names-${where}-${size[0]}.png` });
}

it('no layout is broken by a name', async () => {
  const opened = await layTable(on.house, {
    name: WIDE,
    others: ['open', 'open', { bot: 'clerk' }],
    options: { rounds: 5 },
  });
  const host = await visit(on.browser, on.house, seatOf(opened), {
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
  });
  const guests: Page[] = [];
  for (const name of [LEFTWARD, `${WIDE.slice(1)}A`]) {
    const guest = await visit(on.browser, on.house, `/t/${opened.table}`, { reducedMotion: 'reduce' });
    await sitDown(guest, name);
    await guest.getByText(en('lobby-wait', { name: WIDE })).waitFor();
    guests.push(guest);
  }
  const everywhere = async (where: string) => {
    for (const size of SIZES) {
      await host.setViewportSize({ width: size[0], height: size[1] });
      await isLaid(host);
      await check(host, where, size);
    }
    await host.setViewportSize({ width: 1366, height: 768 });
  };
  await host.getByRole('button', { name: en('lobby-begin'), disabled: false }).waitFor();
  await everywhere('lobby');
  await host.getByRole('button', { name: en('lobby-begin'), disabled: false }).click();
  const sitters = [host, ...guests].map((page) => new Sitter(page));
  await host.getByRole('region').first().waitFor();
  await everywhere('table');
  await Promise.all(sitters.map((sitter) => sitter.playOut()));
  await everywhere('reckoning');
  for (const page of [host, ...guests]) await leave(page);
});
