// Where does a card stand that everyone should read, without covering what it is about?

export type Box = { left: number; top: number; width: number; height: number };
export type Size = { width: number; height: number };
export type Stand = { left: number; top: number; size: number };

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const tall = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, tall);
}

/** The places along an edge of a frame, the half where the target is not first. */
function along(frame: Size, size: Size, target: Box | null): number[] {
  const right = Math.max(0, frame.width - size.width);
  const middle = target ? target.left + target.width / 2 : frame.width;
  const sides = middle > frame.width / 2 ? [0, right] : [right, 0];
  const centre = Math.max(0, (frame.width - size.width) / 2);
  return target ? [...sides, centre] : [centre];
}

/** The first place that covers nothing of the target, above all for the largest size, then below, where the hand is; else
    the place that covers least of it. */
export function standFor(frame: Size, target: Box | null, sizes: readonly Size[]): Stand {
  const tries = ['above', 'below'].flatMap((edge) =>
    sizes.flatMap((size, at) =>
      along(frame, size, target).map((left) => {
        const place = { left, top: edge === 'above' ? 0 : Math.max(0, frame.height - size.height) };
        const fits = size.width <= frame.width && size.height <= frame.height;
        return { ...place, size: at, covered: target ? overlap({ ...place, ...size }, target) : 0, fits };
      }),
    ),
  );
  const clear = tries.find(({ covered, fits }) => covered === 0 && fits);
  const least = clear ?? tries.reduce((best, one) => (one.covered < best.covered ? one : best));
  return { left: least.left, top: least.top, size: least.size };
}
