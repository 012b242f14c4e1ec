// Is a package without a notice noticed?
import { expect, it } from 'vitest';
import { packageOf, unnamed } from '../../build/notices';

it('knows modules by their packages', () => {
  expect(packageOf('/w/web/node_modules/svelte/src/index.js')).toBe('svelte');
  expect(packageOf('/w/web/node_modules/@fluent/bundle/esm/index.js?used')).toBe('@fluent/bundle');
  expect(packageOf('/w/node_modules/a/node_modules/b/index.js')).toBe('b');
  expect(packageOf('/w/web/node_modules/.woe-fonts/letters.woff2')).toBeNull();
  expect(packageOf('/w/web/src/main.ts')).toBeNull();
  expect(packageOf('\0vite/preload-helper.js')).toBeNull();
});

it('names each package whose notice is missing', () => {
  const told = 'What others made\n\n  svelte 5.57.3 (MIT)\n  @fluent/bundle 0.19.1 (Apache-2.0)\n';
  const modules = [
    '/w/web/src/main.ts',
    '/w/node_modules/svelte/a.js',
    '/w/node_modules/svelte-more/a.js',
    '/w/node_modules/@fluent/bundle/a.js',
  ];
  expect(unnamed(modules, told)).toEqual(['svelte-more']);
});
