// The server is killed in mid-game and comes back: so does everybody, and to the same table.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { company, playSome, playUntil } from './company';
import { leave } from './guest';
import { buildHouse } from './house';
import type { Sitter } from './sitter';
import { stage } from './stage';
import { en } from './words';

const folder = mkdtemp(join(tmpdir(), 'woe-e2e-'));
const on = stage(async () => buildHouse({ data: await folder }));
afterAll(async () => rm(await folder, { recursive: true }));

/** A browser says so itself when a line breaks. */
const BROKEN = /WebSocket connection to|ERR_CONNECTION/;

/** All that a page tells of the table and its tale; how much time is left is another matter. */
async function view({ page }: Sitter): Promise<string> {
  const table = await page.getByRole('main').ariaSnapshot();
  return table.replace(/^.*(progressbar|timer).*\n/gm, '');
}

/** Kills the server as a power cut does, and starts it again where it was. */
async function powerCut(sitters: Sitter[]): Promise<void> {
  const listen = new URL(on.house.url).host;
  await on.house.kill();
  const lost = en('table-line', { status: 'lost' });
  await Promise.all(sitters.map(({ page }) => page.getByRole('status').filter({ hasText: lost }).waitFor()));
  on.house = await buildHouse({ data: await folder, listen });
}

async function expectSameTable(sitters: Sitter[], before: string[]): Promise<void> {
  for (const [at, sitter] of sitters.entries()) {
    await expect.poll(() => view(sitter), { timeout: 20_000 }).toBe(before[at]);
  }
}

it('a kill while somebody is asked', async () => {
  const sitters = await company(on);
  await playSome(sitters, 10);
  const before = await Promise.all(sitters.map(view));
  await powerCut(sitters);
  await expectSameTable(sitters, before);
  await Promise.all(sitters.map((sitter) => sitter.playOut()));
  for (const { page } of sitters) await leave(page, BROKEN);
});

it('a kill while a window is open', async () => {
  // A window may open late, and the evening must go on after it.
  const sitters = await company(on, { swift: false, response_seconds: 15, rounds: 20 });
  const [ann, bea] = sitters;
  const open = (sitter: Sitter) => sitter.page.getByRole('heading', { level: 1, name: en('table-window') });
  await playUntil(sitters, () => open(ann).isVisible());
  await open(bea).waitFor();
  const before = await Promise.all(sitters.map(view));
  await powerCut(sitters);
  await expectSameTable(sitters, before);
  await open(ann).waitFor();
  await playUntil(sitters, async () => !(await open(ann).isVisible()));
  await playSome(sitters, 1);
  for (const { page } of sitters) await leave(page, BROKEN);
});
