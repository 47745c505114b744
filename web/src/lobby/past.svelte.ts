/** Past: finished matches, our own or everybody's, page by page. */
import * as api from "../wire/api.ts";

export type Whose = "own" | "all";

export class Past {
  matches = $state.raw<api.MatchForm[]>([]);
  /** Whose are shown: our own if there are any, unless the reader wants everybody's. */
  whose = $state<Whose>("all");
  hasOwn = $state(false);
  /** Where the list goes on; empty at its end. */
  next = $state("");

  #wants: Whose = "own";
  #hasMore = false;

  /** The newest ones; nothing changes for those who have gone further back. */
  async refresh(isKnown: boolean): Promise<void> {
    if (this.#hasMore) return;
    const own = isKnown ? await api.matches("own") : null;
    this.hasOwn = own !== null && own.matches.length > 0;
    const whose = this.hasOwn ? this.#wants : "all";
    const shown = whose === "own" && own ? own : await api.matches("all");
    this.whose = whose;
    this.matches = shown.matches;
    this.next = shown.next ?? "";
  }

  async choose(whose: Whose): Promise<void> {
    const shown = await api.matches(whose);
    this.#wants = this.whose = whose;
    this.#hasMore = false;
    this.matches = shown.matches;
    this.next = shown.next ?? "";
  }

  /** Those before the ones that are shown. */
  async more(): Promise<void> {
    this.#hasMore = true;
    const shown = await api.matches(this.whose, this.next);
    this.matches = [...this.matches, ...shown.matches];
    this.next = shown.next ?? "";
  }
}

/** Players with the same score in a match that is over. */
export interface Placed {
  seats: number[];
  total: number | undefined;
  hasWon: boolean;
}

/** The winners first, then the others, the nearest to them first. */
export function placesOf({ names, winners = [], totals = [] }: api.MatchForm): Placed[] {
  const places: Placed[] = [];
  for (const seat of names.keys()) {
    const hasWon = winners.includes(seat);
    const same = places.find((place) => place.hasWon === hasWon && place.total === totals[seat]);
    if (same) same.seats.push(seat);
    else places.push({ seats: [seat], total: totals[seat], hasWon });
  }
  const best = totals[winners[0] ?? 0] ?? 0;
  const behind = ({ total, hasWon }: Placed) => (hasWon ? -1 : Math.abs((total ?? 0) - best));
  return places.sort((one, other) => behind(one) - behind(other));
}
