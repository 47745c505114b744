/** Choices as cards and buttons: which card chooses what, and what a button shows. */
import { PREDICTIONS, predictionPhrase } from "../games/hasp/predictions.ts";
import { TASKS, taskPhrase } from "../games/was_sticht/tasks.ts";
import type { SuitName } from "../cards/suits.ts";
import type { Scene } from "../table/scene.svelte.ts";
import { phrase, type Phrase } from "./phrases.ts";

export interface Choice {
  action: string;
  /** What the button says; pictures say the rest. */
  label: Phrase;
  /** What it means, in smaller letters. */
  about?: Phrase;
  /** What it means in full, for those who ask. */
  meaning?: Phrase;
  suit?: SuitName;
}

/** Choices that are made by choosing a card of the hand: the word before the card. */
export const CARD_VERBS = ["", "discard ", "give ", "bid "];

/** How this card of the hand can be chosen now; empty if it cannot. */
export function cardAction(scene: Scene, card: string): string {
  return CARD_VERBS.map((verb) => verb + card).find((action) => scene.legal.includes(action)) ?? "";
}

/** What choosing this card would be, legal or not: to ask why it is not. */
export function wouldBe(scene: Scene, card: string): string {
  const verb = CARD_VERBS.find((word) => word !== "" && scene.legal.some((action) => action.startsWith(word)));
  return (verb ?? "") + card;
}

/** The choices that are buttons: neither cards of the hand nor offered by the panel. */
export function buttons(scene: Scene): Choice[] {
  return scene.legal
    .filter((action) => !isCardAction(scene, action) && !scene.page.offers?.(action, scene))
    .map((action) => describe(scene, action));
}

function isCardAction(scene: Scene, action: string): boolean {
  const { verb, rest } = split(action);
  if (rest === "") return scene.isCard(verb);
  return CARD_VERBS.includes(`${verb} `) && scene.isCard(rest);
}

function split(action: string): { verb: string; rest: string } {
  const at = action.indexOf(" ");
  return at < 0 ? { verb: action, rest: "" } : { verb: action.slice(0, at), rest: action.slice(at + 1) };
}

/** A short label of the page's own with the server's words as the longer explanation, or those words alone. */
function describe(scene: Scene, action: string): Choice {
  const { verb, rest } = split(action);
  const meaning = scene.numbers.meanings?.[action];
  const label = shortLabel(scene, verb, rest);
  if (!meaning) return { action, label: label ?? phrase("act-plain", { action }) };
  const suit = verb === "trump" ? scene.page.suits[rest] : undefined;
  if (!label) return { action, label: phrase("name", { who: meaning }), ...(suit ? { suit } : {}) };
  return { action, label, about: promise(meaning), meaning };
}

function shortLabel(scene: Scene, verb: string, rest: string): Phrase | null {
  switch (verb) {
    case "predict":
      return predictionPhrase(PREDICTIONS.indexOf(rest));
    case "take":
    case "pick":
    case "drop":
      return taskPhrase(TASKS.indexOf(rest));
    case "pass":
      return scene.table.game === "mue" ? phrase("act-pass") : null;
    case "call":
    case "stay":
      return phrase(`act-${verb}`);
    default:
      return null;
  }
}

/** What a prediction promises, without its name: the label says that already. */
function promise(meaning: Phrase): Phrase {
  const { promise: what, points } = meaning.args ?? {};
  return what === undefined || points === undefined ? meaning : phrase("act-promise", { promise: what, points });
}
