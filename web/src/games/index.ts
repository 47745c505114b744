/** The five games at the table. */
import { hasp } from "./hasp/index.ts";
import { PLAIN } from "./looks.ts";
import { meinz } from "./meinz/index.ts";
import { mue } from "./mue/index.ts";
import { njet } from "./njet/index.ts";
import type { GamePage } from "./types.ts";
import { wasSticht } from "./was_sticht/index.ts";

const PAGES: Record<string, GamePage> = { hasp, njet, meinz, was_sticht: wasSticht, mue };

/** How a game looks; a game that the page does not know yet is drawn plainly. */
export const pageOf = (game: string): GamePage => PAGES[game] ?? PLAIN;
