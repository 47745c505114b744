/** Who we are at this server. */
import { keep } from "./settings.svelte.ts";
import * as api from "./wire/api.ts";
import { text } from "./words/say.ts";

/** Whether this browser was ever a guest here; one that keeps nothing may have been. */
function mayBeKnown(): boolean {
  try {
    return localStorage.getItem("tricktable.guest") === "true";
  } catch {
    return true;
  }
}

class Me {
  guest = $state.raw<api.Guest | null>(null);
  #asked: Promise<api.Guest | null> | null = null;

  /** Asks the server once; whoever was never a guest here need not ask. */
  look(): Promise<api.Guest | null> {
    if (!mayBeKnown()) return Promise.resolve(this.guest);
    this.#asked ??= api.me().then(
      (guest) => this.#become(guest),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  /** A guest, new if need be: nobody has to sign up before they play. */
  async known(): Promise<api.Guest> {
    const guest = (await this.look()) ?? (await api.introduce(text("guest-name")));
    this.#become(guest);
    return guest;
  }

  #become(guest: api.Guest | null): api.Guest | null {
    this.guest = guest;
    this.#asked = Promise.resolve(guest);
    keep("guest", guest !== null);
    return guest;
  }

  /** The server does not know us any more: whoever we are next is somebody new. */
  lose(): void {
    this.#become(null);
  }

  async rename(name: string): Promise<void> {
    this.#become((await this.look()) ? await api.rename(name) : await api.introduce(name));
  }
}

export const me = new Me();
