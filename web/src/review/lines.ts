/** The sentences of a review, and those of them that give no answer away. */
import { phrase, type Phrase } from "../words/phrases.ts";
import type { LabelName, ReviewedChoice } from "./api.ts";

/** What is told of a choice that was tried. */
export interface Tried {
  played: string;
  best: string;
  label?: LabelName;
  lines?: Phrase[];
}

/** Of a review, or of a puzzle. */
const HEADLINES = ["review-choice", "puzzle-wrong"];
const headline = (lines: Phrase[]): Phrase | undefined => lines.find(({ id }) => HEADLINES.includes(id));

/** How much a choice lost, in words. */
export function lostIn({ lines = [] }: Pick<ReviewedChoice, "lines">): Phrase | null {
  const lost = headline(lines)?.args?.["lost"];
  return typeof lost === "object" && "id" in lost ? lost : null;
}

/** What can be said of a wrong try while the answer is still looked for: how wrong it is, and what it does. */
export function withoutAnswer({ lines = [] }: Tried): Phrase[] {
  const head = headline(lines);
  const { label, played, lost } = head?.args ?? {};
  if (label === undefined || played === undefined || lost === undefined) return [];
  const own = JSON.stringify(played);
  const reasons = lines.filter(({ id, args }) => id === "review-for" && JSON.stringify(args?.["choice"]) === own);
  return [phrase("trial-wrong", { label, played, lost }), ...reasons];
}

/** The headline of a verdict that stands below its label, in the position: without saying either again. */
export function shortened(line: Phrase): Phrase {
  const { played, best, lost } = line.args ?? {};
  if (line.id !== "review-choice" || played === undefined || best === undefined || lost === undefined) return line;
  return phrase("review-instead", { played, best, lost });
}
