declare module "virtual:words" {
  type Load = () => Promise<{ default: import("./words/languages.svelte.ts").Patterns }>;
  /** By languages: what everybody needs, and what parts of the page say besides. */
  export const files: Record<import("./words/languages.svelte.ts").Language, { words: Load; parts: Record<string, Load> }>;
}

declare module "virtual:rules" {
  export const texts: Record<string, Record<string, () => Promise<{ default: import("./rules/blocks.ts").Rules }>>>;
}
