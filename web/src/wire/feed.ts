/** Where a scene comes from: a table that is being played, or a match that is replayed. */
import type { Mirror } from "./mirror.svelte.ts";
import type { AnyRequest } from "./types.ts";

export interface Feed {
  /** What is known. */
  readonly mirror: Mirror;
  /** Rounds whose shuffle was verified while they were played. */
  readonly verified: number;
  ask(request: AnyRequest): Promise<unknown>;
}
