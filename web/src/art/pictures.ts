// The pictures that are files: icons and shared scenes here, everything else with its set. All are ours, taken in when the page
// is built; nothing from outside ever gets into this map, which is why it may be written into a page as it is. They come by
// need, a shelf of a set at a time; what is waited for keeps its place empty.
import shelves from 'virtual:art';

/** Portraits are 100 × 126, scenes 126 × 100, Events 126 × 72, symbols and crests 40 × 40, borders and icons
    24 × 24, boxes 120 × 160. */
export type Shelf = 'icons' | 'portraits' | 'scenes' | 'events' | 'symbols' | 'crests' | 'borders' | 'boxes';

type Chunk = { drawn: Record<string, string> | null; fetch: () => Promise<Record<string, string>> };

/** How long to wait before a chunk that did not come is asked for again. */
const AGAIN = 2_000;
const TRIES = 5;

const CHUNKS = new Map<string, Chunk>();
for (const [shelf, names, load] of shelves) {
  const chunk: Chunk = { drawn: null, fetch: once(async () => (chunk.drawn = (await load()).default)) };
  for (const name of names.split(' ')) CHUNKS.set(`${shelf}/${name}`, chunk);
}

/** Asks once, for however many wait; again if it failed, since servers are restarted in the middle of an evening. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  const patiently = async (): Promise<T> => {
    for (let tries = 1; tries < TRIES; tries += 1) {
      try {
        return await load();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, AGAIN * tries));
      }
    }
    return load();
  };
  return () => {
    asked ??= patiently();
    asked.catch(() => (asked = null));
    return asked;
  };
}

/** Whether somebody has drawn it. */
export function isDrawn(shelf: Shelf, name: string): boolean {
  return CHUNKS.has(`${shelf}/${name}`);
}

/** The markup of a picture, at once if it is here, or null if nobody has drawn it yet. */
export function picture(shelf: Shelf, name: string): string | null | Promise<string | null> {
  const chunk = CHUNKS.get(`${shelf}/${name}`);
  if (!chunk) return null;
  const of = (drawn: Record<string, string>) => drawn[name] ?? null;
  return chunk.drawn ? of(chunk.drawn) : chunk.fetch().then(of);
}
