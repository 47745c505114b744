/** What a server tells of a finished match (`docs/wire.md`, Replays). */
import { download, json } from "../wire/api.ts";
import type { Aid, RoundForm, ViewForm } from "../wire/types.ts";
import type { Phrase } from "../words/phrases.ts";

export type Verdict = "verified" | "alone" | "open" | "false" | "none" | "brought";

export interface RoundOutline {
  number: number;
  dealer: number;
  /** Its first position, and its last. */
  first: number;
  last: number;
  tricks?: [begin: number, end: number][];
  score?: RoundForm;
  scores?: Phrase[];
  shuffle: { verdict: Verdict; seats?: number[]; problem?: string };
}

export interface Outline {
  id: string;
  game: string;
  rules: number;
  players: number;
  options: Record<string, string>;
  seats: number;
  names: string[];
  rounds: RoundOutline[];
  winners?: number[];
  table?: string;
  /** How often somebody went back in it. */
  practice?: number;
}

export interface Frame {
  view: ViewForm;
  step?: [seat: number, action: string];
  events?: [kind: string, seat: number, values: number[]][];
  aid: Aid;
  /** Everybody's cards and secrets, by seat, if all are looked at. */
  hands?: string[][];
  secrets?: Record<string, number[]>[];
}

export interface Frames {
  number: number;
  first: number;
  frames: Frame[];
  undealt?: string[];
}

/** Whose eyes we look with: a seat's, a spectator's, or everybody's. */
export type Viewer = number | "spectator" | "all";

const path = (id: string) => `/api/matches/${encodeURIComponent(id)}`;

export const outline = (id: string) => json<Outline>("GET", `${path(id)}/outline`);
export const frames = (id: string, round: number, viewer: Viewer) =>
  json<Frames>("GET", `${path(id)}/rounds/${round}?viewer=${viewer}`);
/** The record up to a position. */
export const recordUntil = (id: string, position: number) => download(`${path(id)}?until=${position}`);
