/** How the cards of Meinz look. */
import { COLOURS } from "../../cards/suits.ts";
import type { Look } from "../looks.ts";

const look: Look = {
  suits: { b: COLOURS.blue, g: COLOURS.green, r: COLOURS.red, y: COLOURS.yellow },
};

export default look;
