// What the server says of a link stands in the window until the page has more to show.
import { lang } from './lang';

/** Takes the placard away when there is more than a word of waiting in the page, or at once if it speaks another language. */
export function greet(page: HTMLElement): void {
  const placard = document.getElementById('placard');
  if (!placard) return;
  if (document.documentElement.lang !== lang()) return placard.remove();
  const watcher = new MutationObserver(() => {
    if (page.querySelector('.waiting') && !page.querySelector('h1')) return;
    placard.remove();
    watcher.disconnect();
  });
  watcher.observe(page, { childList: true, subtree: true });
}
