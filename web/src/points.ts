// How is a number of points written? Apart from the cards, so that a page without any can say it.

/** Points as they are printed: a real minus sign, and a plus for what is cheerful. */
export function points(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}
