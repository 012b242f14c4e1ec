// Looking at something for longer: with the mouse, with a finger, or by a key.
import type { Attachment } from 'svelte/attachments';

export type Lingering = {
  /** The pointer rests on it, or has left it. */
  rest?: () => void;
  leave?: () => void;
  /** A finger stays on it. */
  press?: () => void;
  /** Keys that mean the same. */
  keys?: Record<string, () => void>;
};

const REST = 450;
const PRESS = 500;
/** A finger that moves further is scrolling. */
const STRAY = 10;

/** Listens on an element for somebody who lingers. */
export function lingers({ rest, leave, press, keys = {} }: Lingering): Attachment {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let from = { x: 0, y: 0 };
    const stop = () => clearTimeout(timer);
    const later = (act: (() => void) | undefined, delay: number) => {
      stop();
      if (act) timer = setTimeout(act, delay);
    };
    const on: Record<string, (event: PointerEvent & KeyboardEvent) => void> = {
      pointerenter: (event) => event.pointerType === 'mouse' && event.buttons === 0 && later(rest, REST),
      pointerleave: () => (stop(), leave?.()),
      pointerdown: (event) => {
        pressed = false;
        from = { x: event.clientX, y: event.clientY };
        if (event.pointerType === 'mouse') return (stop(), leave?.());
        later(() => ((pressed = true), press?.()), PRESS);
      },
      pointermove: (event) => {
        const strayed = Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY;
        if (event.pointerType !== 'mouse' && strayed) stop();
      },
      pointerup: (event) => event.pointerType !== 'mouse' && stop(),
      pointercancel: stop,
      // The click that ends a long press was not meant as one, and neither was the menu.
      click: (event) => {
        if (pressed) (event.preventDefault(), event.stopImmediatePropagation());
        pressed = false;
      },
      contextmenu: (event) => pressed && event.preventDefault(),
      keydown: (event) => {
        const modified = event.ctrlKey || event.metaKey || event.altKey;
        const act = modified ? undefined : keys[event.key.toLowerCase()];
        if (!act || event.defaultPrevented) return;
        event.preventDefault();
        act();
      },
    };
    const entries = Object.entries(on) as [string, EventListener][];
    for (const [name, listener] of entries) node.addEventListener(name, listener, name === 'click');
    return () => {
      stop();
      for (const [name, listener] of entries) node.removeEventListener(name, listener, name === 'click');
    };
  };
}
