/**
 * Makes sentences of phrases, in the reader's language. What a message gets for an argument is the same as in
 * `src/tricktable/words/speakers.py`, whose head lists it.
 */
import type { FluentVariable } from "@fluent/bundle";
import { languages } from "./languages.svelte.ts";
import { Count } from "./numbers.ts";
import type { Arg, List, Phrase } from "./phrases.ts";

/** Who reads: what everybody is called, which of them is the reader, and what cards are called aloud. */
export interface Reader {
  nameOf: (seat: number) => string;
  isReader: (seat: number) => boolean;
  cardName: (card: string) => string;
}

/** A piece of a sentence: text, cards to show as pictures, or a name, which may be written in the other direction. */
export type Piece = string | { cards: string[] } | { name: string };

type Variables = Record<string, FluentVariable>;

const CARDS = "\uE000";
const NAME = "\uE001";
const END = "\uE002";
const NOBODY: Reader = {
  nameOf: (seat) => text("seat-number", { number: seat }),
  isReader: () => false,
  cardName: (card) => card,
};

/** A message without anything of a table in it; its id if there is none. */
export function text(id: string, variables: Variables = {}): string {
  const { bundle } = languages;
  const message = bundle.getMessage(id);
  if (!message?.value) {
    console.error(`there are no words for ${id}`);
    return id;
  }
  const errors: Error[] = [];
  return bundle.formatPattern(message.value, counted(variables), errors);
}

const counted = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, typeof value === "number" ? new Count(value) : value]));

export const has = (id: string): boolean => languages.bundle.hasMessage(id);

/** Words without the places where they may break, for those who hear them. */
export const unbroken = (words: string): string => words.replaceAll("\u00AD", "");

/** The sentence as pieces: cards are pictures, names stand apart. */
export function pieces(phrase: Phrase, reader: Reader = NOBODY): Piece[] {
  const show = (cards: string[]) => `${CARDS}${cards.join(" ")}${END}`;
  return parted(new Speech(reader, show, apart).say(phrase));
}

/** A name in its own direction where no element can stand around it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

/** Names in a row, each apart, perhaps within a message that calls them `name`. */
export function listed(names: string[], within: string): Piece[] {
  const name = joined(names.map(apart), "list-and");
  return parted(within ? text(within, { name }) : name);
}

const apart = (name: string): string => `${NAME}${name}${END}`;

function parted(words: string): Piece[] {
  return words
    .split(/([\uE000\uE001][^\uE002]*\uE002)/)
    .filter((piece) => piece !== "")
    .map((piece) => {
      if (piece.startsWith(CARDS)) return { cards: bare(piece).split(" ") };
      return piece.startsWith(NAME) ? { name: bare(piece) } : piece;
    });
}

const bare = (words: string): string => words.replaceAll(/[\uE000-\uE002]/g, "");

/** The sentence as text, cards by their names and with pauses between its parts: what is read aloud. */
export function spoken(phrase: Phrase, reader: Reader = NOBODY): string {
  return new Speech(reader, (cards) => cards.map(reader.cardName).join(", ")).say(phrase).replaceAll(" · ", ", ");
}

/** Texts in a row: `a, b and c`. */
export function joined(words: string[], how: "list-and" | "list-or"): string {
  const last = words.at(-1);
  if (last === undefined || words.length < 2) return last ?? "";
  return text(how, { start: words.slice(0, -1).join(", "), end: last, endBegins: firstSound(last) });
}

const capital = (words: string) => words.replace(/^\uE001?./su, (first) => first.toUpperCase());

/** The letter that a text begins with, without its accent and behind a silent h; `y` for an i before a vowel. */
export function firstSound(words: string): string {
  const plain = words.slice(0, 8).toLowerCase().normalize("NFD").replaceAll(/[^\p{L}\p{N}]/gu, "").replace(/^h/, "");
  return /^i[aeou]/.test(plain) ? "y" : plain.slice(0, 1);
}

function membersOf(list: List): Arg[] {
  return Object.values(list)[0] as Arg[];
}

const isList = (arg: object): arg is List =>
  "all" in arg || "any" in arg || "parts" in arg || "row" in arg || "sentences" in arg;

class Speech {
  constructor(
    readonly reader: Reader,
    readonly show: (cards: string[]) => string,
    readonly call: (name: string) => string = (name) => name,
  ) {}

  say(phrase: Phrase): string {
    const variables: Variables = {};
    for (const [name, arg] of Object.entries(phrase.args ?? {})) this.#put(variables, name, arg);
    return text(phrase.id, variables);
  }

  #put(variables: Variables, name: string, arg: Arg): void {
    if (typeof arg === "number") {
      variables[name] = new Count(arg);
      return;
    }
    const words = this.#word(arg);
    variables[name] = words;
    variables[capital(name)] = this.#capital(arg);
    if (typeof arg === "object") {
      if ("cards" in arg) {
        variables[`${name}Count`] = new Count(arg.cards.length);
        return;
      }
      if ("hidden" in arg) variables[`${name}Count`] = new Count(arg.hidden);
      else if ("seat" in arg) variables[`${name}Is`] = this.reader.isReader(arg.seat) ? "you" : "other";
      else if (isList(arg)) {
        variables[`${name}Count`] = new Count(membersOf(arg).length);
        variables[`${name}Is`] = this.#who(membersOf(arg));
      } else variables[name.toUpperCase()] = words.toUpperCase();
    }
    variables[`${name}Begins`] = firstSound(words);
    variables[`${name}Ends`] = bare(words).slice(-1).toLowerCase();
  }

  #who(members: Arg[]): string {
    if (members.length > 1) return "many";
    const [only] = members;
    return typeof only === "object" && "seat" in only && this.reader.isReader(only.seat) ? "you" : "other";
  }

  #word(arg: Arg): string {
    if (typeof arg === "number") return String(arg);
    if (typeof arg === "string") return arg;
    if ("seat" in arg) return this.reader.isReader(arg.seat) ? text("you") : this.call(this.reader.nameOf(arg.seat));
    if ("cards" in arg) return this.show(arg.cards);
    if ("hidden" in arg) return text("hidden-cards", { count: new Count(arg.hidden) });
    if (isList(arg)) return this.#joined(arg, membersOf(arg).map((member) => this.#word(member)));
    return this.say(arg);
  }

  /** At the beginning of a sentence. Cards, numbers and texts stay as they are. */
  #capital(arg: Arg): string {
    if (typeof arg !== "object" || "cards" in arg) return this.#word(arg);
    if (!isList(arg)) return capital(this.#word(arg));
    const members = membersOf(arg);
    return this.#joined(arg, members.map((member, place) => (place === 0 ? this.#capital(member) : this.#word(member))));
  }

  #joined(list: List, words: string[]): string {
    if ("parts" in list) return words.join(" · ");
    if ("row" in list) return words.join(", ");
    if ("sentences" in list) return words.join(" ");
    return joined(words, "any" in list ? "list-or" : "list-and");
  }
}
