/** What a text of rules consists of. `tools/rules.ts` makes it of Markdown when the page is built. */

export type Inline = string | { strong: Inline[] } | { em: Inline[] } | { cards: string[] };

/** Cards side by side, and what stands below them. */
export interface Group {
  caption: string;
  cards: string[];
  /** Takes the trick. */
  isTaker: boolean;
}

export type Block =
  | { kind: "heading"; level: 2 | 3; id: string; inlines: Inline[] }
  | { kind: "paragraph"; inlines: Inline[] }
  | { kind: "list"; isOrdered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][]; aligns: ("left" | "center" | "right")[] }
  | { kind: "row"; groups: Group[] }
  | { kind: "example"; blocks: Block[] };

export interface Rules {
  title: string;
  /** What stands before the first heading. */
  lede: Inline[][];
  blocks: Block[];
}
