/** What a replay loads when somebody wants a review. */
export { default as Curve } from "./Curve.svelte";
export { default as ReviewBox } from "./ReviewBox.svelte";
export { Study } from "./study.svelte.ts";
export { default as TrialTable } from "./TrialTable.svelte";
