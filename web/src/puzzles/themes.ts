/** What puzzles are about, in words. */
import { has, text } from "../words/say.ts";

/** A server that is newer than the page may have others. */
export const themeName = (theme: string): string => (has(`puzzle-${theme}`) ? text(`puzzle-${theme}`) : theme);
