/** Lets node run TypeScript: `node --import ./tools/loads.mjs`. */
import { register } from "node:module";

register("./typescripts.mjs", import.meta.url);
