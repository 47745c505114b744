/** The end of a round: what of it is shown first, and the table as it lay then. */
import type { Update, ViewForm } from "./types.ts";

/** What of an update is shown at once. The end of a round comes as its last trick, its score, and then all that is new. */
export type Part = "trick" | "score" | "rest";

export const isTrick = ({ events, began }: Update): boolean =>
  events?.slice(0, began ?? undefined).some(([kind]) => kind === "took") ?? false;

/** Something that happened has not happened any more: the round is told anew. */
export const isStepBack = ({ news }: Update): boolean => news.what === "took back" || news.what === "undid";

export function partsOf(update: Update): Part[] {
  const parts: Part[] = ["rest"];
  if (!update.round) return parts;
  if (update.began != null) parts.unshift("score"); // that of the last round is what stays at the end of the match
  if (isTrick(update)) parts.unshift("trick");
  return parts;
}

/** The table as it lay at the end of a round: what was known before the last card, and the trick that it ended. */
export function ended({ view, events = [] }: Pick<Update, "events"> & { view: ViewForm }, before: ViewForm): ViewForm {
  const facts: Record<string, number[]> = { ...before.facts };
  const taker = events.find(([kind]) => kind === "took")?.[1];
  const cards = [...(facts["trick"] ?? []), ...events.flatMap(([kind, , values]) => (kind === "played" ? values : []))];
  if (taker !== undefined) {
    facts["last trick"] = [facts["leader"]?.[0] ?? 0, taker, ...cards];
    facts["tricks"] = (facts["tricks"] ?? []).map((count, seat) => (seat === taker ? count + 1 : count));
  }
  if (facts["trick"]) facts["trick"] = [];
  delete facts["winning"];
  view.sizes.forEach((size, seat) => {
    if (size === 0 && facts[`hand ${seat}`]) facts[`hand ${seat}`] = [];
  });
  return { ...view, facts };
}

/** The same while it is played, unless it lies like that already. */
export const closed = (update: Update, before: ViewForm): ViewForm => (before.awaited.length > 0 ? endedNow(update, before) : before);

/** What of the last round is still to be told when the match is over. */
export const lastFacts = (update: Update, before: ViewForm): ViewForm["facts"] => ({
  ...closed(update, before).facts,
  dealer: [update.round?.dealer ?? 0],
});

/** Nobody is asked anything any more, and whoever played the last card has it no longer. */
function endedNow({ events = [], began, news, seat }: Update, before: ViewForm): ViewForm {
  const past = events.slice(0, began ?? undefined);
  const players = past.flatMap(([kind, player]) => (kind === "played" ? [player] : []));
  const hand = [...(before.hand ?? [])];
  if (news.seat === (seat ?? null) && hand.includes(news.action ?? "")) hand.splice(hand.indexOf(news.action ?? ""), 1);
  const sizes = before.sizes.map((size, owner) => size - players.filter((player) => player === owner).length);
  return ended({ view: { ...before, awaited: [], legal: [], until: {}, sizes, hand }, events: past }, before);
}
