// Where are we? Every address of the page, and how it is shown; see screens.ts for the screens.

export type Route =
  | { screen: 'landing' }
  | { screen: 'open' }
  | { screen: 'hot' }
  | { screen: 'room'; table: string }
  | { screen: 'watch'; watch: string }
  | { screen: 'replay'; replay: string }
  | { screen: 'gallery' }
  | { screen: 'stacks' }
  | { screen: 'how' }
  | { screen: 'rules' }
  | { screen: 'mine' }
  | { screen: 'lost' };

const PLAIN: Record<string, Route> = {
  '/': { screen: 'landing' },
  '/open': { screen: 'open' },
  '/hot': { screen: 'hot' },
  '/gallery': { screen: 'gallery' },
  '/gallery/stacks': { screen: 'stacks' },
  '/how': { screen: 'how' },
  '/rules': { screen: 'rules' },
  '/mine': { screen: 'mine' },
};

/** The route of a path, for example `/t/willow`. */
export function routeOf(path: string): Route {
  const tidy = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const plain = PLAIN[tidy];
  if (plain) return plain;
  const [, place, id, ...rest] = tidy.split('/');
  if (!id || rest.length > 0) return { screen: 'lost' };
  if (place === 't') return { screen: 'room', table: id };
  if (place === 'w') return { screen: 'watch', watch: id };
  if (place === 'r') return { screen: 'replay', replay: id };
  return { screen: 'lost' };
}

/** The path a click asks for, if it is one of ours and a plain click; otherwise the browser's business. */
export function pathOfClick(event: MouseEvent): string | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || routeOf(url.pathname).screen === 'lost') return null;
  const samePage = url.pathname === location.pathname && url.search === location.search;
  return samePage && url.hash ? null : url.pathname + url.search + url.hash;
}
