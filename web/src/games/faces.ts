/** Cards and suits where there is no table: in rules, in the lobby. */
import { COLOURS, type SuitLook } from "../cards/suits.ts";
import { phrase, type Phrase } from "../words/phrases.ts";
import { spoken, text } from "../words/say.ts";
import { factsOf, lookOf } from "./looks.ts";

export function suitPhrase(game: string, { name }: SuitLook): Phrase {
  return typeof name === "string" ? phrase(`${game.replaceAll("_", "-")}-${name}`) : name;
}

/** A card as it is drawn, and what it is called aloud. */
export function faceOf(game: string, card: string) {
  const { suits, mark = "dot" } = lookOf(game);
  const { points } = factsOf(game);
  const letter = card.slice(0, 1);
  const rank = card.slice(1);
  const suit = suits[letter] ?? COLOURS.black;
  const label = text("card-name", { suit: spoken(suitPhrase(game, suit)), number: rank });
  return { letter, rank, suit, mark, label, points: points[card] ?? points[rank] ?? 0 };
}
