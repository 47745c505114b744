/** Reads Fluent's own notation, in which words come that were not parsed when the page was built. */
import { FluentResource } from "@fluent/bundle";
import type { Patterns } from "./languages.svelte.ts";

export function parse(text: string): Patterns {
  const entries = new FluentResource(text).body.flatMap(({ id, value }) => (value === null ? [] : [[id, value] as const]));
  return Object.fromEntries(entries);
}
