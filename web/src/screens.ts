// Which screen is at which address? Each is fetched when somebody goes there.
import type { Component } from 'svelte';
import type { Route } from './router';

export type Screen = Promise<{ default: Component<Record<string, string>> }>;

const SCREENS: Record<Route['screen'], () => unknown> = {
  landing: () => import('./lobby/Landing.svelte'),
  open: () => import('./lobby/Open.svelte'),
  hot: () => import('./lobby/Hot.svelte'),
  room: () => import('./table/Room.svelte'),
  watch: () => import('./table/Room.svelte'),
  replay: () => import('./end/Replay.svelte'),
  gallery: () => import('./gallery/Gallery.svelte'),
  stacks: () => import('./gallery/Stacks.svelte'),
  how: () => import('./help/How.svelte'),
  mine: () => import('./mine/Mine.svelte'),
  rules: () => import('./help/Rules.svelte'),
  lost: () => import('./lobby/Lost.svelte'),
};

export function screenOf({ screen }: Route): Screen {
  return SCREENS[screen]() as Screen;
}
