/** Paints: colours and shapes of suits as a server tells them, or made from the colour that a game declares. */
import { COLOURS, type SuitLook } from "../cards/suits.ts";
import type { SuitForm } from "../wire/api.ts";

type Rgb = [number, number, number];

const PRINTS = ["#fffaf0", "#1d1a14"];
const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
/** What signs lie on, by day and by night. */
const DAY: Rgb = [242, 238, 228];
const NIGHT: Rgb = [36, 54, 51];
/** Contrast that small signs need. */
const LEAST = 4.5;

/** The suits by their letters. Where two have one colour, the second has the shape of a colour that the game has not. */
export function paint(forms: SuitForm[]): Record<string, SuitLook> {
  const colours: Record<string, SuitLook> = COLOURS;
  const declared = new Set(forms.map(({ colour }) => colour));
  const spare = Object.keys(COLOURS).filter((colour) => !declared.has(colour)).map((colour) => colours[colour]?.shape ?? "");
  const used = new Set<string>();
  const looks = forms.map((form): [string, SuitLook] => {
    const base = colours[form.colour] ?? COLOURS.black;
    const shape = form.shape || (used.has(form.colour) ? (spare.shift() ?? base.shape) : base.shape);
    used.add(form.colour);
    const own = form.field ? painted(form.field) : base;
    return [form.letter, { ...own, name: form.name, ...(form.sign ? { sign: form.sign } : {}), shape, day: form.day || own.day, night: form.night || own.night }];
  });
  return Object.fromEntries(looks);
}

/** What goes with a colour: the print on it, and the signs by day and by night, in shades that can be read. */
function painted(field: string): Pick<SuitLook, "field" | "print" | "day" | "night"> {
  const colour = rgb(field);
  const [light = "", dark = ""] = PRINTS;
  const print = contrast(colour, rgb(light)) >= contrast(colour, rgb(dark)) ? light : dark;
  return { field, print, day: shade(colour, BLACK, DAY), night: shade(colour, WHITE, NIGHT) };
}

/** The colour, as much nearer to black or white as it takes to be read on this ground. */
function shade(colour: Rgb, toward: Rgb, ground: Rgb): string {
  for (let part = 0; part < 1; part += 0.1) {
    const mixed = colour.map((value, place) => value + ((toward[place] ?? 0) - value) * part) as Rgb;
    if (contrast(mixed, ground) >= LEAST) return hex(mixed);
  }
  return hex(toward);
}

export const rgb = (text: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16)) as Rgb;
const hex = (colour: Rgb): string => `#${colour.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

/** How far two colours are apart in lightness, as WCAG has it: from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
