/** The log of a replayed round, and the end of it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Frame } from "../src/replay/api.ts";
import { movesOf } from "../src/replay/moves.ts";
import { ended } from "../src/wire/round_ends.ts";
import type { ViewForm } from "../src/wire/types.ts";

const view: ViewForm = { number: 1, phase: "trick", line: "trick 1", awaited: [0], sizes: [1, 1], standing: {}, facts: {} };
const line = (id: string) => ({ id, args: {} });

test("a line of the log is at the position that completed it, and can be read from the one that began it", () => {
  const frames: Frame[] = [
    { view, aid: { log: [line("dealt")] } },
    { view, aid: { log_from: 1, log: [line("one card")] } },
    { view, aid: { log_from: 1, log: [line("two cards")] } },
    { view, aid: { log_from: 2 } },
    { view, aid: { log_from: 2, log: [line("next")] } },
  ];

  const moves = movesOf({ number: 2, first: 10, frames });

  assert.deepEqual(
    moves.map(({ phrase, from, at }) => [phrase.id, from, at]),
    [
      ["dealt", 10, 10],
      ["two cards", 11, 12],
      ["next", 14, 14],
    ],
  );
});

test("a round that is not there yet has no lines", () => {
  assert.deepEqual(movesOf(null), []);
});

test("at the end of a round its last trick lies on the table", () => {
  const before: ViewForm = { ...view, facts: { leader: [1], trick: [7], winning: [1], tricks: [2, 3], "hand 0": [4], trump: [2] } };
  const last: Frame = {
    view: { ...view, phase: "over", sizes: [0, 0] },
    events: [["played", 0, [4]], ["took", 0, []], ["score pot", 0, [5]]],
    aid: {},
  };

  const { facts } = ended(last, before);

  assert.deepEqual(facts["last trick"], [1, 0, 7, 4]);
  assert.deepEqual(facts["trick"], []);
  assert.deepEqual(facts["tricks"], [3, 3]);
  assert.deepEqual(facts["hand 0"], []);
  assert.deepEqual(facts["trump"], [2]);
  assert.equal(facts["winning"], undefined);
});

test("a round that does not end with a trick keeps the last one", () => {
  const before: ViewForm = { ...view, facts: { "last trick": [0, 1, 3, 5], tricks: [4, 5] } };

  const { facts } = ended({ view, events: [["dropped", 1, [2]]] }, before);

  assert.deepEqual(facts, before.facts);
});
