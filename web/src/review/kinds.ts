/** Kinds: what stands out about a choice. */
import type { ReviewedChoice } from "./api.ts";

/** Empty for most. */
export type Kind = "" | "inaccuracy" | "mistake" | "blunder" | "brilliant";

/** Nobody is blamed, or praised, where trying choices out is known to mislead. */
export function kindOf({ label = "good", is_judged = true, is_brilliant = false }: Pick<ReviewedChoice, "label" | "is_judged" | "is_brilliant">): Kind {
  if (!is_judged) return "";
  if (label !== "good") return label;
  return is_brilliant ? "brilliant" : "";
}

/** Somebody is blamed for it. */
export const isBlamed = (choice: ReviewedChoice): boolean => !["", "brilliant"].includes(kindOf(choice));
