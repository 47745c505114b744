/**
 * Checks the words of the page: every language has the same messages with the same variables, nothing that the page says
 * is missing, nothing is there that the page never says, and no id is in two files.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const source = join(here, "../src");
const locales = join(here, "../../src/tricktable/locales");
const LANGUAGES = ["en", "de", "nl", "es"];
const problems = [];

/** The messages of a Fluent file with the variables that each uses. */
function messages(file) {
  const found = new Map();
  let id = "";
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const begun = /^([a-zA-Z][\w-]*) *=/.exec(line);
    if (begun) {
      id = begun[1];
      if (found.has(id)) problems.push(`${file}: ${id} is there twice`);
      found.set(id, new Set());
    }
    if (!line.startsWith("#")) for (const [, name] of line.matchAll(/\$(\w+)/g)) found.get(id)?.add(name);
  }
  return found;
}

/** A variable without what says the same of the same argument: `$Who` and `$whoIs` are of `$who`. */
const argument = (name) => name.replace(/(Is|Count|Begins|Ends)$/, "").replace(/^./, (first) => first.toLowerCase());
const args = (names) => [...new Set([...names].map(argument))].sort().join(" ");

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [path] : [];
  });
}

/** The page's own files, in a language. */
const pages = readdirSync(join(locales, "en/page"), { recursive: true }).filter((name) => name.endsWith(".ftl"));
const files = pages.map((name) => (language) => join(locales, language, "page", name));
const own = new Set();
for (const path of files) {
  const english = messages(path("en"));
  for (const id of english.keys()) {
    if (own.has(id)) problems.push(`${id} is in two files of the page`);
    own.add(id);
  }
  for (const language of LANGUAGES.slice(1)) {
    const other = messages(path(language));
    for (const [id, names] of english) {
      if (!other.has(id)) problems.push(`${language}: ${id} is missing`);
      else if (args(other.get(id)) !== args(names)) problems.push(`${language}: ${id} has other arguments than in English`);
    }
    for (const id of other.keys()) if (!english.has(id)) problems.push(`${language}: ${id} is not in English`);
  }
}

const shared = new Set();
for (const file of readdirSync(join(locales, "en"))) {
  if (!file.endsWith(".ftl") || file === "cli.ftl") continue;
  for (const id of messages(join(locales, "en", file)).keys()) shared.add(id);
}
for (const id of own) if (shared.has(id)) problems.push(`${id} is the page's own and shared`);

const code = filesIn(source).filter((file) => !file.endsWith("types.ts")).map((file) => readFileSync(file, "utf8")).join("\n");
const literals = new Set([...code.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map(([, text]) => text));
const prefixes = new Set([...code.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map(([, text]) => text));
const SAID = /\b(?:text|phrase|has|suitLine|trumpLine|cardLine|who)\((?:scene, )?["']([a-z][\w-]*)["']|\bid: "([a-z][\w-]*-[\w-]*)"/g;
for (const [, called, given] of code.matchAll(SAID)) {
  const id = called ?? given;
  if (!own.has(id) && !shared.has(id)) problems.push(`${id} is said and is in no file`);
}
for (const id of own) {
  if (!literals.has(id) && ![...prefixes].some((prefix) => id.startsWith(prefix))) problems.push(`${id} is never said`);
}

for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
