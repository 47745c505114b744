/** A review: what a server says of one seat's choices, as it comes in, and where its mistakes are. */
import type { Outline, RoundOutline } from "../replay/api.ts";
import { me } from "../me.svelte.ts";
import { Problem } from "../wire/api.ts";
import { parts, type ReviewedChoice, type ReviewedRound, type ReviewPart, type ReviewSummary } from "./api.ts";
import { isBlamed, kindOf } from "./kinds.ts";

/** Milliseconds until a review that broke off is asked for again. */
const AGAIN = 2000;

export class Review {
  readonly outline: Outline;
  /** Whose choices; nobody's before it is said. */
  seat = $state<number | null>(null);
  /** All cards are looked at, by the reader's wish. */
  isOpen = $state(false);
  /** What has come, by the numbers of rounds. */
  rounds = $state.raw<ReadonlyMap<number, ReviewedRound>>(new Map());
  summary = $state.raw<ReviewSummary | null>(null);
  /** All rounds that will come; none before the server has said it. */
  expected = $state.raw<number[]>([]);
  /** Why there is none. */
  problem = $state.raw<Problem | null>(null);
  /** The connection is lost, and asked for again. */
  isLost = $state(false);
  isRunning = $state(false);
  /** Is told once a review is whole. */
  onWhole: (() => void) | null = null;

  #asked: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** All cards were asked for: what comes since then has them. */
  #hasAll = $state(false);

  constructor(outline: Outline) {
    this.outline = outline;
  }

  // Asking

  /** Reviews this seat's choices, with its eyes. */
  of(seat: number): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.isOpen = this.#hasAll = false;
    this.rounds = new Map();
    this.summary = null;
    this.expected = [];
    this.ask();
  }

  /** Looks at all cards, or with the seat's own eyes again. The first time the server is asked for what they tell. */
  look(isOpen: boolean): void {
    this.isOpen = isOpen;
    if (!isOpen || this.#hasAll) return;
    this.#hasAll = true;
    this.ask();
  }

  /** Asks for what is missing: what a server has finished comes at once. */
  readonly ask = (): void => {
    this.close();
    if (this.seat === null) return;
    const asked = (this.#asked = new AbortController());
    this.problem = null;
    this.isRunning = true;
    void this.#read(this.seat, asked.signal);
  };

  close(): void {
    clearTimeout(this.#timer);
    this.#asked?.abort();
    this.#asked = null;
    this.isRunning = false;
  }

  async #read(seat: number, signal: AbortSignal): Promise<void> {
    try {
      await me.known(); // reviews are counted by guest
      for await (const part of parts({ id: this.outline.id, seat, isOpen: this.#hasAll }, signal)) {
        if (signal.aborted) return;
        this.isLost = false;
        this.#take(part);
      }
      if (signal.aborted) return;
      if (!this.summary || (this.#hasAll && !this.summary.fortune)) throw new Problem("unreachable", "the review broke off");
      this.isRunning = false;
      this.onWhole?.();
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Problem)) throw error;
      this.isRunning = false;
      this.isLost = error.code === "unreachable";
      if (this.isLost) this.#timer = setTimeout(this.ask, AGAIN);
      else this.problem = error;
    }
  }

  #take(part: ReviewPart): void {
    if (part.type === "begun") this.expected = part.rounds;
    else if (part.type === "round") this.rounds = new Map([...this.rounds, [part.number, part]]);
    else if (part.type === "summary") this.summary = part;
  }

  // What there is

  readonly isWhole = $derived(this.summary !== null);
  /** The rounds that have come, in their order. */
  readonly told = $derived([...this.rounds.values()].sort((one, other) => one.number - other.number));
  readonly choices = $derived(this.told.flatMap((round) => round.choices));
  /** Those that stand out, in the order in which they were made. */
  readonly marked = $derived(this.choices.filter((choice) => kindOf(choice) !== ""));
  readonly mistakes = $derived(this.choices.filter(isBlamed));

  at(position: number): ReviewedChoice | undefined {
    return this.choices.find((choice) => choice.position === position);
  }
  /** The next mistake behind a position, or the last one before it. */
  next(position: number): ReviewedChoice | undefined {
    return this.mistakes.find((choice) => choice.position > position);
  }
  last(position: number): ReviewedChoice | undefined {
    return this.mistakes.findLast((choice) => choice.position < position);
  }
  roundOf(position: number): RoundOutline | undefined {
    return this.outline.rounds.find((round) => position <= round.last);
  }
  /** The mistake that cost most. */
  get worst(): ReviewedChoice | undefined {
    const [position] = this.summary?.worst ?? [];
    return this.mistakes.find((choice) => choice.position === position);
  }
}
