/** Rules from Markdown to blocks. The notation of cards is explained in `src/tricktable/words/rules.py`. */
import { marked, type Token, type Tokens } from "marked";
import type { Block, Group, Inline, Rules } from "./blocks.ts";

type IsCard = (word: string) => boolean;

/** The cards of the games that the page is built with. */
const isOwnCard: IsCard = (word) => /^[a-z]\d{1,2}$/.test(word);
/** Stands before the id of a heading; no text has it. */
const MARK = "\uE000";

/** Blocks of a text of ours; what the page could not draw is refused. */
export const parse = (text: string): Rules => new Parser(isOwnCard, true).rules(text);

/** The same for a game that the page was not built with: headings need no ids, and what cannot be drawn stays as it is written. */
export function parseBrought(text: string, title: string, isCard: IsCard): Rules {
  try {
    return new Parser(isCard, false).rules(text);
  } catch {
    const paragraphs = text.split(/\n\s*\n/).filter((part) => part.trim() !== "");
    return { title, lede: [], blocks: paragraphs.map((part) => ({ kind: "paragraph", inlines: [part.trim()] })) };
  }
}

class Parser {
  readonly #isCard: IsCard;
  readonly #needsIds: boolean;

  constructor(isCard: IsCard, needsIds: boolean) {
    this.#isCard = isCard;
    this.#needsIds = needsIds;
  }

  rules(text: string): Rules {
    const tokens = marked.lexer(text).filter((token) => token.type !== "space");
    const [title, ...others] = tokens;
    if (title?.type !== "heading") throw new Error("the rules begin with the name of the game");
    const blocks = others.map((token) => this.#block(token));
    const first = blocks.findIndex((block) => block.kind === "heading");
    const before = first < 0 ? blocks.length : first;
    const lede = blocks.slice(0, before).map((block) => {
      if (block.kind !== "paragraph") throw new Error("before the first heading there are paragraphs alone");
      return block.inlines;
    });
    return { title: (title as Tokens.Heading).text, lede, blocks: blocks.slice(before) };
  }

  #block(token: Token): Block {
    switch (token.type) {
      case "heading": {
        const { depth, tokens } = token as Tokens.Heading;
        const inlines = this.#inlines(tokens);
        const last = inlines.at(-1);
        const [, words, id] = /^(.*?) *\uE000#([a-z-]+)$/.exec(typeof last === "string" ? last : "") ?? [];
        if ((depth !== 2 && depth !== 3) || (this.#needsIds && id === undefined)) throw new Error(`${token.raw}: a heading of another kind`);
        if (words === undefined || id === undefined) return { kind: "heading", level: depth, id: idFor(token.raw), inlines };
        return { kind: "heading", level: depth, id, inlines: [...inlines.slice(0, -1), words] };
      }
      case "paragraph": {
        const [, row] = /^\{([^{}]*)\}$/.exec((token as Tokens.Paragraph).text.trim()) ?? [];
        if (row !== undefined) return { kind: "row", groups: this.#groups(row) };
        return { kind: "paragraph", inlines: this.#inlines((token as Tokens.Paragraph).tokens) };
      }
      case "list": {
        const { ordered, items } = token as Tokens.List;
        const isOrdered = Boolean(ordered);
        return { kind: "list", isOrdered, items: items.map((item) => item.tokens.flatMap((part) => this.#inlines(textIn(part)))) };
      }
      case "table": {
        const { header, rows, align } = token as Tokens.Table;
        const cells = (row: Tokens.TableCell[]) => row.map((cell) => this.#inlines(cell.tokens));
        return { kind: "table", head: cells(header), rows: rows.map(cells), aligns: align.map((side) => side ?? "left") };
      }
      case "blockquote": {
        const parts = (token as Tokens.Blockquote).tokens.filter((part) => part.type !== "space");
        return { kind: "example", blocks: parts.map((part) => this.#block(part)) };
      }
      default:
        throw new Error(`${token.raw}: rules have no ${token.type}`);
    }
  }

  #inlines(tokens: Token[]): Inline[] {
    return tokens.flatMap((token): Inline[] => {
      switch (token.type) {
        case "strong":
          return [{ strong: this.#inlines((token as Tokens.Strong).tokens) }];
        case "em":
          return [{ em: this.#inlines((token as Tokens.Em).tokens) }];
        case "text":
        case "escape":
          return this.#pieces((token as Tokens.Text).text.replaceAll("\n", " "));
        default:
          throw new Error(`${token.raw}: sentences of rules have no ${token.type}`);
      }
    });
  }

  /** Text with its cards; the id of a heading stays, behind its mark. */
  #pieces(text: string): Inline[] {
    return text
      .replace(/\{#([a-z-]+)\}$/, `${MARK}#$1`)
      .split(/(\{[^{}]*\})/)
      .filter((piece) => piece !== "")
      .map((piece) => (piece.startsWith("{") ? { cards: this.#cards(piece.slice(1, -1)) } : piece));
  }

  #cards(text: string): string[] {
    const cards = text.trim().split(/\s+/);
    for (const card of cards) if (!this.#isCard(card)) throw new Error(`{${text}}: ${card} is no card`);
    return cards;
  }

  /** `Ada r7, Ben b3 -> Ada`. */
  #groups(text: string): Group[] {
    const [all = "", taker = ""] = text.split("->").map((side) => side.trim());
    const groups = all.split(",").map((group) => {
      const words = group.trim().split(/\s+/);
      const first = words.findIndex((word) => this.#isCard(word));
      const caption = words.slice(0, first).join(" ");
      return { caption, cards: this.#cards(words.slice(first).join(" ")), isTaker: taker !== "" && caption === taker };
    });
    if (taker !== "" && groups.filter((group) => group.isTaker).length !== 1) throw new Error(`{${text}}: who takes it?`);
    return groups;
  }
}

function textIn(part: Token): Token[] {
  if (part.type !== "text" && part.type !== "paragraph") throw new Error(`${part.raw}: a list holds sentences alone`);
  return (part as Tokens.Text).tokens ?? [part];
}

/** The id of a heading that was given none: its words. */
const idFor = (raw: string): string => raw.toLowerCase().replaceAll(/[^a-z]+/g, "-").replaceAll(/^-|-$/g, "") || "part";
