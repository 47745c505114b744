/** What a game adds to the page. Everything is drawn from what the server tells; no rules live here. */
import type { Component } from "svelte";
import type { Scene } from "../table/scene.svelte.ts";
import type { RoundForm } from "../wire/types.ts";
import type { Phrase } from "../words/phrases.ts";
import type { Look } from "./looks.ts";

/** What a button says, and in smaller letters what that means; the server's words if nothing is said. */
export interface Label {
  label: Phrase;
  about?: Phrase;
}

/** Something that only one seat knew, for a replay. */
export interface Secret {
  about: Phrase;
  cards?: string[];
}

/** An event of the game: its kind, its seat, its values. */
export type Told = [kind: string, seat: number, values: number[]];

/** `games/GAME/index.ts`. */
export interface GameParts {
  /** The message that names a card of the higher kind of trumps, where the game has a word of its own for them. */
  higherTrump?: string;
  /** The sign of whoever has the dealer's place, if it is not that they deal; empty for none. */
  dealer?: string;
  /** Short signs beside a seat: its roles, and how it stands. */
  signs?: (scene: Scene, seat: number) => Phrase[];
  /** What a seat is in this round, which is still to be told at its end: chief, start player, a prediction. */
  roles?: (scene: Scene, seat: number) => Phrase[];
  /** What decided the round, where the lines of its score do not say it. */
  outcome?: (scene: Scene, score: RoundForm) => Phrase[];
  /** What the round is about, beside the table: stakes, sides, trumps. */
  Panel?: Component<{ scene: Scene; act: (action: string) => void }>;
  /** What lies in the middle of the table where it is no trick: a board, a draft, a choice in pictures. */
  Middle?: Component<{ scene: Scene; act: (action: string) => void }>;
  hasMiddle?: (scene: Scene) => boolean;
  /** What lies before a seat: bids, shown cards, taken tricks. */
  Lying?: Component<{ scene: Scene; seat: number }>;
  /** Choices that the panel or the middle offers itself, so that they are not buttons as well. */
  offers?: (action: string, scene: Scene) => boolean;
  /** The card of the hand that this choice gives away, where it is picked there and what it is given for in the middle. */
  gives?: (action: string) => string;
  /** How many lines of buttons may come up between cards on a narrow page: the table leaves room for them. */
  lines?: (scene: Scene) => number;
  /** What the button of a choice says, where the game has shorter words than the server's. */
  label?: (action: string, scene: Scene) => Label | null;
  /** The panel shows this hand, as everybody knows it. */
  showsHand?: (scene: Scene, seat: number) => boolean;
  /** What only this seat knew: from its facts, and from what has happened in the round. */
  secrets?: (scene: Scene, seat: number, facts: Record<string, number[]>, events: Told[]) => Secret[];
}

export type GamePage = Look & GameParts;
