/**
 * Games that the page was not built with: packages bring them to a server, which tells how they look and what they say.
 * All of it is data. They are drawn by what all games share.
 */
import * as api from "../wire/api.ts";
import { languages, type Language } from "../words/languages.svelte.ts";
import { paint } from "./paints.ts";
import { bring, OWN_GAMES } from "./looks.ts";

const known = new Map<string, api.GameForm>();
let asked: Promise<void> | undefined;

/** What a server has said of a game that it brings. */
export const formOf = (game: string): api.GameForm | undefined => known.get(game);

/** The games of a server: those that we do not know look from now on as it says. */
export function hear(games: api.GameForm[]): void {
  for (const game of games) {
    const { name, look, players } = game;
    if (OWN_GAMES.includes(name) || !look) continue;
    known.set(name, game);
    const { sample, points = {}, mark = "dot", is_fewest_best: isFewestBest = false } = look;
    bring(name, { suits: paint(look.suits), mark, isFewestBest, cards: sample, points, players, minutes: 0, opening: null });
    speak(name).catch(() => undefined); // its title is there already
  }
}

/** Knows the look and the words of a game; asks the server if need be. */
export async function meet(game: string): Promise<void> {
  if (OWN_GAMES.includes(game)) return;
  if (!known.has(game)) {
    asked ??= api.games().then(hear);
    await asked.finally(() => (asked = undefined));
  }
  if (known.has(game)) await speak(game);
}

const speak = (game: string): Promise<void> => languages.addSource(game, (language) => wordsOf(game, language));

async function wordsOf(game: string, language: Language) {
  const [words, { parse }] = await Promise.all([api.gameWords(game, language), import("../words/fluent.ts")]);
  return parse(words);
}
