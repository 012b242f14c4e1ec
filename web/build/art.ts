// How do pictures get into the page? One chunk for each shelf of each set, fetched when a card of it is drawn.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const INDEX = 'virtual:art';
const SHELF = 'virtual:art/';

/** The files of one chunk, by the names of the pictures. */
type Files = Map<string, string>;

/** What is drawn, without the outer tag and the air between the lines: its user gives the box. */
export function inner(source: string): string {
  return source
    .replace(/<\?xml[^>]*>|<!--[\s\S]*?-->/g, '')
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/>\s+</g, '><')
    .trim();
}

function svgsIn(folder: string): Files {
  const names = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  return new Map(names.sort().map((name) => [name.slice(0, -4), join(folder, name)]));
}

/** What the landing page shows comes by itself: it shall not wait for a whole box. */
const FRONT: string[] = JSON.parse(readFileSync(join(ROOT, 'web/src/art/front.json'), 'utf8'));

/** Takes what is on the landing page out of its chunk, into one of its own. */
function withFront(chunks: Map<string, Files>): Map<string, Files> {
  const fronts = new Map<string, Files>();
  for (const place of FRONT) {
    const [shelf = '', name = ''] = place.split('/');
    const files = [...chunks].find(([chunk, files]) => chunk.endsWith(`/${shelf}`) && files.has(name))?.[1];
    const file = files?.get(name);
    if (!files || !file) throw new Error(`nobody has drawn ${place}, which src/art/front.json asks for`);
    files.delete(name);
    fronts.set(`front/${shelf}`, (fronts.get(`front/${shelf}`) ?? new Map<string, string>()).set(name, file));
  }
  return new Map([...chunks, ...fronts]);
}

/** Every chunk by its name, `gloom/portraits`. Lids stand side by side on one shelf, so they come together. */
export function shelves(root = ROOT): Map<string, Files> {
  const found = new Map<string, Files>(
    ['icons', 'events'].map((shelf) => [`house/${shelf}`, svgsIn(join(root, 'web/src/art', shelf))]),
  );
  const lids: Files = new Map();
  for (const set of readdirSync(join(root, 'sets')).sort()) {
    const art = join(root, 'sets', set, 'art');
    if (!existsSync(art)) continue;
    if (existsSync(join(art, 'box.svg'))) lids.set(set, join(art, 'box.svg'));
    for (const shelf of readdirSync(art).filter((name) => statSync(join(art, name)).isDirectory())) {
      found.set(`${set}/${shelf}`, svgsIn(join(art, shelf)));
    }
  }
  return withFront(found.set('house/boxes', lids));
}

/** Which pictures there are, and how their chunks are fetched. A name that two sets use is a mistake in one of them. */
export function indexOf(chunks: Map<string, Files>): string {
  const seen = new Map<string, string>();
  const rows = [...chunks].map(([chunk, files]) => {
    const shelf = chunk.split('/')[1];
    for (const name of files.keys()) {
      const other = seen.get(`${shelf}/${name}`);
      if (other) throw new Error(`${other} and ${chunk} both have a picture "${name}"; rename one`);
      seen.set(`${shelf}/${name}`, chunk);
    }
    return `[${JSON.stringify(shelf)},${JSON.stringify([...files.keys()].join(' '))},()=>import(${JSON.stringify(SHELF + chunk)})]`;
  });
  return `export default [${rows.join(',\n')}];`;
}

export function art(): Plugin {
  return {
    name: 'woe-art',
    resolveId: (id) => (id === INDEX || id.startsWith(SHELF) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) return indexOf(shelves());
      if (!id.startsWith(`\0${SHELF}`)) return null;
      const files = shelves().get(id.slice(SHELF.length + 1)) ?? new Map<string, string>();
      for (const file of files.values()) this.addWatchFile(file);
      const drawn = [...files].map(([name, file]) => [name, inner(readFileSync(file, 'utf8'))]);
      return `export default ${JSON.stringify(Object.fromEntries(drawn))};`;
    },
  };
}

/** The name of a chunk's file: what it holds, not where it came from. */
export function chunkName(facade: string | null | undefined): string | null {
  const chunk = facade?.split(SHELF)[1];
  return chunk ? `assets/art-${chunk.replace('/', '-')}-[hash].js` : null;
}
