// Which card is looked at closely now. A screen puts <Zoom {catalog} /> once, and {@attach zooms(…)} on its cards.
import type { Attachment } from 'svelte/attachments';
import { lingers } from './linger';

export type Zoomed = { card: number; deceased?: boolean };

let now = $state<(Zoomed & { held: boolean; aside: 'left' | 'right' }) | null>(null);

export function zoomed() {
  return now;
}

/** Shows a card large; held, it stays until it is closed. */
export function zoom(shown: Zoomed, held = true, aside: 'left' | 'right' = 'right'): void {
  now = { ...shown, held, aside };
}

export function unzoom(): void {
  now = null;
}

function leave(): void {
  if (now && !now.held) now = null;
}

/** Hover shows the card large while it lasts, unless its words are read elsewhere; a long press or the key z until it is
    closed. */
export function zooms(shown: () => Zoomed, hovers = true): Attachment<Element> {
  return (node) => {
    const peek = () => {
      const { left, right } = node.getBoundingClientRect();
      zoom(shown(), false, (left + right) / 2 > innerWidth / 2 ? 'left' : 'right');
    };
    const hold = () => zoom(shown());
    const stop = lingers({ rest: hovers ? peek : undefined, leave, press: hold, keys: { z: hold } })(node);
    return () => {
      stop?.();
      leave();
    };
  };
}
