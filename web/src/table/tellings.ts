/** What is read aloud of an update: what happened in the game part by part, and what people do besides. */
import { remarkOn } from "../wire/mirror.svelte.ts";
import { partsOf, type Part } from "../wire/round_ends.ts";
import { changesOf } from "../lobby/terms.ts";
import type { News, RoundForm, TableForm, Update } from "../wire/types.ts";
import { phrase, seat as seatArg, type Arg, type Phrase } from "../words/phrases.ts";
import { spoken, text } from "../words/say.ts";
import type { Scene } from "./scene.svelte.ts";

/**
 * The sentences of this part of an update, in the order in which it happened: the score before the next deal.
 * `former` is the table as it was before.
 */
export function tellings(update: Update, part: Part, scene: Scene, former: TableForm): string[] {
  const { aid, began, round } = update;
  const told = aid?.told ?? [];
  const say = (phrases: Phrase[]) => phrases.map((each) => spoken(each, scene));
  const remark = remarkOn(update);
  const by = remark ? say([remark]) : [];
  if (!round) return [besides(update.news, scene, former), ...say(told), ...by];
  const first = Math.max(0, told.findIndex(isScore));
  const end = told.findLastIndex(isScore) + 1;
  if (part === "trick") return [...say(told.slice(0, first)), ...by];
  if (part === "rest" && began != null) return say(told.slice(end));
  const before = partsOf(update).includes("trick") ? [] : [...say(told.slice(0, first)), ...by];
  return [...before, text("round-over", { number: round.number }), ...say(together(told.slice(first, end))), totals(round, scene), winners(scene)];
}

const isScore = ({ id }: Phrase): boolean => id === "score-line" || id === "score-line-points";

/** What several scored for the same reason, said once of all of them. */
function together(lines: Phrase[]): Phrase[] {
  const groups: { line: Phrase; who: Arg[] }[] = [];
  for (const line of lines) {
    const who = line.args?.["who"] ?? "";
    const same = groups.find((group) => group.line.id === line.id && JSON.stringify({ ...group.line.args, who }) === JSON.stringify(line.args));
    if (same) same.who.push(who);
    else groups.push({ line, who: [who] });
  }
  return groups.map(({ line, who }) => (who.length > 1 ? { ...line, args: { ...line.args, who: { all: who } } } : line));
}

/** Teams that share their points are named together. */
function totals({ totals: all }: RoundForm, scene: Scene): string {
  const teams = scene.teams.every(([one = 0, ...mates]) => mates.every((mate) => all[mate] === all[one])) ? scene.teams : all.map((_, seat) => [seat]);
  const counts = teams.map((team): Arg => phrase("heard-total", { who: { all: team.map(seatArg) }, number: all[team[0] ?? 0] ?? 0 }));
  return spoken(phrase("heard-totals", { counts: { row: counts } }), scene);
}

function winners(scene: Scene): string {
  return scene.isOver ? spoken(scene.verdict, scene) : "";
}

/** What somebody does at the table besides playing. */
function besides(news: News, scene: Scene, former: TableForm): string {
  if (news.what === "started") return text("heard-started");
  if (news.what === "rematched") return text("heard-rematched");
  if (news.what === "changed terms") return text("heard-terms", { changes: changesOf(former, scene.table).join("; ") });
  if (news.what === "stopped") return text("match-stopped");
  const said = BESIDES[news.what];
  if (!said || news.seat == null) return "";
  const before = former.seats[news.seat]?.name ?? "";
  if (news.what === "rose") return text("heard-rose", { who: before });
  if (news.what === "renamed") return text("heard-renamed", { before, name: news.name ?? "" });
  if (news.what === "swapped") return swapped(news.seat, news.other ?? 0, scene);
  if (news.what === "asked back" && news.seat === scene.seat) return text("back-waiting");
  const other = news.other == null ? {} : { other: seatArg(news.other) };
  return spoken(phrase(typeof said === "string" ? said : said(news), { who: seatArg(news.seat), ...other }), scene);
}

/** Two have changed places; or one of them, if the other chair was free. */
function swapped(chair: number, other: number, scene: Scene): string {
  const both = other === scene.seat ? [other, chair] : [chair, other];
  const sitting = both.filter((each) => scene.table.seats[each]?.kind !== "free");
  return spoken(phrase(sitting.length > 1 ? "heard-swapped" : "heard-moved", { who: { all: sitting.map(seatArg) } }), scene);
}

const BESIDES: Record<string, string | ((news: News) => string)> = {
  "sat": "heard-sat",
  "bot sat": "heard-sat",
  "rose": "heard-rose",
  "renamed": "heard-renamed",
  "swapped": "heard-swapped",
  "asked chair": "heard-asked-chair",
  "declined chair": "heard-declined-chair",
  "became host": "heard-host",
  "took over": "heard-took-over",
  "came back": "heard-came-back",
  "asked back": "back-asked",
  "answered back": ({ agrees }) => (agrees ? "heard-agreed" : "heard-declined"),
  "took back": "heard-took-back",
  "undid": "heard-undid",
  "asked rematch": "heard-rematch",
};
