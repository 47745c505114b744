"""Levels: weaker on purpose, but never at the cost of a sure win, and never as a person's partner."""

import pytest

from tests.bots.secrecies import SMALL
from tests.contract.tables import game_at, positions
from tricktable.bots import BOTS
from tricktable.bots.arena.contests import ROUND, Contest, hold
from tricktable.bots.choices import kind_of_choice
from tricktable.bots.kit import kit_of
from tricktable.bots.levels import LEVELS, EasyBot, MediumBot, affordable, most_hopeful
from tricktable.bots.search import HARD, SearchBot
from tricktable.bots.search.ratings import Difference, Ranking, Rating
from tricktable.core.streams import Stream
from tricktable.games import new_game


def ranking(*values: tuple[float, ...], preferred: int = 0) -> Ranking:
    """Choices 0, 1, 2 ... with what they were worth in each world, best first."""
    ratings = []
    for action, row in enumerate(values):
        rating = Rating(action)
        rating.values.extend(row)
        ratings.append(rating)
    return Ranking(ratings, preferred, len(values[0]), 1.0)


def actions(ratings: tuple[Rating, ...]) -> tuple[int, ...]:
    return tuple(rating.action for rating in ratings)


def test_only_choices_within_the_cap_are_taken() -> None:
    rated = ranking((0.5, 0.5), (0.48, 0.48), (0.4, 0.4), (0.1, 0.1))

    assert actions(affordable(rated, cap=0.05, part=1)) == (0, 1)
    assert actions(affordable(rated, cap=0.2, part=1)) == (0, 1, 2)


def test_a_sure_win_is_never_given_away() -> None:
    rated = ranking((1.0, 1.0), (0.98, 0.98), (0.5, 0.5))

    assert actions(affordable(rated, cap=0.1, part=1)) == (0,)


def test_what_may_cost_too_much_is_left_alone_even_if_it_looks_cheap() -> None:
    """The worlds disagree by far: the mean alone is within the cap, but it is not to be trusted."""
    rated = ranking((0.5, 0.5, 0.5), (0.9, 0.4, 0.1), (0.0, 0.0, 0.0))

    assert actions(affordable(rated, cap=0.1, part=1)) == (0,)


def test_a_choice_that_was_hardly_looked_at_is_not_taken() -> None:
    rated = ranking((0.5, 0.5, 0.5), (0.49,), (0.2, 0.2, 0.2))

    assert actions(affordable(rated, cap=0.1, part=1)) == (0,)


def test_where_little_is_at_stake_the_bad_choices_are_still_left_alone() -> None:
    rated = ranking((0.250, 0.250), (0.249, 0.249), (0.240, 0.240))

    assert actions(affordable(rated, cap=0.1, part=0.5)) == (0, 1)


def test_where_nothing_is_at_stake_a_level_does_what_it_prefers() -> None:
    rated = ranking((0.5, 0.5), (0.5, 0.5), (0.5, 0.5), preferred=1)

    assert actions(affordable(rated, cap=0.1, part=0.5)) == (1,)


def test_of_what_costs_little_the_choice_is_taken_that_is_best_if_things_go_well() -> None:
    rated = ranking((0.5, 0.5, 0.5, 0.5), (0.8, 0.7, 0.2, 0.2), (0.6, 0.5, 0.4, 0.4))

    assert most_hopeful(tuple(rated.ratings)) == 1


def test_hope_looks_only_at_worlds_in_which_all_were_tried() -> None:
    """A choice that was tried in two worlds is held against the others in these two."""
    rated = ranking((0.5, 0.9, 0.1, 0.1), (0.7, 0.6), (0.5, 0.5, 1.0, 1.0))

    assert most_hopeful(tuple(rated.ratings)) == 0


def test_of_equally_hopeful_choices_the_best_is_taken() -> None:
    rated = ranking((0.5, 0.5), (0.5, 0.5))

    assert most_hopeful(tuple(rated.ratings)) == 0


@pytest.mark.parametrize("table", [("hasp", 4), ("mue", 5), ("was_sticht", 3)])
def test_no_choice_costs_more_than_the_cap_in_the_worlds_that_were_tried(table: tuple[str, int]) -> None:
    bot = EasyBot()
    bot.budget = SMALL
    for index, match in enumerate(positions(game_at(table), "caps")):
        if index % 7 or match.is_over or len(match.legal_actions(match.turn)) < 2 or index > 400:
            continue
        view = match.view(match.turn)

        chosen = bot.choose(view, Stream(f"{index}"))

        stream = Stream(f"{index}")
        rated = bot.rank(view, stream.named(str(stream.next())))
        best, taken = (next(r for r in rated.ratings if r.action == action) for action in (rated.choice(), chosen))
        assert Difference(best, taken).mean <= bot.weakness.cap


def test_a_weaker_level_looks_at_less_and_gives_away_more() -> None:
    easy, medium = EasyBot(), MediumBot()
    budgets = (easy.budget, medium.budget, HARD)

    assert [budget.worlds for budget in budgets] == sorted(budget.worlds for budget in budgets)
    assert [budget.early_worlds for budget in budgets] == sorted(budget.early_worlds for budget in budgets)
    assert easy.weakness.cap > medium.weakness.cap > 0
    assert easy.weakness.part > medium.weakness.part > 0


def test_a_weaker_level_remembers_less() -> None:
    easy, medium = EasyBot().weakness.recall, MediumBot().weakness.recall

    assert 1 <= easy.tricks <= medium.tricks
    assert easy.has_voids <= medium.has_voids
    assert easy.mixed_up >= medium.mixed_up


def test_before_the_tricks_only_the_easy_level_follows_its_hopes() -> None:
    followed = 0
    for index, match in enumerate(positions(game_at(("mue", 5)), "hopes")):
        if match.is_over or match.phase.name != "auction" or len(match.legal_actions(match.turn)) < 2 or index > 60:
            continue
        view = match.view(match.turn)
        for bot in (EasyBot(), MediumBot()):
            bot.budget = SMALL
            stream = Stream(f"{index}")
            chosen = bot.choose(view, Stream(f"{index}"))
            best = bot.rank(view, stream.named(str(stream.next()))).choice()
            followed += isinstance(bot, EasyBot) and chosen != best
            assert isinstance(bot, EasyBot) or chosen == best

    assert followed


@pytest.mark.parametrize(
    ("table", "kinds"),
    [(("njet", 4), {"veto", "teams"}), (("meinz", 4), {"call"}), (("hasp", 4), {"trump", "predict"})],
)
def test_the_usual_level_keeps_to_the_rule_of_thumb_where_only_experts_search(
    table: tuple[str, int], kinds: set[str]
) -> None:
    """In NJET's veto a search is no good unless it listens; what it says of Meinz's calls is seldom to be trusted."""
    medium = MediumBot()
    seen = set()
    for match in positions(game_at(table), "rules"):
        if match.is_over or len(match.legal_actions(match.turn)) < 2:
            continue
        view = match.view(match.turn)
        if kind_of_choice(view) not in kinds:
            continue
        seen.add(kind_of_choice(view))

        assert medium.choose(view, Stream("rules")) == kit_of(match.game).rule_of_thumb(view)

    assert seen == kinds


def test_the_hardest_level_is_the_search_itself() -> None:
    hard = BOTS["hard"]

    assert LEVELS == ("easy", "medium", "hard")
    assert isinstance(hard, SearchBot)
    assert hard.budget == HARD


def test_the_easy_level_beats_chance() -> None:
    report = hold(Contest("hasp", 2, (), ("easy", "random"), ROUND, "levels", 16))

    assert report.comparisons[0].stronger() == "easy"


def test_partners_in_hasp_play_together_through_the_match() -> None:
    match = next(positions(game_at(("hasp", 4)), "mates"))

    assert [match.view(seat).mates() for seat in range(4)] == [{2}, {3}, {0}, {1}]
    assert not next(positions(game_at(("hasp", 3)), "mates")).view(0).mates()


def test_teams_in_njet_play_together_once_they_are_named() -> None:
    for match in positions(game_at(("njet", 5)), "mates"):
        view = match.view(3)
        if "team" not in view.facts:
            assert match.is_over or view.phase in ("veto", "teams")
            assert not view.mates()
            continue
        team = set(view.facts["team"])
        assert view.mates() == (team if 3 in team else set(range(5)) - team) - {3}


def test_the_chief_and_the_partner_play_together_and_the_others_against_them() -> None:
    seen = 0
    for match in positions(game_at(("mue", 6)), "mates"):
        for seat in range(6):
            view = match.view(seat)
            if view.phase != "trick":
                assert not view.mates()
                continue
            seen += 1
            pair = {*view.facts["chief"], *view.facts["partner"]}
            assert view.mates() == (pair if seat in pair else set(range(6)) - pair) - {seat}
    assert seen


@pytest.mark.parametrize("game", ["meinz", "was_sticht"])
def test_some_games_are_played_alone(game: str) -> None:
    for match in positions(game_at((game, 3)), "mates"):
        assert not any(match.view(seat).mates() for seat in range(3))


def test_there_are_mates_only_where_there_are_sides() -> None:
    tables = [("hasp", 2), ("hasp", 4), ("njet", 2), ("njet", 3), ("meinz", 4), ("was_sticht", 4), ("mue", 4)]

    assert [new_game(*table).has_sides() for table in tables] == [False, True, False, True, False, False, True]
