/** Reflections: positions of the past in the form of a live table, as scenes draw it. */
import type { Mirror } from "../wire/mirror.svelte.ts";
import type { TableForm } from "../wire/types.ts";
import type { Frame, Outline } from "./api.ts";

/** What a mirror shows of the last of these positions of a round. */
export function reflect(mirror: Mirror, frames: Frame[]): void {
  const frame = frames.at(-1);
  if (!frame) return;
  const { aid, view } = frame;
  mirror.law = frames.findLast((each) => each.aid.law)?.aid.law ?? null;
  mirror.question = aid.ask ?? null;
  mirror.about = aid.about ?? [];
  mirror.tally = aid.tally ?? {};
  mirror.sides = aid.sides ?? [];
  mirror.steps = frames.flatMap(({ step }) => (step ? [step] : []));
  mirror.view = view;
}

/** The table at which it was played. */
export function tableOf(played: Pick<Outline, "id" | "game" | "rules" | "players" | "options" | "names">, stage: TableForm["stage"]): TableForm {
  const { id, game, rules, players, options, names } = played;
  const seats = names.map((name) => ({ kind: "person" as const, name }));
  return { id, title: "", game, rules, players, options, stage, seats, level: "" };
}
