/** Standings, and where matches turned. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { draw } from "../src/endings/graph.ts";
import { ranking, reasonsOf } from "../src/endings/standings.ts";
import { turnsOf } from "../src/endings/turns.ts";
import type { RoundForm } from "../src/wire/types.ts";

const ALONE = [[0], [1], [2]];

/** A match from what each round gave to each seat. */
function match(...gains: number[][]): RoundForm[] {
  const totals = gains[0]?.map(() => 0) ?? [];
  return gains.map((row, place) => {
    row.forEach((points, seat) => (totals[seat] = (totals[seat] ?? 0) + points));
    return { number: place + 1, dealer: 0, lines: row.map((points, seat) => ["points", seat, points, []]), totals: [...totals] };
  });
}

test("places are shared by those who are level, and what a round changed is known", () => {
  const ranks = ranking(ALONE, match([5, 3, 0], [0, 2, 4]), 1);

  assert.deepEqual(
    ranks.map(({ seats, before, after, place, formerPlace }) => [seats[0], before, after, place, formerPlace]),
    [[0, 5, 5, 1, 1], [1, 3, 5, 1, 2], [2, 0, 4, 3, 3]],
  );
});

test("where the fewest points win, they are first", () => {
  assert.deepEqual(ranking(ALONE, match([5, 3, 0]), -1).map(({ seats }) => seats[0]), [2, 1, 0]);
});

test("what all of a side scored alike is one line, and what paid others but not them is none", () => {
  const round: RoundForm = {
    number: 1,
    dealer: 0,
    lines: [["own", 0, 3, []], ["own", 1, 0, []], ["bonus", 0, 10, [7]], ["bonus", 1, 10, [7]], ["count", 1, 0, [2]]],
    totals: [13, 10],
  };

  assert.deepEqual(reasonsOf(round, [0, 1]), [
    { line: 0, seats: [0], points: 3 },
    { line: 2, seats: [0, 1], points: 10 },
    { line: 4, seats: [1], points: 0 },
  ]);
});

test("a match that was turned is told with its largest lag, the lead for good, the swing and the changes", () => {
  const rounds = match([4, 0, 1], [0, 5, 0], [1, 3, 9], [0, 0, 2]);

  assert.deepEqual(turnsOf(ALONE, rounds, 1, [2]), [
    { what: "behind", round: 2, team: [2], points: 4 },
    { what: "lead", round: 3, team: [2], points: 0 },
    { what: "best", round: 3, team: [2], points: 9 },
    { what: "changes", count: 2 },
  ]);
});

test("whoever led all the time is told to have done so, and of equal swings nothing", () => {
  assert.deepEqual(turnsOf([[0, 2], [1, 3]], match([2, 0, 2, 0], [0, 1, 0, 1], [2, 0, 2, 0]), 1, [0, 2]), [{ what: "through", team: [0, 2] }]);
  assert.deepEqual(turnsOf(ALONE, match([1, 0, 0]), 1, [0]), []);
});

test("labels of lines that end together stand apart, and within the picture", () => {
  const { lines } = draw([[0, 9], [0, 9], [0, 8], [0, 0]], [1], { width: 300, height: 140, top: 10, right: 80, bottom: 22, left: 30, label: 15 });
  const heights = lines.map(({ label }) => label).sort((one, other) => one - other);

  assert.ok(heights.every((height, place) => place === 0 || height - (heights[place - 1] ?? 0) >= 15));
  assert.ok((heights[0] ?? 0) >= 10 && (heights.at(-1) ?? 0) <= 118);
});
