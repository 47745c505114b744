/** How the page is built, and how it is tried out beside a running server (`TRICKTABLE=http://...`, port 8000 unless said). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { rules } from "./tools/rules.ts";
import { worker } from "./tools/workers.ts";

const server = process.env["TRICKTABLE"] ?? "http://127.0.0.1:8000";
const LOCALES = join(import.meta.dirname, "../src/tricktable/locales");
const PREFIX = "virtual:words/";

/** `virtual:words/de` is every Fluent file of a language as one text, so that a language is one request. */
function words(): Plugin {
  return {
    name: "tricktable-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const language = id.slice(PREFIX.length + 1);
      const folder = join(LOCALES, language);
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".ftl") && name !== "cli.ftl")
        .map((name) => join(folder, name));
      for (const file of files) this.addWatchFile(file);
      const texts = files.map((file) => readFileSync(file, "utf8"));
      return `export default ${JSON.stringify(texts)};`;
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

const proxy = { "/api": { target: server, ws: true } };

export default defineConfig({
  plugins: [words(), rules(LOCALES), svelte(), worker()],
  build: { target: "es2022", modulePreload: { polyfill: false }, assetsInlineLimit: 0, reportCompressedSize: true },
  server: { proxy },
  preview: { proxy, headers: { "Content-Security-Policy": policy } },
});
