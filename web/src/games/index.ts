/** The games at the table. */
import { phrase } from "../words/phrases.ts";
import { byGame, lookOf } from "./looks.ts";
import PlainPanel from "./PlainPanel.svelte";
import type { GamePage, GameParts } from "./types.ts";

const PARTS = byGame(import.meta.glob<GameParts>("./*/index.ts", { eager: true, import: "default" }));
/** Of a game that the page was not built with: what the server says of the round. */
const PLAIN: GameParts = {
  Panel: PlainPanel,
  signs(scene, seat) {
    const mine = scene.feed.mirror.sides.find((side) => scene.seat !== null && side.includes(scene.seat));
    return seat !== scene.seat && mine?.includes(seat) ? [phrase("sign-partner")] : [];
  },
};

/** How a game looks. */
export const pageOf = (game: string): GamePage => ({ ...lookOf(game), ...(PARTS.get(game) ?? PLAIN) });
