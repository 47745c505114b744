/** HASP on the page. */
import { phrase } from "../../words/phrases.ts";
import type { GameParts } from "../types.ts";
import Lying from "./Lying.svelte";
import Middle from "./Middle.svelte";
import Panel from "./Panel.svelte";
import { outcome, predictionLabel, roles } from "./predictions.ts";

const hasp: GameParts = {
  Panel,
  Middle,
  hasMiddle: (scene) => scene.view?.phase === "trump",
  Lying,
  label: predictionLabel,
  lines: (scene) => (scene.fact("tricks")?.some((count) => count > 0) ? 0 : 2), // predictions are made in the first trick
  offers: (action) => action.startsWith("trump "),
  signs(scene, who) {
    const isMate = scene.table.players === 4 && scene.seat !== null && who !== scene.seat && (who - scene.seat) % 2 === 0;
    return [...(isMate ? [phrase("sign-partner")] : []), ...roles(scene, who)];
  },
  roles,
  outcome,
};

export default hasp;
