/** Texts of rules: those that the page was built with, or a server's. */
import { texts } from "virtual:rules";
import { formOf, meet } from "../games/brought.ts";
import { titleOf } from "../games/names.ts";
import * as api from "../wire/api.ts";
import type { Language } from "../words/languages.svelte.ts";
import type { Rules } from "./blocks.ts";

/** The rules of a game; null if nobody has written any. */
export async function rulesOf(game: string, language: Language): Promise<Rules | null> {
  const own = texts[language]?.[game];
  return own ? (await own()).default : broughtRules(game, language);
}

async function broughtRules(game: string, language: Language): Promise<Rules | null> {
  await meet(game);
  const players = formOf(game)?.default_players ?? 0;
  const [text, { cards }, { parseBrought }] = await Promise.all([
    api.gameRules(game, language),
    api.numbers({ game, players, options: {} }),
    import("./parse.ts"),
  ]);
  return text === "" ? null : parseBrought(text, titleOf(game), (word) => cards.includes(word));
}
