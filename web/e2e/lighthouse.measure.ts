// How light is the page on a slow phone? Lighthouse's mobile profile, three times a screen, and the median of each mark.
// Not a part of the tests, since a busy machine would fail them: `cargo xtask lighthouse`, or `npm run lighthouse`.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playNow } from '../src/lobby/choices';
import type { Opened } from '../src/wire';
import { openHouse, type House } from './house';

/** Fetched when it is needed: it weighs more than all that the page is built with. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = Number(process.env.WOE_RUNS ?? 3);
const FLAGS =
  '--headless=new --disable-gpu --no-sandbox --disable-background-networking --disable-component-update --no-first-run';
const MARKS = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FIGURES = {
  'first-contentful-paint': 'first words, s',
  'largest-contentful-paint': 'largest words, s',
  'total-blocking-time': 'deaf for, s',
  'cumulative-layout-shift': 'shift',
  'total-byte-weight': 'KB',
};

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; scoreDisplayMode: string; title: string }>;
};

const run = promisify(execFile);
let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

async function visit(path: string): Promise<Report> {
  const words = [
    'exec',
    '--yes',
    '--',
    LIGHTHOUSE,
    house.url + path,
    '--quiet',
    '--output=json',
    `--chrome-flags=${FLAGS}`,
  ];
  const env = { ...process.env, CHROME_PATH: process.env.WOE_CHROMIUM ?? '/usr/bin/chromium' };
  const { stdout } = await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', words, { env, maxBuffer: 1 << 28 });
  return JSON.parse(stdout) as Report;
}

/** A table with three bots at which the first play is to be made, by its private link. */
async function seat(): Promise<string> {
  const body = JSON.stringify(playNow('Reader', 0));
  const headers = { 'content-type': 'application/json', origin: house.url };
  const answer = await fetch(`${house.url}/api/tables`, { method: 'POST', headers, body });
  const { table, token } = (await answer.json()) as Opened;
  return `/t/${table}#seat=${token}`;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** What Lighthouse minds, apart from speed. */
function remarks({ audits }: Report): string[] {
  const minded = Object.entries(audits).filter(([, one]) => one.score === 0 && one.scoreDisplayMode === 'binary');
  return minded.map(([id, { title }]) => `${id}: ${title}`);
}

it.each([
  ['landing', 90, async () => '/'],
  ['table', 90, seat],
  ['gallery', 80, async () => '/gallery'],
])('%s has at least %i for performance and 100 for the rest', async (name, least, where) => {
  const reports: Report[] = [];
  for (let left = RUNS; left > 0; left -= 1) reports.push(await visit(await where()));
  const marks = MARKS.map((mark) =>
    median(reports.map(({ categories }) => Math.round(100 * (categories[mark]?.score ?? 0)))),
  );
  const figures = Object.entries(FIGURES).map(([audit, title]) => {
    const value = median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0));
    return `${title} ${(audit.includes('shift') ? value : value / 1000).toFixed(2)}`;
  });
  console.log(`${name}: ${marks.join(', ')} (${figures.join(', ')}) ${reports.flatMap(remarks).join('; ')}`);
  expect(marks[0]).toBeGreaterThanOrEqual(least);
  expect(marks.slice(1)).toEqual([100, 100, 100]);
});
