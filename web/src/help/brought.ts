// What do the boxes on a table bring that the base game does not know?
import type { CatalogPage } from '../card/types';

export type Brought = 'cast' | 'home' | 'guests' | 'stories' | 'expedition' | 'undead';

export function broughtTo(catalog: CatalogPage): Brought[] {
  const kinds = new Set(catalog.cards.map(({ kind }) => kind));
  const brought: [Brought, boolean][] = [
    ['cast', catalog.families.length === 0],
    ['home', kinds.has('residence')],
    ['guests', kinds.has('guest')],
    ['stories', kinds.has('story')],
    ['expedition', kinds.has('expedition')],
    ['undead', catalog.cards.some(({ undead }) => undead)],
  ];
  return brought.filter(([, there]) => there).map(([name]) => name);
}
