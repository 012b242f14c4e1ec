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

/** What is around the page, as the browser paints it: the paper of each lamp, as page.css has it. */
const PAPER: Record<Lamp, string> = { day: '#efe7d6', night: '#1f1c20' };

/** Keeps `data-lamp` of the document true; called once, by the page. */
export function keepLampTrue(): void {
  $effect(() => {
    document.documentElement.dataset.lamp = now;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = PAPER[now];
  });
}
