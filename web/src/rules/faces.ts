/** Cards in a text of rules, where there is no table. */
import { facts } from "virtual:rules";
import { lookOf } from "../games/looks.ts";
import { text } from "../words/say.ts";

/** A card as it is drawn, and what it is called aloud. */
export function faceOf(game: string, card: string) {
  const { suits, mark = "dot" } = lookOf(game);
  const letter = card.slice(0, 1);
  const number = Number(card.slice(1));
  const suit = suits[letter] ?? "black";
  const label = text("card-name", { suit: text(`${game.replaceAll("_", "-")}-${suit}`), number: String(number) });
  return { letter, number, suit, mark, label, points: facts[game]?.points[number] ?? 0 };
}
