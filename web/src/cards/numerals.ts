/** Our own numerals: strokes in a box of 20 by 28, so that a card reads the same on every machine. */

const STROKES = [
  "M10 2C4.5 2 2 7.4 2 14S4.5 26 10 26S18 20.6 18 14S15.500 2 10 2Z",
  "M4 7.500L11.500 2V26",
  "M2.800 8.600C3 4.500 6 2 10 2C14.200 2 17.200 4.700 17.200 8.600C17.200 13 13 15.600 2.600 26H17.800",
  "M3 4.800C4.800 3 7 2 9.800 2C14 2 16.800 4.400 16.800 7.700C16.800 11.200 13.800 13.400 9 13.400C14.400 13.400 18 15.600 18 19.600C18 23.500 14.600 26 10 26C6.500 26 4 24.900 2 22.600",
  "M14 26V2L2 19H18.600",
  "M16.400 2H5.200L4.200 12.600C6 11.400 8 10.800 10 10.800C14.800 10.800 18 13.900 18 18.300C18 22.900 14.700 26 10 26C6.600 26 4 24.900 2 22.800",
  "M14.600 2C7 6.400 2 11.800 2 18.200C2 22.900 5.400 26 10 26S18 22.900 18 18.500S14.700 11.400 10.200 11.400C6.500 11.400 3.400 13.400 2.300 16.800",
  "M2 2H18L8 26",
  "M10 13C6 13 3.400 10.800 3.400 7.500S6 2 10 2S16.600 4.200 16.600 7.500S14 13 10 13C5.200 13 2 15.500 2 19.500S5.200 26 10 26S18 23.500 18 19.500S14.800 13 10 13Z",
  "M5.400 26C13 21.600 18 16.200 18 9.800C18 5.100 14.600 2 10 2S2 5.100 2 9.500S5.300 16.600 9.800 16.600C13.500 16.600 16.600 14.600 17.700 11.200",
];

/** The strokes of a number, and how wide it is; null for what is no number. */
export function numeral(text: string): { strokes: { path: string; at: number }[]; width: number } | null {
  if (!/^\d+$/.test(text)) return null;
  const digits = [...text].map(Number);
  let at = 0;
  const strokes = digits.map((digit) => {
    const left = digit === 1 && digits.length > 1 ? at - 3 : at;
    at = left + (digit === 1 && digits.length > 1 ? 17 : 24);
    return { path: STROKES[digit] ?? "", at: left };
  });
  return { strokes, width: at - 4 };
}
