/** The ends of rounds and matches, as a table shows them. */
export { default as MatchOver } from "./MatchOver.svelte";
export { default as RoundOver } from "./RoundOver.svelte";
