/** The predictions of HASP by their numbers. */
import type { Scene } from "../../table/scene.svelte.ts";
import type { RoundForm } from "../../wire/types.ts";
import { phrase, seat as seatArg, type Phrase } from "../../words/phrases.ts";
import type { Label } from "../types.ts";

/** The least of those that decide a round: find all, and no find. */
export const FIND_ALL = 2;
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

/** What somebody has predicted. */
export function roles(scene: Scene, seat: number): Phrase[] {
  const said = scene.value(`prediction ${seat}`);
  return said === undefined ? [] : [predictionPhrase(said)];
}

/** Whether find all or no find was kept, or who took the trick that ruined it. */
export function outcome(scene: Scene, { lines }: RoundForm): Phrase[] {
  const rule = lines[0]?.[0];
  const seat = scene.around.find((each) => (scene.value(`prediction ${each}`) ?? 0) >= FIND_ALL);
  const taker = scene.lastTrick?.winner;
  if (seat === undefined || taker == null) return [];
  const said = { who: seatArg(seat), prediction: predictionPhrase(scene.value(`prediction ${seat}`) ?? 0) };
  if (rule === "kept") return [phrase("hasp-was-kept", said)];
  return rule === "ruined" ? [phrase("hasp-was-ruined", { ...said, taker: seatArg(taker) })] : [];
}
