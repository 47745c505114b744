/** Lines that several panels have. */
import type { Scene } from "../table/scene.svelte.ts";
import { phrase } from "../words/phrases.ts";
import type { Line } from "./types.ts";

/** A suit with its sign. */
export function suitLine(scene: Scene, label: string, suit: number): Line {
  const name = scene.suitOf(suit);
  if (!name) return { label: phrase(label), value: phrase("panel-none") };
  return { label: phrase(label), value: scene.suitPhrase(name), suit: name };
}

/** Cards as pictures. */
export function cardLine(label: string, cards: string[]): Line {
  return { label: phrase(label), value: phrase("panel-blank"), cards };
}
