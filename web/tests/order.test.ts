/** Hands in order. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { inOrder } from "../src/cards/order.ts";

const DECK = ["b1", "b2", "r1", "r2", "y1", "y2"];

test("without a law cards stay as they were told", () => {
  assert.deepEqual(inOrder(["y2", "b1"], DECK, null), ["y2", "b1"]);
});

test("trumps come last, whatever their colours, and the higher kind after the others", () => {
  const law = { suits: [0, 3, 3, 3, 2, 2], trumps: [0, 1, 2, 1, 0, 0], order: [1, 102, 201, 104, 1, 2] };

  assert.deepEqual(inOrder(["b1", "b2", "r1", "r2", "y1", "y2"], DECK, law), ["b1", "y1", "y2", "b2", "r2", "r1"]);
});

test("the strongest of a suit is at its end, even if its number is the lowest", () => {
  const law = { suits: [0, 0, 1, 1, 2, 2], trumps: [0, 0, 0, 0, 0, 0], order: [2, 1, 2, 1, 2, 1] };

  assert.deepEqual(inOrder(["b1", "b2", "r1", "r2"], DECK, law), ["b2", "b1", "r2", "r1"]);
});
