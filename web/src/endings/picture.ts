/** The picture of a result, to be shared: painted here, in the colours of day, and sent nowhere. */
import { plain } from "../words/numbers.ts";
import { draw, mark, seriesOf, type Box } from "./graph.ts";

export interface Result {
  /** The game. */
  title: string;
  /** Who has won. */
  heading: string;
  lines: { name: string; totals: number[]; hasWon: boolean }[];
  rounds: number[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 56;
const PAPER = "#f2eee4";
const SHEET = "#fbf9f3";
const INK = "#24272a";
const SOFT = "#585c5c";
const LINE = "#d6d0c1";
const ACCENT = "#1e5c57";

export async function paint(result: Result, link: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser cannot paint");
  const style = getComputedStyle(document.documentElement);
  const fonts = { display: style.getPropertyValue("--display"), plain: style.getPropertyValue("--plain") };

  /** Text that is made smaller where it does not fit; how wide it is. */
  const write = (words: string, x: number, y: number, room: number, font: (size: number) => string, size: number): number => {
    do pen.font = font(size);
    while (pen.measureText(words).width > room && (size -= 2) > 14);
    pen.fillText(words, x, y, room);
    return pen.measureText(words).width;
  };
  const display = (size: number) => `600 ${size}px ${fonts.display}`;
  const body = (size: number) => `${size}px ${fonts.plain}`;
  const bold = (size: number) => `700 ${size}px ${fonts.plain}`;

  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = ACCENT;
  pen.fillRect(0, 0, 14, HEIGHT);
  pen.textBaseline = "alphabetic";
  write(`Tricktable · ${result.title}`, EDGE, 72, WIDTH - 2 * EDGE, display, 28);
  pen.fillStyle = INK;
  write(result.heading, EDGE, 142, WIDTH - 2 * EDGE, display, 60);

  const box: Box = { width: 760, height: 390, top: 18, right: 26, bottom: 36, left: 54, label: 30 };
  const places = result.lines.map(({ totals }) => totals);
  const drawing = draw(places, result.rounds, box);
  pen.save();
  pen.translate(EDGE - 8, 170);
  pen.fillStyle = SHEET;
  pen.fillRect(0, 0, box.width, box.height);
  pen.strokeStyle = LINE;
  pen.strokeRect(0, 0, box.width, box.height);
  pen.fillStyle = SOFT;
  pen.textAlign = "right";
  for (const { y, points } of drawing.steps) {
    pen.stroke(new Path2D(`M${box.left} ${y}H${box.width - box.right}`));
    write(plain(points), box.left - 10, y + 7, 60, body, 20);
  }
  pen.textAlign = "center";
  for (const { x, round } of drawing.columns) write(String(round), x, box.height - 10, 60, body, 20);
  drawing.lines.forEach(({ path, marks }, place) => {
    pen.strokeStyle = pen.fillStyle = seriesOf(place).day;
    pen.lineWidth = result.lines[place]?.hasWon ? 6 : 3.5;
    pen.lineJoin = "round";
    pen.stroke(new Path2D(path));
    for (const point of marks) pen.fill(new Path2D(point));
  });
  pen.restore();

  const left = EDGE + box.width + 24;
  const height = Math.min(64, box.height / result.lines.length);
  result.lines.forEach(({ name, totals, hasWon }, place) => {
    const y = 170 + height * (place + 0.65);
    const { day, shape } = seriesOf(place);
    pen.fillStyle = day;
    pen.fill(new Path2D(mark(shape, left + 10, y - 8, 9)));
    pen.fillStyle = INK;
    pen.textAlign = "right";
    const wide = write(plain(totals.at(-1) ?? 0), WIDTH - EDGE, y, 120, bold, 30);
    pen.textAlign = "left";
    write(name, left + 30, y, WIDTH - EDGE - left - 44 - wide, hasWon ? bold : body, 28);
  });
  pen.fillStyle = SOFT;
  pen.textAlign = "left";
  const date = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long" }).format(new Date());
  write([date, link.replace(/^https?:\/\//, "")].filter((part) => part !== "").join(" · "), EDGE - 8, HEIGHT - 26, WIDTH - 2 * EDGE, body, 22);

  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("this browser cannot save what it paints"))), "image/png"),
  );
}
