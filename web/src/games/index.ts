/** The games at the table. */
import { byGame, lookOf } from "./looks.ts";
import type { GamePage, GameParts } from "./types.ts";

const PARTS = byGame(import.meta.glob<GameParts>("./*/index.ts", { eager: true, import: "default" }));

/** How a game looks; of a game that the page does not know only the cards are drawn. */
export const pageOf = (game: string): GamePage => ({ ...lookOf(game), ...PARTS.get(game) });
