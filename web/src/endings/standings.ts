/** How the score stands after some rounds, and what the last of them has changed. */
import type { RoundForm } from "../wire/types.ts";

/** A team of the match, or somebody alone. */
export interface Rank {
  seats: number[];
  before: number;
  after: number;
  /** 1 for the best; those who are level share a place. */
  place: number;
  formerPlace: number;
}

/** What a round has given to a seat. */
export const gained = (round: RoundForm, seat: number): number =>
  round.lines.reduce((sum, [, who, points]) => (who === seat ? sum + points : sum), 0);

/** The teams by their places after the last of these rounds; `good` is -1 where the fewest points win. */
export function ranking(teams: number[][], rounds: RoundForm[], good: 1 | -1): Rank[] {
  const last = rounds.at(-1);
  if (!last) return [];
  const scores = teams.map((seats) => {
    const [seat = 0] = seats;
    const after = last.totals[seat] ?? 0;
    return { seats, after, before: rounds.at(-2)?.totals[seat] ?? after - gained(last, seat) };
  });
  const place = (points: number, all: number[]) => 1 + all.filter((other) => other * good > points * good).length;
  const afters = scores.map(({ after }) => after);
  const befores = scores.map(({ before }) => before);
  return scores
    .map((score) => ({ ...score, place: place(score.after, afters), formerPlace: place(score.before, befores) }))
    .sort((one, other) => one.place - other.place);
}

/** A line of a round's score, and whose it is. */
export interface Reason {
  /** Its number among the lines. */
  line: number;
  seats: number[];
  points: number;
}

/** What a side scored: lines that say the same of several of them are one, and a rule that paid others but not them says nothing. */
export function reasonsOf(round: RoundForm, side: number[]): Reason[] {
  const found = new Map<string, Reason>();
  const paying = new Set(round.lines.filter(([, , points]) => points !== 0).map(([rule]) => rule));
  round.lines.forEach(([rule, seat, points, facts], line) => {
    if (!side.includes(seat) || (points === 0 && paying.has(rule))) return;
    const sign = JSON.stringify([rule, points, facts]);
    const known = found.get(sign);
    if (known && !known.seats.includes(seat)) known.seats.push(seat);
    else found.set(known ? `${sign} ${line}` : sign, { line, seats: [seat], points });
  });
  return [...found.values()];
}
