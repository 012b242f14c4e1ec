// The pictures that are files: icons here, everything else with its set. All are ours, taken in when the page is built;
// nothing from outside ever gets into this map, which is why it may be written into a page as it is.

const ICONS = import.meta.glob<string>('./icons/*.svg', { query: '?raw', eager: true, import: 'default' });
const SETS = import.meta.glob<string>('../../../sets/*/art/**/*.svg', { query: '?raw', eager: true, import: 'default' });

/** Portraits are 100 × 126, scenes 126 × 100, symbols and crests 40 × 40, borders and icons 24 × 24, boxes 120 × 160. */
export type Shelf = 'icons' | 'portraits' | 'scenes' | 'symbols' | 'crests' | 'borders' | 'boxes';

const PICTURES = new Map<string, string>();
for (const [path, source] of [...Object.entries(ICONS), ...Object.entries(SETS)]) PICTURES.set(placeOf(path), inner(source));

/** Where a file is kept: `portraits/angel`; the lid of a box by its set, `boxes/gloom`. */
function placeOf(path: string): string {
  const lid = /\/([^/]+)\/art\/box\.svg$/.exec(path)?.[1];
  if (lid) return `boxes/${lid}`;
  const [shelf, file] = path.split('/').slice(-2);
  return `${shelf}/${file?.replace(/\.svg$/, '')}`;
}

/** What is drawn, without the outer tag: its user gives the box. */
function inner(source: string): string {
  return source
    .replace(/<\?xml[^>]*>|<!--[\s\S]*?-->/g, '')
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .trim();
}

/** The markup of a picture, or null if nobody has drawn it yet. */
export function picture(shelf: Shelf, name: string): string | null {
  return PICTURES.get(`${shelf}/${name}`) ?? null;
}
