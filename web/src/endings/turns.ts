/** Where a match turned: who led when, the largest swing, and from how far behind it was won. All from the totals after each round. */
import type { RoundForm } from "../wire/types.ts";

/** Something that is worth a sentence. */
export type Turn =
  | { what: "through"; team: number[] }
  | { what: "lead" | "behind" | "best"; round: number; team: number[]; points: number }
  | { what: "changes"; count: number };

/** The totals of every team after each round, the beginning first. */
export function courses(teams: number[][], rounds: RoundForm[]): { team: number[]; totals: number[] }[] {
  const [first] = rounds;
  const gainedFirst = (seat: number) => (first?.lines ?? []).reduce((sum, [, who, points]) => (who === seat ? sum + points : sum), 0);
  return teams.map((team) => {
    const [seat = 0] = team;
    const totals = rounds.map((round) => round.totals[seat] ?? 0);
    return { team, totals: [(totals[0] ?? 0) - gainedFirst(seat), ...totals] };
  });
}

/** In the order in which it happened. */
export function turnsOf(teams: number[][], rounds: RoundForm[], good: 1 | -1, winners: number[]): Turn[] {
  const all = courses(teams, rounds);
  const number = (place: number) => rounds[place - 1]?.number ?? place;
  if (rounds.length < 2 || all.length < 2) return [];
  const best = (place: number, except: number[] = []) =>
    Math.max(...all.filter(({ team }) => team !== except).map(({ totals }) => (totals[place] ?? 0) * good));
  const margin = ({ team, totals }: (typeof all)[number], place: number) => (totals[place] ?? 0) * good - best(place, team);

  const turns: Turn[] = [];
  const won = all.filter(({ team }) => team.some((seat) => winners.includes(seat)));
  const [winner] = won;
  if (winner && won.length === 1) {
    const margins = rounds.map((_, place) => margin(winner, place + 1));
    const taken = margins.findLastIndex((lead) => lead <= 0) + 1; // of the rounds, from 0 on
    if (taken === 0) turns.push({ what: "through", team: winner.team });
    else if (taken < rounds.length) turns.push({ what: "lead", round: number(taken + 1), team: winner.team, points: 0 });
    const worst = Math.min(...margins);
    if (worst < 0) turns.push({ what: "behind", round: number(margins.lastIndexOf(worst) + 1), team: winner.team, points: -worst });
  }
  const swing = largestSwing(all, rounds.length, good);
  if (swing) turns.push({ ...swing, round: number(swing.round) });
  turns.sort((one, other) => roundOf(one) - roundOf(other));
  const count = leadChanges(all, rounds.length, good);
  if (count > 1) turns.push({ what: "changes", count });
  return turns;
}

const roundOf = (turn: Turn): number => ("round" in turn ? turn.round : 0);

/** The round in which somebody did best, compared with what the others got on average. */
function largestSwing(all: ReturnType<typeof courses>, rounds: number, good: 1 | -1): Extract<Turn, { round: number }> | null {
  let found: Extract<Turn, { round: number }> | null = null;
  let most = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const gains = all.map(({ totals }) => (totals[round] ?? 0) - (totals[round - 1] ?? 0));
    const sum = gains.reduce((one, other) => one + other, 0);
    all.forEach(({ team }, place) => {
      const points = gains[place] ?? 0;
      const ahead = (points - (sum - points) / (all.length - 1)) * good;
      if (ahead < most) return;
      found = ahead > most ? { what: "best", round, team, points } : null; // one of several is nothing to speak of
      most = ahead;
    });
  }
  return found;
}

/** How often somebody else alone was in front than the last one who was. */
function leadChanges(all: ReturnType<typeof courses>, rounds: number, good: 1 | -1): number {
  let leader: number[] | null = null;
  let count = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const most = Math.max(...all.map(({ totals }) => (totals[round] ?? 0) * good));
    const front = all.filter(({ totals }) => (totals[round] ?? 0) * good === most);
    const [first] = front;
    if (front.length > 1 || !first || first.team === leader) continue;
    if (leader) count += 1;
    leader = first.team;
  }
  return count;
}
