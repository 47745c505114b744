/** What puzzles are about, in words. */
import { has, text } from "../words/say.ts";

export const themeName = (theme: string): string => (has(`puzzle-theme-${theme}`) ? text(`puzzle-theme-${theme}`) : theme);
