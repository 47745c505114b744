/** How the cards of NJET look. */
import { COLOURS } from "../../cards/suits.ts";
import type { Look } from "../looks.ts";

const look: Look = {
  suits: { b: COLOURS.blue, y: COLOURS.yellow, r: COLOURS.red, k: COLOURS.black },
};

export default look;
