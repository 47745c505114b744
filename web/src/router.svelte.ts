/** Where we are in the page: `/` the lobby, `/t/ID` a table, `/r/ID` the record of a match, `/rules` and `/rules/GAME` how to play, `/puzzles`, `/puzzles/ID` and `/practice` something to find. */

export type Place =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "record"; id: string }
  | { page: "rules"; game: string }
  | { page: "puzzles"; id: string; isPractice: boolean }
  | { page: "missing" };

function placeOf(path: string): Place {
  if (path === "/" || path === "/index.html") return { page: "lobby" };
  const rules = /^\/rules(?:\/([a-z_]{1,32}))?\/?$/.exec(path);
  if (rules) return { page: "rules", game: rules[1] ?? "" };
  const puzzle = /^\/puzzles(?:\/([a-z0-9]{1,32}))?\/?$/.exec(path);
  if (puzzle || /^\/practice\/?$/.test(path)) return { page: "puzzles", id: puzzle?.[1] ?? "", isPractice: !puzzle };
  const [, kind, id] = /^\/([tr])\/([A-Za-z0-9_-]{1,64})\/?$/.exec(path) ?? [];
  if (kind === undefined || id === undefined) return { page: "missing" };
  return kind === "t" ? { page: "table", id } : { page: "record", id };
}

class Router {
  place = $state.raw<Place>(placeOf(location.pathname));
  /** What whoever sent us here wants to happen there: `play` sits down and starts with bots, `learn` with a coach, `sit` sits down. */
  wish = $state<"" | "play" | "sit" | "learn">("");
  /** On which chair; any if none is named. */
  chair: number | null = null;

  #hasMoved = false;

  constructor() {
    addEventListener("popstate", () => {
      this.wish = "";
      this.#hasMoved = true;
      this.chair = null;
      this.place = placeOf(location.pathname);
    });
  }

  go(path: string, wish: "" | "play" | "sit" | "learn" = "", chair: number | null = null): void {
    history.pushState(null, "", path);
    this.wish = wish;
    this.#hasMoved = true;
    this.chair = chair;
    this.place = placeOf(path.replace(/[?#].*$/, ""));
    scrollTo(0, 0);
  }

  /** Whether we came to this page from another one of ours; true once for each way. */
  arrive(): boolean {
    const hasMoved = this.#hasMoved;
    this.#hasMoved = false;
    return hasMoved;
  }

  /** For links: a plain click stays in the page. */
  readonly follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.currentTarget as HTMLAnchorElement;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };
}

export const router = new Router();
