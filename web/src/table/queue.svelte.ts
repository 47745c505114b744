/** Queues: a card that is played as soon as it is our turn, if it may be. */
import { spoken } from "../words/say.ts";
import type { Session } from "./session.svelte.ts";

/** Longer than it takes to tap or click twice. */
const TWICE = 700;

export class Queue {
  /** A card that was touched while others choose: a button offers to queue it. */
  touched = $state("");
  readonly #session: Session;
  /** What was queued when we looked last. */
  #former = "";

  constructor(session: Session) {
    this.#session = session;
    $effect(() => this.#follow());
  }

  get offered(): string {
    const { scene, mirror } = this.#session;
    return scene?.mayQueue && mirror?.queued === "" ? this.touched : "";
  }

  /**
   * A click or a key queues a card, or forgets it; a finger only asks for the button that does, as it may have slipped.
   * While a complete trick is looked at, what comes after it is not known to whoever clicks: that only ends the look.
   */
  readonly choose = (card: string, isTouched: boolean): void => {
    const { actedAt, connection, mirror } = this.#session;
    if (performance.now() - actedAt < TWICE || connection?.lookOn()) return;
    if (mirror?.queued === card) void this.set("");
    else if (isTouched) this.touched = this.touched === card ? "" : card;
    else void this.set(card);
  };

  /** Queues this card; an empty text forgets the one that is queued. */
  readonly set = async (card: string): Promise<void> => {
    const cards = [card || this.#former];
    if (card === "") this.#former = "";
    this.touched = "";
    const session = this.#session;
    if (!(await session.ask({ type: "queue", action: card })) || !session.scene) return;
    session.voice.say(spoken({ id: card ? "queue-now" : "queue-forgotten", args: { cards: { cards } } }, session.scene));
  };

  /** The table has forgotten what was queued, as it is our turn: it plays the card now, or the rules do not allow it. */
  #follow(): void {
    const { mirror, scene } = this.#session;
    const queued = mirror?.queued ?? "";
    const former = this.#former;
    this.#former = queued;
    if (!former || queued || !scene?.isAsked || scene.legal.includes(former)) return;
    void this.#session.askWhy(former);
  }
}
