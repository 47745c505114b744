/** The vectors of `docs/fair-shuffle.md`, and what a dishonest table would do. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { commitmentOf, Parts } from "../src/wire/shuffles.ts";

const SECRET = "d35254be7a02102bc89a98e830f267aee0b5319e473dfd6b84773bb4a1270764";
const COMMITMENT = "1a3c052cd2effd5bee851de8e38ca443794adcaf2183c42a2efcb6ab41de7247";

test("a commitment is the one that the documentation gives", async () => {
  assert.equal(await commitmentOf("friday-7", 1, SECRET), COMMITMENT);
});

test("a round whose secret fits and that has our part is fine", async () => {
  const parts = new Parts("friday-7");
  const ours = parts.contribution({ number: 1, commitment: COMMITMENT, parts: {} });
  assert.match(ours?.part ?? "", /^[0-9a-f]{64}$/);
  const told = { number: 1, commitment: COMMITMENT, parts: { "0": ours?.part ?? "" } };
  assert.equal(parts.notice(told), null);
  assert.equal(parts.contribution(told), null);
  assert.equal(await parts.verify({ ...told, secret: SECRET }), null);
});

test("another commitment than before is noticed", async () => {
  const parts = new Parts("friday-7");
  parts.notice({ number: 1, commitment: COMMITMENT, parts: {} });
  assert.equal(parts.notice({ number: 1, commitment: "00".repeat(32), parts: {} }), "changed");
});

test("a secret that does not fit is noticed", async () => {
  const told = { number: 1, commitment: COMMITMENT, parts: {}, secret: "11".repeat(32) };
  assert.equal(await new Parts("friday-7").verify(told), "mismatch");
  assert.equal(await new Parts("friday-8").verify({ ...told, secret: SECRET }), "mismatch");
});

test("a part that was in and is gone is noticed", async () => {
  const parts = new Parts("friday-7");
  const ours = parts.contribution({ number: 1, commitment: COMMITMENT, parts: {} });
  parts.notice({ number: 1, commitment: COMMITMENT, parts: { "2": ours?.part ?? "" } });
  assert.equal(await parts.verify({ number: 1, commitment: COMMITMENT, parts: {}, secret: SECRET }), "missing");
});
