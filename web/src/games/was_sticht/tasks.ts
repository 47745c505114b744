/** The tasks of Was sticht? by their numbers. */
import { phrase, type Phrase } from "../../words/phrases.ts";

export const TASKS = [
  "no-tricks",
  "no-red",
  "no-blue",
  "no-green",
  "no-yellow",
  "exactly-1",
  "exactly-2",
  "exactly-3",
  "exactly-4",
  "last-trick",
  "most-tricks",
  "fewest-tricks",
];

const EXACTLY = "exactly-";

export function taskPhrase(task: number): Phrase {
  const name = TASKS[task] ?? "";
  if (!name.startsWith(EXACTLY)) return phrase(`was-sticht-${name}`);
  return phrase("was-sticht-exactly", { tricks: Number(name.slice(EXACTLY.length)) });
}
