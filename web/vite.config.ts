import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { art, chunkName } from './build/art.ts';
import { fonts } from './build/fonts.ts';
import { notices } from './build/notices.ts';
import { small } from './build/small.ts';

// Where a table's server listens while the page is worked on with `npm run dev`.
const server = process.env.WOE_HOUSE ?? 'http://127.0.0.1:4141';

// Every file costs a journey, and each link to one a moment: what all screens need is one file, what most of them need
// another, what a table and its replay share a third.
const GROUPS = [
  {
    name: 'core',
    priority: 3,
    test: /node_modules\/(svelte|esm-env|clsx|@fluent)\/|\/src\/(lang\/(index|compiled|tongue|figure)|styles\/|[^/]+$)/,
  },
  {
    name: 'doors',
    priority: 2,
    test: /\/src\/(lobby\/(link|opening|said|seats|choices|beside|Oval|boxes|listed|Lost)|net\/|help\/(hints|taught|specimen|Pile|Tip|signs)|art\/|mine\/evenings|card\/(Picture|CardView|Sheet|Back|types|linger|catalog|Film|words|setting|geometry|Oval|Disc|Stack|zoom)|table\/(Chip|marks))|virtual:art$/,
  },
  { name: 'stage', priority: 1, test: /\/src\/(card\/|lang\/telling|table\/(TableView|Value|Sentence))/ },
];

export default defineConfig({
  plugins: [svelte(), svelteTesting(), art(), fonts(), notices(), small()],
  build: {
    // Our content-security policy allows files of our own, and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => chunkName(facadeModuleId) ?? 'assets/[name]-[hash].js',
        codeSplitting: { groups: GROUPS },
      },
    },
  },
  server: {
    // Sentences and art are kept outside web/, with the crates and sets that own them.
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    maxWorkers: '100%',
    testTimeout: 60_000,
  },
});
