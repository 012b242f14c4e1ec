// The pictures that are files: icons here, portraits, crests and borders with their sets. All are ours, taken in when
// the page is built; nothing from outside ever gets into this map, which is why it may be written into a page as it is.

const ICONS = import.meta.glob<string>('./icons/*.svg', { query: '?raw', eager: true, import: 'default' });
const SETS = import.meta.glob<string>('../../../sets/*/art/**/*.svg', { query: '?raw', eager: true, import: 'default' });

export type Shelf = 'icons' | 'portraits' | 'crests' | 'borders';

const PICTURES = new Map<string, string>();
for (const [path, source] of [...Object.entries(ICONS), ...Object.entries(SETS)]) {
  const [shelf, file] = path.split('/').slice(-2);
  PICTURES.set(`${shelf}/${file?.replace(/\.svg$/, '')}`, inner(source));
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
