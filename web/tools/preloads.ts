/** Writes `preloads.json`: the files of each page and language beside those of `index.html`, so that a server can name them in it. */
import type { Plugin, Rolldown } from "vite";

const WORDS = /virtual:words\/(\w+)$/;
const PAGE = /\/pages\/(\w+)\.svelte$/;

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
      const first = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [...filesOf(bundle, chunk.fileName)]));
      const pages: Record<string, string[]> = {};
      const words: Record<string, string[]> = {};
      for (const { facadeModuleId, fileName } of chunks) {
        const [, language] = WORDS.exec(facadeModuleId ?? "") ?? [];
        const [, page] = PAGE.exec(facadeModuleId ?? "") ?? [];
        const files = [...filesOf(bundle, fileName)].filter((name) => !first.has(name)).map((name) => `/${name}`);
        if (language) words[language] = files;
        else if (page) pages[page.toLowerCase()] = files;
      }
      this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify({ pages, words }) });
    },
  };
}
