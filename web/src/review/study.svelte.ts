/** A study: a replay that is looked through with a review beside it, from mistake to mistake, each of which can be tried again. */
import { tick } from "svelte";
import type { Playback } from "../replay/playback.svelte.ts";
import type { RoundForm } from "../wire/types.ts";
import type { Scene } from "../table/scene.svelte.ts";
import { nameOf } from "../words/choices.ts";
import { spoken, text } from "../words/say.ts";
import { attempt, type ReviewedChoice } from "./api.ts";
import { isBlamed, kindOf } from "./kinds.ts";
import { labelWords } from "./labels.ts";
import { Review } from "./review.svelte.ts";
import { Trial, type Judged } from "./trial.svelte.ts";

export class Study {
  readonly review: Review;
  readonly playback: Playback;
  readonly scene: Scene;
  /** The position that is tried again. */
  trial = $state.raw<Trial | null>(null);
  /** The choice that is tried again. */
  tried = $state.raw<ReviewedChoice | null>(null);
  /** What could not be had. */
  hasFailed = $state(false);

  constructor(playback: Playback, scene: Scene) {
    this.playback = playback;
    this.scene = scene;
    this.review = new Review(playback.outline);
  }

  /** The verdict on the choice that is made where we are. */
  readonly here = $derived.by(() => this.review.at(this.playback.position));
  /** What was better than what is chosen next; empty if nothing was. */
  readonly better = $derived.by(() => (this.here && isBlamed(this.here) ? this.here.best : ""));
  /** How many mistakes there are up to here, this one included. */
  readonly place = $derived.by(() => this.review.mistakes.filter(({ position }) => position <= this.playback.position).length);

  /** Reviews a seat, and looks with its eyes: nothing is shown that it did not know. */
  begin(seat: number): void {
    const { playback, review } = this;
    playback.pause();
    playback.viewers = [seat, "all"];
    playback.onLook = (viewer) => review.look(viewer === "all");
    review.of(seat);
    playback.look(seat);
  }

  end(): void {
    this.review.close();
    this.playback.onLook = null;
    this.playback.viewers = this.playback.everybody;
  }

  // From mistake to mistake

  /** Whether there was a next one. */
  next(): boolean {
    return this.#go(this.review.next(this.playback.position));
  }
  last(): boolean {
    return this.#go(this.review.last(this.playback.position));
  }
  #go(choice: ReviewedChoice | undefined): boolean {
    if (!choice) return false;
    this.playback.pause();
    this.playback.go(choice.position);
    return true;
  }

  // Trying again

  /** Goes back to before a choice, with its player's eyes, and hides whatever came later. */
  readonly retry = async (choice: ReviewedChoice): Promise<void> => {
    const { playback, review } = this;
    const round = review.roundOf(choice.position);
    const { seat } = review;
    if (!round || seat === null) return;
    playback.pause();
    playback.go(choice.position);
    try {
      const shown = await playback.framesOf(round.number, seat);
      const past = playback.outline.rounds.filter(({ number, score }) => score && number < round.number);
      const wanted = { id: playback.outline.id, seat, isOpen: false };
      const task = {
        played: playback.outline,
        seat,
        round: round.number,
        first: shown.first,
        frames: shown.frames.slice(0, choice.position + 1 - shown.first),
        rounds: past.map(({ score, scores = [] }) => ({ score: score as RoundForm, reasons: scores })),
        judge: async (action: string) => judged(await attempt(wanted, choice.position, action)),
        answer: judged(choice),
      };
      this.trial = new Trial(task, this.scene.numbers);
      this.tried = choice;
      this.hasFailed = false;
    } catch {
      this.hasFailed = true;
    }
  };

  /** The next mistake behind the one that is tried, if there is one. */
  readonly coming = $derived.by(() => (this.tried ? this.review.next(this.tried.position) : undefined));

  readonly back = (): void => {
    const { tried } = this;
    this.trial = this.tried = null;
    if (tried) this.playback.go(tried.position);
    void tick().then(() => document.querySelector<HTMLElement>(".here button")?.focus({ preventScroll: true }));
  };

  /** The verdict where we are, as it is read aloud; empty if there is none. */
  wordsAt(position: number): string[] {
    const choice = this.review.at(position);
    if (!choice) return [];
    const kind = kindOf(choice);
    const label = choice.is_judged === false ? "unjudged" : kind || "good";
    const lines = (choice.lines ?? []).map((line) => spoken(line, this.scene));
    const lay = this.review.isOpen && choice.as_it_lay ? [spoken(choice.as_it_lay.line, this.scene)] : [];
    const played = `${text("review-played")}: ${spoken(nameOf(this.scene, choice.played), this.scene)}`;
    return lines.length > 0 ? [...lines, ...lay] : [labelWords(label), played, ...lay];
  }
}

const judged = (choice: ReviewedChoice): Judged => ({ ...choice, isRight: (choice.label ?? "good") === "good" });
