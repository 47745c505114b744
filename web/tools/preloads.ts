/** Writes `preloads.json`: which files a server names in `index.html` beside those that are there, by place, language and game. */
import type { Plugin, Rolldown } from "vite";

/** `virtual:words/de`, `virtual:words/de/GAME`. */
const WORDS = /virtual:words\/([\w/]+)$/;
const GAME = /\/games\/(\w+)\/index\.ts$/;
const PAGE = /\/pages\/(\w+)\.svelte$/;
/** What a table shows before the match. */
const WAITING = /\/table\/WaitingRoom\.svelte$/;

/** A chunk, what it imports at once, and their styles. */
export function filesOf(bundle: Rolldown.OutputBundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== "chunk" || found.has(name)) return found;
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  found.add(name);
  for (const other of chunk.imports) filesOf(bundle, other, found);
  return found;
}

export function preloads(): Plugin {
  return {
    name: "tricktable-preloads",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((chunk) => chunk.type === "chunk");
      const filesBut = (name: string, there: Set<string>) => [...filesOf(bundle, name)].filter((file) => !there.has(file));
      const html = bundle["index.html"];
      const page = html?.type === "asset" ? html.source.toString() : "";
      const first = new Set(Object.keys(bundle).filter((name) => page.includes(`/${name}"`)));
      const named = (pattern: RegExp, there: Set<string>) =>
        chunks.flatMap(({ facadeModuleId, fileName }): [string, string[]][] => {
          const found = pattern.exec(facadeModuleId ?? "");
          return found ? [[(found[1] ?? "").toLowerCase(), filesBut(fileName, there)]] : [];
        });
      const pages = Object.fromEntries(named(PAGE, first));
      const table = new Set([...first, ...(pages["table"] ?? [])]);
      const words = Object.fromEntries(named(WORDS, first));
      const games = Object.fromEntries(named(GAME, table));
      const waiting = named(WAITING, table).flatMap(([, files]) => files);
      const preloads = { pages: { ...pages, waiting: [...(pages["table"] ?? []), ...waiting] }, words, games };
      const source = JSON.stringify(preloads, (_, value: unknown) => (typeof value === "string" ? `/${value}` : value));
      this.emitFile({ type: "asset", fileName: "preloads.json", source });
    },
  };
}
