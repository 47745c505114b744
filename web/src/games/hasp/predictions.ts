/** The predictions of HASP by their numbers. */
import type { Scene } from "../../table/scene.svelte.ts";
import { phrase } from "../../words/phrases.ts";
import type { Label } from "../types.ts";

/** As actions name them. */
const PREDICTIONS = ["minor", "great", "all", "no"];
const MESSAGES = ["hasp-minor-find", "hasp-great-find", "hasp-find-all", "hasp-no-find"];

export const predictionPhrase = (said: number) => phrase(MESSAGES[said] ?? "panel-none");

/** The name of a prediction, and what it promises. */
export function predictionLabel(action: string, scene: Scene): Label | null {
  const [verb, said = ""] = action.split(" ");
  if (verb !== "predict") return null;
  const { promise, points } = scene.numbers.meanings?.[action]?.args ?? {};
  const label = predictionPhrase(PREDICTIONS.indexOf(said));
  return promise === undefined || points === undefined ? { label } : { label, about: phrase("act-promise", { promise, points }) };
}
