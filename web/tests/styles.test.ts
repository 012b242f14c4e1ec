import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
const PALETTE = readFileSync(join(SOURCES, 'styles/page.css'), 'utf8');

it('lets no component take a name of the palette for something else', () => {
  const names = new Set([...PALETTE.matchAll(/^\s+(--[\w-]+):/gm)].map(([, name]) => name));
  expect(names.has('--film')).toBe(true);
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'));
  const taken = files.flatMap((file) => {
    const text = readFileSync(join(SOURCES, file), 'utf8');
    return [...text.matchAll(/(?:style:|^\s+)(--[\w-]+)[=:]/gm)]
      .map(([, name]) => name)
      .filter((name) => names.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(taken).toEqual([]);
});
