"""The bot `net`: cards by what it has learned, all else by rules of thumb, and nothing that its seat cannot know."""

from array import array
from dataclasses import replace
from functools import cache
from importlib.resources import files
from itertools import islice
from random import Random
from typing import Final

import pytest

from tests.bots.secrecies import all_positions
from tests.contract.tables import TABLES, Table, game_at, table_name
from tests.games.plain import Plain
from tricktable.bots import NetBot, ThumbBot
from tricktable.bots.kit import NO_NETS, Kit, Manner, Manners, kit_of
from tricktable.bots.nets import FILE, Nets, best_card, take_up
from tricktable.bots.search import Budget, search
from tricktable.bots.search.sources import uniform_worlds
from tricktable.core.deals import ShuffledDeals
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.games import GAMES
from tricktable.kernel import Round
from tricktable.kernel.layout import NET

at_every_table: Final = pytest.mark.parametrize("table", TABLES, ids=table_name)


class Made(Nets):
    """Weights by chance, so that every table has a net."""

    def of(self, players: int) -> "array[float] | None":
        return _made()


@cache
def _made() -> "array[float]":
    rand = Random("made")
    return array("d", [rand.uniform(-1.0, 1.0) for _ in range(NET)])


def with_made(table: Table) -> Kit:
    return replace(kit_of(game_at(table)), nets=Made())


def card_views(table: Table, count: int) -> list[View]:
    """Choices between cards for which the kernel can be asked."""
    translation = kit_of(game_at(table)).translation
    assert translation is not None
    found: list[View] = []
    for number, match in enumerate(all_positions(game_at(table), "net")):
        view = match.view(match.turn)
        if len(found) < count and number % 5 == 0 and len(view.legal) > 1:
            if translation.play(match.phase) is match.phase:
                found.append(view)
    return found


def sights(kit: Kit, world: Match, preferred: int) -> list[list[float]]:
    translation = kit.translation
    assert translation is not None
    play = translation.play(world.phase)
    assert play is not None
    setting = translation.setting(world, play)
    round = Round(*setting)
    take_up(round, translation, world, play, setting)
    return round.sights(preferred)


@at_every_table
def test_what_a_net_sees_is_the_same_in_all_worlds_of_a_view(table: Table) -> None:
    kit = with_made(table)
    views = card_views(table, 12)
    others = 0
    for view in views:
        worlds = list(islice(uniform_worlds(view, Stream("worlds")), 6))
        seen = [sights(kit, world, view.legal[0]) for world in worlds]

        assert all(rows == seen[0] for rows in seen)
        others += len({str(world.deal.parts) for world in worlds}) > 1

    assert len(views) == 12
    assert others or (kit.translation is not None and kit.translation.is_open)


@at_every_table
def test_with_any_net_it_plays_legal_cards_and_the_same_ones_with_any_chance(table: Table) -> None:
    kit = with_made(table)
    bot = NetBot(kit)
    differs = 0
    for view in card_views(table, 12):
        chosen = bot.choose(view, Stream("one"))

        assert chosen in view.legal
        assert bot.choose(view, Stream("another")) == chosen
        differs += chosen != kit.rule_of_thumb(view)

    assert differs


@at_every_table
def test_without_a_net_it_plays_by_the_rule_of_thumb(table: Table) -> None:
    bot = NetBot(replace(kit_of(game_at(table)), nets=NO_NETS))
    for number, match in enumerate(islice(all_positions(game_at(table), "without"), 200)):
        if number % 10 == 0:
            view = match.view(match.turn)
            assert bot.choose(view, Stream("any")) == ThumbBot().choose(view, Stream("any"))


@at_every_table
def test_everything_but_cards_it_leaves_to_the_rule_of_thumb(table: Table) -> None:
    kit = with_made(table)
    assert kit.translation is not None
    bot = NetBot(kit)
    for match in islice(all_positions(game_at(table), "early"), 150):
        if kit.translation.play(match.phase) is not match.phase:
            view = match.view(match.turn)
            assert bot.choose(view, Stream("any")) == ThumbBot().choose(view, Stream("any"))


@at_every_table
def test_a_search_that_prefers_it_keeps_to_its_card_and_one_that_judges_does_not(table: Table) -> None:
    kit = with_made(table)
    few = Budget(2, 2)
    asking = Manner(prefers_net=True)
    eager = replace(kit, manners=Manners({"trick": asking, "predict": asking, "call": asking}))
    for view in card_views(table, 8):
        chosen = NetBot(kit).choose(view, Stream("net"))
        thumb = kit.rule_of_thumb(view)

        assert search(view, few, Stream("any"), kit=eager).preferred == chosen
        assert search(view, few, Stream("any"), kit=eager, judges=True).preferred == thumb
        assert search(view, few, Stream("any"), kit=replace(eager, nets=NO_NETS)).preferred == thumb


def test_a_search_that_prefers_a_net_leaves_the_rest_to_the_rule_of_thumb() -> None:
    kit = with_made(("hasp", 2))
    assert kit.translation is not None
    eager = replace(kit, manners=Manners({kind: Manner(prefers_net=True) for kind in ("trump", "predict", "trick")}))
    for match in islice(all_positions(game_at(("hasp", 2)), "early"), 60):
        view = match.view(match.turn)
        if kit.translation.play(match.phase) is not match.phase:
            ranking = search(view, Budget(2, 2), Stream("any"), kit=eager)
            assert ranking.preferred == kit.rule_of_thumb(view)


def test_a_game_with_rules_alone_is_played_by_the_rule_of_thumb() -> None:
    match = Match.begin(Plain.make(3, {}), ShuffledDeals("alone"))
    view = match.view(match.turn)
    bot = NetBot(replace(kit_of(view.game), nets=Made()))

    assert bot.choose(view, Stream("any")) == ThumbBot().choose(view, Stream("any"))


def test_without_worlds_it_plays_by_the_rule_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    table = ("njet", 4)
    monkeypatch.setattr("tricktable.bots.net_bot.uniform_worlds", lambda view, stream: iter(()))

    for view in card_views(table, 6):
        assert NetBot(with_made(table)).choose(view, Stream("any")) == ThumbBot().choose(view, Stream("any"))


def test_level_cards_are_left_to_the_rule_of_thumb() -> None:
    table = ("njet", 4)
    kit = with_made(table)
    assert kit.translation is not None
    view = card_views(table, 1)[0]
    world = next(uniform_worlds(view, Stream("level")))
    play = kit.translation.play(world.phase)
    assert play is not None
    round = Round(*kit.translation.setting(world, play))
    round.follow_net(array("d", [0.0] * NET))
    take_up(round, kit.translation, world, play, kit.translation.setting(world, play))

    assert [best_card(round, view.legal, card) for card in view.legal] == list(view.legal)


@pytest.mark.parametrize("name", dict(TABLES))
def test_the_nets_in_a_package_are_for_its_tables_and_small(name: str) -> None:
    nets = kit_of(game_at((name, GAMES[name].player_counts[0]))).nets

    assert not nets.package or len(files(nets.package).joinpath(FILE).read_bytes()) <= 300_000
    for players in range(2, 7):
        weights = nets.of(players)
        assert weights is None or (players in GAMES[name].player_counts and len(weights) == NET)
