/** Lines of a log that tell a trick: they can be drawn as well as said. */
import type { Phrase } from "./phrases.ts";

export interface ToldTrick {
  plays: { seat: number; card: string }[];
  /** Nobody yet while it is being played. */
  taker: number | null;
}

/** The cards of a trick that this line tells, and who took it; null if it tells something else. */
export function trickOf({ id, args = {} }: Phrase): ToldTrick | null {
  const row = id === "trick-taken" ? args["plays"] : id === "line" ? args["parts"] : undefined;
  if (typeof row !== "object" || !("row" in row)) return null;
  const plays = row.row.flatMap((play) => {
    if (typeof play !== "object" || !("id" in play)) return [];
    const { who, card } = play.args ?? {};
    if (typeof who !== "object" || !("seat" in who) || typeof card !== "object" || !("cards" in card)) return [];
    return card.cards.map((text) => ({ seat: who.seat, card: text }));
  });
  const taker = args["who"];
  return { plays, taker: typeof taker === "object" && "seat" in taker ? taker.seat : null };
}
