/** Where cards of a trick lie: each in a place of its own, so that no name below one covers another. */

export interface Spot {
  /** Columns to the right of the middle, where all lie in one row. */
  x: number;
  /** How far below the middle of that row, at most 1. */
  y: number;
  /** The same in two rows: columns, and -1 for the upper or 1 for the lower one. */
  column: number;
  row: number;
}

/** The direction in which somebody sits, seen from the middle of the table: right and down, at most 1 each. */
function toward(seat: number, others: number[]): { x: number; y: number } {
  const place = others.indexOf(seat);
  if (place < 0) return { x: 0, y: 1 };
  if (others.length === 1) return { x: 0, y: -1 };
  const x = (2 * place) / (others.length - 1) - 1;
  if (others.length === 2) return { x: x * 0.8, y: -0.75 };
  return { x, y: x ** 2 * (others.length === 3 ? 1 : 0.85) - 1 };
}

/** The card of this seat: the others' from left to right as they sit, our own in their midst and nearest to us. */
export function spot(seat: number, others: number[]): Spot {
  const place = others.indexOf(seat);
  const count = others.length;
  const half = Math.ceil(count / 2);
  const at = place < 0 ? half : place < half ? place : place + 1;
  const ends = [0, count - 1];
  const isLow = place < 0 || (count > 2 && ends.includes(place));
  const tops = count > 2 ? count - 2 : count;
  const lows = count > 2 ? [-1, 0, 1] : [0];
  const low = place < 0 ? Math.floor(lows.length / 2) : place === 0 ? 0 : 2;
  const column = isLow ? (lows[low] ?? 0) : place - (count > 2 ? 1 : 0) - (tops - 1) / 2;
  return { x: at - count / 2, y: toward(seat, others).y, column, row: isLow ? 1 : -1 };
}
