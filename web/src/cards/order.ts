/** The order of cards in a hand. */
import type { LawForm } from "../wire/types.ts";

/**
 * Cards by what they are this round: suit by suit, trumps last, the strongest of each at the end. Before there is a law
 * they stay as they were told, which is by colour. `deck` has all cards in the order of their numbers.
 */
export function inOrder(cards: string[], deck: string[], law: LawForm | null): string[] {
  if (!law) return cards;
  const rank = (card: string) => {
    const at = deck.indexOf(card);
    return [law.trumps[at] ?? 0, law.suits[at] ?? 0, law.order[at] ?? 0, at];
  };
  return cards
    .map((card) => ({ card, rank: rank(card) }))
    .sort((one, other) => one.rank.map((value, place) => value - (other.rank[place] ?? 0)).find((by) => by !== 0) ?? 0)
    .map(({ card }) => card);
}
