/** Shuffles from a player's side: a part of our own for every round, and a look at whether it was used (`docs/fair-shuffle.md`). */
import type { Contribute, ShuffleForm } from "./types.ts";

const PART_BYTES = 32;
const COMMITMENT = "tricktable commitment 1\0";

/** What can be wrong with a shuffle; each has a sentence in `page.ftl`. */
export type Foul = "changed" | "mismatch" | "missing";

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function int(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const framed = (content: Uint8Array) => joined(int(content.length), content);

/** What a server is bound to by this secret. */
export async function commitmentOf(table: string, number: number, secret: string): Promise<string> {
  const text = new TextEncoder();
  const told = joined(text.encode(COMMITMENT), framed(text.encode(table)), int(number), framed(fromHex(secret)));
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", told)));
}

/** Browsers have `crypto.subtle` only over https and on this machine. */
export const canVerify = () => globalThis.crypto?.subtle !== undefined;

/** Our parts of the shuffles at one table, and what the table was bound to before it knew them. */
export class Parts {
  readonly #commitments = new Map<number, string>();
  readonly #parts = new Map<number, string>();
  readonly #used = new Set<number>();

  constructor(readonly table: string) {}

  /** Our part of the coming shuffle, if it is not in yet. */
  contribution(coming: ShuffleForm): Contribute | null {
    let part = this.#parts.get(coming.number);
    if (part === undefined) {
      part = hex(crypto.getRandomValues(new Uint8Array(PART_BYTES)));
      this.#parts.set(coming.number, part);
    }
    return this.#isIn(coming) ? null : { type: "contribute", number: coming.number, part };
  }

  /** Remembers what was told of the coming shuffle. */
  notice(coming: ShuffleForm): Foul | null {
    const before = this.#commitments.get(coming.number) ?? coming.commitment;
    this.#commitments.set(coming.number, before);
    if (this.#isIn(coming)) this.#used.add(coming.number);
    return before === coming.commitment ? null : "changed";
  }

  /** Holds a finished round's shuffle against what was told before. */
  async verify(told: ShuffleForm): Promise<Foul | null> {
    const before = this.#commitments.get(told.number);
    if (before !== undefined && before !== told.commitment) return "changed";
    if (canVerify() && (await commitmentOf(this.table, told.number, told.secret ?? "")) !== told.commitment)
      return "mismatch";
    return this.#used.has(told.number) && !this.#isIn(told) ? "missing" : null;
  }

  #isIn(shuffle: ShuffleForm): boolean {
    const part = this.#parts.get(shuffle.number);
    return part !== undefined && Object.values(shuffle.parts).includes(part);
  }
}
