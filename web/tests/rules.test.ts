/** Rules are made of Markdown as it is written, and of nothing else. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse, parseBrought } from "../src/rules/parse.ts";

const LOCALES = join(import.meta.dirname, "../../src/tricktable/locales");
const HEAD = "# Mü\n\nA game.\n\n";

test("headings have the ids that they are given", () => {
  const { title, lede, blocks } = parse(`${HEAD}## The *end* {#end}\n`);

  assert.equal(title, "Mü");
  assert.deepEqual(lede, [["A game."]]);
  assert.deepEqual(blocks, [{ kind: "heading", level: 2, id: "end", inlines: ["The ", { em: ["end"] }, ""] }]);
});

test("cards are found in sentences, lists and tables", () => {
  const { blocks } = parse(`${HEAD}## A {#a}\n\nYou **show {v7 v8}**.\n\n- {r7} & more\n\n| n | p |\n|---|--:|\n| {b0} | 1 |\n`);

  assert.deepEqual(blocks.slice(1), [
    { kind: "paragraph", inlines: ["You ", { strong: ["show ", { cards: ["v7", "v8"] }] }, "."] },
    { kind: "list", isOrdered: false, items: [[{ cards: ["r7"] }, " & more"]] },
    { kind: "table", head: [["n"], ["p"]], rows: [[[{ cards: ["b0"] }], ["1"]]], aligns: ["left", "right"] },
  ]);
});

test("a paragraph of cards is a row, in an example too", () => {
  const { blocks } = parse(`${HEAD}## A {#a}\n\n> {Ada r7, Old Ben b3 b4 -> Old Ben}\n\n{k0 k1}\n`);
  const [, example, row] = blocks;

  assert.deepEqual(example, {
    kind: "example",
    blocks: [
      {
        kind: "row",
        groups: [
          { caption: "Ada", cards: ["r7"], isTaker: false },
          { caption: "Old Ben", cards: ["b3", "b4"], isTaker: true },
        ],
      },
    ],
  });
  assert.deepEqual(row, { kind: "row", groups: [{ caption: "", cards: ["k0", "k1"], isTaker: false }] });
});

test("what the page cannot draw is refused", () => {
  const cases: [string, RegExp][] = [
    ["## A\n", /a heading of another kind/],
    ["## A {#a}\n\n#### B {#b}\n", /a heading of another kind/],
    ["## A {#a}\n\nsee {seven}\n", /seven is no card/],
    ["## A {#a}\n\n{Ada r7 -> Ben}\n", /who takes it\?/],
    ["## A {#a}\n\n<b>x</b>\n", /rules have no html|sentences of rules have no html/],
    ["## A {#a}\n\n[x](y)\n", /sentences of rules have no link/],
    ["## A {#a}\n\n- x\n  - y\n", /a list holds sentences alone/],
  ];

  for (const [text, why] of cases) assert.throws(() => parse(HEAD + text), why);
  assert.throws(() => parse("A game.\n"), /the rules begin with the name of the game/);
});

test("all rules in all languages can be drawn", () => {
  for (const language of ["en", "de", "nl", "es"])
    for (const file of readdirSync(join(LOCALES, language, "rules")))
      assert.ok(parse(readFileSync(join(LOCALES, language, "rules", file), "utf8")).blocks.length > 30);
});

test("rules of a game that the page was not built with are drawn as far as they can be, and shown as text where they cannot", () => {
  const isCard = (word: string) => ["cQ", "h2"].includes(word);
  const text = "# Hops\n\nA `game`.\n\n## The cards\n\n{cQ}, {x9}\n\n{Ann cQ, Bo h2 -> Ann}\n\n```\ncode\n```\n";

  const { title, lede, blocks } = parseBrought(text, "Hops!", isCard);

  assert.equal(title, "Hops");
  assert.deepEqual(lede, [["A ", "game", "."]]);
  assert.deepEqual(blocks, [
    { kind: "heading", level: 2, id: "the-cards", inlines: ["The cards"] },
    { kind: "paragraph", inlines: [{ cards: ["cQ"] }, ", ", "{x9}"] },
    { kind: "row", groups: [{ caption: "Ann", cards: ["cQ"], isTaker: true }, { caption: "Bo", cards: ["h2"], isTaker: false }] },
    { kind: "paragraph", inlines: ["code"] },
  ]);
  assert.deepEqual(parseBrought("No title.", "Hops!", isCard), { title: "Hops!", lede: [["No title."]], blocks: [] });
});
