/** The chance to win over a match, as a curve in a box of so many pixels, with marks where a choice stands out. */
import type { RoundOutline } from "../replay/api.ts";
import { mark } from "../endings/graph.ts";
import type { ReviewedRound } from "./api.ts";
import { kindOf, type Kind } from "./kinds.ts";

export interface Point {
  position: number;
  chance: number;
}

export interface Mark extends Point {
  kind: Exclude<Kind, "">;
}

/** What tells marks apart beside their colours: a shape, and the sign that chess players write. */
export const SHAPES = { inaccuracy: "circle", mistake: "diamond", blunder: "square", brilliant: "star" } as const;
export const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??", brilliant: "!" } as const;

/** The points of each stretch of rounds that have come: a round that is missing leaves a gap. */
export function stretchesOf(told: ReviewedRound[], rounds: RoundOutline[], seat: number, isOpen: boolean): Point[][] {
  const stretches: Point[][] = [];
  let former = -1;
  for (const { number, choices, before, after } of told) {
    const place = rounds.findIndex((round) => round.number === number);
    const round = rounds[place];
    if (!round) continue;
    if (place !== former + 1 || stretches.length === 0) stretches.push([]);
    former = place;
    stretches.at(-1)?.push(
      { position: round.first, chance: before[seat] ?? 0 },
      ...choices.map((choice) => ({
        position: choice.position + 1,
        chance: isOpen ? (choice.as_it_lay?.chance ?? choice.chance) : choice.chance,
      })),
      { position: round.last, chance: after[seat] ?? 0 },
    );
  }
  return stretches;
}

export function marksOf(told: ReviewedRound[]): Mark[] {
  return told.flatMap(({ choices }) =>
    choices.flatMap((choice) => {
      const kind = kindOf(choice);
      return kind === "" ? [] : [{ position: choice.position, chance: choice.chance, kind }];
    }),
  );
}

/** The curve in a box: `side` is left free at both ends, `edge` above and below. */
export class Drawing {
  constructor(
    readonly width: number,
    readonly height: number,
    readonly length: number,
    readonly side: number,
    readonly edge: number,
  ) {}

  x = (position: number): number => this.side + ((this.width - 2 * this.side) * position) / Math.max(1, this.length);
  y = (chance: number): number => this.edge + (this.height - 2 * this.edge) * (1 - Math.max(0, Math.min(1, chance)));
  /** The position that somebody means who points there: a mark, if one is near. */
  at(x: number, marks: Mark[], reach: number): number {
    const nearest = marks.toSorted((one, other) => Math.abs(this.x(one.position) - x) - Math.abs(this.x(other.position) - x))[0];
    if (nearest && Math.abs(this.x(nearest.position) - x) <= reach) return nearest.position;
    const part = (x - this.side) / Math.max(1, this.width - 2 * this.side);
    return Math.round(Math.max(0, Math.min(1, part)) * this.length);
  }
  path(points: Point[]): string {
    return points.map(({ position, chance }, place) => `${place === 0 ? "M" : "L"}${this.x(position).toFixed(1)} ${this.y(chance).toFixed(1)}`).join("");
  }
  mark({ position, chance, kind }: Mark, size: number): string {
    return mark(SHAPES[kind], this.x(position), this.y(chance), size);
  }
}
