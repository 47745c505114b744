/** Was sticht? on the page. */
import { phrase } from "../../words/phrases.ts";
import type { GameParts } from "../types.ts";
import Middle from "./Middle.svelte";
import Panel from "./Panel.svelte";
import { secrets } from "./secrets.ts";
import { taskPhrase } from "./tasks.ts";

const wasSticht: GameParts = {
  Panel,
  Middle,
  dealer: "",
  showsHand: (scene, seat) => scene.fact(`hand ${seat}`) !== undefined && scene.table.options["memory"] !== "on",
  secrets,
  hasMiddle: (scene) => scene.fact("trick") === undefined,
  offers: (action) => ["draft", "take", "pick", "drop"].includes(action.split(" ")[0] ?? ""),
  signs(scene, who) {
    const task = scene.value(`task ${who}`);
    const signs = task === undefined ? [] : [taskPhrase(task)];
    return scene.value("dealer") === who && scene.view?.number !== 0 ? [phrase("sign-start"), ...signs] : signs;
  },
};

export default wasSticht;
