/** How the page is built, and how it is tried out beside a running server (`TRICKTABLE=http://...`, port 8000 unless said). */
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { preloads } from "./tools/preloads.ts";
import { rules } from "./tools/rules.ts";
import { worker } from "./tools/offline_worker.ts";
import { words } from "./tools/word_files.ts";

const server = process.env["TRICKTABLE"] ?? "http://127.0.0.1:8000";
const LOCALES = join(import.meta.dirname, "../src/tricktable/locales");

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

/** Few files are fast on a phone. What every page needs is in the first; what is loaded later anyway is not. */
const FIRST = [
  /node_modules\/(svelte|clsx|esm-env)\/|node_modules\/@fluent\/bundle\/esm\/(?!resource)|vite\/|virtual:words$|\/index\.html/,
  /\/src\/(\w+\.|words\/(?!fluent)|cards\/|wire\/api\.|pages\/(lazy|Missing)\.|lobby\/(NameForm|Segments|terms|wishes)|guide\/guided_tables)/,
  /\/src\/games\/(looks|faces|names|brought|paints|\w+\/look|\w+\/facts)\./,
  /\/src\/shell\/(?!SettingsSheet|PlaySettings|oscillators|LinkNote|tab_icon)/,
];
/** Tables of all games, live or replayed. */
const TABLES = [
  /\/src\/pages\/Table\.|\/src\/wire\/|\/src\/games\/(index|arrow_keys|laid_away|[A-OQ-Z]|Pi)/,
  /\/src\/table\/(?!WaitingRoom|Chair|SitDown|TableSheets|Advice|Written|Log|Scores|Line|Keys|NameSheet|TermsSheet|Sheet|Rematch)/,
  /\/src\/(shell\/(LinkNote|tab_icon)|replay\/api)/,
];
const among = (patterns: RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id));
const CHUNKS = [
  { name: "first", test: among(FIRST), priority: 4 },
  { name: "tables", test: among(TABLES), priority: 3 },
  { name: "wishes", test: /\/src\/lobby\//, minShareCount: 2, priority: 2 },
  { name: "written", test: /\/src\/(table|endings|replay)\//, minShareCount: 2, priority: 1 },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

const proxy = { "/api": { target: server, ws: true } };

export default defineConfig({
  plugins: [words(LOCALES), rules(LOCALES), svelte(), preloads(), worker()],
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
