/** Problems in words: why a server refused something, in the reader's language where we know its code. */
import { Problem } from "../wire/api.ts";
import { has, text } from "../words/say.ts";

export interface Told {
  words: string;
  /** What the server itself says, in English: where exactly something is wrong. */
  detail: string;
}

/** Those whose own words say more than ours. */
const DETAILED = new Set(["record", "setup", "malformed", "rules"]);
/** Lines of a record that say which game it is of, and by which rules. */
const GAME = 2;
const RULES = 3;

export function isUnreachable(error: unknown): boolean {
  return error instanceof Problem && error.code === "unreachable";
}

/** The sentence for a code; an empty text if there is none. */
export function wordsFor(code: string): string {
  const id = `problem-${code.replaceAll(" ", "-")}`;
  return has(id) ? text(id) : "";
}

export function problemIn(error: unknown): Told {
  if (isUnreachable(error)) return { words: text("page-unreachable"), detail: "" };
  if (!(error instanceof Problem)) throw error;
  const { code, message } = error;
  if (code === "record") return { words: recordProblem(message), detail: message };
  const words = wordsFor(code);
  return { words: words || text("problem-otherwise"), detail: words && !DETAILED.has(code) ? "" : message };
}

/** What the server says of a record begins with the line that is wrong. */
function recordProblem(message: string): string {
  const line = Number(/^line (\d+): /.exec(message)?.[1] ?? 1);
  if (line === GAME || line === RULES) return text("problem-record-game");
  return line > RULES ? text("problem-record", { line }) : text("problem-no-record");
}
