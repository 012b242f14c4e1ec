// What is about to come into view? Nobody draws what nobody looks at.
import type { Attachment } from 'svelte/attachments';

/** So far ahead of the window that one does not see it happen. */
const AHEAD = '500px';

const told = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

function watch(node: Element): void {
  observer ??= new IntersectionObserver(
    (entries) => entries.filter((one) => one.isIntersecting).forEach(({ target }) => told.get(target)?.()),
    { rootMargin: AHEAD },
  );
  observer.observe(node);
}

/** Says once that an element comes near, has the focus in it, or goes to a printer, which sees all. */
export function nears(come: () => void): Attachment<Element> {
  return (node) => {
    if (!('IntersectionObserver' in globalThis)) {
      come();
      return;
    }
    const leave = () => {
      observer?.unobserve(node);
      told.delete(node);
      node.removeEventListener('focusin', arrive);
      removeEventListener('beforeprint', arrive);
    };
    const arrive = () => (leave(), come());
    told.set(node, arrive);
    node.addEventListener('focusin', arrive);
    addEventListener('beforeprint', arrive);
    watch(node);
    return leave;
  };
}
