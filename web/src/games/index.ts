/** The games at the table. What a game adds to it is loaded as soon as somebody knows which one is played there. */
import { restyle } from "../shell/styles.ts";
import { languages } from "../words/languages.svelte.ts";
import { phrase } from "../words/phrases.ts";
import { meet } from "./brought.ts";
import { byGame, lookOf } from "./looks.ts";
import type { GamePage, GameParts } from "./types.ts";

const FILES = byGame(import.meta.glob<GameParts>("./*/index.ts", { import: "default" }));
const parts = new Map<string, GameParts>();

/** Of a game that the page was not built with: what the server says of the round. */
async function plainParts(): Promise<GameParts> {
  const { default: Panel } = await import("./PlainPanel.svelte");
  return {
    Panel,
    signs(scene, seat) {
      const mine = scene.feed.mirror.sides.find((side) => scene.seat !== null && side.includes(scene.seat));
      return seat !== scene.seat && mine?.includes(seat) ? [phrase("sign-partner")] : [];
    },
  };
}

/** Has all that it takes to show a table of this game; throws if something cannot be had now, and may be asked again. */
export async function prepare(game: string): Promise<void> {
  await Promise.all([meet(game), languages.add(game), bringParts(game)]);
}

async function bringParts(game: string): Promise<void> {
  if (parts.has(game)) return;
  await restyle();
  parts.set(game, await (FILES.get(game) ?? plainParts)());
}

/** How a game looks, once it is prepared. */
export const pageOf = (game: string): GamePage => ({ ...lookOf(game), ...parts.get(game) });
