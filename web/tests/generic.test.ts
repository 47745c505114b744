/** What belongs to a game is in its folder: everything else names no game. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { test } from "node:test";

const ROOT = join(import.meta.dirname, "..");
const GAMES = readdirSync(join(ROOT, "src/games"), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
const GENERIC = ["src", "tools", "worker", "public"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|mjs|svelte|css|json|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !GAMES.some((game) => path.includes(join("src/games", game) + sep))),
);

test("nothing outside their folders names a game", () => {
  assert.ok(GAMES.length >= 5);
  assert.ok(GENERIC.length > 100);
  const named = new RegExp(`\\b(${GAMES.join("|")})\\b`, "i");
  const found = [...GENERIC, join(ROOT, "index.html"), join(ROOT, "vite.config.ts")].flatMap((path) => {
    const [name] = named.exec(readFileSync(path, "utf8")) ?? [];
    return name === undefined ? [] : [`${path} names ${name}`];
  });
  assert.deepEqual(found, []);
});
