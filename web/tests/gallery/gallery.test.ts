// The gallery: what is found by which words, and that nothing is out of reach because it is not drawn yet.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Gallery from '../../src/gallery/Gallery.svelte';
import { found, type Entry } from '../../src/gallery/search';
import { setLang } from '../../src/lang';
import { CATALOG } from '../fixtures/catalog';

const BOX = { id: 'test', name: { en: 'Test', it: 'Prova' }, edition: 'second', house: true, needs: [], stories: [] };
const OTHER = { ...BOX, id: 'other', name: { en: 'Other', it: 'Altra' } };
const ENTRIES: Entry[] = CATALOG.cards.map((card) => ({
  key: `test/${card.card}`,
  catalog: CATALOG,
  card,
  box: BOX.name,
}));

function titles(wanted: string): string[] {
  return found(ENTRIES, wanted).map(({ card }) => card.title.en);
}

/** An observer that sees nothing until it is told to. */
class Blind {
  static seen: Blind[] = [];
  readonly watched = new Set<Element>();
  constructor(readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    Blind.seen.push(this);
  }
  observe(node: Element): void {
    this.watched.add(node);
  }
  unobserve(node: Element): void {
    this.watched.delete(node);
  }
}

vi.stubGlobal('IntersectionObserver', Blind);

beforeEach(() => {
  history.replaceState(null, '', '/gallery?box=test');
  const otherwise = { ...CATALOG, sets: [{ ...CATALOG.sets[0], id: 'other' }] };
  vi.stubGlobal('fetch', async (path: string) => {
    const said = path.includes('boxes') ? { boxes: [BOX, OTHER] } : path.includes('sets=other') ? otherwise : CATALOG;
    return { ok: true, json: async () => said };
  });
});

afterEach(() => {
  cleanup();
  setLang('en');
});

async function show(): Promise<HTMLElement> {
  const { container } = render(Gallery);
  await vi.waitFor(() => expect(container.querySelector('search')).not.toBeNull());
  return container;
}

const drawn = (inside: ParentNode) => inside.querySelectorAll('svg[data-card]').length;

describe('a search', () => {
  const [first] = CATALOG.cards;

  it('finds everything by no words, and nothing by words of no card', () => {
    expect(titles('  ')).toHaveLength(CATALOG.cards.length);
    expect(titles('zeppelin')).toEqual([]);
  });

  it('finds by title, text, kind and box, in both languages', () => {
    const title = first?.title.en ?? '';
    expect(titles(title.toUpperCase())).toContain(title);
    expect(titles(`che cosa fa ${title}`)).toContain(title);
    const deaths = CATALOG.cards.filter((card) => card.kind === 'untimely-death').map((card) => card.title.en);
    expect(deaths).not.toEqual([]);
    expect(titles('untimely death')).toEqual(deaths);
    expect(titles('prova')).toHaveLength(CATALOG.cards.length);
  });

  it('minds neither accents nor the order of words', () => {
    const entry = { ...(ENTRIES[0] as Entry), box: { en: 'Sad', it: 'Città più triste' } };
    expect(found([entry], 'triste citta')).toEqual([entry]);
  });
});

describe('the gallery', () => {
  it('draws what comes near, and names everything before', async () => {
    const container = await show();
    const shelf = container.querySelector<HTMLElement>('[data-shelf="cards"]') as HTMLElement;
    const names = [...shelf.querySelectorAll('button')].map((button) => button.getAttribute('aria-label') ?? '');
    expect(names).toHaveLength(3 * CATALOG.cards.length);
    expect(names.filter((name) => name.startsWith(CATALOG.cards[0]?.title.en ?? '?'))).toHaveLength(3);
    expect(drawn(shelf)).toBe(0);
    const row = shelf.querySelector('li') as HTMLElement;
    Blind.seen[0]?.tell([{ isIntersecting: true, target: row }]);
    await tick();
    expect(drawn(shelf)).toBe(3);
    expect(Blind.seen[0]?.watched.has(row)).toBe(false);
  });

  it('draws what has the focus, which stays where it is', async () => {
    const container = await show();
    const last = [...container.querySelectorAll<HTMLElement>('[data-shelf="cards"] button')].at(-3) as HTMLElement;
    last.focus();
    await tick();
    expect(drawn(last)).toBe(1);
    expect(document.activeElement).toBe(last);
  });

  it('draws everything for a printer', async () => {
    const container = await show();
    dispatchEvent(new Event('beforeprint'));
    await tick();
    expect(drawn(container)).toBe(3 * CATALOG.cards.length);
  });

  it('says how much was found, and looks into the other boxes', async () => {
    await show();
    expect(screen.getByRole('status').textContent).toBe(`${CATALOG.cards.length} cards`);
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'zeppelin' } });
    expect(screen.getByRole('status').textContent).toBe('Nothing here goes by that name.');
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: CATALOG.cards[0]?.title.en } });
    await fireEvent.click(screen.getByRole('button', { name: 'Look in all boxes' }));
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 cards'));
  });
});
