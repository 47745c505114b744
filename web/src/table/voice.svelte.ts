/** A voice: what is read aloud at a table, one saying after the other. What comes in a burst does not overwrite what was said. */

/** So many sayings stay where a screen reader finds them. */
const KEPT = 40;

export class Voice {
  said = $state.raw<{ id: number; words: string }[]>([]);
  #count = 0;

  /** Says these sentences in a row; each gets its full stop. */
  say(...sentences: string[]): void {
    const words = sentences.filter((sentence) => sentence !== "").map((sentence) => closed(begun(sentence))).join(" ");
    if (words === "") return;
    this.#count += 1;
    this.said = [...this.said, { id: this.#count, words }].slice(-KEPT);
  }
}

/** A sentence of its own, whatever it begins with. */
const begun = (sentence: string): string => sentence.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
const closed = (sentence: string): string => (/[.!?…]["”»“’]?$/u.test(sentence) ? sentence : `${sentence}.`);
