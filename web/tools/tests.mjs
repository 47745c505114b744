/** Runs all tests in one process: reading TypeScript's compiler takes longer than any of them. */
import { readdirSync } from "node:fs";
import { register } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

register("./typescript_loader.mjs", import.meta.url);

const FOLDER = join(import.meta.dirname, "../tests");
const wanted = process.argv.slice(2);
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".test.ts") && (wanted.length === 0 || wanted.some((part) => name.includes(part))));
if (files.length === 0) throw new Error(`there are no tests of ${wanted.join(" ")}`);
for (const name of files.sort()) await import(pathToFileURL(join(FOLDER, name)).href);
