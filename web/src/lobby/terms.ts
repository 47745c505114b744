/** Terms: what is agreed at a table, in words. */
import { choiceName, optionName, titleOf } from "../games/names.ts";
import type { TableForm } from "../wire/types.ts";
import { levelName } from "../words/levels.ts";
import { text } from "../words/say.ts";
import { clockName } from "./wishes.svelte.ts";

/** One of them: what it is about, and what is agreed. */
export interface Term {
  name: string;
  value: string;
}

/** Whoever opened the table chose the cards, and somebody else is to know that: we on this seat are not the only one who plays there. */
export function hasChosenCards(table: TableForm, seat: number | null): boolean {
  const people = table.seats.filter(({ kind }) => kind === "person" || kind === "program").length;
  return Boolean(table.chosen_cards) && (seat === null || people > 1);
}

/** What everybody wants to know before they sit down. */
export function termsOf(table: TableForm): string[] {
  const terms = [text("table-players", { count: table.players })];
  if (table.clock) terms.push(text("table-clock", { clock: clockName(table.clock) }));
  return terms;
}

/** All of it, with the game's options. */
export function allTermsOf(table: TableForm): Term[] {
  const options = Object.entries(table.options).filter(([, value]) => value !== "none");
  return [
    { name: text("choose-game"), value: titleOf(table.game) },
    { name: text("players-label"), value: String(table.players) },
    ...options.map(([name, value]) => ({ name: optionName(table.game, name), value: choiceName(table.game, name, value) })),
    { name: text("level-label"), value: levelName(table.level) },
    { name: text("clock-label"), value: table.clock ? clockName(table.clock) : text("clock-none") },
    { name: text("hints-label"), value: text(`hints-${table.hints ?? "alone"}`) },
    { name: text("guests-label"), value: text(table.is_private ? "guests-private" : "guests-public") },
    ...(table.plays_forced ? [{ name: text("forced-label"), value: "" }] : []),
    ...(table.starts_full ? [{ name: text("full-label"), value: "" }] : []),
  ];
}

/** A term in a line. */
export const termText = ({ name, value }: Term): string => (value ? text("table-option", { name, value }) : name);

/** What is agreed now that was not before, and what is not any more. */
export function changesOf(before: TableForm, after: TableForm): string[] {
  const [old, now] = [allTermsOf(before), allTermsOf(after)];
  const isIn = (terms: Term[], { name, value }: Term) => terms.some((each) => each.name === name && each.value === value);
  const gone = old.filter((term) => !now.some(({ name }) => name === term.name) && before.game === after.game);
  const changes = [...now.filter((term) => !isIn(old, term)).map(termText), ...gone.map((term) => text("terms-gone", { what: termText(term) }))];
  if ((before.title ?? "") !== (after.title ?? "")) changes.push(termText({ name: text("title-label"), value: after.title || "–" }));
  return changes;
}
