/** Keys of a replay: what each does, and the list of them. */
import { settings } from "../settings.svelte.ts";
import { isElsewhere } from "../table/keys.ts";
import type { Playback } from "./playback.svelte.ts";
import type { Reviewing } from "./reviewing.svelte.ts";

/** What may lie over a replay. */
export type SheetName = "" | "scores" | "log" | "keys" | "more" | "on" | "settings";

export const LISTED = [
  ["?", "keys-this"],
  ["← →", "keys-replay-steps"],
  ["⇧ ← →", "keys-replay-tricks"],
  ["Home End", "keys-replay-ends"],
  ["Space", "keys-replay-play"],
  ["V", "keys-replay-viewer"],
  ["N P", "keys-replay-mistakes"],
  ["T", "keys-replay-retry"],
  ["O", "keys-replay-on"],
  ["S", "keys-scores"],
  ["L", "keys-log"],
  ["Esc", "keys-close"],
] as const;

/** Space presses what has the focus, if that can be pressed. */
function isPressed(target: EventTarget | null): boolean {
  if (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement) return true;
  return target instanceof HTMLElement && target.tagName === "SUMMARY";
}

export function keysOf(playback: Playback, reviewing: Reviewing, open: (sheet: SheetName) => void): (event: KeyboardEvent) => void {
  const keys: Record<string, (isShifted: boolean) => void> = {
    "?": () => open("keys"),
    arrowright: (isShifted) => (isShifted ? playback.nextMark() : playback.next()),
    arrowleft: (isShifted) => (isShifted ? playback.lastMark() : playback.back()),
    home: () => playback.go(0),
    end: () => playback.go(playback.length),
    v: () => playback.lookNext(),
    n: reviewing.next,
    p: reviewing.last,
    t: reviewing.retry,
    o: () => playback.goesOnAt !== null && open("on"),
    s: () => open("scores"),
    l: () => open("log"),
  };
  return (event) => {
    if (isElsewhere(event)) return;
    if (event.key === " ") {
      if (isPressed(event.target)) return;
      event.preventDefault();
      playback.toggle();
      return;
    }
    const press = keys[event.key.toLowerCase()];
    if (!press || (event.key.length === 1 && !settings.hasLetters)) return;
    event.preventDefault();
    if (event.key.length > 1) playback.pause();
    press(event.shiftKey);
  };
}
