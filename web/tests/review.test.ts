import assert from "node:assert/strict";
import test from "node:test";
import type { RoundOutline } from "../src/replay/api.ts";
import type { ReviewedChoice, ReviewedRound } from "../src/review/api.ts";
import { Drawing, marksOf, stretchesOf } from "../src/review/curve.ts";
import { isBlamed, kindOf } from "../src/review/kinds.ts";
import { lostIn, withoutAnswer } from "../src/review/lines.ts";

const choice = (position: number, more: Partial<ReviewedChoice> = {}): ReviewedChoice => ({
  position, kind: "trick", played: "r1", best: "r2", loss: { chance: [0, 0, 0] }, chance: 0.4, worlds: 512, ...more,
});
const round = (number: number, choices: ReviewedChoice[]): ReviewedRound => ({ type: "round", number, choices, before: [0.5, 0.5], after: [0.2, 0.8] });
const outline = (number: number, first: number, last: number): RoundOutline => ({ number, dealer: 0, first, last, shuffle: { verdict: "none" } });

test("where trying out misleads nobody is blamed or praised", () => {
  assert.equal(kindOf(choice(1, { label: "blunder" })), "blunder");
  assert.equal(kindOf(choice(1, { label: "blunder", is_judged: false })), "");
  assert.equal(kindOf(choice(1, { is_brilliant: true })), "brilliant");
  assert.equal(isBlamed(choice(1, { is_brilliant: true })), false);
  assert.equal(isBlamed(choice(1, { label: "inaccuracy" })), true);
});

test("a curve goes on from round to round, and has a gap where one is missing", () => {
  const rounds = [outline(1, 0, 9), outline(2, 10, 19), outline(3, 20, 29)];
  const told = [round(1, [choice(4)]), round(3, [choice(24, { as_it_lay: { best: "r2", loss: { chance: [0, 0, 0] }, chance: 0.9, skill: 0, line: { id: "x" } } })])];
  const [first, second, ...more] = stretchesOf(told, rounds, 1, false);
  assert.deepEqual(first, [{ position: 0, chance: 0.5 }, { position: 5, chance: 0.4 }, { position: 9, chance: 0.8 }]);
  assert.deepEqual(second?.map(({ position }) => position), [20, 25, 29]);
  assert.deepEqual(more, []);
  const open = stretchesOf(told, rounds, 1, true);
  assert.equal(open[1]?.[1]?.chance, 0.9);
  assert.equal(open[0]?.[1]?.chance, 0.4); // what has not come yet stays as it was known
  assert.equal(stretchesOf([round(1, []), round(2, [])], rounds, 0, false).length, 1);
});

test("whoever points near a mark means it, and elsewhere the position below", () => {
  const drawing = new Drawing(220, 60, 100, 10, 5);
  const marks = marksOf([round(1, [choice(10), choice(40, { label: "mistake" }), choice(50, { label: "blunder" })])]);
  assert.deepEqual(marks.map(({ position, kind }) => [position, kind]), [[40, "mistake"], [50, "blunder"]]);
  assert.equal(drawing.x(0), 10);
  assert.equal(drawing.x(100), 210);
  assert.equal(drawing.y(1), 5);
  assert.equal(drawing.at(drawing.x(42), marks, 14), 40);
  assert.equal(drawing.at(drawing.x(49), marks, 14), 50);
  assert.equal(drawing.at(drawing.x(20), marks, 14), 20);
  assert.equal(drawing.at(-40, marks, 14), 0);
  assert.equal(drawing.at(999, marks, 14), 100);
});

test("what is said of a wrong try does not name the answer", () => {
  const played = { cards: ["r1"] };
  const best = { cards: ["g7"] };
  const lines = [
    { id: "review-choice", args: { round: 2, where: "trick 1", label: { id: "review-mistake" }, played, best, lost: { id: "review-lost", args: { chance: "7%" } } } },
    { id: "review-for", args: { choice: best, reasons: { sentences: [{ id: "hint-takes" }] } } },
    { id: "review-for", args: { choice: played, reasons: { sentences: [{ id: "hint-ahead" }] } } },
  ];
  const said = withoutAnswer({ played: "r1", best: "g7", label: "mistake", lines });
  assert.deepEqual(said.map(({ id }) => id), ["trial-wrong", "review-for"]);
  assert.ok(!JSON.stringify(said).includes("g7"));
  assert.equal(lostIn({ lines })?.id, "review-lost");
  assert.deepEqual(withoutAnswer({ played: "r1", best: "g7" }), []);
});
