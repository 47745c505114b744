/** Sounds: off unless somebody wants them. */
import { settings } from "../settings.svelte.ts";

export type Sound = "card" | "trick" | "turn" | "round";

export function play(...sounds: Sound[]): void {
  const heard = sounds.filter((sound) => settings.sounds === "all" || (settings.sounds === "turn" && sound === "turn"));
  if (heard.length > 0) void import("./oscillators.ts").then(({ sound }) => heard.forEach(sound), () => undefined); // then it is quiet
}
