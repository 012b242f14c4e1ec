// A screenshot as pixels.
import { inflateSync } from 'node:zlib';

/** By how much of 255 an edge may differ. */
const SMOOTHING = 4;

export type Picture = { width: number; height: number; channels: number; pixels: Uint8Array };

function paeth(a: number, b: number, c: number): number {
  const p = a + b - c;
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
  if (pa <= pb && pa <= pc) return a;
  return pb <= pc ? b : c;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  return filter === 4 ? paeth(left, up, corner) : 0;
}

function unfiltered(raw: Uint8Array, height: number, row: number, step: number): Uint8Array {
  const out = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (row + 1)] ?? 0;
    for (let x = 0; x < row; x += 1) {
      const at = y * row + x;
      const left = x >= step ? (out[at - step] ?? 0) : 0;
      const up = y > 0 ? (out[at - row] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (out[at - row - step] ?? 0) : 0;
      out[at] = (raw[y * (row + 1) + 1 + x] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return out;
}

/** Reads a PNG as browsers write it: eight bits, three or four channels, not interlaced. */
export function decoded(png: Buffer): Picture {
  const parts: Buffer[] = [];
  let [width, height, channels] = [0, 0, 4];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 8, at + 8 + length);
    const kind = png.toString('latin1', at + 4, at + 8);
    if (kind === 'IHDR') {
      [width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)];
      const [depth, colour, , , interlaced] = body.subarray(8);
      if (depth !== 8 || interlaced !== 0) throw new Error('a picture of another kind');
      channels = colour === 6 ? 4 : 3;
    }
    if (kind === 'IDAT') parts.push(body);
    at += length + 12;
  }
  const raw = inflateSync(Buffer.concat(parts));
  return { width, height, channels, pixels: unfiltered(raw, height, width * channels, channels) };
}

/** The colours of the places that a test accepts, in a rectangle of the picture. */
export function cut(picture: Picture, box: Box, inside: (x: number, y: number) => boolean = () => true): string {
  const bytes: number[] = [];
  for (let y = Math.ceil(box.top); y <= Math.floor(box.bottom); y += 1) {
    for (let x = Math.ceil(box.left); x <= Math.floor(box.right); x += 1) {
      if (!inside(x, y)) continue;
      const at = (y * picture.width + x) * picture.channels;
      for (let channel = 0; channel < 3; channel += 1) bytes.push(picture.pixels[at + channel] ?? 0);
    }
  }
  return Buffer.from(bytes).toString('base64');
}

/** Whether two cuts look the same: edges may be smoothed a little differently in another corner of the page. */
export function alike(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one, 'base64'), Buffer.from(other, 'base64')];
  return a.length === b.length && a.every((value, at) => Math.abs(value - (b[at] ?? 0)) <= SMOOTHING);
}

export type Box = { left: number; top: number; right: number; bottom: number };
