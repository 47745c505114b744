/** Meinz on the page. */
import { phrase } from "../../words/phrases.ts";
import { LOOKS } from "../looks.ts";
import type { GamePage } from "../types.ts";
import Lying from "./Lying.svelte";
import Middle from "./Middle.svelte";
import Panel from "./Panel.svelte";

export const meinz: GamePage = {
  ...LOOKS.meinz,
  Panel,
  Middle,
  hasMiddle: (scene) => scene.view?.phase === "discard" || (scene.view?.phase === "swap" && scene.isAsked),
  Lying,
  offers: (action) => action === "keep" || action.startsWith("swap "),
  signs(scene, who) {
    const signs = [];
    if (scene.value("called") === who) signs.push(phrase("sign-called"));
    if ((scene.fact("tricks")?.[who] ?? 0) >= 2) signs.push(phrase("sign-full"));
    return signs;
  },
};
