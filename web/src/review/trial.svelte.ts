/** A trial: a position of the past in which somebody chooses again, with everything later hidden. */
import type { Frame, Outline } from "../replay/api.ts";
import { movesOf } from "../replay/moves.ts";
import { reflect, tableOf } from "../replay/reflections.ts";
import { PastScene } from "../replay/replay_scene.ts";
import { settings } from "../settings.svelte.ts";
import { problemIn } from "../shell/problems.ts";
import type { Sitting } from "../table/sitting.ts";
import { Voice } from "../table/voice.svelte.ts";
import { Problem, type NumbersForm } from "../wire/api.ts";
import type { Feed } from "../wire/feed.ts";
import { Mirror } from "../wire/mirror.svelte.ts";
import type { RoundForm } from "../wire/types.ts";
import { nameOf } from "../words/choices.ts";
import { phrase, type Phrase } from "../words/phrases.ts";
import { spoken, text } from "../words/say.ts";
import { withoutAnswer, type Tried } from "./lines.ts";

/** What is to be chosen, where, and who says how good it is. */
export interface Task {
  played: Pick<Outline, "id" | "game" | "rules" | "players" | "options" | "names">;
  seat: number;
  /** The number of the round, and its positions up to this one. */
  round: number;
  first: number;
  frames: Frame[];
  /** The scores of the rounds before it, with what each line was given for. */
  rounds?: { score: RoundForm; reasons: Phrase[] }[];
  judge: (action: string) => Promise<Judged>;
  /** The verdict on what was chosen then, where it is known already. */
  answer?: Judged;
  /** Is told how it ended: solved, or with the answer told. */
  onEnd?: (isSolved: boolean) => void;
}

/** What is said of a try. */
export interface Judged extends Tried {
  isRight: boolean;
}

class TrialScene extends PastScene {
  /** Choosing is over: the answer was found, or told. */
  isDone = $state(false);

  override get isPlaying(): boolean {
    return !this.isDone && super.isPlaying;
  }
}

export class Trial implements Sitting, Feed {
  readonly task: Task;
  readonly mirror = new Mirror();
  readonly verified = 0;
  readonly scene: TrialScene;
  /** What is read aloud. */
  readonly voice = new Voice();
  notice = $state.raw<string | Phrase>("");
  isThinking = $state(false);
  /** What was tried so far. */
  tries = $state.raw<Judged[]>([]);
  /** The last verdict, until it is put away. */
  verdict = $state.raw<Judged | null>(null);
  isTold = $state(false);

  // What a live table has
  readonly ending = null;
  readonly coach = null;
  readonly isCoached = false;
  readonly queue = { offered: "", set: () => undefined, choose: () => undefined };

  constructor(task: Task, numbers: NumbersForm) {
    this.task = task;
    const { played, seat, round, first, frames, rounds = [] } = task;
    const { mirror } = this;
    const table = tableOf(played, "playing");
    mirror.table = table;
    mirror.seat = seat;
    mirror.number = first + frames.length - 1;
    mirror.rounds = rounds.map(({ score }) => score);
    mirror.reasons = rounds.map(({ reasons }) => reasons);
    mirror.lines = movesOf({ number: round, first, frames }).map((move) => move.phrase);
    reflect(mirror, frames);
    this.scene = new TrialScene(this, table, numbers);
  }

  get isSolved(): boolean {
    return this.tries.at(-1)?.isRight ?? false;
  }
  get isOver(): boolean {
    return this.isSolved || this.isTold;
  }
  /** What is said now: all of it once the answer is known. */
  get lines(): Phrase[] {
    const { verdict } = this;
    if (!verdict) return [];
    return this.isOver ? (verdict.lines ?? []) : withoutAnswer(verdict);
  }

  /** Tries a choice; whoever wants to confirm theirs makes it twice. */
  readonly choose = (action: string): void => {
    if (this.isThinking || this.isOver) return;
    if (settings.confirms && this.scene.pending !== action) {
      this.scene.pending = action;
      this.voice.say(spoken(phrase("confirm-heard", { choice: nameOf(this.scene, action) }), this.scene));
      return;
    }
    this.scene.pending = "";
    void this.#try(action);
  };

  async #try(action: string): Promise<void> {
    this.verdict = null;
    const judged = await this.#judged(action);
    if (!judged) return;
    this.tries = [...this.tries, judged];
    this.verdict = judged;
    if (judged.isRight) this.#end();
    this.voice.say(text(judged.isRight ? "trial-right" : "trial-not-yet"), ...this.lines.map((line) => spoken(line, this.scene)));
  }

  /** Says what was best. Where that is not known yet, any choice is tried: each verdict names the best. */
  readonly tell = async (): Promise<void> => {
    if (this.isThinking || this.isOver) return;
    const [action] = this.scene.legal;
    const judged = this.task.answer ?? this.tries.at(-1) ?? (action ? await this.#judged(action) : null);
    if (!judged) return;
    this.isTold = true;
    this.verdict = judged;
    this.#end();
    this.voice.say(spoken(this.answer, this.scene), ...this.lines.map((line) => spoken(line, this.scene)));
  };

  #end(): void {
    this.scene.isDone = true;
    this.task.onEnd?.(this.isSolved);
  }

  /** What was best, as a sentence. */
  get answer(): Phrase {
    return phrase("trial-answer-is", { best: nameOf(this.scene, this.verdict?.best ?? "") });
  }

  async #judged(action: string): Promise<Judged | null> {
    this.isThinking = true;
    this.notice = "";
    this.voice.say(text("trial-thinking"));
    try {
      return await this.task.judge(action);
    } catch (error) {
      this.notice = problemIn(error).words;
      return null;
    } finally {
      this.isThinking = false;
    }
  }

  /** Puts the verdict away, to choose again. */
  dismiss(): boolean {
    if (this.scene.pending) {
      this.scene.pending = "";
      return true;
    }
    if (!this.verdict || this.isOver) return false;
    this.verdict = null;
    return true;
  }

  /** Whoever judges choices knows why this is none. */
  readonly askWhy = async (action: string): Promise<void> => {
    if (this.isThinking || this.isOver) return;
    try {
      await this.task.judge(action);
    } catch (error) {
      const reason = error instanceof Problem ? error.phrase : null;
      this.notice = reason ?? text("no-otherwise");
    }
  };
  readonly ask = (): Promise<boolean> => Promise.resolve(false);
  readonly askHint = (): void => undefined;
  readonly goOn = (): void => undefined;
  readonly undo = (): void => undefined;
}
