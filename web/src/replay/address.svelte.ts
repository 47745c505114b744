/** The address of a replay: it names the position after its #, and goes to it. */
import { onDestroy } from "svelte";
import type { Playback } from "./playback.svelte.ts";

/** Milliseconds for which a position is looked at before the address names it. */
const SETTLED = 150;

const asked = (hash: string) => (/^#\d{1,6}$/.test(hash) ? Number(hash.slice(1)) : 0);

/** A link to the position that is shown. */
export const linkTo = ({ outline, position }: Playback) => `${location.origin}/r/${outline.id}#${position}`;

/** Goes where the address says, now and whenever somebody changes it; and has it say where we are. Called while a component begins. */
export function followAddress(playback: Playback): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** What the event says counts: the address may have followed the last position since. */
  function onHash({ newURL }: HashChangeEvent): void {
    playback.pause();
    playback.go(asked(new URL(newURL).hash));
  }

  playback.go(asked(location.hash));
  addEventListener("hashchange", onHash);
  onDestroy(() => {
    clearTimeout(timer);
    removeEventListener("hashchange", onHash);
  });
  $effect(() => {
    const wanted = `#${playback.position}`;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (location.hash !== wanted && (location.hash || wanted !== "#0")) history.replaceState(history.state, "", wanted);
    }, SETTLED);
  });
}
