/** Choices as cards and buttons: which card chooses what, and what a button shows. */
import type { SuitLook } from "../cards/suits.ts";
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
  suit?: SuitLook;
}

const lastWord = (action: string): string => action.slice(action.lastIndexOf(" ") + 1);

/** Choices that are made by choosing a card of the hand, by that card: it is all that they leave open. */
function cardActions(scene: Scene): Map<string, string> {
  const hand = new Set(scene.view?.hand ?? []);
  const found = new Map<string, string>();
  const several = new Set<string>();
  for (const action of scene.legal) {
    const card = lastWord(action);
    if (!hand.has(card) || isOffered(scene, action)) continue;
    if (found.has(card)) several.add(card);
    found.set(card, action);
  }
  for (const card of several) found.delete(card);
  return found;
}

const isOffered = (scene: Scene, action: string): boolean => scene.page.offers?.(action, scene) ?? false;

/** How this card of the hand can be chosen now; empty if it cannot. */
export function cardAction(scene: Scene, card: string): string {
  return cardActions(scene).get(card) ?? "";
}

/** The cards of the hand that can be picked to be given away, as one half of a choice. */
export function givable(scene: Scene): Set<string> {
  return new Set(scene.legal.flatMap((action) => scene.page.gives?.(action) || []));
}

/** What choosing this card would be, legal or not: to ask why it is not. */
export function wouldBe(scene: Scene, card: string): string {
  const [example] = cardActions(scene);
  return example ? example[1].slice(0, -example[0].length) + card : card;
}

/** The choices that are buttons: neither cards of the hand nor offered by the panel. */
export function buttons(scene: Scene): Choice[] {
  const byCard = new Set(cardActions(scene).values());
  return scene.legal.filter((action) => !byCard.has(action) && !isOffered(scene, action)).map((action) => describe(scene, action));
}

/** What a choice is called: the card that is played, or what its button says. */
export function nameOf(scene: Scene, action: string): Phrase {
  return scene.isCard(action) ? phrase("name", { who: { cards: [action] } }) : describe(scene, action).label;
}

/** A short label of the page's own with the server's words as the longer explanation, or those words alone. */
function describe(scene: Scene, action: string): Choice {
  const meaning = scene.numbers.meanings?.[action];
  const own = scene.page.label?.(action, scene);
  if (own) return { action, label: own.label, ...(meaning ? { about: own.about ?? meaning, meaning } : {}) };
  const suit = scene.page.suits[lastWord(action)];
  const label = meaning ? phrase("name", { who: meaning }) : phrase("act-plain", { action });
  return { action, label, ...(suit ? { suit } : {}) };
}
