/** The rules of the games: `virtual:rules` lists the texts, each of which is loaded when somebody wants to read it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { parse } from "../src/rules/parse.ts";

const ALL = "virtual:rules";

/** `virtual:rules` and, one for each game and language, `virtual:rules/LANGUAGE/GAME`. */
export function rules(locales: string): Plugin {
  const folder = (language: string) => join(locales, language, "rules");
  return {
    name: "tricktable-rules",
    resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) {
        const languages = readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory());
        const texts = languages.map(({ name: language }) => {
          const games = readdirSync(folder(language)).map((file) => file.replace(/\.md$/, ""));
          return `${language}: {${games.map((game) => `${game}: () => import("${ALL}/${language}/${game}")`).join(", ")}}`;
        });
        return `export const texts = {${texts.join(", ")}};`;
      }
      const [, language, game] = /^\0virtual:rules\/(\w+)\/(\w+)$/.exec(id) ?? [];
      if (language === undefined || game === undefined) return null;
      const file = join(folder(language), `${game}.md`);
      this.addWatchFile(file);
      try {
        return `export default ${JSON.stringify(parse(readFileSync(file, "utf8")))};`;
      } catch (error) {
        throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
}
