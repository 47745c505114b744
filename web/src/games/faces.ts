/** Cards where there is no table: in rules, in the lobby. */
import { COLOURS } from "../cards/suits.ts";
import { factsOf, lookOf } from "./looks.ts";
import { text } from "../words/say.ts";

/** A card as it is drawn, and what it is called aloud. */
export function faceOf(game: string, card: string) {
  const { suits, mark = "dot" } = lookOf(game);
  const letter = card.slice(0, 1);
  const rank = card.slice(1);
  const suit = suits[letter] ?? COLOURS.black;
  const label = text("card-name", { suit: text(`${game.replaceAll("_", "-")}-${suit.name}`), number: rank });
  return { letter, rank, suit, mark, label, points: factsOf(game).points[rank] ?? 0 };
}
