/** What a server tells of puzzles, and of a reader's own mistakes that come back (`docs/wire.md`, Puzzles). */
import type { Frames } from "../replay/api.ts";
import type { LabelName, Loss } from "../review/api.ts";
import { json } from "../wire/api.ts";
import type { Phrase } from "../words/phrases.ts";

export interface PuzzleLine {
  id: string;
  game: string;
  players: number;
  themes: string[];
  /** From 1 to 5. */
  difficulty: number;
}

export interface PuzzleForm extends PuzzleLine {
  options: Record<string, string>;
  rules: number;
  /** Who is to choose. */
  seat: number;
  names: string[];
  /** Positions of the round as this seat knows them; the last one is the puzzle. */
  frames: Frames;
}

export interface PuzzleVerdict {
  is_right: boolean;
  label: LabelName;
  best: string;
  loss: Loss;
  lines: Phrase[];
}

/** A mistake of our own that is to be tried again. */
export interface DueMistake {
  match: string;
  seat: number;
  position: number;
  game: string;
}

export interface PracticeForm {
  /** Those that have waited longest. */
  items: DueMistake[];
  /** How many are due now, and how many come back later. */
  due: number;
  waiting: number;
  /** When the first of them does, in milliseconds since 1970. */
  next?: number;
}

export const puzzles = async () => (await json<{ puzzles: PuzzleLine[] }>("GET", "/api/puzzles")).puzzles;
export const puzzleOfTheDay = () => json<PuzzleLine>("GET", "/api/puzzles/day");
export const puzzle = (id: string) => json<PuzzleForm>("GET", `/api/puzzles/${encodeURIComponent(id)}`);
export const attempt = (id: string, action: string) =>
  json<PuzzleVerdict>("POST", `/api/puzzles/${encodeURIComponent(id)}/tries`, { action });
export const practice = () => json<PracticeForm>("GET", "/api/me/practice");
