"""Worlds that listen: weights from what the others did, from the view alone, and nothing is ever ruled out."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import islice
from math import isfinite

import pytest

from benchmarks.listening import bins, hear
from tests.bots.secrecies import all_positions, quick, sensible_positions, twin
from tests.contract.tables import TABLES, Table, game_at, table_name, viewers
from tricktable.bots import kit as kits
from tricktable.bots.arena import ceilings
from tricktable.bots.games.njet.rule_of_thumb import veto_values
from tricktable.bots.games.njet.rule_of_thumb.listening import WARMTH, VetoListener, appeal_of
from tricktable.bots.kit import Manner, Manners, kit_of
from tricktable.bots.listening import KEPT, likely, resampled
from tricktable.core.deals import Deal
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.games.njet import Njet

LISTENING = tuple(
    table
    for table in TABLES
    if any(part.name == "listening" and part.is_own for part in kit_of(game_at(table)).parts())
)
at_listening_tables = pytest.mark.parametrize("table", LISTENING, ids=table_name)
NJET = game_at(("njet", 4))


def test_weights_are_taken_as_often_as_they_ask_for() -> None:
    assert resampled([1.0, 1.0, 1.0, 1.0], 4, 0.5) == [0, 1, 2, 3]
    assert resampled([0.0, 3.0, 0.0, 1.0], 4, 0.5) == [1, 1, 1, 3]
    for begin in (0.0, 0.3, 0.999):
        counts = Counter(resampled([0.5, 2.25, 0.25, 1.0], 400, begin))
        assert all(abs(counts[place] - own) <= 1 for place, own in enumerate((50, 225, 25, 100)))
    assert len(resampled([0.1] * 7, 3, 0.9999999999999999)) == 3


class Fond:
    """Somebody who has been told how fond seat 1 is of low cards."""

    drawn = 6
    seats = (1,)

    def weigh(self, deals: Sequence[Deal]) -> list[float]:
        return [-0.1 * sum(deal.parts[1]) for deal in deals]


def test_likely_worlds_come_more_often_and_the_same_ones_every_time() -> None:
    match = next(sensible_positions(NJET, "likely"))

    def worlds(number: int) -> Iterator[Match]:
        return islice(match.game.worlds(match.view(0), Stream("a")), number)

    def sums(source: Iterator[Match]) -> list[int]:
        return [sum(world.deal.parts[1]) for world in source]

    drawn = 4 * KEPT * Fond.drawn
    uniform = sums(worlds(drawn))
    heard = sums(likely(worlds(drawn), Fond(), Stream("b")))

    assert len(heard) == 4 * KEPT
    assert sum(heard) / len(heard) < sum(uniform) / len(uniform) - 10
    assert heard == sums(likely(worlds(drawn), Fond(), Stream("b")))
    assert len(list(likely(worlds(3), Fond(), Stream("b")))) == 1, "a sampler that finds no more than three"


@at_listening_tables
def test_what_is_true_never_weighs_nothing(table: Table) -> None:
    """Whatever somebody did, by chance or with sense, was possible; whoever looks, spectators too, can weigh it."""
    game = game_at(table)
    heard = 0
    for number, match in enumerate(all_positions(game, "true")):
        if number % 11 or not match.number:
            continue
        for viewer in viewers(game):
            listener = kit_of(game).listening(match.view(viewer))
            if listener is not None:
                heard += 1
                assert viewer not in listener.seats
                assert all(map(isfinite, listener.weigh([match.deal])))
    assert heard


@at_listening_tables
def test_weights_know_no_more_than_the_viewer(table: Table) -> None:
    """In two matches that look alike, both are weighed alike."""
    stream = Stream("alike")
    seen: Counter[str] = Counter()
    for match in sensible_positions(game_at(table), "alike"):
        if match.is_over or not match.number or seen[match.phase.name] == 3 or stream.below(4):
            continue
        viewer = match.turn
        other = twin(match, viewer, stream)
        one, two = (kit_of(match.game).listening(each.view(viewer)) for each in (match, other))
        if one is None or two is None:
            assert one is two
            continue
        seen[match.phase.name] += 1
        deals = [world.deal for world in (match, other)]
        assert one.weigh(deals) == two.weigh(deals)
    assert sum(seen.values()) >= 3


def test_a_cheater_in_the_weights_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever weighs worlds by the true cards does not choose the same where these are others."""
    truth: list[Deal] = []

    def shared(one: Deal, other: Deal) -> int:
        return sum(len(set(own) & set(theirs)) for own, theirs in zip(one.parts, other.parts, strict=True))

    class Cheater:
        """Likes the worlds that are like the match that is looked at."""

        drawn = 6
        seats = (0,)

        def weigh(self, deals: Sequence[Deal]) -> list[float]:
            return [3.0 * shared(deal, truth[-1]) for deal in deals]

    cheating = Manners({"trick": Manner(faith=0.0, is_listening=True)})
    kit = replace(kit_of(NJET), listening=lambda view: Cheater(), manners=cheating)
    stream = Stream("cheater")
    bot = quick("search")

    def look() -> None:
        for match in all_positions(NJET, "cheater"):
            seat = match.turn
            if match.phase.name == "trick" and len(match.legal_actions(seat)) > 2 and not stream.below(3):
                choices = []
                for each in (match, twin(match, seat, stream)):
                    truth.append(each.deal)
                    choices.append(bot.choose(each.view(seat), Stream("choice")))
                assert choices[0] == choices[1], "it knows what it cannot know"

    monkeypatch.setitem(kits._kits, type(NJET), kit)
    with pytest.raises(AssertionError, match="it knows what it cannot know"):
        look()


@pytest.mark.parametrize("players", Njet.player_counts)
def test_vetoes_are_weighed_by_what_the_rule_of_thumb_makes_of_them(players: int) -> None:
    """Every veto is worth to the listener what it is worth to the rule of thumb in that seat."""
    game = game_at(("njet", players))
    assert isinstance(game, Njet)
    compared = 0
    for match in sensible_positions(game, "vetoes"):
        if match.is_over or match.phase.name != "veto":
            continue
        seat = match.turn
        values = [value for value, _ in veto_values(game, match.view(seat))]
        legal = match.legal_actions(seat)
        after = match.copy()
        after.apply(seat, legal[len(legal) // 2])
        listener = VetoListener(after.view((seat + 1) % players))

        appeal = appeal_of(game, listener.boldness[seat], listener.vetoes[-1])
        own = list(appeal.plain)
        hand = game.deck.hand(match.deal.parts[seat])
        for bit in range(64):
            if hand >> bit & 1:
                added = appeal.by_bit[bit * len(own) : (bit + 1) * len(own)]
                own = [value + more for value, more in zip(own, added, strict=True)]

        assert [WARMTH * value for value in own] == pytest.approx(values, abs=1e-5)
        assert appeal.chosen == len(legal) // 2
        compared += 1
    assert compared > 50


def test_weights_are_the_same_to_the_last_digit_compiled_or_not() -> None:
    """The sum is pinned: rules that are compiled come to the same one."""
    weights: list[str] = []
    for players in Njet.player_counts:
        game = game_at(("njet", players))
        for match in islice(sensible_positions(game, "digits"), 0, 40, 3):
            view = match.view(match.turn)
            listener = kit_of(game).listening(view)
            if listener is not None:
                deals = [world.deal for world in islice(game.worlds(view, Stream("w")), 3)]
                weights += map(repr, listener.weigh(deals))

    assert len(weights) > 100
    assert sha256(" ".join(weights).encode()).hexdigest()[:16] == "2f39dca5c8b0fe8b"


def test_after_the_vetoes_the_true_hands_are_likelier() -> None:
    """How much, and how honest the chances are, is for the benchmark to measure."""
    found = hear(ceilings.Table("njet", 4), "thumb", "hands", "veto", deals=5, worlds=64)

    assert len(found) == 20
    assert sum(heard.nats for heard in found) / len(found) > 1
    table = bins([(0.25, True), (0.25, False), (0.95, True)])
    assert table == [(0.2, 0.25, 0.5, 2), (0.9, 0.95, 1.0, 1)]
