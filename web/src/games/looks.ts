/** How the cards of each game look, wherever they are drawn, and what else can be told without a server. */
import { SvelteMap } from "svelte/reactivity";
import type { SuitLook } from "../cards/suits.ts";

/** `games/GAME/look.ts`. */
export interface Look {
  /** The suits by their letters, in the order of their numbers. */
  suits: Record<string, SuitLook>;
  /** What the points on its cards look like. */
  mark?: "dot" | "triangle";
  /** The fewest points win. */
  isFewestBest?: boolean;
}

/** `games/GAME/facts.json`. */
export interface Facts {
  players: number[];
  /** How long a match takes; 0 if nobody has said it. */
  minutes: number;
  /** Three cards that show what it looks like. */
  cards: string[];
  /** The points on its cards, by what stands behind the letter, or by the whole text. */
  points: Record<string, number>;
  /** Cards for a first round that shows much of the game, and the chair from which it looks best. */
  opening: { seed: string; chair: number } | null;
}

/** `./GAME/look.ts`, `../games/GAME/lessons.json`. */
const nameIn = (path: string): string => path.split("/").at(-2) ?? "";
/** Files of the games' folders by the names of their games. */
export const byGame = <T>(files: Record<string, T>) => new Map(Object.entries(files).map(([path, file]) => [nameIn(path), file]));

const LOOKS = byGame(import.meta.glob<Look>("./*/look.ts", { eager: true, import: "default" }));
const FACTS = byGame(import.meta.glob<Facts>("./*/facts.json", { eager: true, import: "default" }));
const PLAIN: Look = { suits: {} };
const NOTHING: Facts = { players: [], minutes: 0, cards: [], points: {}, opening: null };
/** Of games that the server has and the page was not built with (`brought.ts`). */
const BROUGHT = new SvelteMap<string, Look & Facts>();

/** The games that the page was built with. */
export const OWN_GAMES: readonly string[] = [...LOOKS.keys()];

export const lookOf = (game: string): Look => LOOKS.get(game) ?? BROUGHT.get(game) ?? PLAIN;
export const factsOf = (game: string): Facts => FACTS.get(game) ?? BROUGHT.get(game) ?? NOTHING;
/** Those that a server has told us of besides. */
export const broughtGames = (): string[] => [...BROUGHT.keys()];
export const bring = (game: string, look: Look & Facts): unknown => BROUGHT.set(game, look);
