/** The five games of the page. */
import { hasp } from "./hasp/index.ts";
import { meinz } from "./meinz/index.ts";
import { mue } from "./mue/index.ts";
import { njet } from "./njet/index.ts";
import type { GamePage } from "./types.ts";
import { wasSticht } from "./was_sticht/index.ts";

const PAGES: Record<string, GamePage> = { hasp, njet, meinz, was_sticht: wasSticht, mue };
const PLAIN: GamePage = { suits: { b: "blue", y: "yellow", r: "red", k: "black", g: "green" } };

/** How a game looks; a game that the page does not know yet is drawn plainly. */
export const pageOf = (game: string): GamePage => PAGES[game] ?? PLAIN;
