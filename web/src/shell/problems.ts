/** Problems in words: why something was refused, in the reader's language where we know the code. */
import { Problem } from "../wire/api.ts";
import { has, text } from "../words/say.ts";

export function isUnreachable(error: unknown): boolean {
  return error instanceof Problem && error.code === "unreachable";
}

export function problemIn(error: unknown): string {
  if (isUnreachable(error)) return text("page-unreachable");
  if (!(error instanceof Problem)) throw error;
  const id = `problem-${error.code.replaceAll(" ", "-")}`;
  return has(id) ? text(id) : text("problem-otherwise", { text: error.message });
}
