"""The contract battery: one set of promises for every game and every number of seats, as a class of tests."""

from typing import ClassVar

import pytest

from tricktable.core.games import Game
from tricktable.core.matches import Match, PastRound
from tricktable.core.record_writing import record_for
from tricktable.core.seats import EVERYONE
from tricktable.core.streams import Stream
from tricktable.games import rules_of
from tricktable.testing import checks
from tricktable.testing.matches import positions, viewers
from tricktable.testing.witness import Witness

FEW_WORLDS = 8
"""So many positions must be found in which few enough worlds are left for the true one to turn up."""


class Contract:
    """Derive from it, name the game, and pytest runs every promise at every number of players."""

    game: ClassVar[type[Game]]
    options: ClassVar[dict[str, str]] = {}
    """Options that end matches of random choices where they might go on for ever."""
    witness: ClassVar[Witness | None] = None
    """A second opinion of views and scores, written from the rules alone."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Each test is run at each table."""
        metafunc.parametrize("players", self.game.player_counts)

    def rules(self, players: int) -> Game:
        """The rules at this table."""
        return rules_of(self.game, players, self.options)

    def second_opinion(self) -> Witness:
        """The witness, without which some promises cannot be checked."""
        if self.witness is None:
            pytest.skip(f"{self.game.title} has no witness: nobody works out its views and scores a second time")
        return self.witness

    def test_random_matches_end_and_everyone_awaited_has_a_choice(self, players: int) -> None:
        for seed in range(3):
            for match in positions(self.rules(players), f"end {seed}"):
                checks.check_choices(match)
            checks.check_end(match)

    def test_illegal_actions_are_refused_and_change_nothing(self, players: int) -> None:
        stream = Stream("refusals")
        for place, match in enumerate(positions(self.rules(players), "refusals")):
            if place % 5 == 0 or match.is_over:
                checks.check_refusals(match, stream)

    def test_a_copy_is_independent(self, players: int) -> None:
        stream = Stream("copies")
        for place, match in enumerate(positions(self.rules(players), "copies")):
            if place % 5 == 0 or match.is_over:
                checks.check_copy(match, stream)

    def test_cards_are_conserved(self, players: int) -> None:
        game = self.rules(players)
        for seed in range(2):
            ledgers: list[checks.Ledger] = []
            for match in positions(game, f"cards {seed}"):
                if match.is_over or not match.number:
                    continue
                if not ledgers or ledgers[-1].number != match.number:
                    ledgers.append(checks.Ledger(match))
                ledgers[-1].follow(match)
                assert not ledgers[-1].held - ledgers[-1].pool

    def test_the_lines_of_a_score_add_up(self, players: int) -> None:
        for match in positions(self.rules(players), "lines"):
            if match.past and match.past[-1].number and (match.is_over or not match.steps):
                checks.check_lines(match.game, match.past[-1])

    def test_scores_are_what_the_events_add_up_to(self, players: int) -> None:
        game = self.rules(players)
        witness = self.second_opinion()
        for seed in range(4):
            standing = None
            for match in positions(game, f"scores {seed}"):
                played = match.past[-1] if match.past else None
                if played and played.number and standing and (match.is_over or not match.steps):
                    checks.check_score(game, witness, standing, played)
                standing = match.standing

    def test_a_view_is_the_fold_of_the_events_that_its_viewer_saw(self, players: int) -> None:
        witness = self.second_opinion()
        for seed in range(2):
            for place, match in enumerate(positions(self.rules(players), f"views {seed}")):
                if place % 2 == seed % 2:
                    checks.check_views(match, witness)

    def test_the_vocabulary_says_all_that_happens(self, players: int) -> None:
        for match in positions(self.rules(players), "vocabulary"):
            checks.check_vocabulary(match)

    def test_suits_verbs_and_revealing_events_exist(self, players: int) -> None:
        checks.check_declarations(self.rules(players))

    def test_sides_are_shared(self, players: int) -> None:
        for match in positions(self.rules(players), "sides"):
            checks.check_sides(match)

    def test_worlds_look_the_same_to_the_viewer(self, players: int) -> None:
        stream = Stream("worlds")
        for place, match in enumerate(positions(self.rules(players), "worlds")):
            if place % 6 == 0 and not match.is_over:
                checks.check_worlds(match, stream)

    def test_nobody_rules_out_what_is_true(self, players: int) -> None:
        """Where worlds are made from what the viewer knows of the hidden cards."""
        if self.game.worlds is not Game.worlds:
            pytest.skip(f"{self.game.title} has worlds of its own making")
        for match in positions(self.rules(players), "truth"):
            if match.number and not match.is_over:
                checks.check_knowledge(match)

    def test_the_true_deal_is_among_the_worlds(self, players: int) -> None:
        stream = Stream("true deal")
        conclusive = 0
        for seed in range(50):
            for match in positions(self.rules(players), f"true deal {seed}"):
                few = 0 < sum(match.view().hand_sizes) <= 2 * match.game.seats
                if few and match.number and not match.is_over and conclusive < FEW_WORLDS:
                    conclusive += checks.check_true_deal(match, stream)
            if conclusive >= FEW_WORLDS:
                break

        assert conclusive >= FEW_WORLDS

    def test_hidden_cards_do_not_interfere(self, players: int) -> None:
        stream = Stream("non-interference")
        for match in positions(self.rules(players), "non-interference"):
            if match.number and not match.steps and not match.is_over:
                checks.check_non_interference(match, stream)

    def test_secret_choices_stay_out_of_the_records_of_others(self, players: int) -> None:
        """Where a viewer did not see what was chosen, their record has a question mark."""
        game = self.rules(players)
        match = list(positions(game, "secret choices"))[-1]
        for viewer in viewers(game):
            for part, played in zip(record_for(match, viewer).rounds, _written(match), strict=True):
                texts = [text for line in part.lines for _, text in line.steps]
                for index, (text, (_, action)) in enumerate(zip(texts, played.steps, strict=True)):
                    known = played.secrets.get(index, EVERYONE) >> viewer & 1
                    assert text == (game.actions.text[action] if known else "?")

    def test_records_read_back_and_replay(self, players: int) -> None:
        for place, match in enumerate(positions(self.rules(players), "records")):
            if place % 41 == 0 or match.is_over:
                checks.check_record(match)

    def test_the_same_seed_gives_the_same_match(self, players: int) -> None:
        game = self.rules(players)
        ends = [checks.everything(list(positions(game, "same"))[-1]) for _ in range(2)]

        assert ends[0] == ends[1]

    def test_simultaneous_choices_may_come_in_any_order(self, players: int) -> None:
        """Where several seats are awaited, the order in which they answer changes nothing for anybody."""
        game = self.rules(players)
        stream = Stream("orders")
        for match in positions(game, "orders"):
            if len(match.awaited()) < 2 or (match.steps and len(match.awaited()) < game.players - 1):
                continue
            checks.check_orders(match, stream)


def _written(match: Match) -> list[PastRound]:
    return [played for played in match.past if played.number or played.steps]
