/** Which lessons begin in a moment, and what they are told. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { begun, type Lesson, type Moment } from "../src/guide/lessons.ts";

const QUIET: Moment = {
  seat: 0,
  phase: "trick",
  isAsked: false,
  legal: [],
  hand: ["r1", "r2", "b3"],
  fact: () => undefined,
  events: [],
  past: [],
  trumps: [0, 1, 2],
  cards: ["r1", "r2", "b3"],
  lines: [],
  isOver: false,
};

const ids = (lessons: Lesson[], moment: Partial<Moment>) => begun(lessons, { ...QUIET, ...moment }, "guide").map(({ id }) => id);

test("a duty to follow is a hand of which some cards may be played and some may not", () => {
  const lessons: Lesson[] = [{ id: "follow", on: { shut: true } }];

  assert.deepEqual(ids(lessons, { legal: ["r1", "r2"] }), ["follow"]);
  assert.deepEqual(ids(lessons, { legal: ["r1", "r2", "b3"] }), []);
  assert.deepEqual(ids(lessons, { legal: ["pass"] }), []);
});

test("a lead is an empty trick, not one that is not there yet", () => {
  const lessons: Lesson[] = [{ id: "lead", on: { plays: true, empty: "trick" } }];

  assert.deepEqual(ids(lessons, { legal: ["r1"], fact: () => [] }), ["lead"]);
  assert.deepEqual(ids(lessons, { legal: ["r1"], fact: () => [2] }), []);
  assert.deepEqual(ids(lessons, { legal: ["r1"] }), []);
});

test("a trump is told by the kind that the server says, with who played it and the card", () => {
  const lessons: Lesson[] = [
    { id: "trump", on: { event: "played", trump: 1 }, args: { who: true, cards: 0 } },
    { id: "super", on: { event: "played", trump: 2 } },
  ];

  assert.deepEqual(ids(lessons, { events: [["played", 1, [0]]] }), []);
  assert.deepEqual(ids(lessons, { events: [["played", 1, [2]]] }), ["trump", "super"]);
  const [told] = begun(lessons, { ...QUIET, events: [["played", 1, [1]]] }, "guide");
  assert.deepEqual(told?.phrase, { id: "guide-trump", args: { who: { seat: 1 }, cards: { cards: ["r2"] } } });
});

test("something that happens a second time is counted for the seat if the lesson is about somebody", () => {
  const lessons: Lesson[] = [{ id: "full", on: { event: "took", by: "others", times: 2 } }];
  const past: Moment["past"] = [["took", 1], ["took", 2], ["took", 1]];

  assert.deepEqual(ids(lessons, { events: [["took", 1, []]], past }), ["full"]);
  assert.deepEqual(ids(lessons, { events: [["took", 2, []]], past }), []);
  assert.deepEqual(ids(lessons, { events: [["took", 0, []]], past: [["took", 0], ["took", 0]] }), []);
});

test("of several lines of a score our own is explained, with its points and numbers", () => {
  const lessons: Lesson[] = [{ id: "bonus", on: { score: "bonus" }, args: { who: true, points: true, facts: ["goal"] } }];
  const lines: Moment["lines"] = [["bonus", 3, 20, [30]], ["bonus", 0, 20, [30]]];
  const [told] = begun(lessons, { ...QUIET, lines, isOver: true }, "guide");

  assert.deepEqual(told?.phrase.args, { who: { seat: 0 }, points: 20, goal: 30 });
});

test("a phase of the next round is no lesson while the score of this one is explained", () => {
  const lessons: Lesson[] = [{ id: "trick", on: { phase: "trick" } }, { id: "sums", on: { over: true } }];

  assert.deepEqual(ids(lessons, { isOver: true }), ["sums"]);
  assert.deepEqual(ids(lessons, {}), ["trick"]);
});
