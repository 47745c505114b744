/** NJET on the page. */
import type { Scene } from "../../table/scene.svelte.ts";
import { phrase, seat as seatArg } from "../../words/phrases.ts";
import { laidAway } from "../laid_away.ts";
import type { GameParts } from "../types.ts";
import Middle from "./Middle.svelte";
import Panel from "./Panel.svelte";

const roles = (scene: Scene, who: number) => (scene.value("monster") === who ? [phrase("sign-monster")] : []);

const njet: GameParts = {
  higherTrump: "card-super-trump",
  Panel,
  Middle,
  secrets: laidAway,
  hasMiddle: (scene) => !scene.hasTricks,
  offers: (action) => ["veto", "team", "monster"].includes(action.split(" ")[0] ?? ""),
  signs(scene, who) {
    const signs = [];
    const team = scene.fact("team");
    const mine = scene.seat;
    if (team && mine !== null && who !== mine && scene.table.players > 2 && team.includes(mine) === team.includes(who))
      signs.push(phrase("sign-partner"));
    if (scene.value("start") === who) signs.push(phrase("sign-start", { who: seatArg(who) }));
    signs.push(...roles(scene, who));
    const captured = scene.fact("captured")?.[who] ?? 0;
    if (captured > 0) signs.push(phrase("sign-captured", { count: captured }));
    return signs;
  },
  roles,
};

export default njet;
