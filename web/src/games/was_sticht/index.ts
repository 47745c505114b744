/** Was sticht? on the page. */
import { phrase } from "../../words/phrases.ts";
import { LOOKS } from "../looks.ts";
import type { GamePage } from "../types.ts";
import Middle from "./Middle.svelte";
import Panel from "./Panel.svelte";
import { taskPhrase } from "./tasks.ts";

export const wasSticht: GamePage = {
  ...LOOKS.was_sticht,
  Panel,
  Middle,
  hasMiddle: (scene) => scene.fact("trick") === undefined,
  offers: (action) => ["draft", "take", "pick", "drop"].includes(action.split(" ")[0] ?? ""),
  signs(scene, who) {
    const task = scene.value(`task ${who}`);
    const signs = task === undefined ? [] : [taskPhrase(task)];
    return scene.value("dealer") === who && scene.view?.number !== 0 ? [phrase("sign-start"), ...signs] : signs;
  },
};
