/** Mü on the page. */
import type { Scene } from "../../table/scene.svelte.ts";
import { phrase } from "../../words/phrases.ts";
import type { GameParts } from "../types.ts";
import Lying from "./Lying.svelte";
import Middle from "./Middle.svelte";
import Panel from "./Panel.svelte";

const ROLES = ["chief", "vice", "partner"];
const roles = (scene: Scene, who: number) => ROLES.filter((role) => scene.value(role) === who).map((role) => phrase(role === "partner" ? "sign-chosen-partner" : `sign-${role}`));

const mue: GameParts = {
  Panel,
  Middle,
  hasMiddle: (scene) => !scene.hasTricks,
  Lying,
  label: (action) => (action === "pass" ? { label: phrase("act-pass") } : null),
  offers: (action) => action.startsWith("trump ") || action.startsWith("partner "),
  signs(scene, who) {
    const signs = roles(scene, who);
    const bids = scene.fact("bids")?.[who] ?? 0;
    if (scene.view?.phase === "auction" && bids > 0) signs.push(phrase("sign-bid", { count: bids }));
    const triangles = scene.fact("triangles")?.[who] ?? 0;
    if (triangles > 0) signs.push(phrase("sign-triangles", { count: triangles }));
    return signs;
  },
  roles,
};

export default mue;
