/** Keys of a table: what each does, and which key strokes are not meant for us. */
import { settings } from "../settings.svelte.ts";
import { focusIn } from "./focus.ts";
import type { Session } from "./session.svelte.ts";

/** What may lie over a table. */
export type SheetName = "" | "scores" | "log" | "keys" | "more" | "rules" | "settings" | "end" | "name" | "terms";

/** This stroke belongs to the browser, to a field that somebody writes in, or to a sheet that lies over the page. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector("dialog[open]")) return true;
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

export function keysOf(session: Session, open: (sheet: SheetName) => void): (event: KeyboardEvent) => void {
  const keys: Record<string, () => void> = {
    "?": () => open("keys"),
    h: () => focusIn("hand"),
    c: () => focusIn("choices"),
    s: () => open("scores"),
    l: () => open("log"),
    r: () => open("rules"),
    t: () => session.sayTrick(),
    i: () => void session.askHint(),
    u: () => void session.undo(),
    g: () => focusIn(document.querySelector("#answers button") ? "answers" : "coach"),
    escape: () => session.dismiss(),
  };
  return (event) => {
    if (isElsewhere(event) || (event.key.length === 1 && !settings.hasLetters)) return;
    const press = keys[event.key.toLowerCase()];
    if (!press || !session.scene) return;
    event.preventDefault();
    press();
  };
}
