// The cards of a table, asked for once.
import type { CardSheet, CatalogPage, Edition, FamilySheet } from './types';

/** The base game, for whoever names no set. */
export const BASE_GAME: readonly string[] = ['gloom'];

const asked = new Map<string, Promise<CatalogPage>>();

async function fetched(query: string): Promise<CatalogPage> {
  const answer = await fetch(`/api/catalog?${query}`);
  if (!answer.ok) throw new Error(`the catalog could not be read (${answer.status})`);
  return (await answer.json()) as CatalogPage;
}

/** The cards of some sets in an edition, numbered otherwise for a plain game; asks again after a failure. */
export function loadCatalog(
  edition: Edition,
  plain = false,
  sets: readonly string[] = BASE_GAME,
): Promise<CatalogPage> {
  return load(`sets=${sets.map(encodeURIComponent).join(',')}`, edition, plain);
}

/** The cards that a table was dealt: by the hashes of their sets if they are others today, else as they are. */
export function loadDealt(
  edition: Edition,
  plain: boolean,
  sets: readonly string[],
  hashes: readonly string[] = [],
): Promise<CatalogPage> {
  return hashes.length > 0 ? load(`cards=${hashes.join(',')}`, edition, plain) : loadCatalog(edition, plain, sets);
}

function load(which: string, edition: Edition, plain: boolean): Promise<CatalogPage> {
  const query = `${which}&edition=${edition}${plain ? '&plain=true' : ''}`;
  const known = asked.get(query);
  if (known) return known;
  const asking = fetched(query);
  asked.set(query, asking);
  asking.catch(() => asked.delete(query));
  return asking;
}

/** A card's sheet. The server sends only numbers of its own catalog: another one is a fault. */
export function sheetOf(catalog: CatalogPage, card: number): CardSheet {
  const sheet = catalog.cards[card];
  if (!sheet) throw new Error(`no card ${card} in the catalog`);
  return sheet;
}

/** Whose relative or Residence a card is; nobody's for what is neither. */
export function familyOf(catalog: CatalogPage, sheet: CardSheet): FamilySheet | null {
  const family = sheet.person?.family ?? null;
  return family === null ? null : (catalog.families[family] ?? null);
}
