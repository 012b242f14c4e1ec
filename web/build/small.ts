// How does the page travel light? Every file is compressed once, when it is built, and each screen says beforehand
// which files it will ask for; the server passes both on.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** What is not compressed already. */
const TEXT = /\.(html|js|css|svg|json|txt|webmanifest)$/;
/** Below that the headers weigh more than what is saved. */
const LEAST = 400;
const HINTS = 'hints.txt';

const SCREENS = join(import.meta.dirname, '../src/screens.ts');
const LANGS = ['en', 'it'];

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

const compress = promisify(brotliCompress);

/** The screens and the files of their components, as screens.ts has them. */
export function screensIn(source: string): [screen: string, file: string][] {
  return [...source.matchAll(/(\w+): \(\) => import\('\.\/([^']+)'\)/g)].map(([, screen = '', file = '']) => [
    screen,
    file,
  ]);
}

/** A chunk and all that it cannot run without, its styles too. */
function withImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file] as Chunk | undefined;
  if (!chunk || found.has(file)) return found;
  found.add(file);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const other of chunk.imports) withImports(bundle, other, found);
  return found;
}

/** One line a screen or language: its name, then the files that the page itself does not name yet. */
function hintsFor(bundle: Bundle): string {
  const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');
  const page = bundle['index.html'];
  const html = page?.type === 'asset' ? String(page.source) : '';
  const known = new Set(Object.keys(bundle).filter((file) => html.includes(file)));
  const line = (name: string, module: string) => {
    const chunk = chunks.find((one) => one.facadeModuleId?.endsWith(`/src/${module}`));
    const files = chunk ? [...withImports(bundle, chunk.fileName)].filter((file) => !known.has(file)) : [];
    return [name, ...files].join(' ');
  };
  const screens = screensIn(readFileSync(SCREENS, 'utf8')).map(([screen, file]) => line(screen, file));
  return [...screens, ...LANGS.map((lang) => line(lang, `lang/${lang}.ts`)), ''].join('\n');
}

async function compressAll(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name));
  const each = files.map(async (name) => {
    const bytes = readFileSync(join(folder, name));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    if (bytes.length >= LEAST) writeFileSync(join(folder, `${name}.br`), await compress(bytes, { params }));
  });
  await Promise.all(each);
}

export function small(): Plugin {
  return {
    name: 'woe-small',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: HINTS, source: hintsFor(bundle) });
    },
    async writeBundle({ dir }) {
      if (dir) await compressAll(dir);
    },
  };
}
