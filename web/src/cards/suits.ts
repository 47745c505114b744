/** Suits as they look: each has a colour, a shape of its own and a letter, so that no two are told apart by colour alone. */
import type { Phrase } from "../words/phrases.ts";

export interface SuitLook {
  /** Its message, behind the name of the game: `GAME-blue`; or what the server calls it. */
  name: string | Phrase;
  /** What stands for it on its cards, if the server says it: else `GAME-letter-blue`, or its letter in notation. */
  sign?: Phrase;
  /** In a square of 24, filled; a path inside another one is a hole. */
  shape: string;
  /** The field of a card, and what is printed on it. */
  field: string;
  print: string;
  /** The sign beside words, by day and by night. */
  day: string;
  night: string;
}

const star = Array.from({ length: 16 }, (_, corner) => {
  const radius = corner % 2 ? 6.6 : 11.4;
  const angle = (Math.PI * corner) / 8;
  return `${(12 + radius * Math.sin(angle)).toFixed(2)} ${(12 - radius * Math.cos(angle)).toFixed(2)}`;
}).join("L");

/** Suits that are called by their colours. They differ in lightness too. */
export const COLOURS = {
  blue: {
    name: "blue",
    shape: "M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1ZM12 7.5A4.5 4.5 0 1 0 12 16.5A4.5 4.5 0 1 0 12 7.5Z",
    field: "#1f5089",
    print: "#fbf7ea",
    day: "#24578f",
    night: "#7fb2e6",
  },
  yellow: { name: "yellow", shape: `M${star}Z`, field: "#ecbd45", print: "#33260a", day: "#8f6400", night: "#ecc257" },
  red: { name: "red", shape: "M12 .5L22 12L12 23.5L2 12Z", field: "#b22a20", print: "#fff4e8", day: "#b0352a", night: "#f08b7e" },
  black: { name: "black", shape: "M3 3H21V21H3ZM9 9V15H15V9Z", field: "#2b2d31", print: "#f6f1e4", day: "#2b2d31", night: "#d3cfc4" },
  green: {
    name: "green",
    shape: "M2.5 21.5C1 9 8 2 21.5 2.5C22 16 15 23 4.6 21.2L15.5 9.6L14.4 8.5L2.8 19.4Z",
    field: "#2c7d5f",
    print: "#fafbea",
    day: "#256b51",
    night: "#7fccab",
  },
  white: {
    name: "white",
    shape: "M8.5 1.5H15.5V8.5H22.5V15.5H15.5V22.5H8.5V15.5H1.5V8.5H8.5Z",
    field: "#efe9da",
    print: "#38342a",
    day: "#77705f",
    night: "#f4f0e6",
  },
  violet: {
    name: "violet",
    shape: "M12 .8L21.7 6.4V17.6L12 23.2L2.3 17.6V6.4Z",
    field: "#69408c",
    print: "#fbf4ff",
    day: "#69408c",
    night: "#c8a9e6",
  },
  orange: { name: "orange", shape: "M12 1.5L23.2 21.5H.8Z", field: "#d67a31", print: "#2b1703", day: "#a14e10", night: "#f2ad72" },
} as const satisfies Record<string, SuitLook>;
