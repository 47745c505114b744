/** Lines that several panels have. */
import type { Scene } from "../table/scene.svelte.ts";
import { phrase, seat } from "../words/phrases.ts";
import type { Line } from "./types.ts";

/** Seats by name. */
export function who(label: string, ...seats: number[]): Line {
  return { label: phrase(label), value: phrase("panel-list", { list: { all: seats.map(seat) } }) };
}

/** A suit with its sign. */
export function suitLine(scene: Scene, label: string, suit: number): Line {
  const name = scene.suitOf(suit);
  if (!name) return { label: phrase(label), value: phrase("panel-none") };
  return { label: phrase(label), value: phrase(`suit-${name}`), suit: name };
}

/** Cards as pictures. */
export function cardLine(label: string, cards: string[]): Line {
  return { label: phrase(label), value: phrase("panel-blank"), cards };
}
