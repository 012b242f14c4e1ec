// What the tab is called: the screen, and the house.
import { t } from './lang';
import type { Route } from './router';

/** What the page's own file says before anybody knows better. */
const UNTOLD = 'Woebegone';
/** Screens of whose title the server knows more: who invites, who has won. */
const TOLD = new Set<Route['screen']>(['room', 'watch', 'replay']);

/** The title of a screen. */
export function titleOf(screen: Route['screen']): string {
  const title = t('link-title', { screen });
  return title === UNTOLD ? title : `${title} · ${UNTOLD}`;
}

/** The title of the first screen: what the server wrote, where it knows more. */
export function firstTitle(screen: Route['screen'], told: string): string {
  return TOLD.has(screen) && told !== '' && told !== UNTOLD ? told : titleOf(screen);
}
