/** What is loaded later at a table: nothing that the first look at a match shows. */
import { Later } from "../shell/later.svelte.ts";

export const later = {
  /** Before the match. */
  waitingRoom: new Later(async () => (await import("./WaitingRoom.svelte")).default),
  /** Score and log, where there is room for them beside the table. */
  written: new Later(async () => (await import("./Written.svelte")).default),
  roundOver: new Later(async () => (await import("../endings/index.ts")).RoundOver),
  matchOver: new Later(async () => (await import("../endings/index.ts")).MatchOver),
  sheets: new Later(async () => (await import("./TableSheets.svelte")).default),
  advice: new Later(async () => (await import("./Advice.svelte")).default),
};
