"""Listening to cards: hands are weighed by what the others have played, from the view alone, and none is ruled out."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from math import exp, isfinite, log

import pytest

from tests.bots.secrecies import all_positions, quick, sensible_positions, twin
from tests.contract.tables import TABLES, Table, game_at, table_name, viewers
from tricktable.bots.kit import kit_of
from tricktable.bots.search import card_listening, uniform_source
from tricktable.bots.search.card_listening import DRAWN, KEPT, CardListener, likely_hands
from tricktable.core.games import Game
from tricktable.core.hands import Hands
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.tricks import TrickPlay

HEARING = tuple(
    table for table in TABLES if any(manner.hears_cards for manner in kit_of(game_at(table)).manners.kinds.values())
)
at_hearing_tables = pytest.mark.parametrize("table", HEARING, ids=table_name)
HASP = game_at(("hasp", 4))


def in_tricks(positions: Iterator[Match]) -> Iterator[tuple[Match, TrickPlay]]:
    """Those in which the kernel can go on, and somebody has played something."""
    for match in positions:
        kit = kit_of(match.game)
        assert kit.translation is not None
        play = kit.translation.play(match.phase)
        if play is not None and (play.done or play.trick):
            yield match, play


def truth(match: Match) -> Hands:
    kit = kit_of(match.game)
    assert kit.translation is not None
    return kit.translation.hands(match)


def worlds_of(match: Match, viewer: int, number: int) -> list[Hands]:
    kit = kit_of(match.game)
    assert kit.translation is not None
    return uniform_source(match.view(viewer), Stream("worlds")).hands(0, number, kit.translation)


@at_hearing_tables
def test_what_is_true_never_weighs_nothing(table: Table) -> None:
    """Whatever was played, by chance or with sense, was possible."""
    game = game_at(table)
    heard = 0
    for match, play in islice(in_tricks(all_positions(game, "true")), 0, None, 5):
        for viewer in viewers(game):
            (own,) = CardListener(kit_of(game), match, play, viewer).weigh([truth(match)])
            assert isfinite(own)
            assert own <= 0
            heard += 1
    assert heard > 20


@at_hearing_tables
def test_weights_know_no_more_than_the_viewer(table: Table) -> None:
    """In two matches that look alike, the same hands weigh the same."""
    game = game_at(table)
    stream = Stream("alike")
    compared = 0
    for match, play in islice(in_tricks(sensible_positions(game, "alike")), 0, 80, 8):
        viewer = match.turn
        other = twin(match, viewer, stream)
        translation = kit_of(game).translation
        assert translation is not None
        other_play = translation.play(other.phase)
        assert other_play is not None
        worlds = worlds_of(match, viewer, 5)
        one = CardListener(kit_of(game), match, play, viewer).weigh(worlds)
        assert one == CardListener(kit_of(game), other, other_play, viewer).weigh(worlds)
        compared += len(set(one)) > 1
    assert compared


def test_a_cheater_in_the_weights_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever weighs hands by the true ones does not choose the same where these are others."""
    true: list[Hands] = []

    def cheat(listener: CardListener, worlds: list[Hands]) -> list[float]:
        pairs = [zip(world.held, true[-1].held, strict=True) for world in worlds]
        return [3.0 * sum((one & two).bit_count() for one, two in pair) for pair in pairs]

    bot = quick("search")
    stream = Stream("cheater")

    def look() -> None:
        for number in range(12):
            for match, _ in in_tricks(sensible_positions(HASP, f"cheater {number}")):
                if match.number > 1:
                    break
                seat = match.turn
                if len(match.legal_actions(seat)) > 2:
                    choices = []
                    for each in (match, twin(match, seat, stream)):
                        true.append(truth(each))
                        choices.append(bot.choose(each.view(seat), Stream("choice")))
                    assert choices[0] == choices[1], "it knows what it cannot know"

    look()
    monkeypatch.setattr(card_listening.CardListener, "weigh", cheat)
    with pytest.raises(AssertionError, match="it knows what it cannot know"):
        look()


def test_likely_hands_come_more_often_and_the_same_ones_every_time() -> None:
    match, play = next(islice(in_tricks(sensible_positions(HASP, "often")), 6, None))
    listener = CardListener(kit_of(HASP), match, play, match.turn)
    drawn = worlds_of(match, match.turn, 2 * DRAWN * KEPT)

    kept = list(likely_hands(iter(drawn), listener, Stream("kept")))

    assert len(kept) == 2 * KEPT
    assert [world.held for world in likely_hands(iter(drawn), listener, Stream("kept"))] == [
        world.held for world in kept
    ]
    before, after = (sum(listener.weigh(each)) / len(each) for each in (drawn, kept))
    assert after > before + 0.1
    assert len(list(likely_hands(iter(drawn[:3]), listener, Stream("kept")))) == 1


@pytest.mark.parametrize("game", [HASP, game_at(("meinz", 4))], ids=lambda game: game.name)
def test_true_hands_are_likelier_than_others(game: Game) -> None:
    gains = []
    for number in range(12):
        for match, play in in_tricks(sensible_positions(game, f"gains {number}")):
            if match.number > 1:
                break
            if len(play.done) == 3 and not play.trick and match.phase is play:
                worlds = worlds_of(match, match.turn, 200)
                listener = CardListener(kit_of(game), match, play, match.turn)
                mean = sum(exp(weight) for weight in listener.weigh(worlds)) / len(worlds)
                gains.append(listener.weigh([truth(match)])[0] - log(mean))
    assert len(gains) > 8
    assert sum(gains) / len(gains) > 0.3, "nats"


@pytest.mark.parametrize(("name", "digest"), [("hasp", "ff7fcde8b77f195b"), ("meinz", "4bbf2d3cd7482bf7")])
def test_weights_are_the_same_to_the_last_digit_compiled_or_not(name: str, digest: str) -> None:
    """The sum is pinned: a kernel that is compiled comes to the same one."""
    weights: list[str] = []
    tables = [each for each in HEARING if each[0] == name]
    for table in tables:
        game = game_at(table)
        for match, play in islice(in_tricks(sensible_positions(game, "digits")), 0, 60, 6):
            listener = CardListener(kit_of(game), match, play, match.turn)
            weights += [repr(each) for each in listener.weigh(worlds_of(match, match.turn, 5))]
    assert len(weights) == 50 * len(tables) > 50
    assert sha256(" ".join(weights).encode()).hexdigest()[:16] == digest
