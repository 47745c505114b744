"""What is said about a choice is true, is the same whatever is hidden, and is there in every phase of every game."""

from collections.abc import Iterator
from itertools import islice
from time import monotonic
from typing import Final

import pytest

from tests.bots.hints.cases import Case
from tests.bots.hints.proofs import PROOFS, is_true
from tests.bots.secrecies import all_positions, twin
from tests.contract.tables import TABLES, Table, choose, game_at, table_name
from tricktable.bots import find_bot
from tricktable.bots.hints import Choice, Explanation, Interval, Lead, Reason, explain
from tricktable.bots.kit import find_kit, kit_of
from tricktable.bots.reasons import GENERAL
from tricktable.bots.search import HARD, worlds_of
from tricktable.core.deals import ShuffledDeals
from tricktable.core.matches import Match
from tricktable.core.seats import SPECTATOR
from tricktable.core.streams import Stream
from tricktable.games import GAMES, new_match

SMALL: Final = HARD._replace(worlds=6, early_worlds=2, early_playouts=1, solved=2, nodes=200, open_nodes=200)
PHASES: Final = {
    "hasp": {"trump", "trick"},
    "njet": {"veto", "teams", "monster", "cache", "trick"},
    "meinz": {"discard", "trick", "call", "swap"},
    "was_sticht": {"take", "draft", "pick", "trick", "drop"},
    "mue": {"auction", "vice trump", "chief trump", "partner", "trick"},
}
COUNTS: Final = {"beaten", "few"}
"""Kinds that count over the worlds that were tried."""
LACKING: Final = {("hasp", 3): {"trump"}, ("njet", 2): {"teams", "monster"}, ("njet", 4): {"monster"}}
"""Phases that a table does without."""
at_every_table: Final = pytest.mark.parametrize("table", TABLES, ids=table_name)


def samples(table: Table, seed: str, often: int, rounds: int = 5) -> Iterator[tuple[Match, int]]:
    """Positions of a match by random choices and of one by rules of thumb, each with a seat that is awaited: the first
    of every phase in every round, and one in so many of the others."""
    game = game_at(table)
    stream = Stream(seed)
    thumb = find_bot("thumb")
    for is_random in (True, False):
        match = Match.begin(game, ShuffledDeals(seed))
        seen: set[tuple[int, str]] = set()
        while not match.is_over and match.number <= rounds:
            seat, action = choose(match, stream)
            if not is_random:
                action = thumb.choose(match.view(seat), stream)
            if (match.number, match.phase.name) not in seen or stream.below(often) == 0:
                yield match, seat
            seen.add((match.number, match.phase.name))
            match.apply(seat, action)


def all_reasons(explanation: Explanation) -> Iterator[tuple[int, Reason]]:
    for choice in explanation.choices:
        for reason in choice.reasons:
            yield choice.action, reason
    for reason in explanation.facts:
        yield explanation.action(), reason


@at_every_table
def test_in_every_phase_all_choices_are_explained_and_every_reason_holds_in_all_worlds(table: Table) -> None:
    """In the true match, and in worlds that the viewer cannot rule out."""
    phases: set[str] = set()
    stream = Stream("worlds")
    for match, seat in samples(table, "explain", 40):
        view = match.view(seat)
        explanation = explain(view, SMALL)

        assert sorted(choice.action for choice in explanation.choices) == list(view.legal)
        for choice in explanation.choices:
            assert 0 <= choice.value.low <= choice.value.mean <= choice.value.high <= 1
            assert choice.lead.better + choice.lead.worse <= choice.lead.worlds <= explanation.worlds
        source = match.game.worlds(view, stream.named(str(view)))
        for world in (match, *islice(source, 3)):
            for action, reason in all_reasons(explanation):
                if reason.kind not in COUNTS:
                    case = Case(world, seat, action, reason, stream)
                    assert is_true(case), (reason, match.game.actions.text[action], str(view))
        phases.add(match.phase.name)
    assert phases >= PHASES[table[0]] - LACKING.get(table, set())


@at_every_table
def test_what_is_hidden_changes_nothing_in_an_explanation(table: Table) -> None:
    """Hidden cards are dealt anew and hidden choices made anew; whoever sees the same is told the same."""
    stream = Stream("hidden")
    seen: set[str] = set()
    for match in all_positions(game_at(table), "hidden"):
        if match.number > 2 or (match.phase.name in seen and stream.below(60)):
            continue
        seen.add(match.phase.name)
        seat = stream.choice(match.awaited())
        other = twin(match, seat, stream)

        assert explain(other.view(seat), SMALL) == explain(match.view(seat), SMALL)


@at_every_table
def test_chances_are_counts_over_the_worlds_that_were_tried(table: Table) -> None:
    """In how many of them an opponent can beat a card: found again by looking at everybody's legal cards."""
    stream = Stream("any")
    for match, seat in samples(table, "counts", 25, rounds=1):
        view = match.view(seat)
        if match.phase.name != "trick" or view.legal[0] >= len(match.game.deck.text):
            continue
        explanation = explain(view, SMALL, stream)
        worlds = list(islice(match.game.worlds(view, stream.named("worlds")), explanation.worlds))
        for choice in explanation.choices:
            for reason in choice.reasons:
                if reason.kind == "beaten":
                    number, tried = reason.values
                    assert tried in (explanation.worlds, 1)
                    cases = [Case(world, seat, choice.action, reason, stream) for world in worlds[:tried]]
                    assert number == sum(case.can_be_beaten() for case in cases)


@pytest.mark.parametrize("players", GAMES["njet"].player_counts)
def test_what_vetoes_tell_is_counted_over_the_worlds_that_were_tried(players: int) -> None:
    """And how often it would be so by chance is found again by dealing."""
    budget = SMALL._replace(early_worlds=24)
    stream = Stream("told")
    deck = game_at(("njet", players)).deck
    told = 0
    for match, seat in islice(samples(("njet", players), "told", 2, rounds=1), 60):
        view = match.view(seat)
        explanation = explain(view, budget, stream) if match.phase.name == "veto" else None
        for reason in explanation.facts if explanation is not None else ():
            told += 1
            assert explanation is not None
            assert reason.kind == "few"
            other, colour, most, number, tried, by_chance = reason.values
            assert ("vetoed", other, (2, colour)) in [(each.kind, each.seat, each.values) for each in view.history]
            worlds = list(islice(worlds_of(view, stream.named("worlds"), budget), tried))
            assert tried == len(worlds) == explanation.worlds
            lengths = [[deck.colour[card] for card in world.deal.parts[other]].count(colour) for world in worlds]
            assert number == sum(length <= most for length in lengths)
            assert number > by_chance
            unseen = list(deck.cards)
            for card in view.hand:
                unseen.remove(card)
            dealt = [stream.shuffled(tuple(unseen))[: len(view.hand)] for _ in range(2_000)]
            usual = sum([deck.colour[card] for card in hand].count(colour) <= most for hand in dealt) / len(dealt)
            assert by_chance == pytest.approx(usual * tried, abs=1.5)
    assert told


def test_every_kind_of_reason_is_documented_and_can_be_proved() -> None:
    declared = {*GENERAL, *(kind for name, _ in TABLES for kind in find_kit(GAMES[name]).reason_kinds)}

    assert {kind.name for kind in declared} == {*PROOFS, *COUNTS}
    assert all(kind.label != kind.name for kind in declared)


def test_what_is_false_is_not_proved() -> None:
    """The proofs that hold reasons to the truth would notice."""
    match = new_match("njet", players=3, seed="false")
    while match.phase.name != "trick":
        match.apply(match.turn, match.legal_actions(match.turn)[0])
    deck = match.game.deck
    seat, other = match.turn, (match.turn + 1) % 3
    held = deck.cards_in(match.phase.hands[other])
    own = match.legal_actions(seat)[0]
    false = [
        Reason("void", (other, deck.colour[held[0]])),
        Reason("holds", (other, *held, held[0])),
        Reason("last"),
        Reason("only"),
        Reason("captures", (own,)),
        Reason("trumps out", (60,)),
        Reason("per trick", (7,)),
        Reason("counts", (1, 0)),
    ]

    for reason in false:
        assert not is_true(Case(match, seat, own, reason, Stream("any"))), reason


def test_a_card_that_nothing_beats_takes_the_trick_for_that_reason() -> None:
    match = new_match("hasp", players=2, seed="top")
    match.apply_text(match.turn, "trump none")
    while match.phase.name == "trick" and not any(match.game.deck.text[card] == "v10" for card in _hand(match)):
        match.apply(match.turn, match.legal_actions(match.turn)[-1])
    if match.game.actions.text[match.legal_actions(match.turn)[-1]] == "pass":
        match.apply_text(match.turn, "pass")
    highest = match.game.actions.parse("v10")

    explanation = explain(match.view(match.turn), SMALL)

    choice = next(choice for choice in explanation.choices if choice.action == highest)
    assert Reason("takes") in choice.reasons
    assert Reason("top") in choice.reasons or Reason("last") in choice.reasons


def _hand(match: Match) -> tuple[int, ...]:
    return match.view(match.turn).hand


def made(*leads: tuple[float, float, int]) -> Explanation:
    """An explanation in which the first choice leads the others by a mean with a margin, in so many worlds."""
    choices = [Choice(0, Interval(0.5, 0.4, 0.6), Lead(Interval(0.0, 0.0, 0.0), 0, 0, 20), ())]
    for action, (mean, margin, worlds) in enumerate(leads, 1):
        lead = Lead(Interval(mean, mean - margin, mean + margin), 12, 3, worlds)
        choices.append(Choice(action, Interval(0.5, 0.4, 0.6), lead, ()))
    return Explanation(tuple(choices), (), 20, 20)


def test_it_is_too_close_to_call_when_the_paired_interval_includes_zero() -> None:
    assert made((0.01, 0.02, 20)).is_close()
    assert not made((0.03, 0.02, 20)).is_close()
    assert made((0.0, 0.0, 20)).is_close()
    assert not made().is_close()


def test_few_worlds_tell_nothing() -> None:
    assert made((0.3, 0.0, 2)).is_close()


def test_rivals_are_those_who_were_tried_as_often_and_cannot_be_told_apart() -> None:
    explanation = made((0.01, 0.02, 20), (0.05, 0.02, 20), (0.01, 0.02, 13))

    assert [choice.action for choice in explanation.rivals()] == [1]


def test_who_is_not_awaited_gets_no_explanation() -> None:
    match = new_match("mue", players=5, seed="x")

    with pytest.raises(ValueError, match="nothing to choose"):
        explain(match.view(SPECTATOR))


def test_the_same_view_has_the_same_explanation_on_any_number_of_threads() -> None:
    view = new_match("meinz", players=4, seed="x").view(0)

    assert explain(view, SMALL) == explain(view, SMALL, threads=2)


def test_time_that_runs_out_ends_the_search_early() -> None:
    view = new_match("njet", players=4, seed="x").view(0)
    before = monotonic()

    explanation = explain(view, HARD._replace(early_worlds=64, seconds=0.01))

    assert explanation.worlds < 64
    assert monotonic() - before < 20


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_table_is_searched_in_worlds(table: Table) -> None:
    """A search without worlds falls back to the rule of thumb, and nothing else would show it."""
    match = Match.begin(game_at(table), ShuffledDeals("worlds"))
    kit = kit_of(match.game)
    view = match.view(match.turn)
    while len(view.legal) < 2 or not kit.manners.of(view).is_searching():
        match.apply(match.turn, kit.rule_of_thumb(view))
        view = match.view(match.turn)

    explanation = explain(view, HARD._replace(worlds=4, early_worlds=4))

    assert explanation.worlds > 0
    assert explanation.deals > 0
