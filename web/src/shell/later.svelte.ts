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

/** Loads parts one after the other while the browser has nothing else to do: they are there when they are wanted. */
export function foreseeLater(parts: Later[]): () => void {
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200));
  const cancel = globalThis.cancelIdleCallback ?? clearTimeout;
  let waiting = 0;
  const next = ([part, ...rest]: Later[]): void => {
    if (part) waiting = idle(async () => void ((await part.load()) && next(rest)));
  };
  next(parts);
  return () => cancel(waiting);
}
