/** Terms: what is agreed at a table, in words. */
import type { TableForm } from "../wire/types.ts";
import { has, text } from "../words/say.ts";
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
    const id = `option-${table.game}-${name}`;
    const choice = `${id}-${value}`;
    if (value !== "none") terms.push(text("table-option", { name: text(id), value: has(choice) ? text(choice) : value }));
  }
  terms.push(text("table-option", { name: text("hints-label"), value: text(`hints-${table.hints ?? "alone"}`) }));
  if (table.plays_forced) terms.push(text("forced-label"));
  if (table.starts_full) terms.push(text("full-label"));
  return terms;
}
