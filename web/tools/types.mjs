/**
 * Writes `src/wire/types.ts` from the JSON Schema of all messages, or with `--check` says whether it is fresh.
 *
 *     npm run types                        asks the Python of this checkout (PYTHON, or python3)
 *     npm run types -- --from URL-or-FILE   a running server's /api/schema.json, or a file
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, "../src/wire/types.ts");
const ASK = "import json; from tricktable.server.api.openapi import schema_document; print(json.dumps(schema_document()))";

async function schema() {
  const from = process.argv.indexOf("--from");
  if (from >= 0) {
    const place = process.argv[from + 1];
    if (/^https?:/.test(place)) return (await fetch(place)).json();
    return JSON.parse(readFileSync(place, "utf8"));
  }
  const env = { ...process.env, PYTHONPATH: join(here, "../../src") };
  const options = { env, encoding: "utf8", maxBuffer: 1 << 24 };
  return JSON.parse(execFileSync(process.env.PYTHON ?? "python3", ["-c", ASK], options));
}

function type(form) {
  if (form.$ref) return form.$ref.split("/").at(-1);
  if (form.enum) return form.enum.map((value) => JSON.stringify(value)).join(" | ");
  if ("const" in form) return JSON.stringify(form.const);
  if (form.anyOf ?? form.oneOf) return (form.anyOf ?? form.oneOf).map(type).join(" | ");
  switch (form.type) {
    case "integer":
    case "number":
      return "number";
    case "array":
      if (form.prefixItems) return `[${form.prefixItems.map(type).join(", ")}]`;
      return `(${type(form.items ?? {})})[]`.replace(/^\((\w+)\)/, "$1");
    case "object":
      if (form.properties) return `{ ${fields(form).join(" ")} }`;
      return `Record<string, ${form.additionalProperties ? type(form.additionalProperties) : "unknown"}>`;
    case "string":
    case "boolean":
    case "null":
      return form.type;
    default:
      return "unknown";
  }
}

function fields(form) {
  const needed = new Set(form.required ?? []);
  return Object.entries(form.properties).map(([name, value]) => {
    const about = value.description ? `/** ${value.description} */ ` : "";
    return `${about}${JSON.stringify(name).replace(/^"(\w+)"$/, "$1")}${needed.has(name) ? "" : "?"}: ${type(value)};`;
  });
}

/** Types that the schema can only hint at: the page knows them better. */
const KNOWN = { Phrase: "../words/phrases.ts" };

function written(document) {
  const parts = ["/** What goes over the wire. Written by `npm run types` from the server's JSON Schema; do not edit. */"];
  for (const [name, file] of Object.entries(KNOWN)) parts.push(`import type { ${name} } from "${file}";`);
  for (const [name, form] of Object.entries(document.$defs).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (name in KNOWN) continue;
    const about = form.description ? `/** ${form.description} */\n` : "";
    if (form.properties) {
      const lines = fields(form).map((line) => `  ${line}`);
      parts.push(`${about}export interface ${name} {\n${lines.join("\n")}\n}`);
    } else {
      parts.push(`${about}export type ${name} = ${type(form)};`);
    }
  }
  return `${parts.join("\n\n")}\n`;
}

const text = written(await schema());
if (!process.argv.includes("--check")) {
  writeFileSync(target, text);
} else if (readFileSync(target, "utf8") !== text) {
  console.error("src/wire/types.ts is not what the schema says: run npm run types");
  process.exit(1);
}
