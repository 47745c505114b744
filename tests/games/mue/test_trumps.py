"""The naming of trumps."""

from tests.games.mue.rounds import all_pass, begin, choices, play, refused
from tricktable.core.matches import Match

HANDS = ("r7 b5 b0", "r7 g7 k1", "y2 y3 y4", "k2 k3 k4")


def with_vice() -> Match:
    """Seat 1 is chief with r7 and g7, seat 0 is vice with r7."""
    return all_pass(play(begin(*HANDS), "0 bid r7, 1 bid r7, 1 bid g7"))


def test_the_vice_names_a_colour_or_number_of_the_own_bid() -> None:
    match = with_vice()

    assert match.turn == 0
    assert choices(match) == ["trump r", "trump 7"]
    assert refused(match, 0, "trump b") == "unbid"
    assert refused(match, 0, "trump 5") == "unbid"
    assert refused(match, 1, "trump g") == "turn"
    assert refused(match, 0, "r7") == "trump"


def test_the_vice_must_name_a_trump() -> None:
    """MUE-R3: only the chief may name none."""
    assert refused(with_vice(), 0, "trump none") == "none"


def test_the_chief_may_name_none() -> None:
    """MUE-R3: the vice's trump is then the only one."""
    match = play(with_vice(), "0 trump r, 1 trump none")

    facts = match.view().facts
    assert (facts["chief trump"], facts["vice trump"]) == ((15,), (2,))


def test_the_chief_may_not_name_the_vices_trump() -> None:
    """MUE-R2: not the same colour."""
    match = play(with_vice(), "0 trump r")

    assert match.turn == 1
    assert choices(match) == ["trump g", "trump 7", "trump none"]
    assert refused(match, 1, "trump r") == "named"
    assert refused(match, 1, "trump k") == "unbid"
    assert refused(match, 1, "partner 2") == "trump"


def test_the_chief_may_not_name_the_vices_number() -> None:
    """MUE-R2: nor the same number."""
    match = play(with_vice(), "0 trump 7")

    assert choices(match) == ["trump r", "trump g", "trump none"]
    assert refused(match, 1, "trump 7") == "named"


def test_without_a_vice_the_chief_names_at_once() -> None:
    match = all_pass(play(begin(*HANDS), "0 bid b5"))

    assert choices(match) == ["trump b", "trump 5", "trump none"]
    play(match, "0 trump none")
    assert "vice trump" not in match.view().facts
    assert match.view().facts["chief trump"] == (15,)


def test_names_are_told_to_everybody() -> None:
    match = play(with_vice(), "0 trump 7, 1 trump g")

    told = [(event.seat, event.values) for event in match.view().events_of("named trump")]
    assert told == [(0, (12,)), (1, (4,))]


def test_the_law_is_known_when_the_chief_has_named() -> None:
    match = with_vice()

    assert match.game.law(match.view()) is None
    play(match, "0 trump 7")
    assert match.game.law(match.view()) is None
    play(match, "1 trump g")
    law = match.game.law(match.view())
    assert law is not None
    assert law.trumps == match.game.deck.of_number(7) | match.game.deck.of_colour[4]


def test_a_copy_goes_its_own_way() -> None:
    match = with_vice()
    copies = [match.copy(), play(match.copy(), "0 trump 7").copy()]

    play(match, "0 trump r, 1 trump 7")

    assert [copy.view().phase for copy in copies] == ["vice trump", "chief trump"]
    assert play(copies[1], "1 trump none").view().phase == "partner"
