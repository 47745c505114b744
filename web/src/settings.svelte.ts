/** What this browser remembers: how the page shall look and sound, and what was played last. */

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ["auto", "less"] as const;
export type Motion = (typeof MOTIONS)[number];
export const LEVELS = ["easy", "medium", "hard"] as const;

export function load<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`tricktable.${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback; // a browser that keeps nothing, or something that is not ours
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`tricktable.${key}`, JSON.stringify(value));
  } catch {
    // nothing is kept, and nothing is lost but the comfort
  }
}

/** One of these, or the first: somebody else's value is not taken over. */
function oneOf<T extends string>(all: readonly [T, ...T[]], value: unknown): T {
  return all.find((each) => each === value) ?? all[0];
}

class Settings {
  #theme = $state<Theme>(oneOf(THEMES, load("theme", "auto")));
  #motion = $state<Motion>(oneOf(MOTIONS, load("motion", "auto")));
  #hasSounds = $state(load<unknown>("sounds", false) === true);
  #hasLetters = $state(load<unknown>("letters", true) !== false);
  #game = $state<string>(load("game", ""));
  #level = $state<string>(load("level", "medium"));
  #players = $state.raw<Record<string, number>>(load("players", {}));

  constructor() {
    this.#show();
    addEventListener("storage", (event) => this.#hearOther(event.key)); // another tab has changed something
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    keep("theme", theme);
    this.#show();
  }

  get motion(): Motion {
    return this.#motion;
  }
  set motion(motion: Motion) {
    this.#motion = motion;
    keep("motion", motion);
    this.#show();
  }
  /** Nothing shall fly about: the reader or their system wants it so. */
  get isCalm(): boolean {
    return this.#motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  get hasSounds(): boolean {
    return this.#hasSounds;
  }
  set hasSounds(hasSounds: boolean) {
    this.#hasSounds = hasSounds;
    keep("sounds", hasSounds);
  }

  /** Single letters are keys. Whoever speaks to their computer may want them off. */
  get hasLetters(): boolean {
    return this.#hasLetters;
  }
  set hasLetters(hasLetters: boolean) {
    this.#hasLetters = hasLetters;
    keep("letters", hasLetters);
  }

  /** What was played last; nothing before that. */
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

  #show(): void {
    const { dataset } = document.documentElement;
    dataset["theme"] = this.#theme;
    dataset["motion"] = this.#motion;
  }

  #hearOther(key: string | null): void {
    if (key === "tricktable.theme") this.#theme = oneOf(THEMES, load("theme", "auto"));
    else if (key === "tricktable.motion") this.#motion = oneOf(MOTIONS, load("motion", "auto"));
    else if (key === "tricktable.sounds") this.#hasSounds = load<unknown>("sounds", false) === true;
    else if (key === "tricktable.letters") this.#hasLetters = load<unknown>("letters", true) !== false;
    else return;
    this.#show();
  }
}

export const settings = new Settings();
