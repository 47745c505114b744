"""The contract battery: one set of promises for every game and every number of seats."""

import pytest

from tests.contract import checks
from tests.contract.tables import TABLES, Table, game_at, positions, table_name, viewers
from tricktable.core.events import Event
from tricktable.core.matches import Match, PastRound
from tricktable.core.record_writing import record_for, record_of
from tricktable.core.records import Record
from tricktable.core.seats import EVERYONE, SPECTATOR
from tricktable.core.streams import Stream
from tricktable.core.views import View

pytestmark = pytest.mark.parametrize("table", TABLES, ids=table_name)


def test_random_matches_end_and_everyone_awaited_has_a_choice(table: Table) -> None:
    for seed in range(3):
        for match in positions(game_at(table), f"end {seed}"):
            checks.check_choices(match)
        checks.check_end(match)


def test_illegal_actions_are_refused_and_change_nothing(table: Table) -> None:
    stream = Stream("refusals")
    for place, match in enumerate(positions(game_at(table), "refusals")):
        if place % 5 == 0 or match.is_over:
            checks.check_refusals(match, stream)


def test_a_copy_is_independent(table: Table) -> None:
    stream = Stream("copies")
    for place, match in enumerate(positions(game_at(table), "copies")):
        if place % 5 == 0 or match.is_over:
            checks.check_copy(match, stream)


def test_cards_are_conserved(table: Table) -> None:
    game = game_at(table)
    for seed in range(2):
        ledgers: list[checks.Ledger] = []
        for match in positions(game, f"cards {seed}"):
            if match.is_over or not match.number:
                continue
            if not ledgers or ledgers[-1].number != match.number:
                ledgers.append(checks.Ledger(match))
            ledgers[-1].follow(match)
            assert not ledgers[-1].held - ledgers[-1].pool


def test_scores_are_what_the_events_add_up_to(table: Table) -> None:
    game = game_at(table)
    for seed in range(4):
        standing = None
        for match in positions(game, f"scores {seed}"):
            played = match.past[-1] if match.past else None
            if played and played.number and standing and (match.is_over or not match.steps):
                checks.check_score(game, standing, played)
            standing = match.standing


def test_a_view_is_the_fold_of_the_events_that_its_viewer_saw(table: Table) -> None:
    for seed in range(2):
        for place, match in enumerate(positions(game_at(table), f"views {seed}")):
            if place % 2 == seed % 2:
                checks.check_views(match)


def test_worlds_look_the_same_to_the_viewer(table: Table) -> None:
    stream = Stream("worlds")
    for place, match in enumerate(positions(game_at(table), "worlds")):
        if place % 6 == 0 and not match.is_over:
            checks.check_worlds(match, stream)


def test_the_true_deal_is_among_the_worlds(table: Table) -> None:
    stream = Stream("true deal")
    conclusive = 0
    for seed in range(50):
        for match in positions(game_at(table), f"true deal {seed}"):
            few = 0 < sum(match.view().hand_sizes) <= 2 * match.game.seats
            if few and match.number and not match.is_over and conclusive < 8:
                conclusive += checks.check_true_deal(match, stream)
        if conclusive >= 8:
            break

    assert conclusive >= 8


def test_hidden_cards_do_not_interfere(table: Table) -> None:
    stream = Stream("non-interference")
    for match in positions(game_at(table), "non-interference"):
        if match.number and not match.steps and not match.is_over:
            checks.check_non_interference(match, stream)


@pytest.mark.interpreted
def test_a_leak_in_a_view_is_caught(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted leak: a fact that depends on the whole deal."""
    honest = Match.view

    def leaky(self: Match, viewer: int = SPECTATOR) -> View:
        view = honest(self, viewer)
        view.facts["leak"] = (hash(self.deal.parts),)
        return view

    monkeypatch.setattr(Match, "view", leaky)

    with pytest.raises(AssertionError):
        test_hidden_cards_do_not_interfere(table)


@pytest.mark.interpreted
def test_a_leak_in_the_events_is_caught(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted leak: everybody gets every event as it happened."""

    def unscrubbed(self: Event, viewer: int) -> Event:
        return self

    monkeypatch.setattr(Event, "seen", unscrubbed)

    with pytest.raises(AssertionError):
        test_hidden_cards_do_not_interfere(table)


def test_a_leak_in_the_records_is_caught(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted leak: a seat's record spells out the whole deal and every secret choice."""

    def unscrubbed(match: Match, viewer: int) -> Record:
        return record_of(match)

    monkeypatch.setattr(checks, "record_for", unscrubbed)

    with pytest.raises(AssertionError):
        test_hidden_cards_do_not_interfere(table)


def test_secret_choices_stay_out_of_the_records_of_others(table: Table) -> None:
    """Where a viewer did not see what was chosen, their record has a question mark."""
    game = game_at(table)
    match = list(positions(game, "secret choices"))[-1]
    for viewer in viewers(game):
        for part, played in zip(record_for(match, viewer).rounds, _written(match), strict=True):
            texts = [text for line in part.lines for _, text in line.steps]
            for index, (text, (_, action)) in enumerate(zip(texts, played.steps, strict=True)):
                known = played.secrets.get(index, EVERYONE) >> viewer & 1
                assert text == (game.actions.text[action] if known else "?")


def _written(match: Match) -> list[PastRound]:
    return [played for played in match.past if played.number or played.steps]


def test_records_read_back_and_replay(table: Table) -> None:
    game = game_at(table)
    for place, match in enumerate(positions(game, "records")):
        if place % 41 == 0 or match.is_over:
            checks.check_record(match)


def test_the_same_seed_gives_the_same_match(table: Table) -> None:
    game = game_at(table)
    ends = [checks.everything(list(positions(game, "same"))[-1]) for _ in range(2)]

    assert ends[0] == ends[1]


def test_simultaneous_choices_may_come_in_any_order(table: Table) -> None:
    """Where several seats are awaited, the order in which they answer changes nothing for anybody."""
    game = game_at(table)
    stream = Stream("orders")
    for match in positions(game, "orders"):
        if len(match.awaited()) < 2 or (match.steps and len(match.awaited()) < game.players - 1):
            continue
        first, last = match.copy(), match.copy()
        queue = [(seat, stream.choice(match.legal_actions(seat))) for seat in match.awaited()]
        for seat, action in queue:
            first.apply(seat, action)
        for seat, action in reversed(queue):
            last.apply(seat, action)
        assert first.phase.hands == last.phase.hands
        assert first.awaited() == last.awaited()
        for viewer in viewers(game):
            assert first.view(viewer).facts == last.view(viewer).facts
            assert first.view(viewer).hand == last.view(viewer).hand
