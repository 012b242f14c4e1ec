// What the build makes of pictures, fonts and screens.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunkName, indexOf, inner, shelves } from '../../build/art';
import { charactersOf, ourCharacters, rangeOf } from '../../build/fonts';
import { screensIn } from '../../build/small';
import { isDrawn, picture } from '../../src/art/pictures';

describe('pictures', () => {
  it('are cut out of their files', () => {
    const file =
      '<?xml version="1.0"?>\n<!-- a dot -->\n<svg viewBox="0 0 1 1">\n  <g>\n    <path d="M0 0"/>\n  </g>\n</svg>\n';
    expect(inner(file)).toBe('<g><path d="M0 0"/></g>');
  });

  it('are on one shelf of one set each', () => {
    const twice = new Map([
      ['gloom/portraits', new Map([['the-aunt', 'a.svg']])],
      ['munchkin/portraits', new Map([['the-aunt', 'b.svg']])],
    ]);
    expect(() => indexOf(twice)).toThrow('gloom/portraits and munchkin/portraits both have a picture "the-aunt"');
    expect([...shelves().keys()]).toContain('gloom/portraits');
  });

  it('are files called by what they hold', () => {
    expect(chunkName('\0virtual:art/gloom/portraits')).toBe('assets/art-gloom-portraits-[hash].js');
    expect(chunkName('/src/App.svelte')).toBeNull();
  });

  it('come by need, and are at hand from then on', async () => {
    expect(isDrawn('portraits', 'lord-slogar')).toBe(true);
    const first = picture('portraits', 'lord-slogar');
    expect(first).toBeInstanceOf(Promise);
    expect(await first).toMatch(/^<g /);
    expect(picture('portraits', 'lord-slogar')).toBe(await first);
    // A shelf of a set comes together; what is on the landing page comes by itself.
    expect(picture('portraits', 'the-twins')).toBeTypeOf('string');
    expect(picture('portraits', 'grogar')).not.toBeTypeOf('string');
    expect(isDrawn('portraits', 'nobody')).toBe(false);
    expect(picture('portraits', 'nobody')).toBeNull();
  });
});

describe('letters', () => {
  it('are told in ranges and back', () => {
    expect(rangeOf([0x2019, 0x41, 0x42, 0x43])).toBe('U+0041-0043, U+2019');
    expect(charactersOf('U+0041-0043, U+2019')).toEqual([0x41, 0x42, 0x43, 0x2019]);
  });

  it('of ours are ASCII and whatever our words need', () => {
    const some = ourCharacters('Perché?\n');
    expect([...'Az~ é'].every((letter) => some.has(letter.codePointAt(0) ?? 0))).toBe(true);
    expect(some.has(0x0a)).toBe(false);
    expect(some.has('ü'.codePointAt(0) ?? 0)).toBe(false);
    expect(ourCharacters().has('è'.codePointAt(0) ?? 0)).toBe(true);
  });
});

it('finds every screen, to tell beforehand what it needs', () => {
  const source = readFileSync(join(import.meta.dirname, '../../src/screens.ts'), 'utf8');
  const screens = screensIn(source);
  expect(screens).toContainEqual(['landing', 'lobby/Landing.svelte']);
  expect(screens).toHaveLength(source.match(/import\(/g)?.length ?? 0);
});
