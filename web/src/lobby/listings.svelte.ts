/** Listings: what the lobby shows, asked for again and again as long as somebody looks at it. */
import { hear } from "../games/brought.ts";
import { me } from "../me.svelte.ts";
import { keep, load } from "../settings.svelte.ts";
import { isUnreachable, problemIn, type Told } from "../shell/problems.ts";
import * as api from "../wire/api.ts";
import type { TableForm } from "../wire/types.ts";
import { Past } from "./past.svelte.ts";

const EVERY = 5000;
/** When no server answers, the page asks less and less often. */
const LONGEST = 30_000;
/** Finished matches change less often than tables. */
const PAST_EVERY = 6;
const NOWHERE: api.OwnTablesForm = { tables: [] };

export class Listings {
  /** As this browser saw them last, until the server has told them. */
  games = $state.raw<api.GameForm[]>(load<api.GameForm[]>("games", []));
  open = $state.raw<TableForm[]>([]);
  running = $state.raw<TableForm[]>([]);
  mine = $state.raw<TableForm[]>([]);
  /** The ids of those at which it is our turn. */
  awaited = $state.raw<string[]>([]);
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
    try {
      await this.#ask();
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
    if (!this.#isClosed && document.visibilityState === "visible") {
      this.#timer = setTimeout(() => void this.refresh(), this.#delay);
    }
  }

  async #ask(): Promise<void> {
    const [guest, tables, games] = await Promise.all([me.look(), api.lobby(), this.#hasGames ? null : api.games()]);
    const { tables: mine, awaited = [] } = guest ? await ownTables() : NOWHERE;
    if (this.#rounds % PAST_EVERY === 0) await this.past.refresh(me.guest !== null);
    if (games) {
      hear(games);
      this.games = games;
      this.#hasGames = true;
      keep("games", games);
    }
    const own = new Set(mine.map((table) => table.id));
    this.mine = mine;
    this.awaited = awaited;
    this.open = tables.filter((table) => table.stage === "open" && !own.has(table.id));
    this.running = tables.filter((table) => table.stage === "playing" && !own.has(table.id));
    this.#rounds += 1;
  }

  /** Does something with the finished matches; what goes wrong is told. */
  readonly turn = async (pages: Promise<void>): Promise<void> => {
    try {
      await pages;
    } catch (error) {
      this.problem = problemIn(error);
    }
  };
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
