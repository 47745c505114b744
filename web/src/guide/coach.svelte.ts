/** A coach: explains what happens in somebody's first round, one lesson after the other, and holds the table back meanwhile. */
import { byGame } from "../games/looks.ts";
import type { Scene } from "../table/scene.svelte.ts";
import type { Connection } from "../wire/connection.svelte.ts";
import { isStepBack } from "../wire/round_ends.ts";
import type { Update } from "../wire/types.ts";
import { languages } from "../words/languages.svelte.ts";
import type { Phrase } from "../words/phrases.ts";
import { phrase } from "../words/phrases.ts";
import { keepProgress, progressOf, type Progress } from "./guided_tables.ts";
import { begun, type Begun, type Lesson, type Moment, type Past, type Told } from "./lessons.ts";
import type { Aim } from "./pointers.ts";

const LESSONS = byGame(import.meta.glob<{ lessons: Lesson[] }>("../games/*/lessons.json", { import: "default" }));
/** How long a bot's choice and a complete trick are looked at. */
const MOVE_PAUSE = 550;
const TRICK_PAUSE = 1500;
const END = "end";
/** What a trick is, for those who never played one: in three short steps, if they ask. */
const STEPS: [string, Aim][] = [["one", "middle"], ["two", "hand"], ["three", ""]];
const TRICK = STEPS.map(([step, at]): Begun => ({ id: `trick-${step}`, phrase: phrase(`guide-trick-${step}`), at }));

export class Coach {
  /** What is to be read; the first is shown. */
  waiting = $state.raw<Progress["waiting"]>([]);
  read = $state.raw<string[]>([]);
  isFolded = $state(false);
  isClosed = $state(false);
  readonly scene: Scene;
  readonly #connection: Connection;
  readonly #lessons: Lesson[];
  #past: Past = [];

  private constructor(scene: Scene, connection: Connection, lessons: Lesson[], progress: Progress) {
    this.scene = scene;
    this.#connection = connection;
    this.#lessons = lessons;
    this.read = progress.read;
    this.waiting = progress.waiting;
    this.#past = progress.past;
    this.isFolded = progress.isFolded;
    connection.isHeld = () => this.#holds;
    connection.pauseAfter = (update) => Math.max(connection.pauseOf(update), this.#pause(update));
    this.#look([]);
  }

  /** The coach of this table with its words; null if it has none (any more). */
  static async of(scene: Scene, connection: Connection): Promise<Coach | null> {
    const { game, id } = scene.table;
    const [found] = await Promise.all([LESSONS.get(game)?.(), languages.add("guide")]);
    const progress = progressOf(id);
    if (!found || !progress) return null;
    return new Coach(scene, connection, found.lessons, progress);
  }

  get lesson(): Phrase | null {
    return this.waiting[0]?.phrase ?? null;
  }
  /** What is pointed at. */
  get aim(): Aim {
    return (this.#holds && this.waiting[0]?.at) || "";
  }
  /** Nothing was read yet, so that it may be asked what a trick is. */
  get isFirst(): boolean {
    return this.read.length === 0 && this.waiting.length > 0 && !TRICK.some(({ id }) => id === this.waiting[0]?.id);
  }
  get isLast(): boolean {
    return this.waiting[0]?.id === END;
  }
  /** How many lessons there can be: those that were read, and those that may still come. */
  get count(): number {
    return this.#lessons.length + 1;
  }
  get #holds(): boolean {
    return !this.isFolded && !this.isClosed && this.waiting.length > 0;
  }
  get #isOver(): boolean {
    return [...this.read, ...this.waiting.map(({ id }) => id)].includes(END);
  }

  /** Something has happened, and is shown now. */
  hear(update: Update): void {
    if (this.isClosed || this.#isOver) return;
    const events: Told[] = (update.events ?? []).map(([kind, seat, values]) => [kind, seat, values]);
    if (isStepBack(update)) return;
    if (this.#isOwn(update)) this.#drop();
    const { round } = update;
    if (round && round.number > 0) this.#look(events.slice(0, update.began ?? events.length), round);
    else this.#look(events);
  }

  /** The lesson was read. */
  next(): void {
    this.#drop();
    this.#keep();
    this.#connection.goOn();
  }

  /** Tells what a trick is before everything else. */
  explainTricks(): void {
    this.waiting = [...TRICK, ...this.waiting];
    this.#keep();
  }

  fold(): void {
    this.isFolded = !this.isFolded;
    this.#keep();
    this.#connection.goOn();
  }

  close(): void {
    this.isClosed = true;
    keepProgress(this.scene.table.id, null);
    this.#connection.goOn();
  }

  #drop(): void {
    const [lesson, ...rest] = this.waiting;
    if (!lesson) return;
    if (!TRICK.some(({ id }) => id === lesson.id)) this.read = [...this.read, lesson.id];
    this.waiting = rest;
  }

  #look(events: Told[], round?: NonNullable<Update["round"]>): void {
    const { scene } = this;
    const { mirror } = this.#connection;
    this.#past = [...this.#past, ...events.map(([kind, seat]): [string, number] => [kind, seat])];
    const moment: Moment = {
      seat: scene.seat,
      phase: scene.isPlaying ? (scene.view?.phase ?? "") : "",
      isAsked: scene.isAsked,
      legal: scene.legal,
      hand: scene.view?.hand ?? [],
      fact: (name) => scene.fact(name),
      events,
      past: this.#past,
      trumps: mirror.law?.trumps ?? [],
      cards: scene.numbers.cards,
      lines: round?.lines ?? [],
      isOver: round !== undefined,
    };
    const known = new Set([...this.read, ...this.waiting.map(({ id }) => id)]);
    const fresh = this.#lessons.filter(({ id }) => !known.has(id));
    this.waiting = [...this.waiting, ...begun(fresh, moment, `guide-${scene.table.game.replaceAll("_", "-")}`)];
    if (round) this.waiting = [...this.waiting, { id: END, phrase: phrase("guide-end") }];
    this.#keep();
  }

  #keep(): void {
    const { read, waiting, isFolded } = this;
    if (!this.isClosed) keepProgress(this.scene.table.id, { read, waiting, past: this.#past, isFolded });
  }

  #isOwn({ news, seat }: Update): boolean {
    return news.what === "moved" && news.seat === (seat ?? null);
  }

  #pause(update: Update): number {
    if (this.isClosed || this.#isOver) return 0;
    if (update.events?.some(([kind]) => kind === "took")) return TRICK_PAUSE;
    return this.#isOwn(update) ? 0 : MOVE_PAUSE;
  }
}
