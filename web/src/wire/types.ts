/** What goes over the wire. Written by `npm run types` from the server's JSON Schema; do not edit. */

import type { Phrase } from "../words/phrases.ts";

/** Make this choice. */
export interface Act {
  type: "act";
  action: string;
  seen: number;
  id?: string;
}

/** What a person reads and sees beside the position; only for those who asked for aids. */
export interface Aid {
  told?: Phrase[];
  log_from?: number;
  log?: Phrase[];
  opening?: Phrase[];
  remarks?: Remark[];
  ask?: Phrase | null;
  scores?: (Phrase[])[];
  law?: LawForm | null;
  about?: ([Phrase | null, Phrase])[];
  sides?: (number[])[];
  tally?: Record<string, number[]>;
}

/** I agree to that, or not. */
export interface AnswerBack {
  type: "answer back";
  agrees: boolean;
  id?: string;
}

/** I change places with whoever sits on that chair and asked for it, or not. */
export interface AnswerMove {
  type: "answer move";
  chair: number;
  agrees: boolean;
  id?: string;
}

export type AnyRequest = Act | Queue | Why | AskHint | Sit | Rename | Move | AnswerMove | Swap | ChangeTerms | Rise | SeatBot | SendAway | Start | Contribute | Return | ClearAway | AskBack | AnswerBack | Undo | EndMatch | AskRematch;

export type AnyServerMessage = State | Update | Presence | Queued | Reason | Hint | Done | Refusal;

/** I want to take my last choice back. */
export interface AskBack {
  type: "ask back";
  id?: string;
}

/** What would you do in my place? */
export interface AskHint {
  type: "hint";
  id?: string;
}

/** I want to play again with the same people. */
export interface AskRematch {
  type: "ask rematch";
  id?: string;
}

/** Let us agree on this instead (the host's right before the match). Those who sit at the table stay. */
export interface ChangeTerms {
  type: "change terms";
  terms: Terms;
  id?: string;
}

/** I am done with this table: let it go. If no other guest plays on there it is closed, without a record. */
export interface ClearAway {
  type: "clear away";
  id?: string;
}

/** Every choice has some seconds of its own; what it takes beyond them comes out of the player's bank. */
export interface Clock {
  choice: number;
  bank?: number;
}

/** My part of a round's shuffle, in hexadecimal. */
export interface Contribute {
  type: "contribute";
  number: number;
  part: string;
  id?: string;
}

/** The request with this id was carried out. */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/** I am alone with bots and want to end the match now. It keeps its record. */
export interface EndMatch {
  type: "end";
  id?: string;
}

/** What a strong bot would choose that knows what the seat knows, and why. */
export interface Hint {
  type: "hint";
  number: number;
  action: string;
  lines: Phrase[];
  id?: string;
}

/** How the cards relate this round, by their numbers: what a hand is sorted by, and which cards are marked. */
export interface LawForm {
  suits: number[];
  trumps: number[];
  order: number[];
}

/** Let me sit on that chair instead: at once if it is free or a bot's, otherwise if whoever sits there agrees. */
export interface Move {
  type: "move";
  chair: number;
  id?: string;
}

/** What happened at the table: an entry of its log as everybody may see it. */
export interface News {
  what: string;
  seat?: number | null;
  name?: string;
  action?: string;
  by?: "" | "bot" | "clock";
  agrees?: boolean | null;
  other?: number | null;
}

/** A table as somebody wants it. */
export interface OpenTable {
  game: string;
  players?: number | null;
  options?: Record<string, string>;
  title?: string;
  is_private?: boolean;
  clock?: Clock | null;
  level?: string;
  plays_forced?: boolean;
  starts_full?: boolean;
  hints?: "alone" | "always" | "never";
  seed?: string;
  record?: string;
}

/** Who is connected now, by seat; not numbered. */
export interface Presence {
  type: "presence";
  here: boolean[];
}

/** Make this choice as soon as it is my turn, if I may; an empty one forgets it. */
export interface Queue {
  type: "queue";
  action?: string;
  id?: string;
}

/** What will be played as soon as it may; empty if nothing. */
export interface Queued {
  type: "queued";
  action?: string;
}

/** Why an action is not possible now, as a word that `docs/games` lists; empty if it is possible. */
export interface Reason {
  type: "reason";
  action: string;
  reason: string;
  allowed?: string[];
  phrase?: Phrase | null;
}

/** A request that was not carried out. */
export interface Refusal {
  type: "refused";
  code: string;
  text: string;
  id?: string;
  allowed?: string[];
  phrase?: Phrase | null;
}

/** That somebody did not choose themselves, below a line of the log. */
export interface Remark {
  line: number;
  seat: number;
  by: "" | "bot" | "clock";
}

/** I am called something else. */
export interface Rename {
  type: "rename";
  name: string;
  id?: string;
}

/** I am back and play myself again. */
export interface Return {
  type: "return";
  id?: string;
}

/** I leave. In a match a bot plays for me until I am back. */
export interface Rise {
  type: "rise";
  id?: string;
}

/** A finished round's score. */
export interface RoundForm {
  number: number;
  dealer: number;
  lines: ([string, number, number, number[]])[];
  totals: number[];
}

/** Put a bot on this chair (the host's right before the match). */
export interface SeatBot {
  type: "seat bot";
  chair: number;
  bot?: string;
  id?: string;
}

/** Who sits there. */
export interface SeatForm {
  kind: "bot" | "free" | "person" | "program";
  name?: string;
  bot?: string;
  bank?: number | null;
}

/** Free this chair (the host's right before the match). */
export interface SendAway {
  type: "send away";
  chair: number;
  id?: string;
}

/** The shuffle of a round, for those who want to verify it (`docs/fair-shuffle.md`). */
export interface ShuffleForm {
  number: number;
  commitment: string;
  parts: Record<string, string>;
  secret?: string;
}

/** Let me sit down: on this chair, or on any; by this name, or by my own. */
export interface Sit {
  type: "sit";
  chair?: number | null;
  name?: string;
  id?: string;
}

/** Begin, with bots on the chairs that are free. */
export interface Start {
  type: "start";
  bot?: string;
  id?: string;
}

/** Everything up to this number: the first message of a connection that does not resume. */
export interface State {
  type: "state";
  number: number;
  table: TableForm;
  seat?: number | null;
  view?: ViewForm | null;
  history?: ([string, number, number[]])[];
  steps?: ([number, string])[];
  rounds?: RoundForm[];
  here?: boolean[];
  queued?: string;
  offers?: ("ask back" | "end" | "undo")[];
  stood_in?: StoodIn[];
  at?: number;
  aid?: Aid | null;
}

/** A choice that was made for somebody. */
export interface StoodIn {
  number: number;
  action: string;
  by: "" | "bot" | "clock";
}

/** Let whoever sits on these chairs change places (the host's right before the match). */
export interface Swap {
  type: "swap";
  chair: number;
  other: number;
  id?: string;
}

/** A table without its cards. */
export interface TableForm {
  id: string;
  title: string;
  game: string;
  rules: number;
  players: number;
  options: Record<string, string>;
  stage: "closed" | "open" | "over" | "playing";
  seats: SeatForm[];
  host?: number | null;
  is_private?: boolean;
  clock?: Clock | null;
  level: string;
  plays_forced?: boolean;
  starts_full?: boolean;
  hints?: "alone" | "always" | "never";
  chosen_cards?: "" | "record" | "seed";
  asks_back?: number | null;
  agreed?: number[];
  wants_chair?: Record<string, number>;
  wants_rematch?: number[];
  rematch?: string;
  practice?: number;
  match?: string;
  shuffle?: ShuffleForm | null;
}

/** What is agreed at a table, as somebody wants it. */
export interface Terms {
  game: string;
  players?: number | null;
  options?: Record<string, string>;
  title?: string;
  is_private?: boolean;
  clock?: Clock | null;
  level?: string;
  plays_forced?: boolean;
  starts_full?: boolean;
  hints?: "alone" | "always" | "never";
}

/** I am alone with bots and want to choose again: back to before my last choice, whatever bots did since. */
export interface Undo {
  type: "undo";
  id?: string;
}

/** One thing that happened, and how everything stands after it. */
export interface Update {
  type: "update";
  number: number;
  news: News;
  table?: TableForm | null;
  seat?: number | null;
  events?: ([string, number, number[]])[];
  began?: number | null;
  round?: RoundForm | null;
  rounds?: RoundForm[];
  shuffle?: ShuffleForm | null;
  steps_from?: number;
  steps?: ([number, string])[];
  view?: ViewForm | null;
  offers?: ("ask back" | "end" | "undo")[];
  at?: number;
  aid?: Aid | null;
}

/** The position as one viewer knows it, without the round's history. */
export interface ViewForm {
  number: number;
  phase: string;
  line: string;
  awaited: number[];
  hand?: string[];
  sizes: number[];
  standing: Record<string, number[]>;
  facts: Record<string, number[]>;
  legal?: string[];
  until?: Record<string, number>;
  winners?: number[];
}

/** Why may I not do this? */
export interface Why {
  type: "why";
  action: string;
  id?: string;
}
