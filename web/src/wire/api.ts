/** What the page asks a server for outside of a table. */
import type { Phrase } from "../words/phrases.ts";
import type { AnyRequest, OpenTable, TableForm } from "./types.ts";

export interface Guest {
  id: string;
  name: string;
}

export interface OptionForm {
  name: string;
  default: string;
  meaning: string;
  choices?: string[];
  /** What may be written where there are no choices. */
  pattern?: string;
}

export interface GameForm {
  name: string;
  title: string;
  rules: number;
  players: number[];
  default_players: number;
  options?: OptionForm[];
  /** Of a game that another package brings. */
  look?: LookForm;
}

/** How a game looks that the page was not built with. */
export interface LookForm {
  suits: SuitForm[];
  sample: string[];
  points?: Record<string, number>;
  mark?: "dot" | "triangle";
  is_fewest_best?: boolean;
}

export interface SuitForm {
  letter: string;
  name: Phrase;
  /** What stands for it on cards in the reader's language, if not its letter. */
  sign?: Phrase;
  /** The name of a colour, for whatever is not said. */
  colour: string;
  field?: string;
  day?: string;
  night?: string;
  shape?: string;
}

/** The words of a game by their numbers, as facts and events use them. */
export interface NumbersForm {
  game: string;
  players: number;
  options: Record<string, string>;
  seats: number;
  cards: string[];
  actions: string[];
  /** What is printed on each card, where cards are worth something. */
  points?: number[];
  /** What choices mean, by their notation; nothing for those that speak for themselves. */
  meanings?: Record<string, Phrase>;
  /** Who wins the match together; nothing if everybody plays alone. */
  teams?: number[][];
  /** The points that end the match, if there are such. */
  target?: number;
  /** After how many rounds the match ends at the latest, if that is fixed. */
  rounds?: number;
}

/** A table in a list. */
export interface ListedTable extends TableForm {
  /** Who is there, by seat; bots never are. */
  here?: boolean[];
  watchers?: number;
}

/** A page of the tables that everybody may see and that were looked for. */
export interface LobbyForm {
  tables: ListedTable[];
  page?: number;
  pages?: number;
  /** Tables on all pages. */
  total?: number;
  /** How many people are here. */
  people?: number;
}

/** Where we sit. */
export interface OwnTablesForm {
  tables: ListedTable[];
  /** The ids of those at which it is our turn. */
  awaited?: string[];
}

export interface MatchForm {
  id: string;
  game: string;
  players: number;
  names: string[];
  ended_at: number;
  /** Their seats; none if the record ends before the match did. */
  winners?: number[];
  /** By seat. */
  totals?: number[];
  /** Somebody went back in it. */
  is_practice?: boolean;
  /** Where we sat, if it is one of our own. */
  seat?: number;
}

export interface MatchesForm {
  matches: MatchForm[];
  /** Where the list goes on; empty at its end. */
  next?: string;
}

/** Where others find the server. */
export interface AddressesForm {
  addresses?: string[];
  /** It listens for its own machine alone. */
  is_local?: boolean;
}

/** What a server refused, or that none answered (`unreachable`). */
export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status = 0,
    /** Why the rules do not allow it, for the reader's language. */
    readonly phrase: Phrase | null = null,
  ) {
    super(text);
  }
}

export async function call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  let answer: Response;
  try {
    const init: RequestInit = { method, credentials: "same-origin", signal: signal ?? null };
    if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { "Content-Type": "application/json" };
    }
    answer = await fetch(path, init);
  } catch {
    throw new Problem("unreachable", "the server does not answer");
  }
  if (answer.ok) return answer;
  try {
    const { code, text, phrase } = (await answer.json()) as { code: string; text: string; phrase?: Phrase };
    throw new Problem(code, text, answer.status, phrase ?? null);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem("unreachable", `the server fails now (${answer.status})`, answer.status);
  }
}

export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await call(method, path, body)).json() as Promise<T>;
}

/** A text that the server has. */
export const download = async (path: string) => (await call("GET", path)).text();

/** Who we are here; nobody if the server does not know us. */
export async function me(): Promise<Guest | null> {
  try {
    return await json<Guest>("GET", "/api/me");
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return null;
    throw error;
  }
}

export const introduce = (name: string) => json<Guest>("POST", "/api/guests", { name });
export const rename = (name: string) => json<Guest>("PATCH", "/api/me", { name });
export const forget = () => call("DELETE", "/api/me");
export const games = async () => (await json<{ games: GameForm[] }>("GET", "/api/games")).games;
export const gameWords = (game: string, language: string) => download(`/api/games/${game}/words/${language}`);
export const gameRules = (game: string, language: string) => download(`/api/games/${game}/rules/${language}`);
export const addresses = () => json<AddressesForm>("GET", "/api/addresses");
/** The lobby, or what is looked for in it: `query` begins with its question mark. */
export const lobby = (query = "") => json<LobbyForm>("GET", `/api/tables${query}`);
export const ownTables = () => json<OwnTablesForm>("GET", "/api/me/tables");
export const table = (id: string) => json<TableForm>("GET", `/api/tables/${encodeURIComponent(id)}`);
export const openTable = (wishes: OpenTable) => json<TableForm>("POST", "/api/tables", wishes);
/** Finished matches: those that everybody may see, or our own. */
export const matches = (whose: "all" | "own", before = "") =>
  json<MatchesForm>("GET", `/api/${whose === "own" ? "me/" : ""}matches${before && `?before=${before}`}`);
export const record = (id: string) => download(`/api/matches/${encodeURIComponent(id)}`);
/** Brings a record; its id. */
export const bring = async (text: string) => (await json<{ id: string }>("POST", "/api/matches", { record: text })).id;
export const ask = (id: string, request: AnyRequest) =>
  json<unknown>("POST", `/api/tables/${encodeURIComponent(id)}/requests`, request);

const known = new Map<string, Promise<NumbersForm>>();

/** The words of a table's game; asked for once. */
export function numbers({ game, players, options }: Pick<TableForm, "game" | "players" | "options">): Promise<NumbersForm> {
  const query = new URLSearchParams(Object.entries(options).map(([name, value]) => [`option.${name}`, value]));
  const path = `/api/games/${game}/${players}?${query}`;
  let answer = known.get(path);
  if (!answer) {
    answer = json<NumbersForm>("GET", path);
    answer.catch(() => known.delete(path));
    known.set(path, answer);
  }
  return answer;
}
