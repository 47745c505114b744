/** How the page is built, and how it is tried out beside a running server (`TRICKTABLE=http://...`, port 8000 unless said). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { preloads } from "./tools/preloads.ts";
import { rules } from "./tools/rules.ts";
import { worker } from "./tools/offline_worker.ts";

const server = process.env["TRICKTABLE"] ?? "http://127.0.0.1:8000";
const LOCALES = join(import.meta.dirname, "../src/tricktable/locales");
const PREFIX = "virtual:words/";
/** Folders of the page's words that not everybody needs: `virtual:words/de/guide` is one of them. */
const LATER = ["guide", "course"];

/** `virtual:words/de` is every other Fluent file of a language, already parsed: the patterns of its messages by their ids. */
function words(): Plugin {
  return {
    name: "tricktable-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language = "", part] = id.slice(PREFIX.length + 1).split("/");
      const folder = join(LOCALES, language);
      const isIn = (name: string, part: string) => name.startsWith(join("page", part, "/"));
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".ftl") && name !== "cli.ftl")
        .filter((name) => (part === undefined ? !LATER.some((later) => isIn(name, later)) : isIn(name, part)))
        .map((name) => join(folder, name));
      for (const file of files) this.addWatchFile(file);
      const entries = files.flatMap((file) => new FluentResource(readFileSync(file, "utf8")).body);
      const patterns = Object.fromEntries(entries.map(({ id, value }) => [id, value]));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(patterns))});`;
    },
  };
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "font-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** Few files are fast on a phone: what all pages share, and what tables share with people or without. */
const COMMON = /node_modules|vite\/|\/src\/(words|shell|cards|wire|me|router|games\/(looks|faces|\w+\/look|\w+\/facts)|lobby\/terms|guide\/guided_tables|pages\/Missing)/;
const CHUNKS = [
  { name: "common", test: COMMON, minShareCount: 2, priority: 2 },
  { name: "tables", test: /\/src\/(table|games|endings)\//, minShareCount: 2, priority: 1 },
];

const proxy = { "/api": { target: server, ws: true } };

export default defineConfig({
  plugins: [words(), rules(LOCALES), svelte(), preloads(), worker()],
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { proxy },
  preview: { proxy, headers: { "Content-Security-Policy": policy } },
});
