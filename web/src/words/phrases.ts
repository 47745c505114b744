/** Phrases: how anything that people read travels. An id of a Fluent message and its arguments; no sentence. */

export interface Phrase {
  id: string;
  args?: Record<string, Arg>;
}

/** Several arguments in one place: `a, b and c`, `a, b or c`, `a · b`, `a, b`, or sentences. */
export type List = { all: Arg[] } | { any: Arg[] } | { parts: Arg[] } | { row: Arg[] } | { sentences: Arg[] };
export type Arg = number | string | { seat: number } | { cards: string[] } | { hidden: number } | List | Phrase;

export const seat = (number: number): Arg => ({ seat: number });
export const cards = (texts: string[]): Arg => ({ cards: texts });
export const phrase = (id: string, args: Record<string, Arg> = {}): Phrase => ({ id, args });
