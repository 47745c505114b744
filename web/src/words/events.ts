/** Events in words, until servers send their lines as phrases. */
import { CACHES, POINTS, ROWS } from "../games/njet/rows.ts";
import { PREDICTIONS } from "../games/hasp/predictions.ts";
import { TASKS } from "../games/was_sticht/tasks.ts";
import type { Scene } from "../table/scene.svelte.ts";
import type { Told } from "../wire/mirror.svelte.ts";
import { phrase, seat, type Arg, type Phrase } from "./phrases.ts";

/** A line of the log: a sentence, or a trick that is drawn. */
export type Entry = { phrase: Phrase } | { plays: { seat: number; card: string }[]; taker: number | null };

const SILENT = new Set(["laid out", "seated", "stayed", "kept", "drew"]);
const HIDDEN = -1;

/** Events as lines of a log, each trick on one line. */
export function entries(scene: Scene, events: Told[]): Entry[] {
  const found: Entry[] = [];
  let plays: { seat: number; card: string }[] = [];
  let passes: number[] = [];
  const pause = () => {
    if (passes.length > 0) found.push({ phrase: phrase("told-passed", { who: { all: passes.map(seat) } }) });
    passes = [];
  };
  for (const [kind, who, values] of events) {
    if (kind === "passed") {
      if (scene.table.game !== "meinz") passes.push(who); // there it is the usual thing, and not worth a line
      continue;
    }
    if (kind === "played") {
      plays.push({ seat: who, card: scene.cardText(values[0] ?? 0) });
      continue;
    }
    pause();
    if (kind === "took") {
      found.push({ plays, taker: who });
      plays = [];
    } else {
      const said = tell(scene, [kind, who, values]);
      if (said) found.push({ phrase: said });
    }
  }
  pause();
  if (plays.length > 0) found.push({ plays, taker: null });
  return found;
}

/** One event as a sentence; null if there is nothing to say. */
export function tell(scene: Scene, [kind, from, values]: Told): Phrase | null {
  const who = seat(from);
  const [first = 0, second = 0] = values;
  if (SILENT.has(kind) || kind.startsWith("score ")) return null;
  const id = `told-${kind.replaceAll(" ", "-")}`;
  switch (kind) {
    case "dealt":
      return values.includes(HIDDEN) ? null : phrase(id, { who, cards: cardsArg(scene, values) });
    case "played":
    case "turned":
    case "discarded":
    case "gave":
    case "received":
    case "captured":
    case "drafted":
    case "set aside":
    case "told":
    case "bid":
      return phrase(id, { who, cards: cardsArg(scene, values) });
    case "named trump":
      return phrase(id, { who, trump: trump(scene, first) });
    case "predicted": {
      const prediction = phrase(`prediction-${PREDICTIONS[first]}`);
      const shown = values.slice(1);
      if (shown.length === 0) return phrase(id, { who, prediction });
      return phrase("told-predicted-showing", { who, prediction, cards: cardsArg(scene, shown) });
    }
    case "vetoed":
      return phrase(id, { who, row: phrase(`row-${ROWS[first]}`), space: space(scene, first, second) });
    case "settled": {
      const [cache = 4, plain = 4, over = 4, points = 0] = values;
      const rest = { cache: phrase(`cache-${CACHES[cache]}`), trump: suit(scene, plain), over: suit(scene, over) };
      return phrase(id, { who, points, ...rest });
    }
    case "named team": {
      const others = scene.table.seats.map((_, other) => other).filter((other) => !values.includes(other));
      return phrase(id, { who, team: { all: values.map(seat) }, others: { all: others.map(seat) } });
    }
    case "gave monster":
    case "named partner":
      return phrase(id, { who, other: seat(first) });
    case "swapped":
      return phrase(id, { who, given: cardsArg(scene, [first]), taken: cardsArg(scene, [second]) });
    case "took task":
    case "showed task":
    case "dropped":
      return phrase(id, { who, task: phrase(`task-${TASKS[first]}`) });
    case "picked":
      return first === HIDDEN ? phrase("told-picked-secretly", { who }) : phrase(id, { who, task: phrase(`task-${TASKS[first]}`) });
    case "saw trumps":
      return first === HIDDEN ? phrase("told-saw-trumps-secretly", { who }) : phrase(id, { who, trumps: trumps(scene, values) });
    case "showed trumps":
      return phrase(id, { trumps: trumps(scene, values) });
    case "tied":
      return phrase(id, { who, seats: { all: values.map(seat) } });
    case "became chief":
    case "became vice":
      return phrase(id, { who, count: first });
    case "passed":
      return scene.table.game === "meinz" ? null : phrase(id, { who: { all: [who] } });
    case "took":
    case "called":
    case "passed out":
      return phrase(id, { who });
    default:
      return null;
  }
}

function cardsArg(scene: Scene, values: number[]): Arg {
  return values.includes(HIDDEN) ? { hidden: values.length } : { cards: values.map((card) => scene.cardText(card)) };
}

function suit(scene: Scene, number: number): Phrase {
  const name = scene.suitOf(number);
  return phrase(name ? `suit-${name}` : "panel-none");
}

/** A trump by its number: suits, then in Mü numbers, then none. In HASP 4 is none, though the village is a suit. */
function trump(scene: Scene, number: number): Phrase {
  const suits = Object.keys(scene.page.suits).length;
  if (scene.table.game === "hasp" && number === 4) return phrase("panel-none");
  if (number < suits) return suit(scene, number);
  return number < suits + 10 ? phrase("trump-number", { number: number - suits }) : phrase("panel-none");
}

function trumps(scene: Scene, [colour = 4, number = 0]: number[]): Arg {
  const both: Arg[] = [];
  if (scene.suitOf(colour)) both.push(suit(scene, colour));
  if (number > 0) both.push(phrase("trump-number", { number }));
  return both.length > 0 ? { all: both } : phrase("panel-none");
}

function space(scene: Scene, row: number, place: number): Arg {
  switch (ROWS[row]) {
    case "start":
      return seat(place);
    case "cache":
      return phrase(`cache-${CACHES[place]}`);
    case "points":
      return POINTS[place] ?? 0;
    default:
      return suit(scene, place);
  }
}

/** What a line of the score was given for. */
export function scoreLine(scene: Scene, rule: string, facts: number[]): Phrase {
  const id = `score-${rule.replaceAll(" ", "-")}`;
  const [a = 0, b = 0, c = 0, d = 0] = facts;
  if (rule.startsWith("task ")) return phrase(id, { task: phrase(`task-${TASKS[a]}`) });
  return phrase(id, { a, b, c, d });
}
