/** What somebody can do who sits at a table as it is laid out: at a live one, or in a position that is tried again. */
import type { Coach } from "../guide/coach.svelte.ts";
import type { Ending, Mirror } from "../wire/mirror.svelte.ts";
import type { AnyRequest } from "../wire/types.ts";
import type { Phrase } from "../words/phrases.ts";

export interface Sitting {
  readonly mirror: Mirror | null;
  /** The round whose score is shown. */
  readonly ending: Ending | null;
  readonly notice: string | Phrase;
  readonly isThinking: boolean;
  readonly coach: Coach | null;
  readonly isCoached: boolean;
  readonly queue: {
    readonly offered: string;
    readonly set: (card: string) => void;
    readonly choose: (card: string, isTouched: boolean) => void;
  };
  readonly choose: (action: string) => void;
  readonly ask: (request: AnyRequest) => Promise<boolean>;
  readonly askHint: () => void;
  readonly askWhy: (action: string) => void;
  readonly goOn: () => void;
  readonly undo: () => void;
}
