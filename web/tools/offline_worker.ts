/** Builds `sw.js`: the worker of `worker/sw.ts`, which knows all files of this build and their digest. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { Plugin, Rolldown } from "vite";
import { filesOf } from "./preloads.ts";

const SOURCE = join(import.meta.dirname, "../worker/sw.ts");
const TARGET = "sw.js";

/** The files without which the page does not begin: its script, the lobby, and what everybody needs of every language. */
function firstFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const isFirst = ({ isEntry, facadeModuleId }: Rolldown.OutputChunk) =>
    isEntry || /virtual:words\/\w+$|\/pages\/Lobby\.svelte$/.test(facadeModuleId ?? "");
  const chunks = Object.values(bundle).filter((chunk) => chunk.type === "chunk" && isFirst(chunk));
  return new Set(chunks.flatMap((chunk) => [...filesOf(bundle, chunk.fileName)]));
}

/** Every file of a folder, by its path from there. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll("\\", "/"))
    .sort();
}

export function worker(): Plugin {
  return {
    name: "tricktable-worker",
    apply: "build",
    enforce: "post",
    buildStart() {
      this.addWatchFile(SOURCE);
    },
    writeBundle(options, bundle) {
      const folder = options.dir ?? "dist";
      const files = filesIn(folder).filter((name) => name !== TARGET);
      const digest = createHash("sha256");
      for (const name of files) digest.update(name).update(readFileSync(join(folder, name)));
      const source = readFileSync(SOURCE, "utf8");
      const version = digest.update(source).digest("hex").slice(0, 16);
      const first = firstFiles(bundle);
      const isShell = (name: string) => !name.startsWith("assets/") || first.has(name);
      const paths = (names: string[]) => JSON.stringify(names.map((name) => `/${name}`));
      const constants = [
        `const VERSION = ${JSON.stringify(version)};`,
        `const SHELL = ${paths(files.filter(isShell))};`,
        `const LATER = ${paths(files.filter((name) => !isShell(name)))};`,
      ];
      const { outputText } = ts.transpileModule(source, {
        compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.None, removeComments: true },
      });
      writeFileSync(join(folder, TARGET), `${constants.join("\n")}\n${outputText}`);
    },
  };
}
