/** Numbers in sentences and tables. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Count, plain, signed } from "../src/words/numbers.ts";

test("a loss has a true minus in tables", () => {
  assert.deepEqual([-80, 0, 80].map(plain), ["−80", "0", "80"]);
  assert.deepEqual([-80, 0, 80].map(signed), ["−80", "0", "+80"]);
});

test("a loss has a true minus in sentences, which choose their variants as before", () => {
  for (const language of ["en", "de", "nl", "es"]) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource("lost = { $points ->\n    [one] one\n   *[other] { $points } points\n}"));
    const pattern = bundle.getMessage("lost")?.value ?? "";
    assert.equal(bundle.formatPattern(pattern, { points: new Count(-1080) }), "−1080 points");
    assert.equal(bundle.formatPattern(pattern, { points: new Count(1) }), "one");
  }
});
