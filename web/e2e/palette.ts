// A screenshot as a small file: a picture of at most 256 colours.
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import type { Picture } from './pixels';

const MARK = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST = 256;

function chunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function coloursOf({ width, height, channels, pixels }: Picture): Uint32Array {
  const colours = new Uint32Array(width * height);
  for (let at = 0; at < colours.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * channels, at * channels + 3);
    colours[at] = (red << 16) | (green << 8) | blue;
  }
  return colours;
}

/** Colours that look alike. */
const shade = (colour: number) => colour & 0xf8f8f8;

/** The commonest colour of each shade, for as many shades as there is room. */
function paletteOf(colours: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const common = [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
  const shades = new Set<number>();
  const first = common.filter((colour) => !shades.has(shade(colour)) && shades.add(shade(colour)));
  return first.slice(0, MOST);
}

function distance(one: number, other: number): number {
  const part = (shift: number) => (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2;
  return part(16) + part(8) + part(0);
}

/** The picture as a PNG with a palette. */
export function lightened(picture: Picture): Buffer {
  const { width, height } = picture;
  const colours = coloursOf(picture);
  const palette = paletteOf(colours);
  const known = new Map(palette.map((colour, at) => [colour, at]));
  const indexOf = (colour: number): number => {
    const at =
      known.get(colour) ??
      palette.reduce(
        (best, other, at) => (distance(other, colour) < distance(palette[best] ?? 0, colour) ? at : best),
        0,
      );
    known.set(colour, at);
    return at;
  };
  const rows = Buffer.alloc((width + 1) * height);
  colours.forEach((colour, at) => (rows[at + Math.floor(at / width) + 1] = indexOf(colour)));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const entries = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  const parts = [chunk('IHDR', head), chunk('PLTE', entries), chunk('IDAT', deflateSync(rows, { level: 9 }))];
  return Buffer.concat([MARK, ...parts, chunk('IEND', Buffer.alloc(0))]);
}

/** How large such a picture is, and how many colours are really in it. */
export function lookAt(png: Buffer): { width: number; height: number; colours: number } {
  const bodies = new Map<string, Buffer>();
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    bodies.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const [head, data] = [bodies.get('IHDR'), bodies.get('IDAT')];
  if (!head || !data || !bodies.has('PLTE')) throw new Error('a picture of another kind');
  const width = head.readUInt32BE(0);
  const used = new Set(inflateSync(data).filter((_, at) => at % (width + 1) > 0));
  return { width, height: head.readUInt32BE(4), colours: used.size };
}
