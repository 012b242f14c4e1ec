// The focus never falls off the page: not when a dialog goes, not when what had it is gone.
import type { Attachment } from 'svelte/attachments';

/** Shows a dialog over everything; when it goes, the focus is where it was before. */
export const modal: Attachment<HTMLDialogElement> = (node) => {
  const before = document.activeElement;
  node.showModal?.();
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
};

/** Within these the next button is near what was lost. */
const GROUPS = 'ul, ol, form, fieldset, section, aside, dialog';
const BUTTON = 'button:not(:disabled)';

function nextTo(lost: Element[], root: Element): HTMLElement | null {
  const near = lost.filter((node) => node.isConnected && node.matches(GROUPS));
  const rest = [...root.querySelectorAll('[data-focus-rest]')];
  for (const group of [...near, ...rest]) {
    const button = group.querySelector<HTMLElement>(BUTTON);
    if (button) return button;
  }
  const main = root.querySelector<HTMLElement>('main');
  main?.setAttribute('tabindex', '-1');
  return main;
}

/** A button that had the focus and is gone gives it to its neighbour, else to what rests the eye: `data-focus-rest`. */
export const keepsFocus: Attachment<HTMLElement> = (root) => {
  let above: Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    above = [];
    for (let node = target instanceof Element ? target : null; node && node !== root; node = node.parentElement)
      above.push(node);
  };
  const observer = new MutationObserver(() => {
    const lost = above[0] !== undefined && !above[0].isConnected && document.activeElement === document.body;
    // A table that is being laid has nothing to give it to yet.
    const early = root.querySelector('main[aria-busy="true"]') !== null;
    if (lost && !early) nextTo(above, root)?.focus({ preventScroll: true });
  });
  root.addEventListener('focusin', remember);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', remember);
    observer.disconnect();
  };
};
