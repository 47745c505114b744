/** What only one seat knew in Was sticht?: its task, and whoever chose them the trumps. */
import { phrase } from "../../words/phrases.ts";
import type { GameParts, Secret } from "../types.ts";
import { taskPhrase } from "./tasks.ts";

export const secrets: NonNullable<GameParts["secrets"]> = (scene, seat, known) => {
  const found: Secret[] = [];
  const task = known[`task ${seat}`]?.[0];
  if (task !== undefined) found.push({ about: phrase("replay-task", { task: taskPhrase(task) }) });
  const colour = known["trump colour"]?.[0];
  const number = known["trump number"]?.[0];
  if (colour !== undefined && number !== undefined) {
    const suit = scene.suitOf(colour);
    const trumps = [...(suit ? [scene.suitPhrase(suit)] : []), ...(number ? [number] : [])];
    found.push({ about: trumps.length > 0 ? phrase("replay-trumps", { trumps: { all: trumps } }) : phrase("replay-no-trumps") });
  }
  return found;
};
