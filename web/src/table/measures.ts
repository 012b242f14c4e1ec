// How large is an element? Told as soon as it is laid out, and whenever it changes.
import type { Attachment } from 'svelte/attachments';
import type { Frame } from './layout';

export function measures(tell: (frame: Frame) => void): Attachment<HTMLElement> {
  return (node) => {
    const measure = () => tell({ width: node.clientWidth, height: node.clientHeight });
    if (!globalThis.ResizeObserver) return measure();
    // It tells the first time, too, as soon as the page is laid out: asking before would only lay it out twice.
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  };
}
