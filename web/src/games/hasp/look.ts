/** How the cards of HASP look: landscapes. */
import type { Look } from "../looks.ts";

const wave = (y: number) =>
  `M1 ${y + 2}C4.7 ${y - 2.6} 8.3 ${y - 2.6} 12 ${y}S19.3 ${y + 2.6} 23 ${y - 2}V${y + 3.4}C19.3 ${y + 8} 15.7 ${y + 8} 12 ${y + 5.4}S4.7 ${y + 2.8} 1 ${y + 7.4}Z`;

export const VILLAGE = {
  name: "village",
  shape: "M12 1L23 11.2H19.6V22.5H14.2V15.4H9.8V22.5H4.4V11.2H1Z",
  field: "#4a4e55",
  print: "#f5f3ec",
  day: "#4a4e55",
  night: "#c4c7cc",
};

const look: Look = {
  suits: {
    f: {
      name: "forest",
      shape: "M12 .5L18.6 9.2H15.6L21.4 17.8H13.8V23.5H10.2V17.8H2.6L8.4 9.2H5.4Z",
      field: "#e2ae3d",
      print: "#32240a",
      day: "#8c6200",
      night: "#ecbf5c",
    },
    g: {
      name: "grassland",
      shape:
        "M12 22.5C9.6 15 9.6 8 12 1.5C14.4 8 14.4 15 12 22.5ZM9.3 22.5C4.5 18.6 1.6 13 2 7C6.6 10.4 9 15.4 9.3 22.5ZM14.7 22.5C19.5 18.6 22.4 13 22 7C17.4 10.4 15 15.4 14.7 22.5Z",
      field: "#37814f",
      print: "#fbfdec",
      day: "#2d6f47",
      night: "#88cfa0",
    },
    r: { name: "river", shape: wave(3.6) + wave(13.2), field: "#1f5686", print: "#f4f9fb", day: "#22618f", night: "#7fbde6" },
    c: {
      name: "canyon",
      shape: "M1 22.5V16.5H4.6V9.5H7.6V2.5H16.4V9.5H19.4V16.5H23V22.5ZM10.9 22.5H13.1V6H10.9Z",
      field: "#7d2f5f",
      print: "#fdf2f8",
      day: "#7d2f5f",
      night: "#dd9fc4",
    },
    v: VILLAGE,
  },
};

export default look;
