// The address bar as something that components can look at.
import { pathOfClick, routeOf, type Route } from './router';

let path = $state(location.pathname);

/** The route that is shown now. */
export function here(): Route {
  return routeOf(path);
}

/** Goes to an address of ours; `replace` leaves no trace in the history. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Follows links and the browser's own buttons from now on; gives back how to stop. */
export function follow(): () => void {
  const onPop = () => (path = location.pathname);
  const onClick = (event: MouseEvent) => {
    const address = pathOfClick(event);
    if (address === null) return;
    event.preventDefault();
    go(address);
  };
  addEventListener('popstate', onPop);
  document.addEventListener('click', onClick);
  return () => {
    removeEventListener('popstate', onPop);
    document.removeEventListener('click', onClick);
  };
}
