/** A mirror: what this page knows of a table, from what the table has told. */
import type { Aid, LawForm, RoundForm, State, StoodIn, TableForm, Update, ViewForm } from "./types.ts";
import { closed, isStepBack, lastFacts } from "./round_ends.ts";
import { phrase, seat as seatArg, type Phrase } from "../words/phrases.ts";

/** A seat and its action in notation, or `?`. */
export type Step = [seat: number, action: string];

/** A message that does not follow the last one. */
export class Gap extends Error {}

/** What happened in a round, for the log. */
export interface Chapter {
  round: number;
  lines: Phrase[];
  /** What is to be said of some of these lines, by their number: that somebody did not choose themselves. */
  remarks: Record<number, Phrase[]>;
}

/** The score of a round, with what each of its lines was given for. */
export interface Ending {
  score: RoundForm;
  reasons: Phrase[];
}

/** Who chose for somebody, in words; nothing if they did it themselves. */
export function remarkOn({ news }: Update): Phrase | null {
  return news.by && news.seat != null ? remark(news.seat, news.by) : null;
}

const remark = (seat: number, by: string): Phrase => phrase(`by-${by}`, { who: seatArg(seat) });

/** The remarks of a log that is told as a whole. */
function remarksIn(aid: Aid | null | undefined): Chapter["remarks"] {
  const found: Chapter["remarks"] = {};
  for (const { line, seat, by } of aid?.remarks ?? []) (found[line] ??= []).push(remark(seat, by));
  return found;
}

export class Mirror {
  number = $state(-1);
  table = $state.raw<TableForm | null>(null);
  seat = $state<number | null>(null);
  view = $state.raw<ViewForm | null>(null);
  steps = $state.raw<Step[]>([]);
  here = $state.raw<boolean[]>([]);
  queued = $state("");
  /** What we can ask for now, besides choices. */
  offers = $state.raw<NonNullable<State["offers"]>>([]);
  rounds = $state.raw<RoundForm[]>([]);
  /** For each of these rounds, what each line of its score was given for. */
  reasons = $state.raw<Phrase[][]>([]);
  /** The rounds before this one, as far as they were watched. */
  chapters = $state.raw<Chapter[]>([]);
  /** This round's log. */
  lines = $state.raw<Phrase[]>([]);
  remarks = $state.raw<Chapter["remarks"]>({});
  /** What was chosen for us since our own last choice. */
  stoodIn = $state.raw<StoodIn[]>([]);
  /** How far the server's clock is ahead of ours, in milliseconds, as far as its messages have shown. */
  skew = 0;
  #hasSkew = false;
  /** The round whose score is shown: the next one has begun, but is not looked at yet. */
  ending = $state.raw<Ending | null>(null);
  /** What we have to choose, in words. */
  question = $state.raw<Phrase | null>(null);
  /** How the cards relate; nothing before trumps are known. */
  law = $state.raw<LawForm | null>(null);
  /** What the round is about, line by line: of games that have no panel here. */
  about = $state.raw<NonNullable<Aid["about"]>>([]);
  /** Who plays with whom this round, if some play together. At its end, and that of the match, it is still that of the round. */
  sides = $state.raw<number[][]>([]);
  /** Numbers that follow from what we know, by the names in `docs/games`. */
  tally = $state.raw<Record<string, number[]>>({});

  begin(state: State): void {
    this.number = state.number;
    this.table = state.table;
    this.seat = state.seat ?? null;
    this.view = state.view ?? null;
    this.steps = state.steps ?? [];
    this.here = state.here ?? [];
    this.queued = state.queued ?? "";
    this.offers = state.offers ?? [];
    this.rounds = state.rounds ?? [];
    this.reasons = state.aid?.scores ?? [];
    this.lines = state.aid?.log ?? [];
    this.remarks = remarksIn(state.aid);
    this.stoodIn = state.stood_in ?? [];
    this.know(state.aid);
    this.ending = null;
  }

  /** The last trick of the round that this update ends: it lies there, and nobody is asked anything any more. */
  lay(update: Update): void {
    this.#expect(update);
    if (this.view) this.view = closed(update, this.view);
    this.question = null;
  }

  /** The score of the round that this update ends. */
  score(update: Update): void {
    const { round } = update;
    if (!round) return;
    this.lay(update);
    this.#count(update, round);
    if (this.view) this.view = { ...this.view, standing: { ...this.view.standing, totals: round.totals } };
    this.foresee(update);
  }

  /** While a score is looked at, time may run already for whoever has to choose in the next round. */
  foresee({ view }: Update): void {
    if (this.view && view) this.view = { ...this.view, until: view.until ?? {} };
  }

  /** Takes the next update; throws `Gap` if it is another one. */
  take(update: Update): void {
    this.#expect(update);
    this.number = update.number;
    this.#compareClocks(update.at ?? 0);
    this.seat = update.seat ?? null;
    if (update.table) this.table = update.table;
    this.offers = update.offers ?? [];
    if (isStepBack(update)) this.ending = null;
    this.#note(update);
    if (!update.view) return;
    const { sides } = this;
    const closing = this.view && update.round && update.began == null ? lastFacts(update, this.view) : null;
    this.view = closing ? { ...update.view, facts: closing } : update.view;
    this.steps = [...this.steps.slice(0, update.steps_from ?? 0), ...(update.steps ?? [])];
    this.know(update.aid);
    if (closing) this.sides = sides;
    this.#hear(update);
  }

  /** Remembers what was chosen for us, until we choose ourselves. */
  #note(update: Update): void {
    const { what, seat = null, action = "", by = "" } = update.news;
    if (isStepBack(update) || (what === "moved" && seat === this.seat && by === "")) this.stoodIn = [];
    else if (what === "moved" && seat === this.seat) this.stoodIn = [...this.stoodIn, { number: this.view?.number ?? 0, action, by }];
  }

  #expect({ number }: Update): void {
    if (number !== this.number + 1) throw new Gap(`${number} follows ${this.number}`);
  }

  /** What is told beside a position. */
  know(aid: Aid | null | undefined): void {
    this.question = aid?.ask ?? null;
    this.law = aid?.law ?? null;
    this.about = aid?.about ?? [];
    this.sides = aid?.sides ?? [];
    this.tally = aid?.tally ?? {};
  }

  /** A message is never told before it happened: the least that it was late is what the clocks differ by. */
  #compareClocks(at: number): void {
    if (at === 0) return;
    const ahead = at - Date.now();
    this.skew = this.#hasSkew ? Math.max(this.skew, ahead) : ahead;
    this.#hasSkew = true;
  }

  #count({ aid }: Update, score: RoundForm): void {
    this.lines = [...this.lines.slice(0, aid?.log_from ?? 0), ...(aid?.log ?? [])];
    const reasons = aid?.scores?.at(-1) ?? [];
    this.ending = { score, reasons };
    this.rounds = [...this.rounds, score];
    this.reasons = [...this.reasons, reasons];
  }

  #hear(update: Update): void {
    const { aid, round, rounds, began, view } = update;
    if (rounds?.length || isStepBack(update)) {
      this.rounds = rounds ?? this.rounds.filter(({ number }) => number < (view?.number ?? 0)); // the match goes on from there
      this.reasons = aid?.scores ?? this.reasons.slice(0, this.rounds.length);
      this.chapters = this.chapters.filter((chapter) => chapter.round < (view?.number ?? 0));
    }
    if (!round) this.lines = [...this.lines.slice(0, aid?.log_from ?? 0), ...(aid?.log ?? [])];
    else if (this.ending?.score !== round) this.#count(update, round);
    const said = remarkOn(update);
    const last = this.lines.length - 1;
    if (said) this.remarks = { ...this.remarks, [last]: [...(this.remarks[last] ?? []), said] };
    if (began == null) return;
    this.ending = null;
    if (this.lines.length > 0) {
      const { lines, remarks } = this;
      this.chapters = [...this.chapters, { round: round?.number ?? 0, lines, remarks }].slice(-12);
    }
    this.remarks = remarksIn(aid);
    this.lines = aid?.opening ?? [];
  }
}
