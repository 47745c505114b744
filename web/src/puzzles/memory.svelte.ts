/** Memory: which puzzles this browser has seen solved, and which not. */
import { keep, load } from "../settings.svelte.ts";

const KEY = "puzzles";

function kept(): Record<string, boolean> {
  const found = load<unknown>(KEY, {});
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean"));
}

class Memory {
  #ends = $state.raw(kept());

  /** Whether it was solved; nothing if it was never tried. */
  endOf(id: string): boolean | undefined {
    return this.#ends[id];
  }
  /** The first end of a puzzle counts for ever; one that was not solved may be solved later. */
  note(id: string, isSolved: boolean): void {
    if (this.#ends[id]) return;
    this.#ends = { ...this.#ends, [id]: isSolved };
    keep(KEY, this.#ends);
  }
  /** How many of these were tried, and solved. */
  record(ids: string[]): { tried: number; solved: number } {
    const ends = ids.flatMap((id) => this.#ends[id] ?? []);
    return { tried: ends.length, solved: ends.filter(Boolean).length };
  }
}

export const memory = new Memory();
