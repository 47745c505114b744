/**
 * What games and their options are called in the reader's language: by the page's own words, or by those of a game that it
 * was not built with, whose ids begin with its name; else as the server calls them.
 */
import type { OptionForm } from "../wire/api.ts";
import { has, text } from "../words/say.ts";
import { formOf } from "./brought.ts";

/** The first of these messages that there is. */
const said = (ids: string[], variables: Record<string, string> = {}): string | undefined => {
  const id = ids.find(has);
  return id === undefined ? undefined : text(id, variables);
};
const own = (game: string): string => game.replaceAll("_", "-");

export const titleOf = (game: string): string => said([`game-${game}`]) ?? formOf(game)?.title ?? game;

/** A line about it, if there is one. */
export const aboutOf = (game: string): string => said([`about-${game}`, `${own(game)}-about`]) ?? "";

/** Some more, for those who choose what to read. */
export const rulesAboutOf = (game: string): string => said([`rules-about-${game}`]) ?? aboutOf(game);

export const optionName = (game: string, option: string): string =>
  said([`option-${game}-${option}`, `${own(game)}-option-${option}`]) ?? option;

/** A value of an option. */
export const choiceName = (game: string, option: string, choice: string): string =>
  said([`option-${game}-${option}-${choice}`, `${own(game)}-option-${option}-${choice}`]) ?? choice;

export const optionAbout = (game: string, { name, default: usual, meaning }: OptionForm): string =>
  said([`option-${game}-${name}-about`, `${own(game)}-option-${name}-about`], { usual }) ?? meaning;
