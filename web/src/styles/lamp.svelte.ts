// Day or night: what the reader chose, or else what their system prefers.
import { keep, kept } from '../kept';

export type Lamp = 'day' | 'night';

const chosen = kept('lamp');
let now = $state<Lamp>(chosen === 'day' || chosen === 'night' ? chosen : preferred());

function preferred(): Lamp {
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
}

export function lamp(): Lamp {
  return now;
}

export function toggleLamp(): void {
  now = now === 'day' ? 'night' : 'day';
  keep('lamp', now);
}

/** Keeps `data-lamp` of the document true; called once, by the page. */
export function keepLampTrue(): void {
  $effect(() => {
    document.documentElement.dataset.lamp = now;
  });
}
