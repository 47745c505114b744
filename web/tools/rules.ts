/**
 * The rules of the games, from Markdown to blocks. `virtual:rules` lists the texts, each of which is loaded when somebody
 * wants to read it. The notation of cards is explained in `src/tricktable/words/rules.py`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import type { Block, Group, Inline, Rules } from "../src/rules/blocks.ts";

const ALL = "virtual:rules";
const CARD = /^[a-z]\d{1,2}$/;

/** Blocks of a text; what the page could not draw is refused. */
export function parse(text: string): Rules {
  const tokens = marked.lexer(text).filter((token) => token.type !== "space");
  const [title, ...others] = tokens;
  if (title?.type !== "heading") throw new Error("the rules begin with the name of the game");
  const blocks = others.map(blockOf);
  const first = blocks.findIndex((block) => block.kind === "heading");
  const lede = blocks.slice(0, first).map((block) => {
    if (block.kind !== "paragraph") throw new Error("before the first heading there are paragraphs alone");
    return block.inlines;
  });
  return { title: (title as Tokens.Heading).text, lede, blocks: blocks.slice(first) };
}

function blockOf(token: Token): Block {
  switch (token.type) {
    case "heading": {
      const { depth, tokens } = token as Tokens.Heading;
      const inlines = inlinesOf(tokens);
      const last = inlines.at(-1);
      const [, words, id] = /^(.*?) *\uE000#([a-z-]+)$/.exec(typeof last === "string" ? last : "") ?? [];
      if (words === undefined || id === undefined || (depth !== 2 && depth !== 3)) throw new Error(`${token.raw}: a heading of another kind`);
      return { kind: "heading", level: depth, id, inlines: [...inlines.slice(0, -1), words] };
    }
    case "paragraph": {
      const [, row] = /^\{([^{}]*)\}$/.exec((token as Tokens.Paragraph).text.trim()) ?? [];
      if (row !== undefined) return { kind: "row", groups: groupsOf(row) };
      return { kind: "paragraph", inlines: inlinesOf((token as Tokens.Paragraph).tokens) };
    }
    case "list": {
      const { ordered, items } = token as Tokens.List;
      const isOrdered = Boolean(ordered);
      return { kind: "list", isOrdered, items: items.map((item) => item.tokens.flatMap((part) => inlinesOf(textIn(part)))) };
    }
    case "table": {
      const { header, rows, align } = token as Tokens.Table;
      const cells = (row: Tokens.TableCell[]) => row.map((cell) => inlinesOf(cell.tokens));
      return { kind: "table", head: cells(header), rows: rows.map(cells), aligns: align.map((side) => side ?? "left") };
    }
    case "blockquote":
      return { kind: "example", blocks: ((token as Tokens.Blockquote).tokens ?? []).filter((part) => part.type !== "space").map(blockOf) };
    default:
      throw new Error(`${token.raw}: rules have no ${token.type}`);
  }
}

function textIn(part: Token): Token[] {
  if (part.type !== "text" && part.type !== "paragraph") throw new Error(`${part.raw}: a list holds sentences alone`);
  return (part as Tokens.Text).tokens ?? [part];
}

function inlinesOf(tokens: Token[]): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    switch (token.type) {
      case "strong":
        return [{ strong: inlinesOf((token as Tokens.Strong).tokens) }];
      case "em":
        return [{ em: inlinesOf((token as Tokens.Em).tokens) }];
      case "text":
      case "escape":
        return piecesOf((token as Tokens.Text).text.replaceAll("\n", " "));
      default:
        throw new Error(`${token.raw}: sentences of rules have no ${token.type}`);
    }
  });
}

/** Text with its cards; the id of a heading stays, behind a sign that no text has. */
function piecesOf(text: string): Inline[] {
  return text
    .replace(/\{#([a-z-]+)\}$/, "\uE000#$1")
    .split(/(\{[^{}]*\})/)
    .filter((piece) => piece !== "")
    .map((piece) => (piece.startsWith("{") ? { cards: cardsOf(piece.slice(1, -1)) } : piece));
}

function cardsOf(text: string): string[] {
  const cards = text.trim().split(/\s+/);
  for (const card of cards) if (!CARD.test(card)) throw new Error(`{${text}}: ${card} is no card`);
  return cards;
}

/** `Ada r7, Ben b3 -> Ada`. */
function groupsOf(text: string): Group[] {
  const [all = "", taker = ""] = text.split("->").map((side) => side.trim());
  const groups = all.split(",").map((group) => {
    const words = group.trim().split(/\s+/);
    const first = words.findIndex((word) => CARD.test(word));
    const caption = words.slice(0, first).join(" ");
    return { caption, cards: cardsOf(words.slice(first).join(" ")), isTaker: taker !== "" && caption === taker };
  });
  if (taker !== "" && groups.filter((group) => group.isTaker).length !== 1) throw new Error(`{${text}}: who takes it?`);
  return groups;
}

/** `virtual:rules` and, one for each game and language, `virtual:rules/de/mue`. */
export function rules(locales: string): Plugin {
  const folder = (language: string) => join(locales, language, "rules");
  return {
    name: "tricktable-rules",
    resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) {
        const languages = readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory());
        const texts = languages.map(({ name: language }) => {
          const games = readdirSync(folder(language)).map((file) => file.replace(/\.md$/, ""));
          return `${language}: {${games.map((game) => `${game}: () => import("${ALL}/${language}/${game}")`).join(", ")}}`;
        });
        return `export const texts = {${texts.join(", ")}};`;
      }
      const [, language, game] = /^\0virtual:rules\/(\w+)\/(\w+)$/.exec(id) ?? [];
      if (language === undefined || game === undefined) return null;
      const file = join(folder(language), `${game}.md`);
      this.addWatchFile(file);
      try {
        return `export default ${JSON.stringify(parse(readFileSync(file, "utf8")))};`;
      } catch (error) {
        throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
}
