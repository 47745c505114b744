/** Tricks in the log. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { trickOf } from "../src/words/tricks.ts";

const cardOf = (seat: number, card: string) => ({ id: "card-of", args: { who: { seat }, card: { cards: [card] } } });

test("a trick that was taken is read with its taker", () => {
  const line = { id: "trick-taken", args: { plays: { row: [cardOf(1, "r7"), cardOf(0, "b2")] }, who: { seat: 1 } } };

  assert.deepEqual(trickOf(line), { plays: [{ seat: 1, card: "r7" }, { seat: 0, card: "b2" }], taker: 1 });
});

test("a trick that is being played has no taker", () => {
  assert.deepEqual(trickOf({ id: "line", args: { parts: { row: [cardOf(2, "y1")] } } }), { plays: [{ seat: 2, card: "y1" }], taker: null });
});

test("any other line is no trick", () => {
  assert.equal(trickOf({ id: "played", args: { who: { seat: 1 }, cards: { cards: ["r7"] } } }), null);
});
