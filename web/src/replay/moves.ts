/** What is made of the frames of a round: the lines of its log with their positions, and the table as it lay at its end. */
import type { ViewForm } from "../wire/types.ts";
import type { Phrase } from "../words/phrases.ts";
import type { Frame, Frames } from "./api.ts";

/** A line of a round's log, and the positions from which it can be read, and at which it is complete. */
export interface Move {
  phrase: Phrase;
  from: number;
  at: number;
}

/** The end of a round as the table lay then: what was known before the last card, and the trick that it ended. */
export function ended({ view, events = [] }: Frame, before: ViewForm): ViewForm {
  const facts: Record<string, number[]> = { ...before.facts };
  const taker = events.find(([kind]) => kind === "took")?.[1];
  const cards = [...(facts["trick"] ?? []), ...events.flatMap(([kind, , values]) => (kind === "played" ? values : []))];
  if (taker !== undefined) {
    facts["last trick"] = [facts["leader"]?.[0] ?? 0, taker, ...cards];
    facts["tricks"] = (facts["tricks"] ?? []).map((count, seat) => (seat === taker ? count + 1 : count));
  }
  if (facts["trick"]) facts["trick"] = [];
  delete facts["winning"];
  view.sizes.forEach((size, seat) => {
    if (size === 0 && facts[`hand ${seat}`]) facts[`hand ${seat}`] = [];
  });
  return { ...view, facts };
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
