/** Parts of the page that are loaded when they are wanted, or before that in a moment when nothing else is to be done. */
import type { Component } from "svelte";
import { restyle } from "./styles.ts";

/** Milliseconds until a part that is wanted and could not be loaded is asked for again. */
const AGAIN = 3000;

// any: what a part is given is checked where it is used
export class Later<C extends Component<any> = Component<any>> {
  /** The part, once it is there. */
  found = $state.raw<C | null>(null);
  /** It could not be loaded the last time. */
  hasFailed = $state(false);
  readonly #load: () => Promise<C>;
  #loading: Promise<boolean> | null = null;

  constructor(load: () => Promise<C>) {
    this.#load = load;
  }

  /** Whether it is there now. */
  readonly load = (): Promise<boolean> => {
    this.#loading ??= this.#try();
    return this.#loading;
  };

  async #try(): Promise<boolean> {
    try {
      await restyle();
      this.found = await this.#load();
      this.hasFailed = false;
      return true;
    } catch {
      this.hasFailed = true;
      this.#loading = null;
      return false;
    }
  }

  /** Loads it, and goes on trying until it is there or nobody wants it any more. */
  readonly want = (): (() => void) => {
    let timer = 0;
    let isWanted = true;
    const attempt = async () => {
      if (!(await this.load()) && isWanted) timer = window.setTimeout(attempt, AGAIN);
    };
    void attempt();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  };
}

/** Milliseconds after the first look until the parts are loaded that nobody has asked for yet. */
const SOON = 3000;

/** Loads parts one after the other, soon: they are there when they are wanted. */
export function foreseeLater(parts: Later[]): () => void {
  let isOver = false;
  const timer = setTimeout(async () => {
    for (const part of parts) if (isOver || !(await part.load())) return;
  }, SOON);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
