/** Mü on the page. */
import type { Scene } from "../../table/scene.svelte.ts";
import { phrase, seat } from "../../words/phrases.ts";
import { suitLine } from "../lines.ts";
import type { GamePage, Line } from "../types.ts";

const FIRST_NUMBER = 5;
const NO_TRUMP = 15;

function trumpLine(scene: Scene, label: string, trump: number): Line {
  if (trump < FIRST_NUMBER) return suitLine(scene, label, trump);
  if (trump === NO_TRUMP) return { label: phrase(label), value: phrase("panel-none") };
  return { label: phrase(label), value: phrase("mue-numbers", { number: trump - FIRST_NUMBER }) };
}

export const mue: GamePage = {
  suits: { b: "blue", y: "yellow", r: "red", k: "black", g: "green" },
  mark: "triangle",
  lines(scene) {
    const lines: Line[] = [];
    const chiefTrump = scene.value("chief trump");
    const viceTrump = scene.value("vice trump");
    if (chiefTrump !== undefined) lines.push(trumpLine(scene, "panel-chief-trump", chiefTrump));
    if (viceTrump !== undefined) lines.push(trumpLine(scene, "panel-vice-trump", viceTrump));
    const goal = scene.value("goal");
    const chief = scene.value("chief");
    const partner = scene.value("partner");
    const triangles = scene.fact("triangles");
    if (goal !== undefined && chief !== undefined) {
      const team = [chief, ...(partner === undefined ? [] : [partner])];
      const so = team.reduce((sum, who) => sum + (triangles?.[who] ?? 0), 0);
      lines.push({ label: phrase("panel-goal"), value: phrase("panel-of", { so, goal }) });
    }
    const limit = scene.value("limit");
    if (limit !== undefined) lines.push({ label: phrase("panel-limit"), value: phrase("mue-cards", { number: limit }) });
    for (let who = 0; who < scene.numbers.seats; who++) {
      const bid = scene.cardsIn(`bid ${who}`);
      if (bid.length > 0)
        lines.push({ label: phrase("panel-bid", { who: seat(who) }), value: phrase("panel-blank"), cards: bid });
    }
    return lines;
  },
  signs(scene, who) {
    const signs = [];
    if (scene.value("chief") === who) signs.push(phrase("sign-chief"));
    if (scene.value("vice") === who) signs.push(phrase("sign-vice"));
    if (scene.value("partner") === who) signs.push(phrase("sign-partner"));
    const bids = scene.fact("bids")?.[who] ?? 0;
    if (scene.view?.phase === "auction" && bids > 0) signs.push(phrase("sign-bid", { count: bids }));
    const triangles = scene.fact("triangles")?.[who] ?? 0;
    if (triangles > 0) signs.push(phrase("sign-triangles", { count: triangles }));
    return signs;
  },
};
