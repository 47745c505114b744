/** A mirror: what this page knows of a table, from what the table has told. */
import type { RoundForm, State, TableForm, Update, ViewForm } from "./types.ts";
import type { Phrase } from "../words/phrases.ts";

/** An event of the game: its kind, its seat, its values (-1 where we may not know one). */
export type Told = [kind: string, seat: number, values: number[]];
/** A seat and its action in notation, or `?`. */
export type Step = [seat: number, action: string];

/** Servers will tell in words what happened; until then the page words events itself. */
export type Worded<T> = T & { lines?: Phrase[] };

/** A message that does not follow the last one. */
export class Gap extends Error {}

/** What happened since the page was opened, for the log. */
export interface Chapter {
  round: number;
  events: Told[];
  lines: Phrase[];
}

/** How a round ended, kept until the player has seen it. */
export interface Ending {
  score: RoundForm;
  events: Told[];
}

export class Mirror {
  number = $state(-1);
  table = $state.raw<TableForm | null>(null);
  seat = $state<number | null>(null);
  view = $state.raw<ViewForm | null>(null);
  /** This round's events. */
  events = $state.raw<Told[]>([]);
  steps = $state.raw<Step[]>([]);
  rounds = $state.raw<RoundForm[]>([]);
  here = $state.raw<boolean[]>([]);
  queued = $state("");
  /** The rounds before this one, as far as they were watched. */
  chapters = $state.raw<Chapter[]>([]);
  lines = $state.raw<Phrase[]>([]);
  /** How far the server's clock is ahead of ours, in milliseconds, as far as its messages have shown. */
  skew = 0;
  #hasSkew = false;
  /** The round that ended last. */
  ending = $state.raw<Ending | null>(null);

  begin(state: Worded<State>): void {
    this.number = state.number;
    this.table = state.table;
    this.seat = state.seat ?? null;
    this.view = state.view ?? null;
    this.events = state.history ?? [];
    this.lines = state.lines ?? [];
    this.steps = state.steps ?? [];
    this.rounds = state.rounds ?? [];
    this.here = state.here ?? [];
    this.queued = state.queued ?? "";
    this.ending = null;
  }

  /** Takes the next update; throws `Gap` if it is another one. */
  take(update: Worded<Update>): void {
    if (update.number !== this.number + 1) throw new Gap(`${update.number} follows ${this.number}`);
    this.number = update.number;
    this.#compareClocks(update.at ?? 0);
    this.seat = update.seat ?? null;
    if (update.table) this.table = update.table;
    this.#hear(update);
    if (update.view) {
      this.view = update.view;
      this.steps = [...this.steps.slice(0, update.steps_from ?? 0), ...(update.steps ?? [])];
    }
  }

  /** A message is never told before it happened: the least that it was late is what the clocks differ by. */
  #compareClocks(at: number): void {
    if (at === 0) return;
    const ahead = at - Date.now();
    this.skew = this.#hasSkew ? Math.max(this.skew, ahead) : ahead;
    this.#hasSkew = true;
  }

  #hear(update: Worded<Update>): void {
    const events = update.events ?? [];
    const lines = update.lines ?? [];
    if (update.news.what === "took back") {
      this.events = events; // the round is told anew
      this.lines = lines;
      this.ending = null;
      return;
    }
    if (update.rounds?.length) this.rounds = update.rounds; // a match that goes on from a record
    const began = update.began ?? null;
    const ended = began === null ? events : events.slice(0, began);
    this.events = [...this.events, ...ended];
    this.lines = [...this.lines, ...lines];
    if (update.round) {
      this.rounds = [...this.rounds, update.round];
      this.ending = { score: update.round, events: this.events };
    }
    if (began === null) return;
    if (this.events.length > 0) {
      const chapter = { round: update.round?.number ?? 0, events: this.events, lines: this.lines };
      this.chapters = [...this.chapters, chapter].slice(-12);
    }
    this.events = events.slice(began);
    this.lines = [];
  }
}
