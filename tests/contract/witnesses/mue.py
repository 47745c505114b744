"""A witness at a table of Mü, who knows the rules and the words of the events."""

from tricktable.core.events import Event
from tricktable.core.games import Game
from tricktable.core.phases import Facts
from tricktable.core.scores import Standing
from tricktable.testing.witness import Fold

LETTERS = "byrkg"
TRIANGLES = {"0": 1, "1": 0, "2": 1, "3": 1, "4": 1, "5": 1, "6": 2, "7": 2, "8": 1, "9": 0}


class Witness:
    """Follows a round from what is told."""

    def __init__(self, game: Game, dealer: int, seats: int) -> None:
        self.text = game.deck.text
        self.seats = seats
        self.turn = dealer
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        """Own cards by number; the others' as so many unknown ones."""
        self.laid: list[list[int]] = [[] for _ in range(seats)]
        self.lying: list[list[int]] = [[] for _ in range(seats)]
        """Bid cards that have not been played."""
        self.order: list[int] = []
        """Who laid a card, in the order of laying."""
        self.limit = 1
        self.this_turn = 0
        self.passes = 0
        self.offices: Facts = {}
        self.trumps: Facts = {}
        self.trick: list[tuple[int, int]] = []
        self.last: tuple[int, ...] = ()
        self.leader = 0
        self.taken: list[list[int]] = [[] for _ in range(seats)]
        self.tricks = [0] * seats

    def follow(self, event: Event) -> None:
        seat = event.seat
        if event.kind == "dealt":
            self.hands[seat] = list(event.values)
        elif event.kind == "bid":
            self.bid(seat, event.values[0])
        elif event.kind in ("passed", "stayed"):
            self.passes = self.passes + 1 if event.kind == "passed" else 0
            self.end_turn()
        elif event.kind in ("became chief", "became vice"):
            self.offices[event.kind.removeprefix("became ")] = (seat,)
        elif event.kind == "named trump":
            office = "chief trump" if self.offices["chief"] == (seat,) else "vice trump"
            self.trumps[office] = event.values
        elif event.kind == "named partner":
            self.offices["partner"] = event.values
            self.leader = seat
        elif event.kind == "played":
            self.play(seat, event.values[0])
        elif event.kind == "took":
            self.take(seat)

    def bid(self, seat: int, card: int) -> None:
        assert seat == self.turn
        self.laid[seat].append(card)
        self.lying[seat].append(card)
        self.order.append(seat)
        self.this_turn += 1
        self.passes = 0
        if len(self.laid[seat]) in (self.limit, len(self.hands[seat])):
            self.end_turn()

    def end_turn(self) -> None:
        self.this_turn = 0
        self.limit = max(len(laid) for laid in self.laid) + 1
        self.turn = (self.turn + 1) % self.seats

    def play(self, seat: int, card: int) -> None:
        hand = self.hands[seat]
        hand.remove(card if card in hand else -1)
        if card in self.lying[seat]:
            self.lying[seat].remove(card)
        self.trick.append((seat, card))

    def take(self, seat: int) -> None:
        assert seat == self.winner()
        cards = [card for _, card in self.trick]
        self.taken[seat] += cards
        self.tricks[seat] += 1
        self.last = (self.leader, seat, *cards)
        self.leader = seat
        self.trick = []

    def is_of(self, card: int, office: str) -> bool:
        trump = self.trumps.get(office, (15,))[0]
        colour, number = self.text[card][0], self.text[card][1]
        return trump < 15 and (LETTERS[trump] == colour if trump < 5 else str(trump - 5) == number)

    def winner(self) -> int:
        """The strongest card so far: trumps by their kinds, else the led colour; then numbers; the first of equals."""
        chiefs = [(seat, card) for seat, card in self.trick if self.is_of(card, "chief trump")]
        vices = [(seat, card) for seat, card in self.trick if self.is_of(card, "vice trump")]
        doubles = [play for play in chiefs if play in vices]
        led = self.text[self.trick[0][1]][0]
        followers = [(seat, card) for seat, card in self.trick if self.text[card][0] == led]
        best = doubles or chiefs or vices or followers
        return max(best, key=lambda play: int(self.text[play[1]][1]))[0]

    def worth(self, seat: int) -> int:
        return sum(TRIANGLES[self.text[card][1]] for card in self.taken[seat])

    def goal(self, bid: int) -> int:
        return 120 // self.seats + (bid - 1) * (self.seats - 2)

    def facts(self) -> Facts:
        facts: Facts = {f"bid {seat}": tuple(sorted(cards)) for seat, cards in enumerate(self.lying) if cards}
        facts["bids"] = tuple(len(laid) for laid in self.laid)
        if not self.offices:
            return facts | {"limit": (self.limit,), "laid": (self.this_turn,), "passes": (self.passes,)}
        facts |= self.offices | self.trumps
        facts["goal"] = (self.goal(len(self.laid[self.offices["chief"][0]])),)
        if "partner" not in self.offices:
            return facts
        facts["leader"] = (self.leader,)
        facts["trick"] = tuple(card for _, card in self.trick)
        facts["tricks"] = tuple(self.tricks)
        facts["triangles"] = tuple(self.worth(seat) for seat in range(self.seats))
        if self.trick:
            facts["winning"] = (self.winner(),)
        if self.last:
            facts["last trick"] = self.last
        return facts

    def tied_points(self) -> list[int]:
        """Nobody is chief: a stalemate, or nobody has bid."""
        most = max(len(laid) for laid in self.laid)
        tied = [seat for seat in range(self.seats) if len(self.laid[seat]) == most]
        last = [seat for seat in self.order if seat in tied][-1:]
        return [0 if seat not in tied else -10 * most if seat in last else 5 * most for seat in range(self.seats)]

    def points(self) -> list[int]:
        if not self.offices:
            return self.tied_points()
        result = [self.worth(seat) for seat in range(self.seats)]
        chief, partner = self.offices["chief"][0], self.offices["partner"][0]
        together = result[chief] + result[partner]
        bid = len(self.laid[chief])
        if together >= self.goal(bid):
            trump = self.trumps["chief trump"][0]
            extra = 3 if trump == 15 else 0 if trump < 5 else 1 if trump - 5 in (1, 7) else 2
            for seat in (chief, partner):
                result[seat] += min(100, 10 * (bid + extra))
            return result
        short = bid
        while short and self.goal(bid - short + 1) <= together:
            short -= 1
        for seat in range(self.seats):
            if seat == chief:
                result[seat] -= 10 * short
            elif seat != partner:
                result[seat] += 5 * short
        return result


def _witness(game: Game, standing: Standing, events: tuple[Event, ...]) -> Witness:
    witness = Witness(game, standing.dealer, len(standing.totals))
    for event in events:
        witness.follow(event)
    return witness


def fold(game: Game, viewer: int, standing: Standing, events: tuple[Event, ...]) -> Fold:
    """What the viewer knows after these events."""
    witness = _witness(game, standing, events)
    own = tuple(sorted(witness.hands[viewer])) if viewer < witness.seats else ()
    return Fold(witness.facts(), own, tuple(len(hand) for hand in witness.hands))


def points(game: Game, standing: Standing, events: tuple[Event, ...]) -> list[int]:
    """What each seat gained in a finished round."""
    return _witness(game, standing, events).points()
