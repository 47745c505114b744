/** How the cards of Was sticht? look. */
import { COLOURS } from "../../cards/suits.ts";
import type { Look } from "../looks.ts";

const look: Look = {
  suits: { r: COLOURS.red, b: COLOURS.blue, g: COLOURS.green, y: COLOURS.yellow },
};

export default look;
