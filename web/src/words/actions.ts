/** Choices in words and pictures, until servers send phrases with them: what a button for an action shows. */
import type { SuitName } from "../cards/suits.ts";
import type { Scene } from "../table/scene.svelte.ts";
import { phrase, seat, type Phrase } from "./phrases.ts";

export interface Choice {
  action: string;
  /** What the button says; pictures say the rest. */
  label: Phrase;
  /** What it means, in smaller letters. */
  about?: Phrase;
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

function describe(scene: Scene, action: string): Choice {
  const { verb, rest } = split(action);
  const { game } = scene.table;
  switch (verb) {
    case "trump":
      return { action, ...trump(scene, rest) };
    case "predict":
      return { action, label: phrase(`prediction-${rest}`), about: phrase(`prediction-about-${rest}`) };
    case "pass":
      return { action, label: phrase(`act-pass-${game}`) };
    case "call":
    case "keep":
    case "stay":
      return { action, label: phrase(`act-${verb}`) };
    case "team": {
      const team = rest.split("+").map(Number);
      const others = scene.table.seats.map((_, who) => who).filter((who) => !team.includes(who));
      return { action, label: phrase("act-team", { team: { all: team.map(seat) }, others: { all: others.map(seat) } }) };
    }
    case "monster":
    case "partner":
      return { action, label: phrase("act-seat", { who: seat(Number(rest)) }) };
    case "swap": {
      const [given = "", taken = ""] = rest.split(" ");
      return { action, label: phrase("act-swap", { given: { cards: [given] }, taken: { cards: [taken] } }) };
    }
    case "take":
    case "pick":
    case "drop":
      return { action, label: phrase(`task-${rest}`), about: phrase(`task-about-${rest}`) };
    case "draft":
      return { action, label: phrase("act-draft", { cards: { cards: [rest] } }) };
    default:
      return { action, label: phrase("act-plain", { action }) };
  }
}

function trump(scene: Scene, rest: string): Omit<Choice, "action"> {
  if (rest === "none") return { label: phrase(scene.table.game === "hasp" ? "act-no-further-trump" : "act-no-trump") };
  const suit = scene.page.suits[rest];
  if (suit) return { label: phrase(`suit-${suit}`), suit };
  return { label: phrase("trump-number", { number: Number(rest) }) };
}

/** What we have to choose now. */
export function prompt(scene: Scene): Phrase {
  const { game } = scene.table;
  const phase = scene.view?.phase ?? "";
  const isLaying = (scene.value("laid") ?? 0) > 0;
  if (game === "hasp" && scene.legal.includes("pass")) return phrase("ask-predict");
  if (game === "mue" && phase === "auction") return phrase(isLaying ? "ask-auction-more" : "ask-auction");
  if (phase === "cache") return phrase(scene.legal.some((action) => action.startsWith("give ")) ? "ask-give" : "ask-discard");
  if (phase === "discard") return phrase("ask-aside");
  return phrase(`ask-${phase.replaceAll(" ", "-")}`);
}
