/** NJET on the page. */
import { phrase, seat } from "../../words/phrases.ts";
import { suitLine } from "../lines.ts";
import type { GamePage, Line } from "../types.ts";
import Panel from "./Panel.svelte";
import { CACHES } from "./rows.ts";

export const njet: GamePage = {
  suits: { b: "blue", y: "yellow", r: "red", k: "black" },
  higherTrump: "card-super-trump",
  Panel,
  offers: (action) => action.startsWith("veto "),
  lines(scene) {
    const trump = scene.value("trump");
    const superTrump = scene.value("super trump");
    if (trump === undefined || superTrump === undefined) return [];
    const lines: Line[] = [
      suitLine(scene, "label-trump", trump),
      suitLine(scene, "row-super", superTrump),
      { label: phrase("row-points"), value: phrase("panel-number", { number: scene.value("points") ?? 0 }) },
    ];
    const cache = CACHES[scene.value("cache") ?? 4];
    if (scene.view?.phase === "cache") lines.push({ label: phrase("row-cache"), value: phrase(`cache-${cache}`) });
    const picked = scene.cardsIn("picked");
    if (picked.length > 0) lines.push({ label: phrase("panel-picked"), value: phrase("panel-blank"), cards: picked });
    const team = scene.fact("team");
    if (team && scene.table.players > 2) {
      const others = Array.from({ length: scene.table.players }, (_, other) => other).filter((s) => !team.includes(s));
      const teams = phrase("njet-teams", { team: { all: team.map(seat) }, others: { all: others.map(seat) } });
      lines.push({ label: phrase("njet-label-teams"), value: teams });
    }
    const monster = scene.value("monster");
    if (monster !== undefined) lines.push({ label: phrase("panel-monster"), value: phrase("name", { who: seat(monster) }) });
    return lines;
  },
  signs(scene, who) {
    const signs = [];
    const team = scene.fact("team");
    const mine = scene.seat;
    if (team && mine !== null && who !== mine && scene.table.players > 2 && team.includes(mine) === team.includes(who))
      signs.push(phrase("sign-partner"));
    if (scene.value("start") === who) signs.push(phrase("sign-start"));
    if (scene.value("monster") === who) signs.push(phrase("sign-monster"));
    const captured = scene.fact("captured")?.[who] ?? 0;
    if (captured > 0) signs.push(phrase("sign-captured", { count: captured }));
    return signs;
  },
};
