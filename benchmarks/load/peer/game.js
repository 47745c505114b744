// Whist for four as a game of boardgame.io: 52 cards, follow suit, spades are trumps, four rounds. Everybody sees their own hand,
// how many cards the others hold, the trick and the score.
"use strict";

const SUITS = "cdhs";
const RANKS = "23456789tjqka";
const TRUMP = "s";
const SEATS = 4;
const ROUNDS = 4;
const DECK = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => suit + rank));

function deal(random) {
  const cards = random.Shuffle(DECK);
  const hands = {};
  for (let seat = 0; seat < SEATS; seat += 1) {
    hands[seat] = cards.slice(seat * RANKS.length, (seat + 1) * RANKS.length);
  }
  return hands;
}

// What a card counts in a trick: trumps over the suit that was led over the rest.
function strength(card, led) {
  const rank = RANKS.indexOf(card[1]);
  if (card[0] === TRUMP) return 2 * RANKS.length + rank;
  return card[0] === led ? RANKS.length + rank : rank - RANKS.length;
}

function winner(trick) {
  const led = trick[0].card[0];
  let best = trick[0];
  for (const play of trick) {
    if (strength(play.card, led) > strength(best.card, led)) best = play;
  }
  return best.seat;
}

function play({ G, playerID, random }, card) {
  const hand = G.hands[playerID];
  const place = hand.indexOf(card);
  if (place < 0) return "INVALID_MOVE";
  const led = G.trick.length > 0 ? G.trick[0].card[0] : card[0];
  if (card[0] !== led && hand.some((held) => held[0] === led)) return "INVALID_MOVE";
  hand.splice(place, 1);
  const seat = Number(playerID);
  G.trick.push({ seat, card });
  G.next = (seat + 1) % SEATS;
  if (G.trick.length < SEATS) return;
  G.next = winner(G.trick);
  G.tricks[G.next] += 1;
  G.last = G.trick;
  G.trick = [];
  if (G.hands[0].length > 0) return;
  G.tricks.forEach((tricks, player) => {
    G.totals[player] += tricks;
  });
  G.tricks = [0, 0, 0, 0];
  G.round += 1;
  if (G.round <= ROUNDS) G.hands = deal(random);
}

module.exports.Whist = {
  name: "whist",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true, // it keeps no earlier states: less work and less memory
  setup: ({ random }) => ({
    hands: deal(random),
    next: 0,
    trick: [],
    last: [],
    tricks: [0, 0, 0, 0],
    totals: [0, 0, 0, 0],
    round: 1,
  }),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: () => 0, next: ({ G }) => G.next },
  },
  moves: { play },
  endIf: ({ G }) => (G.round > ROUNDS ? { totals: G.totals } : undefined),
  playerView: ({ G, playerID }) => ({
    hand: G.hands[playerID] ?? [],
    sizes: Object.values(G.hands).map((hand) => hand.length),
    next: G.next,
    trick: G.trick,
    last: G.last,
    tricks: G.tricks,
    totals: G.totals,
    round: G.round,
  }),
};
