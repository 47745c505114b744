/** Lessons: what a coach explains in a first round, and what must have happened for it. Each game's are in its folder. */
import type { Arg, Phrase } from "../words/phrases.ts";
import { phrase, seat as seatArg } from "../words/phrases.ts";
import { aimOf, type Aim } from "./pointers.ts";

/** An event of the game: its kind, its seat, its values (-1 where we may not know one). */
export type Told = [kind: string, seat: number, values: number[]];

/** When a lesson comes: all that is said here holds. Names of phases, events, facts and rules are those of `docs/games`. */
export interface When {
  phase?: string;
  /** We have to choose, or others have. */
  asked?: boolean;
  /** A choice that is offered begins with this. */
  offers?: string;
  /** A card of the hand may be played. */
  plays?: boolean;
  /** Cards may be played, but not all of the hand. */
  shut?: boolean;
  /** This fact is there, and nothing is in it. */
  empty?: string;
  /** This has just happened ... */
  event?: string;
  /** ... by us or by others ... */
  by?: "me" | "others";
  /** ... with one of these as its first value ... */
  values?: number[];
  /** ... with a card that is a trump of this kind or a higher one ... */
  trump?: number;
  /** ... and as often as this in the round, by the same seat if `by` says whose. */
  times?: number;
  /** The score of the round has a line of this rule. */
  score?: string;
  /** The round is over. */
  over?: boolean;
}

/** What the sentence of a lesson is told: who did it, cards from this value on, cards and numbers by name. */
export interface Args {
  who?: boolean;
  cards?: number;
  card?: Record<string, number>;
  values?: string[];
  points?: boolean;
  facts?: string[];
}

export interface Lesson {
  id: string;
  on: When;
  args?: Args;
  /** What the coach points at, where that is not clear from when the lesson comes (`pointers`). */
  at?: Aim;
}

/** A lesson that has begun: what it says, and what it points at. */
export interface Begun {
  id: string;
  phrase: Phrase;
  at?: Aim;
}

export type Past = [kind: string, seat: number][];
export type ScoreLine = [rule: string, seat: number, points: number, facts: number[]];

/** What the page has just been told. */
export interface Moment {
  seat: number | null;
  phase: string;
  isAsked: boolean;
  legal: string[];
  hand: string[];
  fact: (name: string) => number[] | undefined;
  /** What happened just now. */
  events: Told[];
  /** Kinds and seats of all that happened in the round. */
  past: Past;
  /** Kinds of trumps by card: 0 for none. */
  trumps: number[];
  cards: string[];
  lines: ScoreLine[];
  isOver: boolean;
}

/** Lessons that begin now, as what they say by the name of their messages; `prefix` is the game's. */
export function begun(lessons: Lesson[], moment: Moment, prefix: string): Begun[] {
  return lessons.flatMap((lesson) => {
    const { id, on, args } = lesson;
    const found = subject(on, moment);
    return found ? [{ id, phrase: phrase(`${prefix}-${id}`, told(args ?? {}, found, moment)), at: aimOf(lesson) }] : [];
  });
}

/** What a lesson is about: an event or a line of the score, if it is about one. */
interface Subject {
  seat: number;
  values: number[];
  points: number;
}

const NOBODY: Subject = { seat: -1, values: [], points: 0 };

function subject(on: When, moment: Moment): Subject | null {
  if (!holds(on, moment)) return null;
  if (on.event !== undefined) return happened(on, moment);
  if (on.score !== undefined) return scored(on, moment);
  return NOBODY;
}

function holds(on: When, moment: Moment): boolean {
  const { legal, hand } = moment;
  const isPlaying = hand.some((card) => legal.includes(card));
  if (on.phase !== undefined && (on.phase !== moment.phase || moment.isOver)) return false;
  if (on.asked !== undefined && on.asked !== moment.isAsked) return false;
  const { offers } = on;
  if (offers !== undefined && !legal.some((action) => action.startsWith(offers))) return false;
  if (on.plays && !isPlaying) return false;
  if (on.shut && !(isPlaying && hand.some((card) => !legal.includes(card)))) return false;
  if (on.empty !== undefined && moment.fact(on.empty)?.length !== 0) return false;
  return !on.over || moment.isOver;
}

function isBy(on: When, seat: number, moment: Moment): boolean {
  return on.by === undefined || (on.by === "me") === (seat === moment.seat);
}

function happened(on: When, moment: Moment): Subject | null {
  const event = moment.events.find(([kind, seat, values]) => {
    if (kind !== on.event || !isBy(on, seat, moment)) return false;
    const [first = -1] = values;
    if (on.values && !on.values.includes(first)) return false;
    if (on.trump !== undefined && (moment.trumps[first] ?? 0) < on.trump) return false;
    return on.times === undefined || count(on, seat, moment) === on.times;
  });
  return event ? { seat: event[1], values: event[2], points: 0 } : null;
}

function count(on: When, seat: number, moment: Moment): number {
  return moment.past.filter(([kind, who]) => kind === on.event && (on.by === undefined || who === seat)).length;
}

/** Our own line goes before those of others. */
function scored(on: When, moment: Moment): Subject | null {
  const lines = moment.lines.filter(([rule, seat]) => rule === on.score && isBy(on, seat, moment));
  const line = lines.find(([, seat]) => seat === moment.seat) ?? lines[0];
  return line ? { seat: line[1], points: line[2], values: line[3] } : null;
}

function told(args: Args, { seat, values, points }: Subject, { cards }: Moment): Record<string, Arg> {
  const said: Record<string, Arg> = {};
  const text = (card: number | undefined) => cards[card ?? -1] ?? "";
  if (args.who) said["who"] = seatArg(seat);
  if (args.cards !== undefined) said["cards"] = { cards: values.slice(args.cards).map(text) };
  for (const [name, place] of Object.entries(args.card ?? {})) said[name] = { cards: [text(values[place])] };
  (args.values ?? args.facts ?? []).forEach((name, place) => (said[name] = values[place] ?? 0));
  if (args.points) said["points"] = points;
  return said;
}
