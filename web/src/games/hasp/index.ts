/** HASP on the page. */
import { phrase, seat } from "../../words/phrases.ts";
import { suitLine } from "../lines.ts";
import type { GamePage, Line } from "../types.ts";

export const PREDICTIONS = ["minor", "great", "all", "no"];

export const hasp: GamePage = {
  suits: { f: "forest", g: "grassland", r: "river", c: "canyon", v: "village" },
  points: (number, options) => Number(options["values"]?.split(" ")[number - 1] ?? 0),
  lines(scene) {
    const trump = scene.value("trump");
    if (trump === undefined) return [];
    const lines: Line[] = [
      trump < 4 ? suitLine(scene, "panel-trump-beside-village", trump) : suitLine(scene, "panel-trump", 4),
      { label: phrase("panel-pot"), value: phrase("panel-number", { number: scene.value("pot") ?? 0 }) },
    ];
    for (let who = 0; who < scene.numbers.seats; who++) {
      const said = scene.value(`prediction ${who}`);
      if (said === undefined) continue;
      const shown = scene.cardsIn(`shown ${who}`);
      lines.push({
        label: phrase("panel-name", { who: seat(who) }),
        value: phrase(`prediction-${PREDICTIONS[said]}`),
        ...(shown.length > 0 ? { cards: shown } : {}),
      });
    }
    return lines;
  },
  signs(scene, who) {
    const said = scene.value(`prediction ${who}`);
    const signs = said === undefined ? [] : [phrase(`prediction-${PREDICTIONS[said]}`)];
    const isMate = scene.table.players === 4 && scene.seat !== null && who !== scene.seat && (who - scene.seat) % 2 === 0;
    return isMate ? [phrase("sign-partner"), ...signs] : signs;
  },
};
