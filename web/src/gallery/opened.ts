// What is in a box, or in all of them?
import { loadCatalog } from '../card/catalog';
import type { CatalogPage, Edition } from '../card/types';
import { loadBoxes } from '../lobby/boxes';
import type { BoxSheet } from '../wire';
import type { Entry } from './search';

/** The choice that is no box. */
export const ALL_BOXES = 'all';

export type Opened = { boxes: BoxSheet[]; catalogs: CatalogPage[]; entries: Entry[]; edition: Edition };

/** The edition in which a box is shown, unless somebody wants another. */
function usualEdition({ id, edition }: BoxSheet): Edition {
  return id !== 'gloom' && edition === 'first' ? 'first' : 'second';
}

async function entriesOf(box: BoxSheet, wanted: Edition | null): Promise<{ catalog: CatalogPage; entries: Entry[] }> {
  const catalog = await loadCatalog(wanted ?? usualEdition(box), false, [box.id]);
  const set = catalog.sets.findIndex((one) => one.id === box.id);
  const own = catalog.cards.filter((card) => card.set === set);
  return { catalog, entries: own.map((card) => ({ key: `${box.id}/${card.card}`, catalog, card, box: box.name })) };
}

/** Opens one box in the wanted edition, or every box in its own. */
export async function open(id: string, wanted: Edition | null): Promise<Opened> {
  const boxes = await loadBoxes();
  const chosen = id === ALL_BOXES ? boxes : boxes.filter((box) => box.id === id);
  const [first] = chosen;
  if (!first) throw new Error(`no box ${id}`);
  const found = await Promise.all(chosen.map((box) => entriesOf(box, id === ALL_BOXES ? null : wanted)));
  const entries = found.flatMap((one) => one.entries);
  return { boxes, catalogs: found.map((one) => one.catalog), entries, edition: wanted ?? usualEdition(first) };
}
