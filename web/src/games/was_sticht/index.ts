/** Was sticht? on the page. */
import type { Scene } from "../../table/scene.svelte.ts";
import { phrase, seat as seatArg } from "../../words/phrases.ts";
import type { GameParts } from "../types.ts";
import Middle from "./Middle.svelte";
import Panel from "./Panel.svelte";
import { secrets } from "./secrets.ts";
import { taskPhrase } from "./tasks.ts";

const roles = (scene: Scene, who: number) => (scene.value("dealer") === who ? [phrase("sign-start", { who: seatArg(who) })] : []);

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
    return scene.view?.number !== 0 ? [...roles(scene, who), ...signs] : signs;
  },
  roles,
};

export default wasSticht;
