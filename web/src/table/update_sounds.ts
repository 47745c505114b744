/** What happens at a table, as sounds. */
import type { Sound } from "../shell/sounds.ts";
import { partsOf, type Part } from "../wire/round_ends.ts";
import type { Update } from "../wire/types.ts";

/** What a part of an update sounds like. `isTurn`: it has become our turn by it. */
export function soundsOf(update: Update, part: Part, isTurn: boolean): Sound[] {
  const kinds = (update.events ?? []).map(([kind]) => kind);
  const sounds: Sound[] = [];
  if (update.round && part !== "trick") {
    if (part === "score" || !partsOf(update).includes("score")) sounds.push("round");
  } else if (kinds.includes("took")) sounds.push("trick");
  else if (kinds.includes("played")) sounds.push("card");
  if (isTurn) sounds.push("turn");
  return sounds;
}
