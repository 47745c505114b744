/** Who we are at this server. */
import { keep, load } from "./settings.svelte.ts";
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

  /** The name that somebody has given themselves in this browser; empty if nobody has. */
  get givenName(): string {
    const given = load<unknown>("name", "");
    if (typeof given === "string" && given !== "") return given;
    return this.guest && this.guest.name !== text("guest-name") ? this.guest.name : "";
  }

  /** From now on we are called so; whoever is no guest yet becomes one. */
  async rename(name: string): Promise<api.Guest> {
    const known = (await this.look()) ?? (await api.introduce(name));
    const guest = known.name === name ? known : await api.rename(name);
    this.#become(guest);
    keep("name", guest.name);
    return guest;
  }
}

export const me = new Me();
