/** Meinz on the page. */
import type { Scene } from "../../table/scene.svelte.ts";
import { phrase } from "../../words/phrases.ts";
import { laidAway } from "../laid_away.ts";
import type { GameParts } from "../types.ts";
import Lying from "./Lying.svelte";
import Middle from "./Middle.svelte";
import Panel from "./Panel.svelte";

const roles = (scene: Scene, who: number) => (scene.value("called") === who ? [phrase("sign-called")] : []);

const meinz: GameParts = {
  Panel,
  Middle,
  hasMiddle: (scene) => scene.view?.phase === "discard" || (scene.view?.phase === "swap" && scene.isAsked),
  Lying,
  dealer: "sign-start",
  lines: () => 1, // a trick may be called whenever it is not full yet
  label(action) {
    if (action === "call") return { label: phrase("act-call") };
    return action === "stay" ? { label: phrase("act-stay") } : null;
  },
  secrets: laidAway,
  gives: (action) => (action.startsWith("swap ") ? (action.split(" ")[1] ?? "") : ""),
  offers: (action) => action === "keep" || action.startsWith("swap "),
  signs(scene, who) {
    const isFull = (scene.fact("tricks")?.[who] ?? 0) >= 2;
    return isFull ? [...roles(scene, who), phrase("sign-full")] : roles(scene, who);
  },
  roles,
};

export default meinz;
