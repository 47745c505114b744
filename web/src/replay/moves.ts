/** What is made of the frames of a round: the lines of its log with their positions. */
import type { Phrase } from "../words/phrases.ts";
import type { Frames } from "./api.ts";

/** A line of a round's log, and the positions from which it can be read, and at which it is complete. */
export interface Move {
  phrase: Phrase;
  from: number;
  at: number;
}

/** The lines of a round's log in the form that they have in the end. */
export function movesOf(shown: Frames | null): Move[] {
  let moves: Move[] = [];
  shown?.frames.forEach(({ aid }, place) => {
    const kept = aid.log_from ?? 0;
    const at = shown.first + place;
    const lines = aid.log ?? [];
    if (lines.length === 0) return;
    moves = [...moves.slice(0, kept), ...lines.map((phrase, line) => ({ phrase, from: moves[kept + line]?.from ?? at, at }))];
  });
  return moves;
}
