/** How the cards of Mü look. */
import { COLOURS } from "../../cards/suits.ts";
import type { Look } from "../looks.ts";

const look: Look = {
  suits: { b: COLOURS.blue, y: COLOURS.yellow, r: COLOURS.red, k: COLOURS.black, g: COLOURS.green },
  mark: "triangle",
};

export default look;
