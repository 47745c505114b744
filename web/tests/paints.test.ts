/** Suits of games that the page was not built with. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { COLOURS } from "../src/cards/suits.ts";
import { contrast, paint, rgb } from "../src/games/paints.ts";

const name = { id: "declared" };
const form = (letter: string, colour: string) => ({ letter, colour, name });

test("suits of one colour have different shapes", () => {
  const looks = Object.values(paint([form("c", "black"), form("d", "red"), form("h", "red"), form("s", "black")]));

  assert.equal(new Set(looks.map(({ shape }) => shape)).size, 4);
  assert.deepEqual(looks.map(({ field }) => field), [COLOURS.black, COLOURS.red, COLOURS.red, COLOURS.black].map(({ field }) => field));
});

test("what goes with a colour can be read by day and by night", () => {
  for (const field of ["#ffffff", "#000000", "#ffe14d", "#7f7f7f", "#c2185b"]) {
    const { x } = paint([{ ...form("x", "red"), field }]);

    assert.ok(x);
    assert.ok(contrast(rgb(x.field), rgb(x.print)) > 4);
    assert.ok(contrast(rgb(x.day), rgb("#f2eee4")) > 4.4);
    assert.ok(contrast(rgb(x.night), rgb("#243633")) > 4.4);
  }
});

test("a package's own shape and shades are taken as they are", () => {
  const { h } = paint([{ ...form("h", "red"), shape: "M0 0H9Z", day: "#aa0000", night: "#ffaaaa" }]);

  assert.deepEqual(h && [h.shape, h.day, h.night, h.field], ["M0 0H9Z", "#aa0000", "#ffaaaa", COLOURS.red.field]);
});
