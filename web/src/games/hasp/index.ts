/** HASP on the page. */
import { phrase } from "../../words/phrases.ts";
import { LOOKS } from "../looks.ts";
import type { GamePage } from "../types.ts";
import Lying from "./Lying.svelte";
import Middle from "./Middle.svelte";
import Panel from "./Panel.svelte";
import { predictionPhrase } from "./predictions.ts";

export const hasp: GamePage = {
  ...LOOKS.hasp,
  Panel,
  Middle,
  hasMiddle: (scene) => scene.view?.phase === "trump",
  Lying,
  offers: (action) => action.startsWith("trump "),
  signs(scene, who) {
    const said = scene.value(`prediction ${who}`);
    const signs = said === undefined ? [] : [predictionPhrase(said)];
    const isMate = scene.table.players === 4 && scene.seat !== null && who !== scene.seat && (who - scene.seat) % 2 === 0;
    return isMate ? [phrase("sign-partner"), ...signs] : signs;
  },
};
