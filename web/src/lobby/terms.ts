/** Terms: what is agreed at a table, in words. */
import { choiceName, optionName } from "../games/names.ts";
import type { TableForm } from "../wire/types.ts";
import { text } from "../words/say.ts";
import { clockName } from "./wishes.svelte.ts";

/** What everybody wants to know before they sit down. */
export function termsOf(table: TableForm): string[] {
  const terms = [text("table-players", { count: table.players })];
  if (table.clock) terms.push(text("table-clock", { clock: clockName(table.clock) }));
  return terms;
}

/** All of it, with the game's options. */
export function allTermsOf(table: TableForm): string[] {
  const terms = termsOf(table);
  for (const [name, value] of Object.entries(table.options)) {
    if (value === "none") continue;
    terms.push(text("table-option", { name: optionName(table.game, name), value: choiceName(table.game, name, value) }));
  }
  terms.push(text("table-option", { name: text("hints-label"), value: text(`hints-${table.hints ?? "alone"}`) }));
  if (table.plays_forced) terms.push(text("forced-label"));
  if (table.starts_full) terms.push(text("full-label"));
  return terms;
}
