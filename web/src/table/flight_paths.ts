/** The paths of cards: which cards go where when something has changed on the table. Told from what lay where before and after. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A card that lies somewhere. */
export interface Lie<Picture = Element> {
  card: string;
  /** In our hand, in the trick, before a seat, beside the table, or in its middle. */
  zone: string;
  /** Whose it is, in the trick and before a seat. */
  seat: number | null;
  box: Box;
  picture: Picture;
}

export interface Flight<Picture = Element> {
  picture: Picture;
  from: Box;
  to: Box;
  /** Where it lies already, and is not to be seen before it has come; nothing if it goes away. */
  lands: Picture | null;
  /** Its number among those that are dealt. */
  turn: number;
}

/** What there is around the cards. */
export interface Surroundings {
  /** Where somebody sits; nothing if that is not to be seen. */
  seat: (seat: number) => Box | null;
  middle: Box | null;
  dealer: number | null;
  /** Who has taken the last trick. */
  taker: number | null;
  /** Whether a box is within what is seen. */
  isSeen: (box: Box) => boolean;
}

/** Where cards fly to. In the middle they are laid out, and are there at once. */
const TARGETS = ["hand", "trick", "spread", "panel"];
/** A card at a seat is so much smaller than on the table at least. */
const SMALL = 0.4;

/** A card as it is at a seat, or in the middle of the table. */
function within({ x, y, width, height }: Box, like: Box): Box {
  const scale = Math.min(SMALL, width / like.width, (0.9 * height) / like.height);
  const [wide, high] = [like.width * scale, like.height * scale];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

/** Those of the first list that the second does not have; of cards that look alike as many as are more. */
function without<P>(these: Lie<P>[], those: Lie<P>[]): Lie<P>[] {
  const sign = ({ zone, seat, card }: Lie<P>) => `${zone} ${seat} ${card}`;
  const counts = new Map<string, number>();
  for (const lie of those) counts.set(sign(lie), (counts.get(sign(lie)) ?? 0) + 1);
  return these.filter((lie) => {
    const count = counts.get(sign(lie)) ?? 0;
    counts.set(sign(lie), count - 1);
    return count <= 0;
  });
}

export function flightsOf<P>(before: Lie<P>[], after: Lie<P>[], around: Surroundings): Flight<P>[] {
  const gone = without(before, after);
  const came = without(after, before).filter(({ zone, box }) => TARGETS.includes(zone) && around.isSeen(box));
  const dealt = came.filter(({ zone }) => zone === "hand");
  const flights: Flight<P>[] = [];
  for (const lie of came) {
    const from = origin(lie, gone, before, around);
    if (from) flights.push({ picture: lie.picture, from, to: lie.box, lands: lie.picture, turn: Math.max(0, dealt.indexOf(lie)) });
  }
  for (const { zone, box, picture } of gone) {
    const goal = zone === "trick" && around.taker !== null ? around.seat(around.taker) : zone === "hand" ? around.middle : null;
    if (goal) flights.push({ picture, from: box, to: within(goal, box), lands: null, turn: 0 });
  }
  return flights;
}

/** Where a card that came was before: where it lay to be seen, else with whoever played it, else with the dealer. */
function origin<P>({ card, zone, seat, box }: Lie<P>, gone: Lie<P>[], before: Lie<P>[], around: Surroundings): Box | null {
  const place = gone.findIndex((lie) => lie.card === card && around.isSeen(lie.box));
  const [left] = place < 0 ? [] : gone.splice(place, 1);
  if (left) return left.box;
  if (zone === "panel") return null;
  const shown = before.find((lie) => lie.card === card && lie.zone === "hand");
  if (shown && zone === "spread") return shown.box;
  const owner = zone === "hand" ? around.dealer : seat;
  const home = (owner === null ? null : around.seat(owner)) ?? around.middle;
  return home && within(home, box);
}
