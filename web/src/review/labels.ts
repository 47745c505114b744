/** Labels: what choices are called, and numbers as reviews write them. */
import { signed } from "../words/numbers.ts";
import { text } from "../words/say.ts";
import type { Kind } from "./kinds.ts";

export type LabelKind = Exclude<Kind, ""> | "good" | "unlucky" | "lucky" | "unjudged";

export const labelWords = (kind: LabelKind): string => text(`review-${kind}`);

/** What a round is called; some games have choices before the first. */
export const roundName = (number: number): string => (number > 0 ? text("round-number", { number }) : text("replay-before"));

/** A part of a victory. */
export const percent = (share: number): string => text("hint-percent", { number: String(Math.round(share * 100)) });
/** The same with its sign. */
export const gain = (share: number): string => text("hint-percent", { number: signed(Math.round(share * 100)) });
