/** Guided rounds: which tables have a coach, and how a table for somebody who learns a game is opened. */
import { factsOf } from "../games/looks.ts";
import type { OpenTable } from "../wire/types.ts";
import type { Begun, Past } from "./lessons.ts";

const LEVEL = "thumb";
const KEY = "tricktable.guide.";

/** What a coach has said and still has to say; kept as long as the browser's tab is open. */
export interface Progress {
  read: string[];
  waiting: Begun[];
  /** What has happened in the round, to know how often. */
  past: Past;
  isFolded: boolean;
}

export const canLearn = (game: string): boolean => factsOf(game).opening !== null;
export const chairFor = (game: string): number => factsOf(game).opening?.chair ?? 0;

/** The table that is opened for somebody who learns this game: nobody else comes, and the bots play plainly. */
export function learnersTable(game: string): OpenTable {
  return { game, level: LEVEL, seed: factsOf(game).opening?.seed ?? "", is_private: true };
}

export function beginGuide(table: string): void {
  keepProgress(table, { read: [], waiting: [], past: [], isFolded: false });
}

/** How far a table's coach has come; null if it has none. */
export function progressOf(table: string): Progress | null {
  try {
    const text = sessionStorage.getItem(KEY + table);
    return text === null ? null : (JSON.parse(text) as Progress);
  } catch {
    return null; // a browser that keeps nothing: there is a coach until the page is loaded again
  }
}

export function keepProgress(table: string, progress: Progress | null): void {
  try {
    if (progress === null) sessionStorage.removeItem(KEY + table);
    else sessionStorage.setItem(KEY + table, JSON.stringify(progress));
  } catch {
    // nothing is kept, and nothing is lost but the comfort
  }
}
