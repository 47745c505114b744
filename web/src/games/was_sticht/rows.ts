/** The finished rows of the draft, from the log of the round: who took which card in which order, and which would have won. */
import type { Scene } from "../../table/scene.svelte.ts";
import type { Phrase } from "../../words/phrases.ts";

export interface Row {
  /** In the order of taking. */
  takes: { seat: number; card: string }[];
  winner: string;
  /** The card that nobody took, where one goes out. */
  out: string;
}

function take({ args = {} }: Phrase): { seat: number; card: string } {
  const { who, cards } = args;
  const seat = typeof who === "object" && "seat" in who ? who.seat : 0;
  const card = typeof cards === "object" && "cards" in cards ? (cards.cards[0] ?? "") : "";
  return { seat, card };
}

export function finishedRows(scene: Scene): Row[] {
  const rows: Row[] = [];
  let row: Row = { takes: [], winner: "", out: "" };
  for (const line of scene.feed.mirror.lines) {
    if (line.id === "was-sticht-drafted") row.takes.push(take(line));
    else if (line.id === "was-sticht-set-aside") row.out = take(line).card;
    else if (line.id === "was-sticht-told") {
      rows.push({ ...row, winner: take(line).card });
      row = { takes: [], winner: "", out: "" };
    }
  }
  return rows;
}

/** Whoever plays from memory sees of a finished row only what was told of it. */
export const isRemembered = (scene: Scene): boolean => scene.table.options["memory"] === "on";
