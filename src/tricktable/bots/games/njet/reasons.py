"""What bots tell about NJET: what vetoes tell, 0s that are captured, counts of the teams, gifts to the right."""

from collections.abc import Sequence
from math import comb
from typing import Final

from tricktable.bots.reasons import Reason
from tricktable.bots.reasons.certainties import Certainties, Known, cards_laid_out
from tricktable.bots.reasons.decisions import LAYING_AWAY, Decisions, colour_length
from tricktable.bots.reasons.plays import Play
from tricktable.core.matches import Match
from tricktable.core.views import View
from tricktable.core.vocabulary import CARD, CARDS, NUMBER, SEAT, SUIT, Kind
from tricktable.games.njet.boards import NO_TRUMP, ROWS
from tricktable.games.njet.caches import right_of

KINDS: Final = (
    Kind("captures", (CARDS,), "0s of opponents that the viewer captures for sure"),
    Kind("zero", (CARD,), "a 0, which opponents may capture"),
    Kind("per trick", (NUMBER,), "what a trick is worth; it may be less than nothing"),
    Kind("counts", (NUMBER, NUMBER), "tricks and captured 0s of both teams, the monster's doubled"),
    Kind(
        "few",
        (SEAT, SUIT, NUMBER, NUMBER, NUMBER, NUMBER),
        "this seat does not want this colour as trump: it has at most so many cards of it in so many of so many worlds "
        "tried; in how many of them it would by chance",
    ),
)
TELLING: Final = 0.1
"""In such a part of the worlds it must make a difference that somebody has vetoed something."""
MOST_TOLD: Final = 2
"""So many vetoes are told about, those that tell most."""


def known(view: View) -> Known:
    """The own discards, and what the viewer passed to the right and has not seen again."""
    receiver = right_of(view.viewer, view.game.seats)
    cards = [event.values[0] for event in view.events_of("gave") if event.seat == view.viewer]
    for event in view.events_of("played"):
        if event.seat == receiver and event.values[0] in cards:
            cards.remove(event.values[0])
    return Known(out=cards_laid_out(view, "discarded"), held={receiver: tuple(cards)})


def told(view: View, worlds: Sequence[Match]) -> list[Reason]:
    """How few cards they seem to have of a colour who have vetoed it as trump: no more than their share."""
    deck = view.game.deck
    trump_row = ROWS.index("trump")
    found: list[tuple[float, Reason]] = []
    for event in view.events_of("vetoed"):
        row, colour = event.values
        if event.seat == view.viewer or row != trump_row or colour == NO_TRUMP:
            continue
        hidden = len(deck.cards) - len(view.hand)
        of_colour = [deck.colour[card] for card in deck.cards].count(colour)
        of_colour -= [deck.colour[card] for card in view.hand].count(colour)
        lengths = [[deck.colour[card] for card in world.deal.parts[event.seat]].count(colour) for world in worlds]
        dealt = len(view.hand)
        most = of_colour * dealt // hidden
        by_chance = len(worlds) * _chance_of_at_most(most, of_colour, dealt, hidden)
        number = sum([length <= most for length in lengths])
        values = (event.seat, colour, most, number, len(worlds), round(by_chance))
        if number - by_chance >= TELLING * len(worlds) > 0:
            found.append((by_chance - number, Reason("few", values)))
    return [reason for _, reason in sorted(found)[:MOST_TOLD]]


def _chance_of_at_most(most: int, of_colour: int, dealt: int, hidden: int) -> float:
    """The chance to be dealt at most so many cards of a colour, if so many of the hidden cards are of it."""
    ways = [comb(of_colour, length) * comb(hidden - of_colour, dealt - length) for length in range(most + 1)]
    return sum(ways) / comb(hidden, dealt)


def of_play(play: Play) -> list[Reason]:
    """0s that change hands."""
    table = play.table
    number = table.law.deck.number
    if play.is_taking:
        zeros = [
            card
            for place, card in enumerate(table.trick)
            if number[card] == 0 and not table.ours >> (table.leader + place) % table.seats & 1
        ]
        return [Reason("captures", tuple(zeros))] if zeros else []
    return [Reason("zero", (play.card,))] if number[play.card] == 0 and not play.is_ours() else []


def standing(view: View, table: Certainties) -> list[Reason]:
    """What a trick is worth, and what both teams have."""
    facts = view.facts
    counts = [0, 0]
    for seat in range(view.game.seats):
        weight = 1 + (seat in facts.get("monster", ()))
        counts[not table.ours >> seat & 1] += weight * (facts["tricks"][seat] + facts["captured"][seat])
    return [Reason("per trick", facts["points"]), Reason("counts", (counts[0], counts[1]))]


def _veto(view: View, token: str) -> list[Reason]:
    """What the viewer has of a colour that shall not be trump, or of 0s that shall not be super trumps."""
    row, _, space = token.partition(" ")
    deck = view.game.deck
    if row not in ROWS or space not in deck.colours:
        return []
    if row == "trump":
        return colour_length(view, space)
    colour = deck.colours.index(space)
    zeros = [card for card in view.hand if deck.number[card] == 0 and deck.colour[card] == colour]
    return [Reason("length", (len(zeros),))] if row == "super" else []


DECISIONS: Final[Decisions] = {**LAYING_AWAY, "veto": _veto}
