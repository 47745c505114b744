"""What bots do with a game that has only its rules, and how they find what a game brings."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from itertools import islice
from typing import Final

import pytest

from tests.bots.hints.cases import Case
from tests.bots.hints.proofs import is_true
from tests.bots.secrecies import quick
from tests.contract.tables import TABLES
from tests.games.plain import Plain, PlainMost, PlainPairs
from tricktable.bots import BOTS, bot_streams, find_bot, play_out
from tricktable.bots.arena import ceilings
from tricktable.bots.arena.contests import MATCH, ROUND, Contest, hold
from tricktable.bots.chances import chances_by_totals
from tricktable.bots.hints import explain
from tricktable.bots.kit import DEFAULT, GROUP, Kit, brought, find_kit, kit_of
from tricktable.bots.search import HARD, search
from tricktable.core.deals import ShuffledDeals
from tricktable.core.errors import NoWorlds, SetupError
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.games import GAMES, new_match
from tricktable.testing.matches import positions
from tricktable.words.hints import Hint

KINDS: Final = (Plain, PlainMost, PlainPairs)
PLAIN_TABLES: Final = tuple((kind, players) for kind in KINDS for players in kind.player_counts)
FEW: Final = HARD._replace(plays=400)
at_every_table: Final = pytest.mark.parametrize(
    ("kind", "players"), PLAIN_TABLES, ids=[f"{kind.name}-{players}" for kind, players in PLAIN_TABLES]
)


@pytest.fixture
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The made-up games are among the games."""
    for kind in KINDS:
        monkeypatch.setitem(GAMES, kind.name, kind)


def lowest(view: View) -> int:
    """A rule of thumb."""
    return min(view.legal)


OWN_KIT: Final = Kit(rule_of_thumb=lowest)


class Unknowable(Plain):
    """A game that cannot say what a viewer cannot rule out."""

    name = "unknowable"

    def worlds(self, view: View, stream: Stream) -> Iterator[Match]:
        raise NotImplementedError


@at_every_table
@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_plays_a_game_that_has_only_its_rules(kind: type[Game], players: int, bot: str) -> None:
    game = kind.make(players, {})
    match = Match.begin(game, ShuffledDeals("only rules"))

    play_out(match, [quick(bot)] * players, bot_streams(game, "only rules"))

    assert match.is_over
    assert match.winners()


@at_every_table
def test_equal_views_have_equal_answers(kind: type[Game], players: int) -> None:
    for match in islice(positions(kind.make(players, {}), "equal"), 0, 20, 3):
        if not match.is_over:
            view = match.view(match.turn)

            assert find_bot("thumb").choose(view, Stream("a")) == find_bot("thumb").choose(view, Stream("b"))
            assert search(view, FEW, Stream("c")).choice() == search(view, FEW, Stream("c")).choice()
            assert explain(view, FEW) == explain(match.copy().view(match.turn), FEW)


@at_every_table
def test_all_choices_are_explained_by_what_holds_in_every_game_of_tricks(kind: type[Game], players: int) -> None:
    """In the true match; in pairs whose partners the proofs do not know, the hint alone is asked for."""
    for match in islice(positions(kind.make(players, {}), "explained"), 0, 30, 2):
        if match.is_over:
            continue
        seat = match.turn
        explanation = explain(match.view(seat), FEW)

        assert sorted(choice.action for choice in explanation.choices) == list(match.legal_actions(seat))
        for choice in explanation.choices:
            for reason in choice.reasons:
                if kind is not PlainPairs and reason.kind != "beaten":
                    assert is_true(Case(match, seat, choice.action, reason, Stream("any"))), reason


@pytest.mark.usefixtures("_known")
@pytest.mark.parametrize("unit", [ROUND, MATCH])
@pytest.mark.parametrize("kind", KINDS)
def test_the_arena_judges_by_what_the_game_calls_good(kind: type[Game], unit: str) -> None:
    """Whether the most points win or the fewest: who plays with sense is stronger than chance."""
    report = hold(Contest(kind.name, 4, (), ("thumb", "random"), unit, "good", 40))

    assert report.comparisons[0].difference.low > 0


@pytest.mark.usefixtures("_known")
def test_the_clairvoyant_beats_the_rule_of_thumb() -> None:
    report = hold(Contest(Plain.name, 3, (), ("clairvoyant", "thumb"), ROUND, "seen", 4))

    assert report.comparisons[0].difference.mean > 0


def test_searching_beats_the_rule_of_thumb_it_plays_on_by() -> None:
    game = Plain.make(3, {})
    points = 0
    for number in range(12):
        for seat in range(3):
            match = Match.begin(game, ShuffledDeals(f"duel {number}"))
            while match.number < 2:
                view = match.view(match.turn)
                is_searching = match.turn == seat
                action = (
                    search(view, HARD._replace(plays=200), Stream(str(view))).choice()
                    if is_searching
                    else kit_of(game).rule_of_thumb(view)
                )
                match.apply(match.turn, action)
            points += match.past[1].score.points[seat]

    assert points < 0.9 * 12 * 8, "who plays like the others takes a third of all tricks"


def test_many_choices_are_not_all_tried() -> None:
    match = Match.begin(Plain.make(3, {}), ShuffledDeals("many"))
    view = match.view(match.turn)

    ranking = search(view, HARD._replace(plays=100), Stream("many"))

    tried = [rating for rating in ranking.ratings if rating.values]
    assert 2 <= len(tried) < len(view.legal)
    assert {rating.action for rating in ranking.ratings} == set(view.legal)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def test_every_kind_of_choice_has_its_manner_in_the_kit(table: tuple[str, int]) -> None:
    """Whether a search has a say is declared for each, not left to a rule for all games."""
    own = ceilings.Table(*table)
    game = own.rules()

    assert set(ceilings.kinds_met(game, "manners")) <= set(kit_of(game).manners.kinds)
    assert {kind for kind, _ in kit_of(game).manners.tables} <= set(kit_of(game).manners.kinds)


def test_where_the_rule_of_thumb_decides_no_bot_searches_and_hints_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Weaker levels still slip; the clairvoyant, who shows what there is to win, still looks."""
    match = new_match("njet", players=4, seed="thumb")
    while match.phase.name != "teams":
        match.apply(match.turn, kit_of(match.game).rule_of_thumb(match.view(match.turn)))
    view = match.view(match.turn)
    assert not kit_of(match.game).manners.of(view).is_searching()
    thumb = find_bot("thumb").choose(view, Stream("any"))

    explanation = explain(view)

    assert explanation.action() == thumb
    assert (explanation.worlds, explanation.deals, explanation.is_by_thumb) == (0, 0, True)
    assert Hint(view, explanation).headline().id == "hint-thumb"
    assert search(view, HARD._replace(early_worlds=2), Stream("any")).choice() == thumb
    assert find_bot("easy").choose(view, Stream("any")) in view.legal
    monkeypatch.setattr("tricktable.bots.search.search_in", None)
    assert find_bot("search").choose(view, Stream("any")) == find_bot("hard").choose(view, Stream("any")) == thumb


def test_without_worlds_the_rule_of_thumb_decides() -> None:
    match = Match.begin(Unknowable.make(3, {}), ShuffledDeals("unknowable"))
    view = match.view(match.turn)
    thumb = find_bot("thumb").choose(view, Stream("any"))

    assert find_bot("search").choose(view, Stream("any")) == thumb
    assert find_bot("easy").choose(view, Stream("any")) == thumb
    assert explain(view).action() == thumb


@pytest.mark.parametrize("found", [0, 3])
def test_where_no_more_worlds_are_found_a_search_goes_by_those_that_were(found: int) -> None:
    """The default knowledge gives up after many deals that do not fit; then nobody's bot may end in an error."""

    class Unlikely(Plain):
        def worlds(self, view: View, stream: Stream) -> Iterator[Match]:
            yield from islice(super().worlds(view, stream), found)
            raise NoWorlds("no world looks like this view")

    match = Match.begin(Unlikely.make(3, {}), ShuffledDeals("unlikely"))
    view = match.view(match.turn)

    ranking = search(view, HARD, Stream("unlikely"))
    explanation = explain(view, HARD)

    assert ranking.worlds == explanation.worlds == found
    if not found:
        assert ranking.choice() == explanation.action() == kit_of(match.game).rule_of_thumb(view)
    assert find_bot("search").choose(view, Stream("unlikely")) in view.legal


@at_every_table
def test_chances_by_totals_favour_those_who_are_ahead_and_partners_alike(kind: type[Game], players: int) -> None:
    match = Match.begin(kind.make(players, {}), ShuffledDeals("chances"))
    while match.number < 2:
        match.apply(match.turn, match.legal_actions(match.turn)[0])
    match.standing.totals = [5] * players

    level = chances_by_totals(match)
    match.standing.totals[0] += kind.aim
    ahead = chances_by_totals(match)

    sides = len(set(match.game.partners))
    assert level == pytest.approx([1 / sides] * players)
    assert ahead[0] == max(ahead) > level[0]
    for seat in range(players):
        assert ahead[seat] == (ahead[0] if match.game.partners[0] >> seat & 1 else min(ahead))


def test_the_last_round_decides() -> None:
    """A lead of a point is worth more, the fewer rounds are to come."""
    chances = []
    for done in (1, 2):
        match = Match.begin(PlainMost.make(3, {}), ShuffledDeals("last"))
        while match.number <= done:
            match.apply(match.turn, match.legal_actions(match.turn)[0])
        match.standing.totals = [6, 5, 5]
        chances.append(chances_by_totals(match)[0])

    assert 1 / 3 < chances[0] < chances[1] < 1


def test_a_game_without_a_kit_has_every_part_by_default() -> None:
    assert find_kit(Plain) is DEFAULT
    assert not any(part.is_own for part in find_kit(Plain).parts())


@pytest.mark.parametrize("name", dict(TABLES))
def test_the_games_of_this_package_bring_what_strength_comes_from(name: str) -> None:
    own = {part.name for part in find_kit(GAMES[name]).parts() if part.is_own}

    assert own >= {"rule_of_thumb", "translation", "policies", "chances", "known", "standing", "reason_kinds"}


def test_another_package_brings_a_kit_by_an_entry_point() -> None:
    assert brought(EntryPoint("plain", f"{__name__}:OWN_KIT", GROUP)) is OWN_KIT


@pytest.mark.parametrize(
    ("value", "reason"),
    [("no_such_package:KIT", "cannot be loaded"), (f"{__name__}:lowest", "should be a bots' kit")],
)
def test_a_broken_kit_is_told_in_a_line_and_the_default_is_used(
    value: str, reason: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Broken(Plain):
        name = "broken"

    found = EntryPoints([EntryPoint("broken", value, GROUP)])
    monkeypatch.setattr("tricktable.bots.kit.entry_points", lambda group, name: found.select(group=group, name=name))

    kit = find_kit(Broken)
    again = find_kit(Broken)

    with pytest.raises(SetupError, match=reason):
        brought(found["broken"])
    assert kit is again is DEFAULT
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "broken" in told or value in told
    assert reason in told
