/** The tasks of Was sticht? by their numbers. */
import { phrase } from "../../words/phrases.ts";

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

export const taskPhrase = (task: number) => phrase(`task-${TASKS[task]}`);
