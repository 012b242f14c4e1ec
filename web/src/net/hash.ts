// Do we still have what the server thinks we have? The hash of a part, and of a bag of them.

/** Two runs over the same bytes; those of several parts are laid over each other without carrying. */
export type Hash = readonly [number, number];

const SEEDS = [0x811c9dc5, 0x01000193] as const;
const BYTES = new TextEncoder();

export const NOTHING: Hash = [0, 0];

function mixed(run: number): number {
  let hash = Math.imul(run ^ (run >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function turned(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

function scrambled(word: number): number {
  return Math.imul(turned(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593);
}

/** MurmurHash3 of 32 bits. */
function run(bytes: Uint8Array, seed: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = bytes.length & ~3;
  let hash = seed;
  for (let at = 0; at < whole; at += 4) {
    hash = (Math.imul(turned(hash ^ scrambled(view.getUint32(at, true)), 13), 5) + 0xe6546b64) | 0;
  }
  let rest = 0;
  for (let at = whole; at < bytes.length; at += 1) rest |= view.getUint8(at) << (8 * (at - whole));
  return mixed(hash ^ scrambled(rest) ^ bytes.length);
}

/** The hash of a part: its key and its JSON as it was sent. */
export function hashOf(key: string, part: unknown): Hash {
  const bytes = BYTES.encode(`${key}\n${JSON.stringify(part)}`);
  return [run(bytes, SEEDS[0]), run(bytes, SEEDS[1])];
}

/** The hash with a part more, or without a part it has. */
export function toggled(hash: Hash, part: Hash): Hash {
  return [(hash[0] ^ part[0]) >>> 0, (hash[1] ^ part[1]) >>> 0];
}

/** As the server writes it: 16 digits. */
export function written(hash: Hash): string {
  return hash.map((half) => half.toString(16).padStart(8, '0')).join('');
}
