"""Rounds of Mü on given hands, for tests: few cards are enough."""

import pytest

from tricktable.core.cards import Pack
from tricktable.core.deals import Deal, GivenDeals, Layout, Part, ShuffledDeals
from tricktable.core.errors import IllegalAction
from tricktable.core.matches import Match
from tricktable.core.scores import Standing
from tricktable.games.mue import Mue
from tricktable.games.mue.cards import DECK
from tricktable.testing.checks import everything

# Vice trump 7, chief trump blue, and the partner: a round on these hands has copies, a double trump and voids.
COPIES = ("r7 r7 b1", "b1 y4 k7", "k7 r3 g1", "g1 y9 b7")


def new_game(players: int, target: str = "200", hands: str = "none") -> Mue:
    return Mue(players, {"target": target, "hands": hands})


def tiny_layout(hands: tuple[str, ...]) -> Layout:
    """A layout with just these cards, so many for each seat as are named."""
    pack = Pack(DECK.text, tuple(sorted(card for hand in hands for card in DECK.parse_all(hand))))
    return Layout(tuple(Part(f"hand {seat}", pack, len(hand.split())) for seat, hand in enumerate(hands)))


def begin(*hands: str, dealer: int = 0) -> Match:
    """A round in which these hands are dealt, to as many players."""
    game = new_game(len(hands))
    game.layout = tiny_layout(hands)
    deal = game.layout.deal({f"hand {seat}": hand for seat, hand in enumerate(hands)})
    return begin_deal(game, deal, dealer)


def begin_deal(game: Mue, deal: Deal, dealer: int = 0) -> Match:
    deals = GivenDeals((), {1: deal}, ShuffledDeals("further"))
    return Match.at_round(game, 1, Standing([0] * game.seats, dealer), deals)


def play(match: Match, script: str) -> Match:
    """Steps as a record writes them: `0 bid r7, 1 pass`."""
    for step in script.split(", "):
        seat, _, text = step.partition(" ")
        match.apply_text(int(seat), text)
    return match


def all_pass(match: Match) -> Match:
    """Everybody passes until the auction is over."""
    while match.number == 1 and match.phase.name == "auction":
        match.apply_text(match.turn, "pass")
    return match


def choices(match: Match) -> list[str]:
    """What the seat on turn may do."""
    return [match.game.actions.text[action] for action in match.legal_actions(match.turn)]


def bids(match: Match) -> list[str]:
    """The cards that the seat on turn may bid."""
    return [text.removeprefix("bid ") for text in choices(match) if text.startswith("bid ")]


def refused(match: Match, seat: int, text: str) -> str:
    """The reason why this is refused; nothing is changed by it."""
    before = everything(match)

    with pytest.raises(IllegalAction) as refusal:
        match.apply_text(seat, text)

    assert everything(match) == before
    return refusal.value.reason


def cards(text: str) -> tuple[int, ...]:
    """Cards as facts list them."""
    return tuple(sorted(DECK.parse_all(text)))
