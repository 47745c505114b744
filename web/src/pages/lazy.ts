/** The pages, each loaded when somebody is there. `tools/preloads.ts` lists their files for the server. */
import type { Place } from "../router.svelte.ts";

export const pages = {
  lobby: () => import("./Lobby.svelte"),
  table: () => import("./Table.svelte"),
  record: () => import("./Record.svelte"),
  rules: () => import("./Rules.svelte"),
};

/** Begins to load the page of a place, so that it is there when it is to be shown. */
export function foresee({ page }: Place): void {
  if (page !== "missing") pages[page]().catch(() => undefined); // whoever shows it tells
}
