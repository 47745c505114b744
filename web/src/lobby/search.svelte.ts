/** Search: which tables of the lobby are shown. The address says it, so that it can be shared and is there again on the way back. */

const KEYS = ["game", "level", "chairs", "search"] as const;
export type Key = (typeof KEYS)[number];
export const CHAIRS = ["1", "2", "3"] as const;

export class Search {
  #wanted = $state.raw<Partial<Record<Key | "page", string>>>({});

  constructor() {
    const asked = new URLSearchParams(location.search);
    const found = [...KEYS, "page" as const].map((key) => [key, asked.get(key) ?? ""]).filter(([, value]) => value);
    this.#wanted = Object.fromEntries(found) as Partial<Record<Key | "page", string>>;
  }

  get(key: Key): string {
    return this.#wanted[key] ?? "";
  }

  /** Another wish, and its first page. */
  set(key: Key, value: string): void {
    const { page: _, ...others } = this.#wanted;
    this.#show({ ...others, [key]: value });
  }

  turn(page: number): void {
    this.#show({ ...this.#wanted, page: page > 1 ? String(page) : "" });
  }

  reset(): void {
    this.#show({});
  }

  /** Not every table is shown. */
  get isNarrow(): boolean {
    return KEYS.some((key) => this.#wanted[key]);
  }

  get query(): string {
    const said = Object.entries(this.#wanted).filter(([, value]) => value);
    return said.length > 0 ? `?${new URLSearchParams(said)}` : "";
  }

  #show(wanted: Partial<Record<Key | "page", string>>): void {
    this.#wanted = wanted;
    history.replaceState(history.state, "", `${location.pathname}${this.query}`);
  }
}
