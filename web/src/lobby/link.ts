// What people paste when they want to join: a whole link, the end of one, or just a table's name.

/** Where it leads, or null if it is no link of ours. */
export function placeIn(pasted: string): string | null {
  const words = pasted.trim();
  const path = /(?:^|\/)([twr])\/([A-Za-z0-9_-]{4,64})\/?(?:\?[^#]*)?(#seat=[0-9a-f]{32})?$/.exec(words);
  if (path) return `/${path[1]}/${path[2]}${path[1] === 't' ? (path[3] ?? '') : ''}`;
  return /^[A-Za-z0-9_-]{4,64}$/.test(words) ? `/t/${words}` : null;
}
