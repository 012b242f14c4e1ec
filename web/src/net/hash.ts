// Do we still have what the server thinks we have? The hash of a part, and of a bag of them.

/** Two runs over the same bytes; those of several parts are laid over each other without carrying. */
export type Hash = readonly [number, number];

const OFFSETS = [0x811c9dc5, 0x01000193] as const;
const PRIME = 0x01000193;
const BYTES = new TextEncoder();

export const NOTHING: Hash = [0, 0];

function mixed(run: number): number {
  let hash = Math.imul(run ^ (run >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function run(bytes: Uint8Array, offset: number): number {
  let hash = offset;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, PRIME);
  return mixed(hash);
}

/** The hash of a part: its key and its JSON as it was sent. */
export function hashOf(key: string, part: unknown): Hash {
  const bytes = BYTES.encode(`${key}\n${JSON.stringify(part)}`);
  return [run(bytes, OFFSETS[0]), run(bytes, OFFSETS[1])];
}

/** The hash with a part more, or without a part it has. */
export function toggled(hash: Hash, part: Hash): Hash {
  return [(hash[0] ^ part[0]) >>> 0, (hash[1] ^ part[1]) >>> 0];
}

/** As the server writes it: 16 digits. */
export function written(hash: Hash): string {
  return hash.map((half) => half.toString(16).padStart(8, '0')).join('');
}
