/** How a TypeScript file is loaded: its types are left out. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

export async function load(url, context, next) {
  if (!url.endsWith(".ts")) return next(url, context);
  const { default: ts } = await import("typescript");
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true };
  const text = await readFile(fileURLToPath(url), "utf8");
  const source = ts.transpileModule(text, { compilerOptions: options }).outputText;
  return { format: "module", source, shortCircuit: true };
}
