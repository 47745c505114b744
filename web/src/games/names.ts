/** What games and their options are called: in the reader's language, or as the server calls what the page has no words for. */
import type { OptionForm } from "../wire/api.ts";
import { has, text } from "../words/say.ts";
import { formOf } from "./brought.ts";

export function titleOf(game: string): string {
  const id = `game-${game}`;
  return has(id) ? text(id) : (formOf(game)?.title ?? game);
}

/** A line about it, if there is one. */
export function aboutOf(game: string): string {
  const id = `about-${game}`;
  return has(id) ? text(id) : "";
}

export function optionName(game: string, option: string): string {
  const id = `option-${game}-${option}`;
  return has(id) ? text(id) : option;
}

/** A value of an option. */
export function choiceName(game: string, option: string, choice: string): string {
  const id = `option-${game}-${option}-${choice}`;
  return has(id) ? text(id) : choice;
}

export function optionAbout(game: string, option: OptionForm): string {
  const id = `option-${game}-${option.name}-about`;
  return has(id) ? text(id, { usual: option.default }) : option.meaning;
}
