// Small drawings that belong to the cards themselves: scrollwork, wreath, headstone, a plain bust.
// What lies beside families has signs of its own: a keyhole, a house, a book, a compass.

/** Scrollwork for the upper left corner; the others are the same, turned. */
export const SCROLL =
  'M7 34C7 18 18 7 34 7M7 26C12 25 15 21 13 17.6C11.4 15 8 16 8.6 18.8M26 7C25 12 21 15 17.6 13C15 11.4 16 8 18.8 8.6M13 17.6C14 15.6 15.6 14 17.6 13';

/** A little curl between two words or beside a crest, 60 wide. */
export const FLOURISH = 'M0 0C12-7 20 6 32 0C40-4 45-6 49-2C51 1 47 4 45 1.6M32 0C42 1 52 2 60 0';

/** A headstone, 26 × 32, standing on its foot at 0, 0. */
export const HEADSTONE = 'M-13 0V-3.4H-10V-21C-10-28-6-32 0-32C6-32 10-28 10-21V-3.4H13V0Z';
export const HEADSTONE_CUT = 'M-1.2-27V-23.4H-4.6V-21H-1.2V-13H1.2V-21H4.6V-23.4H1.2V-27ZM-6-10H6M-5-6.6H5';

/** The keyhole of a door that was better left shut, 26 × 32, standing on its foot at 0, 0. */
export const KEYHOLE =
  'M-9 0C-12.600-7-12.600-21-8.600-27C-5-32.600 5-32.600 8.600-27C12.600-21 12.600-7 9 0C4 2.400-4 2.400-9 0ZM0-25.600A5.600 5.600 0 0 0-3.400-15.400L-5.400-4.600H5.400L3.400-15.400A5.600 5.600 0 0 0 0-25.600Z';

/** About 0, 0, some 26 wide: a house, an open book, a compass. */
export const HOUSE =
  'M-13.400 1.400L0-11L13.400 1.400L11.600 3.400L9.600 1.600V10.600H2.800V4H-2.800V10.600H-9.600V1.600L-11.600 3.400Z';
export const BOOK =
  'M-.7-6.600C-4.600-9.600-9.400-10.200-13.400-8.800V6.600C-9.400 5.400-4.600 6-.7 9ZM.7-6.600C4.600-9.600 9.400-10.200 13.400-8.800V6.600C9.400 5.400 4.600 6 .7 9Z';
export const COMPASS = 'M0-14L3.200-3.200L14 0L3.200 3.200L0 14L-3.200 3.200L-14 0L-3.200-3.200Z';

/** A moonlit nowhere, for a scene that nobody has drawn yet; 126 × 100. */
export const NOWHERE =
  'M0 74C18 62 36 66 54 73C74 81 100 64 126 70V100H0ZM88 16A13 13 0 1 0 101 33A15 15 0 0 1 88 16ZM29 68C31 58 30 52 28 46L20 38L28 42L27 30L31 41L40 33L33 46C34 54 34 60 37 70Z';

/** Somebody, for a character whom nobody has drawn yet; in the box of a portrait. */
export const BUST =
  'M14 126C15 106 25 97 39 93C41 90 41 86 40 82C33 77 30 69 31 58C30 43 37 33 50 33C63 33 71 42 70 55C71 60 74 64 76 68C74 70 71 70 71 71C72 73 71 75 70 76C71 78 70 80 69 81C69 86 66 88 60 88C60 90 60 92 61 94C75 98 85 107 87 126Z';

type Oval = { x: number; y: number; rx: number; ry: number };

function leaf(x: number, y: number, turn: number, long: number): string {
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const at = (along: number, aside: number) =>
    `${(x + long * (along * dx - aside * dy)).toFixed(1)} ${(y + long * (along * dy + aside * dx)).toFixed(1)}`;
  return `M${at(0, 0)}Q${at(0.4, 0.34)} ${at(1, 0)}Q${at(0.4, -0.34)} ${at(0, 0)}Z`;
}

/** A wreath round an oval, in two branches that leave each other alone at the top. */
export function wreath({ x, y, rx, ry }: Oval): string {
  const leaves: string[] = [];
  for (const side of [-1, 1]) {
    for (let step = 0; step <= 15; step += 1) {
      // From the foot of the oval up one side, a little short of the top.
      const angle = Math.PI / 2 + side * (0.12 + step * 0.174);
      const [px, py] = [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
      const along = Math.atan2(ry * Math.cos(angle) * side, -rx * Math.sin(angle) * side);
      leaves.push(leaf(px, py, along + 0.55, 15), leaf(px, py, along - 0.55, 13));
    }
  }
  return leaves.join('');
}

/** A raven on a bare twig, in a box of 64 × 60. */
export const RAVEN =
  'M2 15.4C6.6 11.4 10.6 9.8 14.4 9.6C16.6 5.4 21 3.2 26 4C31.4 4.8 34.4 8.6 35 13.6C42.4 18.4 48 25 51.4 33L63 53.6L54.4 48.6L55 55L46.6 45.4C42.4 46.4 38.6 46.2 35.2 45.2L35.6 51.4H32.8L31.8 44C29.6 43 27.8 41.8 26.2 40.2L26.8 51.4H24L22.8 37C18.2 32.4 16.4 26.4 17.4 19.4C13 17 7.6 15.6 2 15.4Z';
export const RAVEN_TWIG = 'M4 55.4C16 51 28 52 40 52.6C48 53 53 57 61 58.6M46 53.4L53 49.6M14 53L8 48.6';
export const RAVEN_CUT =
  'M22 9.8A1.6 1.6 0 1 0 22 13A1.6 1.6 0 1 0 22 9.8M30 21C34 29 40.6 35 50 38.4M27.4 27.4C31 34 36.6 38.6 44 41';
