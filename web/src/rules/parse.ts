/** Rules from Markdown to blocks. The notation of cards is explained in `src/tricktable/words/rules.py`. */
import { marked, type Token, type Tokens } from "marked";
import type { Block, Group, Inline, Rules } from "./blocks.ts";

type IsCard = (word: string) => boolean;

/** The cards of the games that the page is built with. */
const isOwnCard: IsCard = (word) => /^[a-z]\d{1,2}$/.test(word);
/** Stands before the id of a heading; no text has it. */
const MARK = "\uE000";

/** Blocks of a text of ours; what the page could not draw is refused. */
export const parse = (text: string): Rules => new Parser(isOwnCard, true).rules(text, "");

/** The same for a game that the page was not built with: headings need no ids, and what cannot be drawn is shown as text. */
export const parseBrought = (text: string, title: string, isCard: IsCard): Rules => new Parser(isCard, false).rules(text, title);

class Parser {
  readonly #isCard: IsCard;
  readonly #isStrict: boolean;

  constructor(isCard: IsCard, isStrict: boolean) {
    this.#isCard = isCard;
    this.#isStrict = isStrict;
  }

  /** `name` is that of the game, for a text that does not begin with it. */
  rules(text: string, name: string): Rules {
    const tokens = marked.lexer(text).filter((token) => token.type !== "space");
    const [first, ...others] = tokens;
    const isTitled = first?.type === "heading" && first["depth"] === 1;
    if (this.#isStrict && !isTitled) throw new Error("the rules begin with the name of the game");
    const blocks = (isTitled ? others : tokens).map((token) => this.#block(token));
    const other = blocks.findIndex((block) => block.kind !== "paragraph");
    const begin = other < 0 ? blocks.length : other;
    if (this.#isStrict && blocks[begin] && blocks[begin].kind !== "heading")
      throw new Error("before the first heading there are paragraphs alone");
    const lede = blocks.slice(0, begin).flatMap((block) => (block.kind === "paragraph" ? [block.inlines] : []));
    return { title: isTitled ? (first as Tokens.Heading).text : name, lede, blocks: blocks.slice(begin) };
  }

  #block(token: Token): Block {
    switch (token.type) {
      case "heading": {
        const { depth, tokens } = token as Tokens.Heading;
        const inlines = this.#inlines(tokens);
        const last = inlines.at(-1);
        const [, words, id] = /^(.*?) *\uE000#([a-z-]+)$/.exec(typeof last === "string" ? last : "") ?? [];
        if (this.#isStrict && (depth === 1 || depth > 3 || id === undefined)) throw new Error(`${token.raw}: a heading of another kind`);
        const level = depth > 2 ? 3 : 2;
        if (words === undefined || id === undefined) return { kind: "heading", level, id: idFor(token.raw), inlines };
        return { kind: "heading", level, id, inlines: [...inlines.slice(0, -1), words] };
      }
      case "paragraph": {
        const [, row] = /^\{([^{}]*)\}$/.exec((token as Tokens.Paragraph).text.trim()) ?? [];
        const groups = row === undefined ? null : this.#groups(row);
        if (groups) return { kind: "row", groups };
        return { kind: "paragraph", inlines: this.#inlines((token as Tokens.Paragraph).tokens) };
      }
      case "list": {
        const { ordered, items } = token as Tokens.List;
        const isOrdered = Boolean(ordered);
        return { kind: "list", isOrdered, items: items.map((item) => item.tokens.flatMap((part) => this.#inlines(this.#textIn(part)))) };
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
        if (this.#isStrict) throw new Error(`${token.raw}: rules have no ${token.type}`);
        return { kind: "paragraph", inlines: [token.type === "code" ? (token as Tokens.Code).text : token.raw] };
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
          if (this.#isStrict) throw new Error(`${token.raw}: sentences of rules have no ${token.type}`);
          return [token.type === "codespan" || token.type === "link" ? (token as Tokens.Codespan).text : token.raw];
      }
    });
  }

  /** Text with its cards; the id of a heading stays, behind its mark. */
  #pieces(text: string): Inline[] {
    return text
      .replace(/\{#([a-z-]+)\}$/, `${MARK}#$1`)
      .split(/(\{[^{}]*\})/)
      .filter((piece) => piece !== "")
      .map((piece) => {
        const cards = piece.startsWith("{") ? this.#cards(piece.slice(1, -1)) : null;
        return cards ? { cards } : piece;
      });
  }

  #cards(text: string): string[] | null {
    const cards = text.trim().split(/\s+/);
    const wrong = cards.find((card) => !this.#isCard(card));
    if (wrong === undefined) return cards;
    if (this.#isStrict) throw new Error(`{${text}}: ${wrong} is no card`);
    return null;
  }

  /** `Ada r7, Ben b3 -> Ada`. */
  #groups(text: string): Group[] | null {
    const [all = "", taker = ""] = text.split("->").map((side) => side.trim());
    const groups = all.split(",").map((group) => {
      const words = group.trim().split(/\s+/);
      const first = words.findIndex((word) => this.#isCard(word));
      const caption = words.slice(0, first).join(" ");
      return { caption, cards: this.#cards(words.slice(first).join(" ")) ?? [], isTaker: taker !== "" && caption === taker };
    });
    if (this.#isStrict && taker !== "" && groups.filter((group) => group.isTaker).length !== 1) throw new Error(`{${text}}: who takes it?`);
    return groups.every((group) => group.cards.length > 0) ? groups : null;
  }

  #textIn(part: Token): Token[] {
    const isText = part.type === "text" || part.type === "paragraph";
    if (this.#isStrict && !isText) throw new Error(`${part.raw}: a list holds sentences alone`);
    return (isText && (part as Tokens.Text).tokens) || [part];
  }
}

/** The id of a heading that was given none: its words. */
const idFor = (raw: string): string => raw.toLowerCase().replaceAll(/[^a-z]+/g, "-").replaceAll(/^-|-$/g, "") || "part";
