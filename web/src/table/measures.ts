// How large is an element? Told at once and whenever it changes.
import type { Attachment } from 'svelte/attachments';
import type { Frame } from './layout';

export function measures(tell: (frame: Frame) => void): Attachment<HTMLElement> {
  return (node) => {
    const measure = () => tell({ width: node.clientWidth, height: node.clientHeight });
    measure();
    if (!globalThis.ResizeObserver) return;
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  };
}
