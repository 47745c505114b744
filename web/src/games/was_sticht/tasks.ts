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

/** Its name where it must be enough: that a task of a colour needs a trick stands before it. */
export function taskLabel(task: number): Phrase {
  const isOfColour = /^no-(?!tricks)/.test(TASKS[task] ?? "");
  return isOfColour ? phrase("task-with-trick", { task: taskPhrase(task) }) : taskPhrase(task);
}

const MEANINGS: Record<string, string> = {
  "no-tricks": "no-trick",
  "last-trick": "last",
  "most-tricks": "most",
  "fewest-tricks": "fewest",
};

/** What has to be done for it. */
export function taskMeaning(task: number): Phrase {
  const name = TASKS[task] ?? "";
  if (!name.startsWith(EXACTLY)) return phrase(`was-sticht-take-${MEANINGS[name] ?? name}`);
  return phrase("was-sticht-take-exactly", { tricks: Number(name.slice(EXACTLY.length)) });
}
