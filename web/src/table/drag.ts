// A card that is dragged: from the hand to a stack, to the discard pile, or to the middle of the table.
import type { Attachment } from 'svelte/attachments';
import type { Drop, Intent } from './intent.svelte';

/** A pointer that moves less is clicking. */
const STRAY = 9;

/** What lies under a point, if cards can be let go there. */
export function dropAt(x: number, y: number): Drop | null {
  const place = document.elementFromPoint?.(x, y)?.closest('[data-drop]')?.getAttribute('data-drop');
  if (place === 'discard' || place === 'middle') return place;
  const stack = /^stack\/(\d+)$/.exec(place ?? '')?.[1];
  return stack === undefined ? null : { stack: Number(stack) };
}

/** Lets a card of the hand be dragged. Sideways a finger scrolls the hand; the browser keeps that for itself. */
export function drags(intent: Intent, card: () => number): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let dragged = false;

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      dragged = false;
      // A quick mouse has left the card before it has moved twice.
      if (event.pointerType === 'mouse') node.setPointerCapture?.(event.pointerId);
    };
    const move = ({ clientX: x, clientY: y, pointerId }: PointerEvent) => {
      if (!from || (!dragged && Math.hypot(x - from.x, y - from.y) < STRAY)) return;
      if (!dragged) begin(pointerId);
      intent.drag = { card: card(), x, y, over: dropAt(x, y) };
    };
    const begin = (pointer: number) => {
      dragged = true;
      node.setPointerCapture?.(pointer);
      intent.selected = card();
      intent.no = null;
    };
    const up = () => {
      from = null;
      if (intent.drag) intent.drop(intent.drag);
    };
    const cancel = () => {
      from = null;
      intent.drag = null;
    };
    // The click at the end of a drag is not a click.
    const click = (event: MouseEvent) => {
      if (dragged) event.stopImmediatePropagation();
      dragged = false;
    };
    const on: [string, EventListener, boolean][] = [
      ['pointerdown', down as EventListener, false],
      ['pointermove', move as EventListener, false],
      ['pointerup', up as EventListener, false],
      ['pointercancel', cancel as EventListener, false],
      ['click', click as EventListener, true],
    ];
    for (const [name, listener, capture] of on) node.addEventListener(name, listener, capture);
    return () => {
      for (const [name, listener, capture] of on) node.removeEventListener(name, listener, capture);
      if (intent.drag) intent.drag = null;
    };
  };
}
