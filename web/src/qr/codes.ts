/** QR codes for links: bytes, error correction L, up to 134 bytes. `true` is a dark square. */

/** Bytes of content, and of correction in each block, by size; and how many blocks. */
const SIZES = [
  { content: 19, correction: 7, blocks: 1, align: 0 },
  { content: 34, correction: 10, blocks: 1, align: 18 },
  { content: 55, correction: 15, blocks: 1, align: 22 },
  { content: 80, correction: 20, blocks: 1, align: 26 },
  { content: 108, correction: 26, blocks: 1, align: 30 },
  { content: 136, correction: 18, blocks: 2, align: 34 },
];

/** Powers of 2 in the field of 256 elements that QR codes use, and their logarithms. */
const POWERS = new Uint8Array(512);
const LOGARITHMS = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  POWERS[power] = POWERS[power + 255] = value;
  LOGARITHMS[value] = power;
  value = (value << 1) ^ (value & 128 ? 0x11d : 0);
}
const times = (a: number, b: number) => (a && b ? POWERS[LOGARITHMS[a]! + LOGARITHMS[b]!]! : 0);

/** The rest of dividing the block by the generator of this many correction bytes. */
function corrections(block: number[], count: number): number[] {
  let generator = [1];
  for (let power = 0; power < count; power++) {
    const next = [...generator, 0];
    generator.forEach((factor, place) => (next[place + 1]! ^= times(factor, POWERS[power]!)));
    generator = next;
  }
  const rest = [...block, ...new Array<number>(count).fill(0)];
  for (let place = 0; place < block.length; place++) {
    const factor = rest[place]!;
    if (factor) generator.forEach((own, at) => (rest[place + at]! ^= times(own, factor)));
  }
  return rest.slice(block.length);
}

function codewords(content: Uint8Array, size: (typeof SIZES)[number]): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(4, 4); // bytes
  put(content.length, 8);
  for (const byte of content) put(byte, 8);
  put(0, Math.min(4, size.content * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; at += 8) bytes.push(Number.parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let pad = 0xec; bytes.length < size.content; pad ^= 0xec ^ 0x11) bytes.push(pad);
  const length = size.content / size.blocks;
  const blocks = Array.from({ length: size.blocks }, (_, block) => bytes.slice(block * length, (block + 1) * length));
  const behind = blocks.map((block) => corrections(block, size.correction));
  const woven = (rows: number[][]) => rows[0]!.flatMap((_, place) => rows.map((row) => row[place]!));
  return [...woven(blocks), ...woven(behind)];
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => ((y >> 1) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The squares of a code for this text, row by row; throws `RangeError` if it is too long. */
export function qrCode(text: string): boolean[][] {
  const content = new TextEncoder().encode(text);
  const version = SIZES.findIndex((size) => content.length + 2 <= size.content);
  const size = SIZES[version];
  if (!size) throw new RangeError(`a code holds up to 134 bytes, not ${content.length}`);
  const width = 21 + 4 * version;
  const fixed = frame(width, size.align);
  const free: [number, number][] = [];
  for (let right = width - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const goesUp = ((right + 1) & 2) === 0;
    for (let row = 0; row < width; row++)
      for (const x of [right, right - 1]) {
        const y = goesUp ? width - 1 - row : row;
        if (fixed[y]![x] === null) free.push([x, y]);
      }
  }
  const words = codewords(content, size);
  const codes = MASKS.map((mask, number) => {
    const squares = fixed.map((row) => row.map((square) => square ?? false));
    free.forEach(([x, y], at) => {
      const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
      squares[y]![x] = (bit === 1) !== mask(x, y);
    });
    writeFormat(squares, number);
    return squares;
  });
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

/** The squares that every code of this size has; null where content goes. */
function frame(width: number, align: number): (boolean | null)[][] {
  const squares = Array.from({ length: width }, () => new Array<boolean | null>(width).fill(null));
  const rings = (cx: number, cy: number, reach: number, isDark: (ring: number) => boolean) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) {
        const row = squares[cy + y];
        if (row && cx + x >= 0 && cx + x < width) row[cx + x] = isDark(Math.max(Math.abs(x), Math.abs(y)));
      }
  };
  for (let at = 8; at < width - 8; at++) squares[6]![at] = squares[at]![6] = at % 2 === 0;
  for (const [x, y] of [[3, 3], [width - 4, 3], [3, width - 4]] as const) rings(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  if (align) rings(align, align, 2, (ring) => ring !== 1);
  for (let at = 0; at < 9; at++) {
    squares[8]![at] ??= false;
    squares[at]![8] ??= false;
    if (at < 8) squares[8]![width - 1 - at] ??= squares[width - 1 - at]![8] ??= false;
  }
  return squares;
}

/** Correction L and the mask, twice, with a check of their own. */
function writeFormat(squares: boolean[][], mask: number): void {
  const width = squares.length;
  const value = (1 << 3) | mask;
  let rest = value << 10;
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  const bits = ((value << 10) | rest) ^ 0x5412;
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((bits >> bit) & 1) === 1;
    if (bit < 6) squares[bit]![8] = isDark;
    else if (bit < 8) squares[bit + 1]![8] = isDark;
    else if (bit === 8) squares[8]![7] = isDark;
    else squares[8]![14 - bit] = isDark;
    if (bit < 8) squares[8]![width - 1 - bit] = isDark;
    else squares[width - 15 + bit]![8] = isDark;
  }
  squares[width - 8]![8] = true;
}

/** How hard a code is to read: long runs, blocks, and too much of one shade. */
function penalty(squares: boolean[][]): number {
  const width = squares.length;
  let sum = 0;
  let dark = 0;
  const at = (x: number, y: number) => squares[y]?.[x] ?? false;
  for (const isAcross of [true, false])
    for (let line = 0; line < width; line++)
      for (let place = 0, run = 0; place < width; place++) {
        const square = isAcross ? at(place, line) : at(line, place);
        const before = place > 0 && (isAcross ? at(place - 1, line) : at(line, place - 1));
        run = place > 0 && square === before ? run + 1 : 1;
        if (run === 5) sum += 3;
        else if (run > 5) sum += 1;
        if (isAcross && square) dark += 1;
      }
  for (let y = 1; y < width; y++)
    for (let x = 1; x < width; x++)
      if (at(x, y) === at(x - 1, y) && at(x, y) === at(x, y - 1) && at(x, y) === at(x - 1, y - 1)) sum += 3;
  return sum + 10 * Math.floor(Math.abs((dark * 100) / width ** 2 - 50) / 5);
}
