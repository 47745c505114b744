/** Mü on the page. */
import { phrase } from "../../words/phrases.ts";
import type { GameParts } from "../types.ts";
import Lying from "./Lying.svelte";
import Middle from "./Middle.svelte";
import Panel from "./Panel.svelte";

const mue: GameParts = {
  Panel,
  Middle,
  hasMiddle: (scene) => !scene.hasTricks,
  Lying,
  label: (action) => (action === "pass" ? { label: phrase("act-pass") } : null),
  offers: (action) => action.startsWith("trump ") || action.startsWith("partner "),
  signs(scene, who) {
    const signs = [];
    if (scene.value("chief") === who) signs.push(phrase("sign-chief"));
    if (scene.value("vice") === who) signs.push(phrase("sign-vice"));
    if (scene.value("partner") === who) signs.push(phrase("sign-chosen-partner"));
    const bids = scene.fact("bids")?.[who] ?? 0;
    if (scene.view?.phase === "auction" && bids > 0) signs.push(phrase("sign-bid", { count: bids }));
    const triangles = scene.fact("triangles")?.[who] ?? 0;
    if (triangles > 0) signs.push(phrase("sign-triangles", { count: triangles }));
    return signs;
  },
};

export default mue;
