/** The way from a replay to a review: its parts are loaded when somebody wants one. */
import { onDestroy, tick } from "svelte";
import { me } from "../me.svelte.ts";
import { restyle } from "../shell/styles.ts";
import type { Study } from "../review/study.svelte.ts";
import * as api from "../wire/api.ts";
import { languages } from "../words/languages.svelte.ts";
import { text } from "../words/say.ts";
import type { Playback } from "./playback.svelte.ts";
import type { ReplayScene } from "./replay_scene.ts";

type Parts = typeof import("../review/index.ts");

/** A button that is gone takes the focus with it: it goes to this part of the page then. */
async function keepFocus(part: string): Promise<void> {
  await tick();
  if (document.activeElement === document.body) document.querySelector<HTMLElement>(part)?.focus({ preventScroll: true });
}

/** Made while a component begins, and over with it. */
export class Reviewing {
  parts = $state.raw<Parts | null>(null);
  study = $state.raw<Study | null>(null);
  isLoading = $state(false);
  /** Its parts could not be loaded. */
  hasFailed = $state(false);

  readonly #playback: Playback;
  readonly #scene: ReplayScene;
  readonly #say: (words: string) => void;

  constructor(playback: Playback, scene: ReplayScene, say: (words: string) => void) {
    this.#playback = playback;
    this.#scene = scene;
    this.#say = say;
    onDestroy(() => this.study?.end());
    const seat = this.#askedSeat();
    if (seat !== null) playback.viewer = seat; // nothing is shown to whoever comes for a review that they did not know
    if (new URLSearchParams(location.search).get("review") !== null) void this.open();
  }

  /** Opens the review of our own choices, if we played there; else somebody is asked for. */
  async open(): Promise<void> {
    if (this.study || this.isLoading || !this.#playback.outline.winners?.length) return;
    this.isLoading = true;
    try {
      await restyle();
      const [parts, seat] = await Promise.all([import("../review/index.ts"), this.#ownSeat(), languages.add("review"), languages.add("hints")]);
      this.parts = parts;
      const study = new parts.Study(this.#playback, this.#scene);
      study.review.onWhole = () => this.#say(text("review-whole", { count: study.review.mistakes.length }));
      this.study = study;
      this.hasFailed = false;
      if (seat !== null) study.begin(seat);
      await keepFocus(".review");
    } catch {
      this.hasFailed = true;
    } finally {
      this.isLoading = false;
    }
  }

  readonly close = (): void => {
    this.study?.end();
    this.study = null;
    const { pathname, hash } = location;
    history.replaceState(history.state, "", pathname + hash);
    void keepFocus(".board");
  };

  readonly next = (): void => this.#step("next");
  readonly last = (): void => this.#step("last");
  /** Tries the choice again that is made where we are. */
  readonly retry = (): void => {
    const choice = this.study?.here;
    if (choice && this.study?.better) void this.study.retry(choice);
  };

  #step(way: "next" | "last"): void {
    if (!this.study) void this.open();
    else if (!this.study[way]()) this.#say(text(this.study.review.isWhole ? "review-no-more" : "review-none-yet"));
  }

  #askedSeat(): number | null {
    const asked = new URLSearchParams(location.search).get("review") ?? "";
    return /^\d$/.test(asked) && Number(asked) < this.#playback.outline.names.length ? Number(asked) : null;
  }

  /** Where we sat: the address says it, or the list of our own matches does. */
  async #ownSeat(): Promise<number | null> {
    const { id } = this.#playback.outline;
    const asked = this.#askedSeat();
    if (asked !== null) return asked;
    try {
      if (!(await me.look())) return null;
      const { matches } = await api.matches("own");
      return matches.find((match) => match.id === id)?.seat ?? null;
    } catch {
      return null;
    }
  }
}
