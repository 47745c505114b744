/** What a server tells of a review (`docs/wire.md`, Reviews). */
import { call, json, Problem } from "../wire/api.ts";
import type { Phrase } from "../words/phrases.ts";

/** A mean, and the bounds between which it lies with 95 %. */
export type Measured = [mean: number, low: number, high: number];
export type LabelName = "good" | "inaccuracy" | "mistake" | "blunder";
export type LuckName = "" | "unlucky" | "lucky";

/** How much better another choice was. */
export interface Loss {
  /** To win the match. */
  chance: Measured;
  /** Of the round; none where rounds have no points. */
  points?: Measured | null;
}

/** A choice with the cards as they lay. */
export interface AsItLay {
  best: string;
  loss: Loss;
  chance: number;
  luck?: LuckName;
  skill: number;
  line: Phrase;
}

export interface ReviewedChoice {
  /** Where it was made, as replays count. */
  position: number;
  kind: string;
  played: string;
  best: string;
  label?: LabelName;
  loss: Loss;
  /** To win the match behind it, by what its player could know. */
  chance: number;
  is_judged?: boolean;
  is_brilliant?: boolean;
  worlds: number;
  lines?: Phrase[];
  as_it_lay?: AsItLay | null;
}

export interface ReviewedRound {
  type: "round";
  number: number;
  choices: ReviewedChoice[];
  /** Everybody's chance before the round, and behind it. */
  before: number[];
  after: number[];
}

export interface ReviewBegun {
  type: "begun";
  match: string;
  seat: number;
  engine: string;
  rounds: number[];
}

export interface ReviewSummary {
  type: "summary";
  choices: number;
  labels: Partial<Record<LabelName, number>>;
  brilliant?: number;
  accuracy: number;
  turns?: number[];
  worst?: number[];
  fortune?: { skill: number; luck: number; unlucky?: number; lucky?: number } | null;
}

export type ReviewPart = ReviewBegun | ReviewedRound | ReviewSummary;

/** Whose choices, and whether all cards are looked at. */
export interface Wanted {
  id: string;
  seat: number;
  isOpen: boolean;
}

const path = ({ id }: Wanted) => `/api/matches/${encodeURIComponent(id)}/review`;
const query = ({ seat, isOpen }: Wanted) => `?viewer=${seat}${isOpen ? "&all=yes" : ""}`;

/** The parts of a review as they come. A stream that breaks off is an `unreachable` problem. */
export async function* parts(wanted: Wanted, signal: AbortSignal): AsyncGenerator<ReviewPart> {
  const answer = await call("GET", path(wanted) + query(wanted), undefined, signal);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    let read;
    try {
      read = await reader?.read();
    } catch {
      throw new Problem("unreachable", "the review broke off");
    }
    const lines = (rest + (read?.value ?? "")).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") yield JSON.parse(line) as ReviewPart;
    if (!read || read.done) return;
  }
}

/** What the review says of another choice at a position. */
export const attempt = (wanted: Wanted, position: number, action: string) =>
  json<ReviewedChoice>("POST", `${path(wanted)}/tries${query(wanted)}`, { position, action });
