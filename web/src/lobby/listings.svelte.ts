/** Listings: what the lobby shows, asked for again and again as long as somebody looks at it. */
import { hear } from "../games/brought.ts";
import { me } from "../me.svelte.ts";
import { keep, load } from "../settings.svelte.ts";
import { isUnreachable, problemIn, type Told } from "../shell/problems.ts";
import * as api from "../wire/api.ts";
import { Past } from "./past.svelte.ts";
import { Search } from "./search.svelte.ts";

const EVERY = 5000;
/** When no server answers, the page asks less and less often. */
const LONGEST = 30_000;
/** Finished matches change less often than tables. */
const PAST_EVERY = 6;
const NOWHERE: api.OwnTablesForm = { tables: [] };

export class Listings {
  /** As this browser saw them last, until the server has told them. */
  games = $state.raw<api.GameForm[]>(load<api.GameForm[]>("games", []));
  /** Our tables, those where it is our turn first; also as seen last, so that nothing moves when they come. */
  mine = $state.raw<api.ListedTable[]>(load<api.ListedTable[]>("mine", []));
  /** The ids of those at which it is our turn. */
  awaited = $state.raw<string[]>([]);
  /** Others' tables. */
  open = $state.raw<api.ListedTable[]>([]);
  running = $state.raw<api.ListedTable[]>([]);
  page = $state(1);
  pages = $state(1);
  /** How many tables were found, on all pages. */
  total = $state(0);
  /** How many people are here. */
  people = $state(0);
  readonly search = new Search();
  readonly past = new Past();
  /** The first answer is here. */
  isKnown = $state(false);
  isUnreachable = $state(false);
  problem = $state.raw<Told | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #delay = EVERY;
  #rounds = 0;
  #isAsking = false;
  #hasGames = false;
  #isClosed = false;

  constructor() {
    hear(this.games);
    document.addEventListener("visibilitychange", this.#look);
    addEventListener("online", this.#look);
    void this.refresh();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#look);
    removeEventListener("online", this.#look);
  }

  /** Somebody looks at the page again, or the network is back: the list shall be true at once. */
  readonly #look = (): void => {
    clearTimeout(this.#timer);
    if (document.visibilityState === "visible") void this.refresh();
  };

  async refresh(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    clearTimeout(this.#timer);
    const { query } = this.search;
    try {
      await this.#ask(query);
      this.isKnown = true;
      this.isUnreachable = false;
      this.problem = null;
      this.#delay = EVERY;
    } catch (error) {
      this.isUnreachable = isUnreachable(error);
      this.problem = this.isUnreachable ? null : problemIn(error);
      this.#delay = Math.min(LONGEST, this.#delay * 1.5);
    } finally {
      this.#isAsking = false;
    }
    if (this.#isClosed || document.visibilityState !== "visible") return;
    const hasChanged = query !== this.search.query; // the reader looks for something else by now
    this.#timer = setTimeout(() => void this.refresh(), hasChanged && !this.isUnreachable ? 0 : this.#delay);
  }

  async #ask(query: string): Promise<void> {
    const [guest, lobby, games] = await Promise.all([me.look(), api.lobby(query), this.#hasGames ? null : api.games()]);
    const { tables: mine, awaited = [] } = guest ? await ownTables() : NOWHERE;
    if (this.#rounds % PAST_EVERY === 0) await this.past.refresh(me.guest !== null);
    if (games) {
      hear(games);
      this.games = games;
      this.#hasGames = true;
      keep("games", games);
    }
    const own = new Set(mine.map((table) => table.id));
    const others = lobby.tables.filter((table) => !own.has(table.id));
    this.mine = mine;
    keep("mine", mine);
    this.awaited = awaited;
    this.open = others.filter((table) => table.stage === "open");
    this.running = others.filter((table) => table.stage === "playing");
    this.page = lobby.page ?? 1;
    this.pages = lobby.pages ?? 1;
    this.total = lobby.total ?? 0;
    this.people = lobby.people ?? 0;
    this.#rounds += 1;
  }

  /** Waits for something that the reader wants; what goes wrong is told. Whether all went well. */
  readonly attempt = async (wish: Promise<unknown>): Promise<boolean> => {
    try {
      await wish;
      return true;
    } catch (error) {
      this.problem = problemIn(error);
      return false;
    }
  };

  /** Lets one of our tables go at which nobody plays any more. */
  async clearAway(id: string): Promise<void> {
    if (await this.attempt(api.ask(id, { type: "clear away" }))) this.mine = this.mine.filter((table) => table.id !== id);
  }
}

/** Where we sit; nowhere if the server does not know us any more. */
async function ownTables(): Promise<api.OwnTablesForm> {
  try {
    return await api.ownTables();
  } catch (error) {
    if (!(error instanceof api.Problem) || error.status !== 401) throw error;
    me.lose();
    return NOWHERE;
  }
}
