/** Suits as they look: each has a colour, a shape of its own and a letter, so that no two are told apart by colour alone. */

export type SuitName =
  | "blue"
  | "yellow"
  | "red"
  | "black"
  | "green"
  | "forest"
  | "grassland"
  | "river"
  | "canyon"
  | "village";

const star = Array.from({ length: 16 }, (_, corner) => {
  const radius = corner % 2 ? 6.6 : 11.4;
  const angle = (Math.PI * corner) / 8;
  return `${(12 + radius * Math.sin(angle)).toFixed(2)} ${(12 - radius * Math.cos(angle)).toFixed(2)}`;
}).join("L");

const wave = (y: number) =>
  `M1 ${y + 2}C4.7 ${y - 2.6} 8.3 ${y - 2.6} 12 ${y}S19.3 ${y + 2.6} 23 ${y - 2}V${y + 3.4}C19.3 ${y + 8} 15.7 ${y + 8} 12 ${y + 5.4}S4.7 ${y + 2.8} 1 ${y + 7.4}Z`;

/** Shapes in a square of 24, filled; a path inside another one is a hole. */
export const SHAPES: Record<SuitName, string> = {
  blue: "M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1ZM12 7.5A4.5 4.5 0 1 0 12 16.5A4.5 4.5 0 1 0 12 7.5Z",
  yellow: `M${star}Z`,
  red: "M12 .5L22 12L12 23.5L2 12Z",
  black: "M3 3H21V21H3ZM9 9V15H15V9Z",
  green: "M2.5 21.5C1 9 8 2 21.5 2.5C22 16 15 23 4.6 21.2L15.5 9.6L14.4 8.5L2.8 19.4Z",
  forest: "M12 .5L18.6 9.2H15.6L21.4 17.8H13.8V23.5H10.2V17.8H2.6L8.4 9.2H5.4Z",
  grassland:
    "M12 22.5C9.6 15 9.6 8 12 1.5C14.4 8 14.4 15 12 22.5ZM9.3 22.5C4.5 18.6 1.6 13 2 7C6.6 10.4 9 15.4 9.3 22.5ZM14.7 22.5C19.5 18.6 22.4 13 22 7C17.4 10.4 15 15.4 14.7 22.5Z",
  river: wave(3.6) + wave(13.2),
  canyon: "M1 22.5V16.5H4.6V9.5H7.6V2.5H16.4V9.5H19.4V16.5H23V22.5ZM10.9 22.5H13.1V6H10.9Z",
  village: "M12 1L23 11.2H19.6V22.5H14.2V15.4H9.8V22.5H4.4V11.2H1Z",
};
