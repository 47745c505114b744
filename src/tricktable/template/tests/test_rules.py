"""The rules, sentence by sentence."""

from tricktable.core.deals import Deal, GivenDeals
from tricktable.core.matches import Match
from tricktable.template import TemplateGame
from tricktable.template.cards import DECK


def begun(hands: tuple[str, ...], turned: str) -> Match:
    """A match of three in which these cards were dealt."""
    game = TemplateGame(3, {})
    known = [DECK.parse_all(hand) for hand in hands] + [DECK.parse_all(turned)]
    rest = [card for card in DECK.cards if not any(card in part for part in known)]
    deal = Deal(game.layout, (*(tuple(sorted(part)) for part in known), tuple(rest)))
    return Match.begin(game, GivenDeals((), {1: deal}))


HANDS = ("r1 r2 r3 r4 r5 r6 b9", "g1 g2 g3 g4 g5 b1 b2", "y1 y2 y3 y4 y5 b3 b4")


def test_whoever_can_follow_suit_must() -> None:
    match = begun(HANDS, "y9")

    match.apply_text(1, "b1")

    assert [DECK.text[card] for card in match.legal_actions(2)] == ["b3", "b4"]


def test_a_trump_beats_the_led_suit() -> None:
    match = begun(HANDS, "y9")

    match.apply_text(1, "g1")
    match.apply_text(2, "y1")
    match.apply_text(0, "b9")

    assert match.turn == 2


def test_each_trick_counts_a_point() -> None:
    match = begun(HANDS, "y9")

    while match.number == 1 and not match.phase.is_over:
        match.apply(match.turn, match.legal_actions(match.turn)[0])

    assert sum(match.past[-1].score.points) == 7
