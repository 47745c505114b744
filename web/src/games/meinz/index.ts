/** Meinz on the page. */
import { phrase, seat } from "../../words/phrases.ts";
import { cardLine } from "../lines.ts";
import type { GamePage, Line } from "../types.ts";

export const meinz: GamePage = {
  suits: { b: "blue", g: "green", r: "red", y: "yellow" },
  lines(scene) {
    const lines: Line[] = [];
    const called = scene.value("called");
    if (called !== undefined) lines.push({ label: phrase("panel-called"), value: phrase("name", { who: seat(called) }) });
    const discard = scene.cardsIn("discard");
    if (discard.length > 0) lines.push(cardLine("panel-discard", discard));
    for (let who = 0; who < scene.numbers.seats; who++) {
      const shown = scene.cardsIn(`shown ${who}`);
      if (shown.length > 0 && who !== scene.seat)
        lines.push({ label: phrase("panel-swapped", { who: seat(who) }), value: phrase("panel-blank"), cards: shown });
    }
    return lines;
  },
  signs(scene, who) {
    const signs = [];
    if (scene.value("called") === who) signs.push(phrase("sign-called"));
    if ((scene.fact("tricks")?.[who] ?? 0) >= 2) signs.push(phrase("sign-full"));
    return signs;
  },
};
