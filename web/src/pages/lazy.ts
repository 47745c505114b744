/** The pages, each loaded when somebody is there. `tools/preloads.ts` lists their files for the server. */
import type { Place } from "../router.svelte.ts";
import { restyle } from "../shell/styles.ts";
import { languages } from "../words/languages.svelte.ts";

export const pages = {
  lobby: styled(() => import("./Lobby.svelte")),
  table: styled(() => import("./Table.svelte")),
  record: styled(async () => (await Promise.all([import("./Record.svelte"), languages.add("replay")]))[0]),
  rules: styled(() => import("./Rules.svelte")),
  puzzles: styled(async () => (await Promise.all([import("./Puzzles.svelte"), languages.add("puzzles")]))[0]),
};

/** A page that was asked for in vain may be asked for again, with its styles; without them it can still be read. */
function styled<T>(load: () => Promise<T>): () => Promise<T> {
  return () => restyle().catch(() => undefined).then(load);
}

/** Begins to load the page of a place, so that it is there when it is to be shown. */
export function foresee({ page }: Place): void {
  if (page !== "missing") pages[page]().catch(() => undefined); // whoever shows it tells
}
