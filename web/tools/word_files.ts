/**
 * The words of the page, in files that are loaded when they are wanted. `virtual:words/de` is what everybody needs in a
 * language, `virtual:words/de/PART` what a part of the page says besides: a game at its table, hints, replays, the guide.
 * They are parsed when the page is built: patterns of messages by their ids. `virtual:words` names them all.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const TABLE = "virtual:words";
const PREFIX = `${TABLE}/`;
const LANGUAGES = ["en", "de", "nl", "es"];
/** Folders and files of their own parts. */
const PARTS: Record<string, RegExp> = {
  guide: /^page\/guide\//,
  course: /^page\/course\//,
  hints: /^hints\.ftl$/,
  replay: /^page\/replay\.ftl$/,
  puzzles: /^(?:page\/)?puzzles\.ftl$/,
  review: /^(?:page\/review|reviews)\.ftl$/,
};
/** Of a game everybody needs its names: its own, those of its options, and those of suits, which have letters. */
const NAMES = /^(?:game|about|rules-about|option)-/;
const LETTER = /^([a-z-]+)-letter-/;

type Patterns = [id: string, pattern: unknown][];

export function words(locales: string): Plugin {
  const games = readdirSync(join(locales, "en/page/games")).map((name) => name.slice(0, -".ftl".length));
  for (const game of games) PARTS[game] = new RegExp(`^(?:page/games/)?${game}\\.ftl$`);

  const filesOf = (language: string): string[] =>
    readdirSync(join(locales, language), { recursive: true, encoding: "utf8" })
      .map((name) => name.replaceAll("\\", "/"))
      .filter((name) => name.endsWith(".ftl") && name !== "cli.ftl");
  const isIn = (name: string, part: string): boolean => PARTS[part]?.test(name) ?? false;

  function patternsOf(language: string, part: string | undefined): Patterns {
    const read = (name: string): Patterns =>
      new FluentResource(readFileSync(join(locales, language, name), "utf8")).body.map(({ id, value }) => [id, value]);
    const files = filesOf(language);
    if (part === undefined) {
      const forAll = files.filter((name) => !Object.keys(PARTS).some((each) => isIn(name, each))).flatMap(read);
      return [...forAll, ...games.flatMap((game) => named(files.filter((name) => isIn(name, game)).flatMap(read), true))];
    }
    const found = files.filter((name) => isIn(name, part)).flatMap(read);
    return games.includes(part) ? named(found, false) : found;
  }

  return {
    name: "tricktable-words",
    resolveId: (id) => (id === TABLE || id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${TABLE}`) return tableOf(Object.keys(PARTS));
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language = "", part] = id.slice(PREFIX.length + 1).split("/");
      for (const name of filesOf(language)) this.addWatchFile(join(locales, language, name));
      const patterns = Object.fromEntries(patternsOf(language, part));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(patterns))});`;
    },
  };
}

/** The messages of a game that are names, or all others. */
function named(patterns: Patterns, areNames: boolean): Patterns {
  const ids = patterns.map(([id]) => id);
  const suits = new Set(ids.filter((id) => LETTER.test(id)).flatMap((id) => [id, id.replace(LETTER, "$1-")]));
  return patterns.filter(([id]) => (NAMES.test(id) || suits.has(id)) === areNames);
}

function tableOf(parts: string[]): string {
  const load = (path: string) => `() => import("${PREFIX}${path}")`;
  const rows = LANGUAGES.map((language) => {
    const own = parts.map((part) => `${JSON.stringify(part)}: ${load(`${language}/${part}`)}`);
    return `${language}: { words: ${load(language)}, parts: { ${own.join(", ")} } }`;
  });
  return `export const files = { ${rows.join(", ")} };`;
}
