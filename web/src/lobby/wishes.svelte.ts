/** Wishes: how a table shall be, as far as it is not as usual. Those for new tables are remembered, except for its name and who may come. */
import { optionName } from "../games/names.ts";
import { keep, load, settings } from "../settings.svelte.ts";
import type { GameForm, OptionForm } from "../wire/api.ts";
import type { OpenTable, TableForm, Terms } from "../wire/types.ts";
import { text } from "../words/say.ts";

export const CLOCKS = ["none", "choice", "bank"] as const;
export type ClockKind = (typeof CLOCKS)[number];
export const SECONDS = [10, 20, 30, 60, 120, 300] as const;
export const MINUTES = [1, 3, 5, 10, 20, 30] as const;
export const HINTS = ["alone", "always", "never"] as const;
export type Hints = (typeof HINTS)[number];

interface Kept {
  clock: ClockKind;
  seconds: number;
  minutes: number;
  hints: Hints;
  playsForced: boolean;
  startsFull: boolean;
  options: Record<string, Record<string, string>>;
}

const USUAL: Kept = {
  clock: "none",
  seconds: 30,
  minutes: 5,
  hints: "alone",
  playsForced: false,
  startsFull: false,
  options: {},
};

/** Seconds in the shortest words. */
export function duration(seconds: number): string {
  return seconds >= 60 && seconds % 60 === 0
    ? text("clock-minutes", { minutes: seconds / 60 })
    : text("clock-seconds", { seconds });
}

/** A clock in words, as tables have it. */
export function clockName(clock: { choice: number; bank?: number }): string {
  const choice = duration(clock.choice);
  return clock.bank ? text("clock-both", { choice, bank: duration(clock.bank) }) : choice;
}

export class Wishes {
  #kept = $state.raw<Kept>(USUAL);
  title = $state("");
  isPublic = $state(false);
  readonly #remember: (kept: Kept) => void;

  constructor(kept: Partial<Kept>, remember: (kept: Kept) => void = () => undefined) {
    this.#kept = { ...USUAL, ...kept };
    this.#remember = remember;
  }

  /** Those of a table that is open already. */
  static of(table: TableForm): Wishes {
    const { clock } = table;
    const wishes = new Wishes({
      clock: clock ? (clock.bank ? "bank" : "choice") : "none",
      seconds: clock?.choice ?? USUAL.seconds,
      minutes: clock?.bank ? clock.bank / 60 : USUAL.minutes,
      hints: table.hints ?? USUAL.hints,
      playsForced: table.plays_forced ?? false,
      startsFull: table.starts_full ?? false,
      options: { [table.game]: table.options },
    });
    wishes.title = table.title;
    wishes.isPublic = !table.is_private;
    return wishes;
  }

  get clock(): ClockKind {
    return this.#kept.clock;
  }
  set clock(clock: ClockKind) {
    this.#keep({ clock });
  }
  get seconds(): number {
    return this.#kept.seconds;
  }
  set seconds(seconds: number) {
    this.#keep({ seconds });
  }
  get minutes(): number {
    return this.#kept.minutes;
  }
  set minutes(minutes: number) {
    this.#keep({ minutes });
  }
  get hints(): Hints {
    return this.#kept.hints;
  }
  set hints(hints: Hints) {
    this.#keep({ hints });
  }
  get playsForced(): boolean {
    return this.#kept.playsForced;
  }
  set playsForced(playsForced: boolean) {
    this.#keep({ playsForced });
  }
  get startsFull(): boolean {
    return this.#kept.startsFull;
  }
  set startsFull(startsFull: boolean) {
    this.#keep({ startsFull });
  }

  option(game: string, option: OptionForm): string {
    return this.#kept.options[game]?.[option.name] ?? option.default;
  }
  chooseOption(game: string, option: OptionForm, value: string): void {
    const { [option.name]: _, ...others } = this.#kept.options[game] ?? {};
    const tidy = value.trim().replaceAll(/\s+/g, " ");
    const chosen = tidy === "" || tidy === option.default ? others : { ...others, [option.name]: tidy };
    this.#keep({ options: { ...this.#kept.options, [game]: chosen } });
  }

  /** Everything as usual again, for this game and for tables. */
  reset(game: string): void {
    const { [game]: _, ...options } = this.#kept.options;
    this.#keep({ ...USUAL, options });
    this.title = "";
    this.isPublic = false;
  }

  /** What is not as usual, in words: nobody is surprised by something that they chose last week. */
  changes(game: GameForm): string[] {
    const found = (game.options ?? [])
      .filter((option) => this.option(game.name, option) !== option.default)
      .map((option) => optionName(game.name, option.name));
    if (this.clock !== "none") found.push(clockName(this.#clock()));
    if (this.hints !== "alone") found.push(`${text("hints-label")}: ${text(`hints-${this.hints}`)}`);
    if (this.playsForced) found.push(text("forced-label"));
    if (this.startsFull) found.push(text("full-label"));
    if (this.isPublic) found.push(`${text("guests-label")}: ${text("guests-public")}`);
    if (this.title.trim()) found.push(`${text("title-label")}: ${this.title.trim()}`);
    return found;
  }

  /** An option that no game would take, by its name in words; the server has the last word. */
  wrong(game: GameForm): string {
    const wrong = (game.options ?? []).find((option) => {
      const { pattern } = option;
      return pattern !== undefined && !new RegExp(`^(?:${pattern})$`).test(this.option(game.name, option));
    });
    return wrong ? optionName(game.name, wrong.name) : "";
  }

  /** The table that is asked for: against bots, or with others. */
  table(game: GameForm, players: number, how: "bots" | "friends" | "all"): OpenTable {
    return {
      ...this.terms(game, players, settings.level),
      is_private: how !== "all" && (how === "bots" || !this.isPublic),
      starts_full: how !== "bots" && this.startsFull,
    };
  }

  /** What shall be agreed. */
  terms(game: GameForm, players: number, level: string): Terms {
    const options = (game.options ?? []).map((option) => [option.name, this.option(game.name, option)]);
    const terms: Terms = {
      game: game.name,
      players,
      level,
      options: Object.fromEntries(options) as Record<string, string>,
      is_private: !this.isPublic,
      plays_forced: this.playsForced,
      hints: this.hints,
      title: this.title.trim(),
      starts_full: this.startsFull,
    };
    return this.clock === "none" ? terms : { ...terms, clock: this.#clock() };
  }

  #clock(): { choice: number; bank: number } {
    return { choice: this.seconds, bank: this.clock === "bank" ? this.minutes * 60 : 0 };
  }

  #keep(changed: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changed };
    this.#remember(this.#kept);
  }
}

/** For the next table that is opened here. */
export const wishes = new Wishes(load<Partial<Kept>>("wishes", {}), (kept) => keep("wishes", kept));
