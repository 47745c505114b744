/** Who we are at this server. */
import * as api from "./wire/api.ts";
import { text } from "./words/say.ts";

class Me {
  guest = $state.raw<api.Guest | null>(null);
  #asked: Promise<api.Guest | null> | null = null;

  /** Asks the server once. */
  look(): Promise<api.Guest | null> {
    this.#asked ??= api.me().then(
      (guest) => (this.guest = guest),
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
    this.guest = guest;
    this.#asked = Promise.resolve(guest);
    return guest;
  }

  /** The server does not know us any more: whoever we are next is somebody new. */
  lose(): void {
    this.guest = null;
    this.#asked = null;
  }

  async rename(name: string): Promise<void> {
    this.guest = (await this.look()) ? await api.rename(name) : await api.introduce(name);
    this.#asked = Promise.resolve(this.guest);
  }
}

export const me = new Me();
