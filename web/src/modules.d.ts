declare module "virtual:words/*" {
  const patterns: import("./words/languages.svelte.ts").Patterns;
  export default patterns;
}

declare module "virtual:rules" {
  export const texts: Record<string, Record<string, () => Promise<{ default: import("./rules/blocks.ts").Rules }>>>;
}
