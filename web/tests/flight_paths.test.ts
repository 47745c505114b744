/** Where cards fly. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { flightsOf, type Box, type Lie, type Surroundings } from "../src/table/flight_paths.ts";

const box = (x: number, y: number, width = 40): Box => ({ x, y, width, height: width * 1.5 });
const lie = (card: string, zone: string, seat: number | null, x: number, y: number): Lie<string> => ({ card, zone, seat, box: box(x, y), picture: `${zone} ${card}` });
const SEATS: Record<number, Box> = { 0: box(200, 500, 100), 1: box(0, 200, 100), 2: box(200, 0, 100) };
const AROUND: Surroundings = {
  seat: (seat) => SEATS[seat] ?? null,
  middle: box(180, 200, 100),
  dealer: 2,
  taker: 1,
  isSeen: ({ y }) => y < 800,
};
const HAND = [lie("r1", "hand", null, 10, 600), lie("r1", "hand", null, 60, 600), lie("b2", "hand", null, 110, 600)];

test("a card that we play comes from where it was in the hand, and one that looks alike stays", () => {
  const after = [...HAND.slice(1), lie("r1", "trick", 0, 200, 300)];

  const flights = flightsOf(HAND, after, AROUND);

  assert.equal(flights.length, 1);
  assert.deepEqual([flights[0]?.from.y, flights[0]?.to, flights[0]?.lands], [600, box(200, 300), "trick r1"]);
});

test("somebody else's card comes from their seat, and from where it lay open if it did", () => {
  const [fromSeat] = flightsOf([], [lie("g3", "trick", 1, 100, 250)], AROUND);
  const [fromPanel] = flightsOf([lie("g3", "panel", null, 700, 100)], [lie("g3", "trick", 1, 100, 250)], AROUND);
  const [unseen] = flightsOf([lie("g3", "panel", null, 700, 900)], [lie("g3", "trick", 1, 100, 250)], AROUND);

  assert.deepEqual(fromSeat?.from, { x: 42, y: 263, width: 16, height: 24 });
  assert.deepEqual(fromPanel?.from, box(700, 100));
  assert.deepEqual(unseen?.from, fromSeat?.from);
});

test("a trick goes to its taker, cards that are laid away to the middle, and what lies elsewhere stays", () => {
  const flights = flightsOf([lie("r1", "trick", 0, 200, 300), ...HAND], HAND.slice(0, 2), AROUND);

  assert.deepEqual(flights.map(({ picture, to, lands }) => [picture, to.x, lands]), [["trick r1", 42, null], ["hand b2", 222, null]]);
});

test("cards are dealt one after the other from the dealer, and what is laid out is there at once", () => {
  const flights = flightsOf([], [...HAND, lie("g3", "middle", null, 200, 200)], AROUND);

  assert.deepEqual(flights.map(({ from, turn }) => [from.x, turn]), [[242, 0], [242, 1], [242, 2]]);
});
