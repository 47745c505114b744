/** A playback: which position of a match is shown, to whose eyes, and how it goes on from there. */
import { Mirror } from "../wire/mirror.svelte.ts";
import { ended } from "../wire/round_ends.ts";
import type { Feed } from "../wire/feed.ts";
import type { RoundForm, TableForm } from "../wire/types.ts";
import * as replays from "./api.ts";
import type { Frame, Frames, Outline, RoundOutline, Viewer } from "./api.ts";
import { movesOf } from "./moves.ts";
import { reflect, tableOf } from "./reflections.ts";

/** Milliseconds between two steps. */
const PACE = 1100;
/** A trick that was taken, and a score, are looked at for longer. */
const LONGER = 1.8;
/** So many positions before the end of a round the next one is asked for. */
const SOON = 10;
export const SPEEDS = [0.5, 1, 2, 4];

export class Playback implements Feed {
  readonly mirror = new Mirror();
  readonly verified = 0;
  readonly outline: Outline;
  /** Where a trick or a round begins or ends: what can be jumped to. */
  readonly marks: number[];

  position = $state(0);
  viewer = $state<Viewer>("all");
  /** With whose eyes one can look: everybody's, or those that a review is about. */
  viewers = $state.raw<readonly Viewer[]>([]);
  speed = $state(1);
  isPlaying = $state(false);
  hasFailed = $state(false);
  /** The round that is shown, which may lag behind while another one is fetched. */
  shown = $state.raw<Frames | null>(null);
  /** Is told each position once it is shown. */
  onShow: ((frame: Frame) => void) | null = null;
  /** Is told with whose eyes we look, whenever that is chosen. */
  onLook: ((viewer: Viewer) => void) | null = null;

  readonly #kept = new Map<string, Promise<Frames>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(outline: Outline) {
    this.outline = outline;
    const marks = outline.rounds.flatMap(({ first, last, tricks = [] }) => [first, ...tricks.map(([, end]) => end), last]);
    this.marks = [...new Set(marks)].sort((a, b) => a - b);
    this.viewers = this.everybody;
    this.mirror.table = this.#table("playing");
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Nobody is asked anything here. */
  ask(): Promise<never> {
    return Promise.reject(new Error("a match that was played is only looked at"));
  }

  /** All viewers that there are. */
  get everybody(): Viewer[] {
    return ["all", "spectator", ...Array.from({ length: this.outline.seats }, (_, seat) => seat)];
  }

  // Where we are

  /** The last position. */
  get length(): number {
    return this.outline.rounds.at(-1)?.last ?? 0;
  }
  roundAt(position: number): RoundOutline | undefined {
    return this.outline.rounds.find((round) => position <= round.last);
  }
  readonly round = $derived(this.roundAt(this.position));
  readonly frame = $derived(this.shown?.frames[this.position - this.shown.first] ?? null);
  /** The round is over here, and has its score. */
  readonly isEnd = $derived(this.round !== undefined && this.position === this.round.last && this.round.score !== undefined);
  /** Where somebody can play on: behind a score that is the beginning of the next round; nowhere at the end of the match. */
  readonly goesOnAt = $derived(
    this.isEnd ? (this.position < this.length ? this.position + 1 : null) : this.position,
  );
  /** The log of the round. */
  readonly moves = $derived(movesOf(this.shown));

  // Going

  go(position: number): void {
    this.position = Math.max(0, Math.min(this.length, Math.trunc(position)));
    void this.#load();
  }
  next(): void {
    this.go(this.position + 1);
  }
  back(): void {
    this.go(this.position - 1);
  }
  nextMark(): void {
    this.go(this.marks.find((mark) => mark > this.position) ?? this.length);
  }
  lastMark(): void {
    this.go(this.marks.findLast((mark) => mark < this.position) ?? 0);
  }
  look(viewer: Viewer): void {
    this.viewer = viewer;
    this.onLook?.(viewer);
    void this.#load();
  }
  lookNext(): void {
    const at = this.viewers.indexOf(this.viewer);
    this.look(this.viewers[(at + 1) % this.viewers.length] ?? "all");
  }

  play(): void {
    if (this.position === this.length) this.go(0);
    this.isPlaying = true;
    this.#wait();
  }
  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }
  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }
  #wait(): void {
    clearTimeout(this.#timer);
    const isMark = this.marks.includes(this.position);
    this.#timer = setTimeout(() => this.#tick(), (PACE * (isMark ? LONGER : 1)) / this.speed);
  }
  #tick(): void {
    if (!this.isPlaying) return;
    if (this.frame) this.next(); // else the round is still on its way
    if (this.position === this.length) this.pause();
    else this.#wait();
  }

  // What is shown

  /** A round as somebody knew it; asked for once. */
  framesOf(round: number, viewer: Viewer): Promise<Frames> {
    const key = `${round} ${viewer}`;
    let found = this.#kept.get(key);
    if (!found) {
      found = replays.frames(this.outline.id, round, viewer);
      found.catch(() => this.#kept.delete(key));
      this.#kept.set(key, found);
    }
    return found;
  }

  async #load(): Promise<void> {
    const { round, viewer } = this;
    if (!round) return;
    try {
      const frames = await this.framesOf(round.number, viewer);
      if (this.round !== round || this.viewer !== viewer) return;
      this.hasFailed = false;
      this.shown = frames;
      this.#show();
      const next = this.outline.rounds[this.outline.rounds.indexOf(round) + 1];
      if (next && round.last - this.position < SOON) this.framesOf(next.number, viewer).catch(() => undefined);
    } catch {
      this.hasFailed = true;
    }
  }

  #show(): void {
    const { frame, shown, mirror, round } = this;
    if (!frame || !shown || !round) return;
    const at = this.position - shown.first;
    const past = this.outline.rounds.filter((each) => each.score && (each.number < round.number || (each === round && this.isEnd)));
    mirror.table = this.#table(this.position === this.length && this.outline.winners ? "over" : "playing");
    mirror.seat = typeof this.viewer === "number" ? this.viewer : null;
    mirror.rounds = past.map((each) => each.score as RoundForm);
    mirror.reasons = past.map((each) => each.scores ?? []);
    reflect(mirror, shown.frames.slice(0, at + 1));
    mirror.lines = this.moves.filter((move) => move.at <= this.position).map((move) => move.phrase);
    if (this.isEnd) mirror.sides = shown.frames[at - 1]?.aid.sides ?? [];
    if (this.isEnd && at > 0) mirror.view = ended(frame, shown.frames[at - 1]?.view ?? frame.view);
    mirror.number = this.position;
    this.onShow?.(frame);
  }

  #table(stage: TableForm["stage"]): TableForm {
    return tableOf(this.outline, stage);
  }
}
