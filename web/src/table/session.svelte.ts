/** Our session at a table: how we come in and sit down, what we ask for there, and what is said about it. */
import { onDestroy } from "svelte";
import type { Coach } from "../guide/coach.svelte.ts";
import { progressOf } from "../guide/guided_tables.ts";
import { prepare } from "../games/index.ts";
import { me } from "../me.svelte.ts";
import { router } from "../router.svelte.ts";
import { showTurn } from "../shell/tab_icon.ts";
import { problemIn, wordsFor } from "../shell/problems.ts";
import { play } from "../shell/sounds.ts";
import * as api from "../wire/api.ts";
import { Connection, Refused } from "../wire/connection.svelte.ts";
import { partsOf, type Part } from "../wire/round_ends.ts";
import { settings } from "../settings.svelte.ts";
import type { AnyRequest, TableForm, Update } from "../wire/types.ts";
import { nameOf } from "../words/choices.ts";
import { languages } from "../words/languages.svelte.ts";
import { phrase, seat as seatArg, type Phrase } from "../words/phrases.ts";
import { has, spoken, text } from "../words/say.ts";
import { changesOf } from "../lobby/terms.ts";
import { Queue } from "./queue.svelte.ts";
import { Scene } from "./scene.svelte.ts";
import { tellings } from "./tellings.ts";
import { soundsOf } from "./update_sounds.ts";
import { Voice } from "./voice.svelte.ts";

/** Milliseconds until the words of a game are asked for again. */
const AGAIN = 2000;

/** What is said as soon as we are at the table to which we were taken: nobody hears it any more where it happened. */
let arrival: { table: string; words: string } | null = null;

/** Made while a component begins, and over with it. */
export class Session {
  readonly id: string;
  readonly queue: Queue;
  connection = $state.raw<Connection | null>(null);
  scene = $state.raw<Scene | null>(null);
  coach = $state.raw<Coach | null>(null);
  /** Why not, or what went wrong. */
  notice = $state.raw<string | Phrase>("");
  /** What is read aloud. */
  readonly voice = new Voice();
  /** What the host has changed last of what is agreed, in words. */
  changes = $state.raw<string[]>([]);
  isThinking = $state(false);
  /** Something new lies on the table. */
  onDraw: () => void = () => undefined;
  /** When we chose last, by the browser's clock. */
  actedAt = 0;

  /** The game of the scene, with players and options. */
  #game = $state("");

  readonly mirror = $derived(this.connection?.mirror ?? null);
  /** The round whose score is shown until somebody goes on. */
  readonly ending = $derived(this.mirror?.ending ?? null);
  /** The scene is that of the game that is agreed by now. */
  readonly isReady = $derived(this.scene?.feed === this.connection && !!this.mirror?.table && gameOf(this.mirror.table) === this.#game);
  readonly isCoached = $derived(this.coach !== null && !this.coach.isClosed);

  /** We are about to sit down. */
  isComing = $state(router.wish !== "");
  #wish = $state(router.wish);
  #chair = router.chair;
  #tries = $state(0);
  #isActing = false;
  #wasAsked = false;
  /** The table when something happened last. */
  #table: TableForm | null = null;
  /** What we were asked last. */
  #question = "";

  constructor(id: string) {
    this.id = id;
    void this.#enter();
    onDestroy(() => {
      this.connection?.close();
      showTurn(false);
    });
    $effect(() => this.#meet());
    $effect(() => {
      this.#wasAsked = this.scene?.isAsked ?? false;
      showTurn(this.#wasAsked);
    });
    $effect(() => this.#fulfil());
    $effect(() => this.#callCoach());
    this.queue = new Queue(this);
  }

  // Coming in

  /** Whoever comes to sit down is made known first: the socket is theirs then. */
  async #enter(): Promise<void> {
    try {
      if (this.#wish) await me.known();
      else await me.look();
    } catch {
      // the connection itself says what is wrong
    }
    this.connect();
  }

  readonly connect = (): void => {
    this.connection?.close();
    this.connection = new Connection(this.id);
    this.connection.onUpdate = (update, part) => this.#announce(update, part);
  };

  /** The first thing that is told says which game it is; before the match another one may be agreed on. */
  #meet(): void {
    void this.#tries;
    const table = this.mirror?.table;
    const found = this.connection;
    if (!found || !table || this.isReady) return;
    const game = gameOf(table);
    void Promise.all([api.numbers(table), prepare(table.game)]).then(
      ([numbers]) => {
        if (this.connection !== found || !found.mirror.table || gameOf(found.mirror.table) !== game) return;
        this.#game = game;
        this.scene = new Scene(found, table, numbers);
        this.#table = this.scene.table;
        this.#arrive(this.scene);
      },
      () => setTimeout(() => (this.#tries += 1), AGAIN),
    );
  }

  /** What whoever sent us here wanted: a chair, and a match against bots. */
  #fulfil(): void {
    const { scene } = this;
    const wanted = this.#wish;
    if (!scene || !wanted || scene.feed !== this.connection || scene.table.stage !== "open") return;
    if (wanted === "learn" && !this.coach) return;
    this.#wish = "";
    void (async () => {
      const sits = scene.seat !== null || (await this.ask({ type: "sit", chair: this.#chair }));
      this.isComing = false;
      if (sits && wanted !== "sit") await this.ask({ type: "start" });
    })();
  }

  /** Somebody's first round has a coach, who comes before the cards are dealt. */
  #callCoach(): void {
    const { scene, connection } = this;
    if (!scene || !connection || this.coach?.scene === scene || progressOf(this.id) === null) return;
    void import("../guide/coach.svelte.ts").then(
      async ({ Coach }) => {
        const found = await Coach.of(scene, connection);
        if (this.scene === scene) this.coach = found;
      },
      () => (this.notice = text("page-unreachable")),
    );
  }

  /** Takes a chair, or any, by this name. Whoever only watched so far becomes a guest first, and comes in again as one. */
  readonly sit = async (chair: number | null, name: string): Promise<void> => {
    const wasKnown = me.guest !== null;
    if (!(await this.#introduce(name))) return;
    if (wasKnown) {
      await this.ask({ type: "sit", chair, name });
      return;
    }
    this.#chair = chair;
    this.#wish = "sit";
    this.isComing = true;
    this.connect();
  };

  /** Another name, at this table and wherever we come next. Whether we have it. */
  readonly rename = async (name: string): Promise<boolean> => (await this.ask({ type: "rename", name })) && this.#introduce(name);

  async #introduce(name: string): Promise<boolean> {
    try {
      await me.rename(name);
      return true;
    } catch (error) {
      this.notice = problemIn(error).words;
      return false;
    }
  }

  // What we ask for

  /** Sends a request; what is refused is said. Whether it was carried out. */
  readonly ask = async (request: AnyRequest): Promise<boolean> => {
    try {
      await this.connection?.ask(request);
      this.notice = "";
      return true;
    } catch (error) {
      this.#refuse(error);
      return false;
    }
  };

  readonly act = async (action: string): Promise<void> => {
    if (this.#isActing || !this.connection) return;
    this.#isActing = true;
    this.actedAt = performance.now();
    try {
      await this.connection.act(action);
      this.notice = "";
    } catch (error) {
      this.#refuse(error);
    } finally {
      this.#isActing = false;
    }
  };

  /** Makes a choice; whoever wants to confirm theirs makes it twice. */
  readonly choose = async (action: string): Promise<void> => {
    const { scene } = this;
    if (!scene) return;
    if (settings.confirms && scene.pending !== action) {
      scene.pending = action;
      this.notice = "";
      this.voice.say(spoken(phrase("confirm-heard", { choice: nameOf(scene, action) }), scene));
      return;
    }
    scene.pending = "";
    await this.act(action);
  };

  /** Alone with bots: back to our last choice. */
  readonly undo = async (): Promise<void> => {
    if (this.scene?.isOffered("undo")) await this.ask({ type: "undo" });
  };

  readonly askWhy = async (action: string): Promise<void> => {
    const { scene, connection } = this;
    if (!scene || !connection) return;
    if (!scene.isAsked) {
      if (connection.lookOn()) return;
      this.notice = scene.isPlaying ? text("why-turn") : "";
      return;
    }
    try {
      const answer = await connection.ask({ type: "why", action });
      if (answer.type === "reason" && answer.reason) this.notice = answer.phrase ?? text("no-otherwise");
    } catch (error) {
      this.#refuse(error);
    }
  };

  readonly askHint = async (): Promise<void> => {
    const { scene, connection } = this;
    if (!scene?.mayAskHint || !connection || this.isThinking) return;
    const asked = scene.view;
    this.isThinking = true;
    this.voice.say(text("advice-thinking"));
    try {
      const [answer] = await Promise.all([connection.ask({ type: "hint" }), languages.add("hints")]);
      if (answer.type !== "hint" || scene.view !== asked) return;
      scene.hint = answer;
      this.notice = "";
      this.voice.say(...answer.lines.map((line) => spoken(line, scene)));
    } catch (error) {
      if (scene.view === asked) this.#refuse(error);
    } finally {
      this.isThinking = false;
    }
  };

  #refuse(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    const { code, phrase } = error.refusal;
    this.notice = phrase ?? (has(`no-${code}`) ? text(`no-${code}`) : wordsFor(code) || text("no-otherwise"));
  }

  /** The score of a round has been read. */
  readonly goOn = (): void => {
    this.connection?.leaveScore();
    this.onDraw();
  };

  /** Closes what lies over the table: a hint, the offer to queue a card, a complete trick or a score that is looked at. */
  dismiss(): void {
    if (this.connection?.isAtScore) this.goOn();
    else this.connection?.hurry();
    if (this.scene) this.scene.hint = null;
    if (this.scene) this.scene.pending = "";
    this.queue.touched = "";
  }

  // What is said aloud

  /** What happened, and that it is our turn. */
  #announce(update: Update, part: Part): void {
    const { scene } = this;
    if (!scene) return;
    const parts = partsOf(update);
    if (part === (parts.includes("score") ? "score" : "rest")) this.coach?.hear(update);
    play(...soundsOf(update, part, scene.isAsked && !this.#wasAsked));
    const question = scene.isAsked && update.aid?.ask ? spoken(update.aid.ask, scene) : "";
    // What others do while we are asked all the time does not ask us again.
    const isNew = question !== this.#question || (update.events ?? []).some(([, seat]) => seat === scene.seat);
    this.#question = question;
    this.voice.say(...tellings(update, part, scene, this.#table ?? scene.table), isNew ? question : "");
    if (update.news.what === "changed terms" && this.#table) this.changes = changesOf(this.#table, scene.table);
    this.#table = scene.table;
    if (update.news.what === "rematched") this.#playAgain(scene);
    if (!update.view) return;
    if (update.events?.length) this.notice = "";
    this.queue.touched = "";
    if (update.round && part === parts[0] && this.mirror?.queued) void this.queue.set("");
    this.onDraw();
  }

  /** All agreed: whoever wanted to play again is taken to the new table, where the chair is theirs already. */
  #playAgain({ seat, table }: Scene): void {
    if (seat === null || !table.rematch || !table.wants_rematch?.includes(seat)) return;
    arrival = { table: table.rematch, words: text("heard-rematched") };
    router.go(`/t/${table.rematch}`);
  }

  /** The next match may have begun before we were there: that is heard now. */
  #arrive(scene: Scene): void {
    const words = arrival?.table === this.id ? arrival.words : "";
    arrival = null; // at another table it would be wrong
    if (words === "") return;
    const { lines, question } = scene.feed.mirror;
    this.#question = scene.isAsked && question ? spoken(question, scene) : "";
    this.voice.say(words, ...lines.map((line) => spoken(line, scene)), this.#question);
  }

  sayTrick(): void {
    const { scene } = this;
    if (!scene?.trick) return;
    const plays = scene.trick.plays.map(({ seat, card }) => spoken({ id: "played", args: { who: seatArg(seat), cards: { cards: [card] } } }, scene));
    this.voice.say(...plays);
  }
}

/** Which words a table needs: those of a game for so many players with these options. */
const gameOf = ({ game, players, options }: TableForm): string => JSON.stringify([game, players, options]);
