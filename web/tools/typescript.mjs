/** Lets node run TypeScript: `node --import ./tools/typescript.mjs`. */
import { register } from "node:module";

register("./typescript_loader.mjs", import.meta.url);
