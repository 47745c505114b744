/** The predictions of HASP by their numbers. */
import { phrase } from "../../words/phrases.ts";

/** As actions name them. */
export const PREDICTIONS = ["minor", "great", "all", "no"];
const MESSAGES = ["hasp-minor-find", "hasp-great-find", "hasp-find-all", "hasp-no-find"];

export const predictionPhrase = (said: number) => phrase(MESSAGES[said] ?? "panel-none");
