/** QR codes, read back by a small reader of our own that knows nothing of the writer but the standard's frame. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { qrCode } from "../src/qr/codes.ts";

const FORMATS = [0x77c4, 0x72f3, 0x7daa, 0x789d, 0x662f, 0x6318, 0x6c41, 0x6976]; // correction L by mask, of the standard
const ALIGN = [0, 18, 22, 26, 30, 34];

function mask(number: number, y: number, x: number): boolean {
  const rules = [
    (y + x) % 2,
    y % 2,
    x % 3,
    (y + x) % 3,
    (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
    ((y * x) % 2) + ((y * x) % 3),
    (((y * x) % 2) + ((y * x) % 3)) % 2,
    (((y + x) % 2) + ((y * x) % 3)) % 2,
  ];
  return rules[number] === 0;
}

function isFrame(x: number, y: number, width: number): boolean {
  const align = ALIGN[(width - 21) / 4] ?? 0;
  if ((x < 9 && y < 9) || (x < 9 && y >= width - 8) || (x >= width - 8 && y < 9)) return true;
  if (x === 6 || y === 6) return true;
  return align > 0 && Math.abs(x - align) <= 2 && Math.abs(y - align) <= 2;
}

function read(code: boolean[][]): string {
  const width = code.length;
  const at = (x: number, y: number) => code[y]?.[x] ?? false;
  const format: boolean[] = [];
  for (const x of [0, 1, 2, 3, 4, 5, 7, 8]) format.push(at(x, 8));
  for (const y of [7, 5, 4, 3, 2, 1, 0]) format.push(at(8, y));
  const used = FORMATS.indexOf(format.reduce((sum, bit) => sum * 2 + (bit ? 1 : 0), 0));
  assert.notEqual(used, -1, "the format is none of the standard's");
  const bits: number[] = [];
  let goesUp = true;
  for (let right = width - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < width; step++) {
      const y = goesUp ? width - 1 - step : step;
      for (const x of [right, right - 1])
        if (!isFrame(x, y, width)) bits.push(at(x, y) !== mask(used, y, x) ? 1 : 0);
    }
    goesUp = !goesUp;
  }
  const bytes: number[] = [];
  for (let place = 0; place + 8 <= bits.length; place += 8) bytes.push(Number.parseInt(bits.slice(place, place + 8).join(""), 2));
  // With 41 squares there are two blocks of 68 bytes, woven byte by byte.
  const woven = width === 41 ? [...bytes.slice(0, 136).filter((_, i) => i % 2 === 0), ...bytes.slice(0, 136).filter((_, i) => i % 2 === 1)] : bytes;
  const all = woven.flatMap((byte) => [...byte.toString(2).padStart(8, "0")].map(Number));
  const take = (from: number, count: number) => Number.parseInt(all.slice(from, from + count).join(""), 2);
  assert.equal(take(0, 4), 4, "bytes");
  const length = take(4, 8);
  return new TextDecoder().decode(Uint8Array.from({ length }, (_, place) => take(12 + 8 * place, 8)));
}

for (const length of [1, 17, 18, 32, 53, 54, 78, 79, 106, 107, 134]) {
  test(`a text of ${length} bytes can be read back`, () => {
    const text = "https://cards.example/t/5nLq0_".repeat(5).slice(0, length);
    assert.equal(read(qrCode(text)), text);
  });
}

test("a text that is too long is refused", () => {
  assert.throws(() => qrCode("x".repeat(135)), RangeError);
});
