// How do fonts get into the page? Each face in several files: the letters that our own words need, and all the others,
// which a browser fetches only if somebody's name has one of them. The face of titles, whose rough edges are heavy, is
// cut once more: few titles have figures.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const WEB = join(import.meta.dirname, '..');
const ROOT = join(WEB, '..');
const MADE = join(WEB, 'node_modules/.woe-fonts');
const CSS = 'virtual:fonts.css';

type Face = { family: string; of: string; style: 'normal' | 'italic'; weight: number; preload?: true; rough?: true };

const FACES: Face[] = [
  { family: 'EB Garamond', of: 'eb-garamond', style: 'normal', weight: 400, preload: true },
  { family: 'EB Garamond', of: 'eb-garamond', style: 'italic', weight: 400 },
  { family: 'EB Garamond', of: 'eb-garamond', style: 'normal', weight: 600 },
  { family: 'IM Fell English', of: 'im-fell-english', style: 'normal', weight: 400, preload: true, rough: true },
  { family: 'IM Fell English', of: 'im-fell-english', style: 'italic', weight: 400, rough: true },
  { family: 'IM Fell English SC', of: 'im-fell-english-sc', style: 'normal', weight: 400, rough: true },
];

/** Names from further east, whole and untouched. */
const FURTHER = { family: 'EB Garamond', of: 'eb-garamond', style: 'normal', weight: 400 } satisfies Face;

/** Kerning, ligatures and accents, and the figures that our styles ask for. */
const FEATURES = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'onum', 'lnum', 'pnum', 'tnum'];

/** What titles are written with, in both languages. */
const TITLES = /[A-Za-zàèéìòùÈ ,.’!?:-]/;

/** Where our words are. */
const WORDS = ['crates/woe-prose/lang', 'docs/rules.md', 'sets', 'web/src'];
const WORDY = /\.(ftl|md|toml|ts|svelte)$/;

function textIn(path: string): string {
  if (!statSync(path).isDirectory()) return WORDY.test(path) ? readFileSync(path, 'utf8') : '';
  return readdirSync(path)
    .map((name) => textIn(join(path, name)))
    .join('');
}

/** Every character of our words, and all of ASCII. */
export function ourCharacters(words = WORDS.map((path) => textIn(join(ROOT, path))).join('')): Set<number> {
  const ascii = Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at);
  return new Set([...ascii, ...[...words].map((letter) => letter.codePointAt(0) ?? 0)].filter((code) => code >= 0x20));
}

/** The characters of a `unicode-range`, for example `U+0000-00FF,U+0131`. */
export function charactersOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [from = '0', to = from] = part.trim().slice(2).split('-');
    const [first, last] = [parseInt(from, 16), parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

/** The `unicode-range` of some characters. */
export function rangeOf(codes: Iterable<number>): string {
  const runs: [number, number][] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

function packageOf({ of }: Face): string {
  return join(WEB, 'node_modules/@fontsource', of);
}

function fileOf(face: Face, script: string): string {
  return join(packageOf(face), 'files', `${face.of}-${script}-${face.weight}-${face.style}.woff2`);
}

function rangeOfScript(face: Face, script: string): string {
  const ranges = JSON.parse(readFileSync(join(packageOf(face), 'unicode.json'), 'utf8')) as Record<string, string>;
  return ranges[script] ?? '';
}

function rule(face: Face, file: string, range: string): string {
  return `@font-face {
  font-family: '${face.family}';
  font-style: ${face.style};
  font-weight: ${face.weight};
  font-display: swap;
  src: url('${file}') format('woff2');
  unicode-range: ${range};
}
`;
}

/** Which characters go into which file of a face; no file without one. */
function partsOf(face: Face, ours: Set<number>): [part: string, codes: number[]][] {
  const partOf = (code: number) => {
    if (!ours.has(code)) return 'others';
    return face.rough && !TITLES.test(String.fromCodePoint(code)) ? 'figures' : 'ours';
  };
  const all = charactersOf(rangeOfScript(face, 'latin'));
  const parts = ['ours', 'figures', 'others'].map((part): [string, number[]] => [
    part,
    all.filter((code) => partOf(code) === part),
  ]);
  return parts.filter(([, codes]) => codes.length > 0);
}

/** Cuts a face into its files and says so in CSS. */
async function cut(face: Face, ours: Set<number>): Promise<string> {
  const whole = readFileSync(fileOf(face, 'latin'));
  const rules = partsOf(face, ours).map(async ([part, codes]) => {
    const name = `${face.of}-${face.weight}-${face.style}-${part}.woff2`;
    const letters = String.fromCodePoint(...codes);
    writeFileSync(join(MADE, name), await subset(whole, letters, { targetFormat: 'woff2', keepFeatures: FEATURES }));
    return rule(face, `./${name}`, rangeOf(codes));
  });
  return (await Promise.all(rules)).join('');
}

async function make(): Promise<void> {
  mkdirSync(MADE, { recursive: true });
  const ours = ourCharacters();
  const rules = await Promise.all(FACES.map((face) => cut(face, ours)));
  rules.push(rule(FURTHER, fileOf(FURTHER, 'latin-ext'), rangeOfScript(FURTHER, 'latin-ext')));
  writeFileSync(join(MADE, 'fonts.css'), rules.join(''));
}

/** The names of the files that the first words of every screen need. */
function first(file: string): boolean {
  return FACES.some((face) => face.preload && file.includes(`${face.of}-${face.weight}-${face.style}-ours`));
}

export function fonts(): Plugin {
  let made: Promise<void> | null = null;
  return {
    name: 'woe-fonts',
    enforce: 'pre',
    async resolveId(id) {
      if (id !== CSS) return null;
      made ??= make();
      await made;
      return join(MADE, 'fonts.css');
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter(first)
          .sort()
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head',
          })),
    },
  };
}
