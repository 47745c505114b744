/** Cards and suits where there is no table: in rules, in the lobby. */
import { COLOURS, type SuitLook } from "../cards/suits.ts";
import { phrase, type Phrase } from "../words/phrases.ts";
import { has, spoken, text } from "../words/say.ts";
import { factsOf, lookOf } from "./looks.ts";

export function suitPhrase(game: string, { name }: SuitLook): Phrase {
  return typeof name === "string" ? phrase(`${game.replaceAll("_", "-")}-${name}`) : name;
}

/** What stands for a suit on its cards, in the reader's language: one letter of its name, or two. */
export function letterOf(game: string, letter: string, { name, sign }: SuitLook): string {
  const id = typeof name === "string" ? `${game.replaceAll("_", "-")}-letter-${name}` : "";
  const own = sign ? spoken(sign) : has(id) ? text(id) : letter;
  return own.slice(0, 1).toUpperCase() + own.slice(1);
}

/** What a card is called aloud. */
export function cardName(game: string, card: string): string {
  const suit = lookOf(game).suits[card.slice(0, 1)] ?? COLOURS.black;
  return text("card-name", { suit: spoken(suitPhrase(game, suit)), number: card.slice(1) });
}

/** A card as it is drawn. Where it shows only what a game looks like it has no name, and the game's words may not be there yet. */
export function faceOf(game: string, card: string) {
  const { suits, mark = "dot" } = lookOf(game);
  const { points } = factsOf(game);
  const rank = card.slice(1);
  const suit = suits[card.slice(0, 1)] ?? COLOURS.black;
  const letter = letterOf(game, card.slice(0, 1), suit);
  return { letter, rank, suit, mark, points: points[card] ?? points[rank] ?? 0 };
}
