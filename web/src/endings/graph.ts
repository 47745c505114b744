/** The score over the rounds as lines: where everything lies in a box of so many pixels. The page and the picture draw the same. */

/** What tells lines apart: a colour by day and by night, and the shape of their points. */
export const SERIES = [
  { day: "#1e5c57", night: "#8fd0c2", shape: "circle" },
  { day: "#a3440f", night: "#f2ab6b", shape: "square" },
  { day: "#1b4fa8", night: "#9dc1ff", shape: "triangle" },
  { day: "#7a3b8f", night: "#d6a5e6", shape: "diamond" },
  { day: "#9c2f5f", night: "#f09ac0", shape: "cross" },
  { day: "#585c5c", night: "#c9cbc2", shape: "star" },
] as const;
type Shape = (typeof SERIES)[number]["shape"];

export const seriesOf = (place: number) => SERIES[place % SERIES.length] ?? SERIES[0];

export interface Box {
  width: number;
  height: number;
  top: number;
  right: number;
  bottom: number;
  left: number;
  /** The least room between two labels. */
  label: number;
}

export interface Line {
  path: string;
  marks: string[];
  /** Where it ends, and how high its label stands. */
  end: number;
  label: number;
}

export interface Drawing {
  lines: Line[];
  /** Round numbers of points, and how high they are. */
  steps: { y: number; points: number }[];
  /** Rounds, and where they are; not all of them where there are many. */
  columns: { x: number; round: number }[];
}

/** `totals` has a row for each line: its points before the first round and after each. */
export function draw(totals: number[][], rounds: number[], box: Box): Drawing {
  const count = rounds.length;
  const all = totals.flat();
  const least = Math.min(0, ...all);
  const most = Math.max(least + 1, ...all);
  const x = (place: number) => box.left + ((box.width - box.left - box.right) * place) / Math.max(1, count);
  const y = (points: number) => box.top + ((box.height - box.top - box.bottom) * (most - points)) / (most - least);
  const size = count > 14 ? 3 : 4;
  const lines = totals.map((row, line): Line => ({
    path: row.map((points, place) => `${place === 0 ? "M" : "L"}${fixed(x(place))} ${fixed(y(points))}`).join(""),
    marks: row.map((points, place) => mark(seriesOf(line).shape, x(place), y(points), size)),
    end: y(row.at(-1) ?? 0),
    label: y(row.at(-1) ?? 0),
  }));
  spread(lines, box);
  const step = stepOf(most - least);
  const steps = [];
  for (let points = Math.ceil(least / step) * step; points <= most; points += step) steps.push({ y: y(points), points });
  const every = Math.ceil(count / Math.max(1, Math.floor((box.width - box.left - box.right) / 26)));
  const columns = rounds.map((round, place) => ({ x: x(place + 1), round })).filter((_, place) => (count - 1 - place) % every === 0);
  return { lines, steps, columns };
}

const fixed = (value: number): string => value.toFixed(1);

/** Labels of lines that end at nearly the same height go apart. */
function spread(lines: Line[], { top, height, bottom, label }: Box): void {
  const sorted = [...lines].sort((one, other) => one.end - other.end);
  let lowest = -Infinity;
  for (const line of sorted) {
    line.label = Math.max(line.end, lowest + label, top);
    lowest = line.label;
  }
  let highest = height - bottom;
  for (const line of sorted.reverse()) {
    line.label = Math.min(line.label, highest);
    highest = line.label - label;
  }
}

/** 1, 2 or 5 times a power of ten, so that there are about four steps. */
function stepOf(span: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, span / 4)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => span / step <= 5) ?? 10 * power;
}

/** The point of a line, as the data of a path. */
export function mark(shape: Shape, x: number, y: number, size: number): string {
  const at = (dx: number, dy: number) => `${fixed(x + dx * size)} ${fixed(y + dy * size)}`;
  const polygon = (...points: [number, number][]) => `M${points.map(([dx, dy]) => at(dx, dy)).join("L")}Z`;
  switch (shape) {
    case "circle":
      return `M${at(-1, 0)}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;
    case "square":
      return polygon([-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9]);
    case "triangle":
      return polygon([0, -1.2], [1.15, 0.9], [-1.15, 0.9]);
    case "diamond":
      return polygon([0, -1.35], [1.1, 0], [0, 1.35], [-1.1, 0]);
    case "cross":
      return polygon([-1.2, -0.4], [-0.4, -0.4], [-0.4, -1.2], [0.4, -1.2], [0.4, -0.4], [1.2, -0.4], [1.2, 0.4], [0.4, 0.4], [0.4, 1.2], [-0.4, 1.2], [-0.4, 0.4], [-1.2, 0.4]);
    case "star":
      return polygon([0, -1.4], [0.4, -0.45], [1.35, -0.4], [0.6, 0.2], [0.85, 1.2], [0, 0.65], [-0.85, 1.2], [-0.6, 0.2], [-1.35, -0.4], [-0.4, -0.45]);
  }
}
