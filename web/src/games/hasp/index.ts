/** HASP on the page. */
import { phrase, seat } from "../../words/phrases.ts";
import { suitLine } from "../lines.ts";
import type { GamePage, Line } from "../types.ts";
import { predictionPhrase } from "./predictions.ts";

export const hasp: GamePage = {
  suits: { f: "forest", g: "grassland", r: "river", c: "canyon", v: "village" },
  lines(scene) {
    const trump = scene.value("trump");
    if (trump === undefined) return [];
    const lines: Line[] = [
      trump < 4 ? suitLine(scene, "panel-trump-beside-village", trump) : suitLine(scene, "label-trump", 4),
      { label: phrase("panel-pot"), value: phrase("panel-number", { number: scene.value("pot") ?? 0 }) },
    ];
    for (let who = 0; who < scene.numbers.seats; who++) {
      const said = scene.value(`prediction ${who}`);
      if (said === undefined) continue;
      const shown = scene.cardsIn(`shown ${who}`);
      lines.push({
        label: phrase("name", { who: seat(who) }),
        value: predictionPhrase(said),
        ...(shown.length > 0 ? { cards: shown } : {}),
      });
    }
    return lines;
  },
  signs(scene, who) {
    const said = scene.value(`prediction ${who}`);
    const signs = said === undefined ? [] : [predictionPhrase(said)];
    const isMate = scene.table.players === 4 && scene.seat !== null && who !== scene.seat && (who - scene.seat) % 2 === 0;
    return isMate ? [phrase("sign-partner"), ...signs] : signs;
  },
};
