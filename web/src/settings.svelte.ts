/** What this browser remembers: language, theme, the last game, and the tables where we sit. */

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const LEVELS = ["easy", "medium", "hard"] as const;

function load<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`tricktable.${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback; // a browser that keeps nothing, or something that is not ours
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`tricktable.${key}`, JSON.stringify(value));
  } catch {
    // nothing is kept, and nothing is lost but the comfort
  }
}

const MOST_TABLES = 20;

class Settings {
  #theme = $state<Theme>(load<Theme>("theme", "auto"));
  #game = $state<string>(load("game", "hasp"));
  #level = $state<string>(load("level", "medium"));
  #players = $state.raw<Record<string, number>>(load("players", {}));
  #tables = $state.raw<string[]>(load("tables", []));

  constructor() {
    this.#show();
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    keep("theme", theme);
    this.#show();
  }

  get game(): string {
    return this.#game;
  }
  set game(game: string) {
    this.#game = game;
    keep("game", game);
  }

  get level(): string {
    return this.#level;
  }
  set level(level: string) {
    this.#level = level;
    keep("level", level);
  }

  /** How many played this game here the last time. */
  players(game: string): number | undefined {
    return this.#players[game];
  }
  choosePlayers(game: string, players: number): void {
    this.#players = { ...this.#players, [game]: players };
    keep("players", this.#players);
  }

  get tables(): string[] {
    return this.#tables;
  }
  remember(id: string): void {
    if (this.#tables[0] === id) return;
    this.#tables = [id, ...this.#tables.filter((other) => other !== id)].slice(0, MOST_TABLES);
    keep("tables", this.#tables);
  }
  forget(id: string): void {
    this.#tables = this.#tables.filter((other) => other !== id);
    keep("tables", this.#tables);
  }

  #show(): void {
    document.documentElement.dataset["theme"] = this.#theme;
  }
}

export const settings = new Settings();
