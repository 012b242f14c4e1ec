// Arrow keys: from one button to its neighbour, within the hand or among the stacks.
import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(node: Element): { x: number; y: number } {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The nearest button in a direction; one that is off to the side counts as further away. */
export function nearest(from: Element, among: Iterable<Element>, [dx, dy]: [number, number]): Element | null {
  const start = middle(from);
  let best: { node: Element; far: number } | null = null;
  for (const node of among) {
    const { x, y } = middle(node);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const far = along + 3 * aside;
    if (node !== from && along > 1 && (best === null || far < best.far)) best = { node, far };
  }
  return best?.node ?? null;
}

/** Moves the focus among the buttons inside that fit the selector. */
export function arrows(selector: string): Attachment<HTMLElement> {
  return (node) => {
    const listen = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const from = event.target instanceof Element ? event.target.closest(selector) : null;
      if (!step || !from || event.ctrlKey || event.metaKey || event.altKey) return;
      const next = nearest(from, node.querySelectorAll(selector), step);
      if (!(next instanceof HTMLElement)) return;
      event.preventDefault();
      next.focus();
    };
    node.addEventListener('keydown', listen);
    return () => node.removeEventListener('keydown', listen);
  };
}
