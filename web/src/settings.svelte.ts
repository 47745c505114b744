/** What this browser remembers: how the page shall look and sound, and what was played last. */

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ["auto", "less"] as const;
export type Motion = (typeof MOTIONS)[number];
export const PACES = ["slow", "normal", "fast"] as const;
export type Pace = (typeof PACES)[number];
export const SOUNDS = ["off", "turn", "all"] as const;
export type Sounds = (typeof SOUNDS)[number];
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

const paceKept = (): Pace => PACES.find((each) => each === load<unknown>("pace", "")) ?? "normal";

/** Browsers of before remember only whether there are any. */
function soundsKept(): Sounds {
  const kept = load<unknown>("sounds", "off");
  return kept === true ? "all" : oneOf(SOUNDS, kept);
}

class Settings {
  #theme = $state<Theme>(oneOf(THEMES, load("theme", "auto")));
  #motion = $state<Motion>(oneOf(MOTIONS, load("motion", "auto")));
  #sounds = $state<Sounds>(soundsKept());
  #pace = $state<Pace>(paceKept());
  #confirms = $state(load<unknown>("confirms", false) === true);
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

  /** What is heard: nothing, that it is our turn, or everything. */
  get sounds(): Sounds {
    return this.#sounds;
  }
  set sounds(sounds: Sounds) {
    this.#sounds = sounds;
    keep("sounds", sounds);
  }

  /** How fast a table shows what bots choose, and how long a trick lies. */
  get pace(): Pace {
    return this.#pace;
  }
  set pace(pace: Pace) {
    this.#pace = pace;
    keep("pace", pace);
  }

  /** A choice is made only when it is confirmed. */
  get confirms(): boolean {
    return this.#confirms;
  }
  set confirms(confirms: boolean) {
    this.#confirms = confirms;
    keep("confirms", confirms);
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
    else if (key === "tricktable.sounds") this.#sounds = soundsKept();
    else if (key === "tricktable.pace") this.#pace = paceKept();
    else if (key === "tricktable.confirms") this.#confirms = load<unknown>("confirms", false) === true;
    else if (key === "tricktable.letters") this.#hasLetters = load<unknown>("letters", true) !== false;
    else return;
    this.#show();
  }
}

export const settings = new Settings();
