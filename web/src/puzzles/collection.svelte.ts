/** The collection: all puzzles that the server has, and those of them that are wanted. */
import { keep, load } from "../settings.svelte.ts";
import { puzzles, type PuzzleLine } from "./api.ts";
import { memory } from "./memory.svelte.ts";

class Collection {
  #all = $state.raw<PuzzleLine[]>([]);
  #game = $state(load("puzzles.game", ""));
  #theme = $state(load("puzzles.theme", ""));
  #asked: Promise<void> | null = null;

  /** Asks the server once; throws if it cannot be had, and may be asked again. */
  load(): Promise<void> {
    this.#asked ??= puzzles().then(
      (found) => void (this.#all = found),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  get size(): number {
    return this.#all.length;
  }
  /** The game whose puzzles are wanted; empty for all. */
  get game(): string {
    return this.games.includes(this.#game) ? this.#game : "";
  }
  set game(game: string) {
    this.#game = game;
    keep("puzzles.game", game);
  }
  get theme(): string {
    return this.themes.includes(this.#theme) ? this.#theme : "";
  }
  set theme(theme: string) {
    this.#theme = theme;
    keep("puzzles.theme", theme);
  }

  get games(): string[] {
    return [...new Set(this.#all.map(({ game }) => game))];
  }
  /** What the puzzles of the chosen game are about. */
  get themes(): string[] {
    return [...new Set(this.#ofGame.flatMap(({ themes }) => themes))];
  }
  get #ofGame(): PuzzleLine[] {
    const { game } = this;
    return game === "" ? this.#all : this.#all.filter((puzzle) => puzzle.game === game);
  }
  /** Those that are wanted, the easy ones first. */
  get wanted(): PuzzleLine[] {
    const { theme } = this;
    const found = theme === "" ? this.#ofGame : this.#ofGame.filter(({ themes }) => themes.includes(theme));
    return found.toSorted((one, other) => one.difficulty - other.difficulty || (one.id < other.id ? -1 : 1));
  }
  /** The first one behind this puzzle that was not solved yet, from the beginning again behind the last; nothing if all are. */
  next(id = ""): PuzzleLine | undefined {
    const { wanted } = this;
    const at = wanted.findIndex((puzzle) => puzzle.id === id);
    const inTurn = [...wanted.slice(at + 1), ...wanted.slice(0, Math.max(0, at))];
    return inTurn.find((puzzle) => memory.endOf(puzzle.id) === undefined) ?? inTurn.find((puzzle) => !memory.endOf(puzzle.id));
  }
}

export const collection = new Collection();
