/** How bots play, in words. */
import { LEVELS } from "../settings.svelte.ts";
import { text } from "./say.ts";

/** The levels that people choose from, and the one that sits at tables with a coach. */
const NAMED: readonly string[] = [...LEVELS, "thumb"];

/** Bots that the page offers to nobody go by their own names. */
export const levelName = (bot: string): string => (NAMED.includes(bot) ? text(`level-${bot}`) : bot);

/** A player as records name them: bots with their level. */
export function playerName(recorded: string): string {
  const bot = NAMED.find((each) => recorded.endsWith(` (${each})`));
  return bot === undefined ? recorded : `${recorded.slice(0, -bot.length - 3)} (${levelName(bot)})`;
}
