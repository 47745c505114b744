/** Which choices are made by a card of the hand, and which are buttons. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { COLOURS } from "../src/cards/suits.ts";
import type { Scene } from "../src/table/scene.svelte.ts";
import { buttons, cardAction, wouldBe } from "../src/words/choices.ts";

const scene = (hand: string[], legal: string[], offers: string[] = []) =>
  ({
    view: { hand },
    legal,
    numbers: { meanings: {} },
    page: { suits: { h: COLOURS.red }, offers: (action: string) => offers.includes(action) },
  }) as unknown as Scene;

test("a choice whose last word is a card of the hand is made by that card", () => {
  const asked = scene(["hQ", "c9"], ["give hQ", "give c9", "pass"]);

  assert.equal(cardAction(asked, "hQ"), "give hQ");
  assert.deepEqual(buttons(asked).map(({ action }) => action), ["pass"]);
  assert.equal(wouldBe(scene(["hQ", "c9"], ["give hQ"]), "c9"), "give c9");
  assert.equal(wouldBe(scene(["hQ"], []), "hQ"), "hQ");
});

test("choices between which a card does not decide are buttons", () => {
  const asked = scene(["hQ"], ["hQ", "double hQ", "trump h"]);

  assert.equal(cardAction(asked, "hQ"), "");
  assert.deepEqual(buttons(asked).map(({ action, suit }) => [action, suit !== undefined]), [["hQ", false], ["double hQ", false], ["trump h", true]]);
});

test("what the panel offers is neither", () => {
  const asked = scene(["hQ"], ["swap c9 hQ", "hQ"], ["swap c9 hQ"]);

  assert.equal(cardAction(asked, "hQ"), "hQ");
  assert.deepEqual(buttons(asked), []);
});
