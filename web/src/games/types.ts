/** What a game adds to the table: how its cards look, what its panel shows, which choices the panel offers itself. */
import type { Component } from "svelte";
import type { Scene } from "../table/scene.svelte.ts";
import type { Phrase } from "../words/phrases.ts";
import type { Look } from "./looks.ts";

export interface GamePage extends Look {
  /** The message that names a card of the higher kind of trumps, where the game has a word of its own for them. */
  higherTrump?: string;
  /** Short signs beside a seat: chief, start player, team. */
  signs?: (scene: Scene, seat: number) => Phrase[];
  /** What the round is about, beside the table: stakes, sides, trumps. */
  Panel?: Component<{ scene: Scene; act: (action: string) => void }>;
  /** What lies in the middle of the table where it is no trick: a board, a draft, a choice in pictures. */
  Middle?: Component<{ scene: Scene; act: (action: string) => void }>;
  hasMiddle?: (scene: Scene) => boolean;
  /** What lies before a seat: bids, shown cards, taken tricks. */
  Lying?: Component<{ scene: Scene; seat: number }>;
  /** Choices that the panel or the middle offers itself, so that they are not buttons as well. */
  offers?: (action: string, scene: Scene) => boolean;
}
