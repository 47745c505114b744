/** How the cards of each game look. */
import type { SuitName } from "../cards/suits.ts";

export interface Look {
  /** The suits by their letters, in the order of their numbers. */
  suits: Record<string, SuitName>;
  /** What the points on its cards look like. */
  mark?: "dot" | "triangle";
}

export const LOOKS = {
  hasp: { suits: { f: "forest", g: "grassland", r: "river", c: "canyon", v: "village" } },
  njet: { suits: { b: "blue", y: "yellow", r: "red", k: "black" } },
  meinz: { suits: { b: "blue", g: "green", r: "red", y: "yellow" } },
  was_sticht: { suits: { r: "red", b: "blue", g: "green", y: "yellow" } },
  mue: { suits: { b: "blue", y: "yellow", r: "red", k: "black", g: "green" }, mark: "triangle" },
} as const satisfies Record<string, Look>;

/** A game that the page does not know yet is drawn plainly. */
export const PLAIN: Look = { suits: LOOKS.mue.suits };

const looks: Record<string, Look> = LOOKS;

export const lookOf = (game: string): Look => looks[game] ?? PLAIN;
