"""What a game must say about itself, so that a match of it can be played."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from tricktable.builds import mypyc_attr
from tricktable.core.actions import Actions
from tricktable.core.cards import Deck, Hand, Pack
from tricktable.core.deals import Deal, Deals, Layout
from tricktable.core.errors import SetupError
from tricktable.core.events import Event, Journal
from tricktable.core.hands import Hands, hands_of
from tricktable.core.knowledge import Knowledge
from tricktable.core.laws import Law
from tricktable.core.phases import Facts, Phase, RoundOver
from tricktable.core.scores import MOST, Score, Standing
from tricktable.core.seats import left_of, only
from tricktable.core.streams import Stream
from tricktable.core.vocabulary import Vocabulary

if TYPE_CHECKING:
    from tricktable.core.matches import Match
    from tricktable.core.views import View


class Option:
    """A choice that a table makes before the match. `choices` is empty where any well-formed value goes; `pattern` then
    is a regular expression for those who ask for one. An option that `is_late` came after records had been written
    without it: they, and those in which it has its default, do not name it."""

    __slots__ = ("choices", "default", "is_late", "meaning", "name", "pattern")

    def __init__(
        self,
        name: str,
        default: str,
        choices: tuple[str, ...],
        meaning: str,
        pattern: str = "",
        is_late: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.meaning = meaning
        self.pattern = pattern
        self.is_late = is_late

    def check(self, value: str) -> str:
        """The value in its canonical spelling."""
        value = " ".join(value.split())
        if self.choices and value not in self.choices:
            raise SetupError(f"option {self.name} is one of {', '.join(self.choices)}, not {value!r}")
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game for one number of seats with its options. Never changes; matches share it."""

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    version: ClassVar[int] = 1
    """Grows with every change of what the rules do; a record names the version it was played under."""
    player_counts: ClassVar[tuple[int, ...]] = ()
    default_players: ClassVar[int] = 4
    option_list: ClassVar[tuple[Option, ...]] = ()
    ending_options: ClassVar[dict[str, str]] = {}
    """Options with which every match ends, whatever is played; none where it does so anyway. Bots among themselves have
    them, unless they are given others."""
    aim: ClassVar[int] = MOST
    """Whether the most points win, or the fewest."""
    vocabulary: ClassVar[Vocabulary] = Vocabulary()

    def __init__(
        self, players: int, seats: int, options: dict[str, str], deck: Deck, actions: Actions, layout: Layout
    ) -> None:
        self.players: Final = players
        """How many people or bots play."""
        self.seats: Final = seats
        """How many seats there are: the players', and the house's behind them."""
        self.options: Final = options
        self.deck: Final = deck
        self.actions: Final = actions
        self.layout = layout
        """How a round is dealt. A test may put a layout of few cards here."""
        self.house: Final = tuple(range(players, seats))
        """Seats that nobody holds and that play by themselves (the card monster in Meinz)."""
        self.partners = tuple(only(seat) for seat in range(seats))
        """For each seat the set of seats that win the match with it, itself among them: alone in most games."""

    def named_options(self) -> dict[str, str]:
        """The options that a record names."""
        late = {option.name: option.default for option in self.option_list if option.is_late}
        return {name: value for name, value in self.options.items() if late.get(name) != value}

    @classmethod
    def make(cls, players: int, options: dict[str, str]) -> "Game":
        """The rules for so many players; `options` holds a checked text for each of `option_list`."""
        raise NotImplementedError

    def draw(self, deals: Deals) -> tuple[int, ...]:
        """The cards drawn before the match for seats and first dealer; none in most games."""
        return ()

    def draw_pack(self) -> Pack:
        """What the draw before the match draws from."""
        return self.deck

    def seating(self, drawn: tuple[int, ...]) -> tuple[int, ...]:
        """Which player takes each seat after the draw; a player's number is the seat that they had before it. Where the
        draw is not known (a match that begins in its middle), everybody stays."""
        return tuple(range(self.seats))

    def first_standing(self, drawn: tuple[int, ...]) -> Standing:
        """The standing before the first round."""
        return Standing([0] * self.seats, 0)

    def opening(self, standing: Standing, drawn: tuple[int, ...], journal: Journal) -> Phase:
        """What happens once before the first round; in most games nothing."""
        return RoundOver(self.actions, [0] * self.seats, Score(self.seats, []))

    def start(self, standing: Standing, number: int, deal: Deal, journal: Journal) -> Phase:
        """Deals the round and returns its first phase."""
        raise NotImplementedError

    def deal_hands(self, deal: Deal, journal: Journal) -> list[Hand]:
        """Every seat takes up its cards, which no other sees: the first parts of the deal, in the order of seats."""
        hands: list[Hand] = []
        for seat in range(self.seats):
            dealt = deal.parts[seat]
            journal.append(Event("dealt", seat, dealt, only(seat)))
            hands.append(self.deck.hand(dealt))
        return hands

    def close(self, standing: Standing, number: int, over: RoundOver) -> None:
        """Takes a finished round (0: the opening) into the standing: its points count, and the deal moves left."""
        if number:
            for seat, points in enumerate(over.score.points):
                standing.totals[seat] += points
            standing.dealer = left_of(standing.dealer, self.seats)

    def is_decided(self, standing: Standing, number: int) -> bool:
        """The match ends after this round."""
        raise NotImplementedError

    def ends_at(self) -> tuple[int, int]:
        """The points that end the match, and the number of rounds after which it ends at the latest; 0 for no such
        limit. What players are told of how far they have come; `is_decided` decides."""
        return 0, 0

    def winners(self, standing: Standing) -> tuple[int, ...]:
        """Who has won, once the match is over: most points (or fewest, by the aim), shared by all who have them."""
        values = [self.aim * total for total in standing.totals[: self.players]]
        best = max(values)
        return tuple(seat for seat in range(self.players) if values[seat] == best)

    def shares(self, standing: Standing) -> tuple[float, ...]:
        """The part of the victory that each seat has, once the match is over: all who have won share it."""
        winners = self.winners(standing)
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats))

    def sides(self, view: "View") -> tuple[int, ...]:
        """For each seat the set of seats that win or lose this round together with it, itself among them, as far as
        that is known: the partners of the match, unless sides are made in the round."""
        return self.partners

    def has_sides(self) -> bool:
        """There are rounds in which some play together."""
        return any(side.bit_count() > 1 for side in self.partners)

    def result_text(self, kind: str, seat: int, values: tuple[int, ...]) -> str:
        """How a record's line ends when this event closes it, or an empty text."""
        return str(seat) if kind == "took" else ""

    def part_seen_by(self, label: str, dealer: int, journal: Journal) -> int:
        """Who has been shown this part of the deal, after these events of its round: a hand to its seat, all
        else to nobody."""
        word, _, seat = label.partition(" ")
        return only(int(seat)) if word == "hand" else 0

    def public_facts(self, standing: Standing) -> Facts:
        return standing.facts()

    def standing_of(self, facts: Facts) -> Standing:
        """The standing that has these public facts: all of it is public."""
        return Standing(list(facts["totals"]), facts["dealer"][0])

    def card_points(self) -> tuple[int, ...]:
        """What each card is worth, by its number; nothing where cards are worth nothing."""
        return ()

    def law(self, view: "View") -> Law | None:
        """The law of this round's tricks as far as the viewer knows it; none before trumps are known, and in games
        without tricks."""
        return None

    def knowledge(self, view: "View") -> Knowledge:
        """What the viewer knows of the hidden cards. A game whose events tell more about hands than the general class
        understands says so in one of its own, so that worlds are found faster."""
        return Knowledge(view)

    def worlds(self, view: "View", stream: Stream) -> "Iterator[Match]":
        """Endless matches in the position of this view that its viewer cannot rule out, all equally likely."""
        from tricktable.core.worlds import worlds  # which needs matches, and these need games

        return worlds(self.knowledge(view), stream)

    def hands(self, view: "View", stream: Stream) -> Iterator[Hands] | None:
        """The hands of such matches while tricks are played, just as likely and found much faster; nothing where only
        whole matches tell what they are."""
        return hands_of(self.knowledge(view), stream)
