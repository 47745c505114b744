/** Addresses: where others find this server, when the one in our address bar names this machine only. */
import * as api from "../wire/api.ts";

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;
const USUAL_PORT = "8000";

/** An address that means another machine on each machine. */
export const isLocal = (host: string): boolean => LOOPBACK.test(host);

class Addresses {
  /** What the server tells: null before it has. */
  #told = $state.raw<api.AddressesForm | null>(null);
  #chosen = $state("");
  #isAsked = false;

  /** Asks the server, once and only if our own address is of no use to others. */
  look(): void {
    if (this.#isAsked || !isLocal(location.hostname)) return;
    this.#isAsked = true;
    api.addresses().then(
      (told) => (this.#told = told),
      () => (this.#isAsked = false),
    );
  }

  /** Where others find the server; none if only this machine does. */
  get others(): string[] {
    return this.#told?.addresses ?? [];
  }
  /** What links begin with. */
  get origin(): string {
    return this.#chosen || (this.others[0] ?? location.origin);
  }
  choose(origin: string): void {
    this.#chosen = origin;
  }

  /** Links lead those here who are in the same network. */
  get isNetwork(): boolean {
    return this.others.length > 0 && /^[\d[]/.test(new URL(this.origin).hostname);
  }
  /** Links lead nobody here but whoever sits at this machine. */
  get isForUsAlone(): boolean {
    return isLocal(new URL(this.origin).hostname) && this.#told !== null;
  }
  /** How to start the server so that others reach it; empty if it is open for them already. */
  get command(): string {
    if (!this.#told?.is_local) return "";
    return `tricktable serve --host 0.0.0.0${location.port === USUAL_PORT ? "" : ` --port ${location.port || "80"}`}`;
  }
}

export const addresses = new Addresses();
