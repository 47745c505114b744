/** Cards that a seat has laid away face down, or is about to. */
import { phrase } from "../words/phrases.ts";
import type { GameParts } from "./types.ts";

export const laidAway: NonNullable<GameParts["secrets"]> = (scene, seat, known, events) => {
  const texts = (cards: number[]) => cards.map((card) => scene.cardText(card));
  const discarded = events.flatMap(([kind, who, cards]) => (kind === "discarded" && who === seat ? texts(cards) : []));
  const away = discarded.length > 0 ? discarded : texts(known["discard"] ?? []);
  if (away.length > 0) return [{ about: phrase("replay-discarded"), cards: away }];
  const picked = texts(known["picked"] ?? []);
  return picked.length > 0 ? [{ about: phrase("replay-picked"), cards: picked }] : [];
};
