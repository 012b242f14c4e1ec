// Keys of the page: one letter each, wherever nobody is typing.

/** Whether a key is meant for a field or a dialog rather than for the page. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, select, dialog') !== null;
}

/** Does what a key stands for. */
export function onKeys(keys: Record<string, () => void>): (event: KeyboardEvent) => void {
  return (event) => {
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    const modified = event.ctrlKey || event.metaKey || event.altKey;
    if (!act || modified || event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    act();
  };
}
