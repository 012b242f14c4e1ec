// What is looked at on the table now, so that it can be read: what the pointer or the focus is on.
import type { Attachment } from 'svelte/attachments';

export type Read = { card: number } | { stack: number };

/** Between two cards the pointer is on neither: what was read stays until then. */
const LINGER = 350;

let now = $state.raw<Read | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function looked(): Read | null {
  return now;
}

function look(what: Read): void {
  clearTimeout(timer);
  now = what;
}

function leave(what: Read | null): void {
  if (now !== what) return;
  clearTimeout(timer);
  timer = setTimeout(() => (now = null), LINGER);
}

/** Lets something be read while the mouse or the focus is on it. */
export function reads(what: () => Read): Attachment<HTMLElement> {
  return (node) => {
    let read: Read | null = null;
    const focus = () => look((read = what()));
    const enter = ({ pointerType, buttons }: PointerEvent) => pointerType === 'mouse' && buttons === 0 && focus();
    const gone = () => leave(read);
    const on = { pointerenter: enter, focusin: focus, pointerleave: gone, focusout: gone };
    const entries = Object.entries(on) as [string, EventListener][];
    for (const [name, listener] of entries) node.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of entries) node.removeEventListener(name, listener);
      gone();
    };
  };
}
