/** The trumps of Mü by their numbers: colours, then numbers, then none. */
import type { SuitLook } from "../../cards/suits.ts";
import type { Scene } from "../../table/scene.svelte.ts";
import { text } from "../../words/say.ts";

const FIRST_NUMBER = 5;
const NO_TRUMP = 15;

export interface Trump {
  name: string;
  suit?: SuitLook;
  number?: number;
}

export function trumpOf(scene: Scene, trump: number): Trump {
  const suit = scene.suitOf(trump);
  if (suit) return { name: scene.suitName(suit), suit };
  if (trump >= NO_TRUMP) return { name: text("mue-no-trump") };
  const number = trump - FIRST_NUMBER;
  return { name: text("mue-numbers", { number }), number };
}

/** A trump as an action names it: `b`, `7`, `none`. */
export function trumpIn(scene: Scene, notation: string): Trump {
  if (notation === "none") return trumpOf(scene, NO_TRUMP);
  const suit = Object.keys(scene.page.suits).indexOf(notation);
  return trumpOf(scene, suit >= 0 ? suit : FIRST_NUMBER + Number(notation));
}
