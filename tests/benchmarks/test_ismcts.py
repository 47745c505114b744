"""The benchmark against ISMCTS: its trees, its worlds, and duels."""

from array import array
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from benchmarks.ismcts import duels
from benchmarks.ismcts.command import main
from benchmarks.ismcts.duels import ALL, TRICK, Duel, Outcome, Task, play_deal
from benchmarks.ismcts.opponents import Limit, TreeOpponent, _drawn, find_opponent
from benchmarks.ismcts.trees import Tree
from tests.bots.secrecies import SMALL
from tests.kernel.tables import Start, Variant, starts
from tricktable.bots import SearchBot, find_bot
from tricktable.bots.search.trial import NOISE
from tricktable.core.cards import Deck
from tricktable.core.deals import ShuffledDeals
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.kernel import Round
from tricktable.kernel.layout import ATTITUDES, FEATURES, HANDS

ANYTHING = array("d", [0.0] * (ATTITUDES * 2 * FEATURES))
KNOWN = (1 << 64) - 1
HASP = Variant("hasp", 4)
CLEAR = 0.01
"""So much better is a move that must be found, in the chance to win the match."""


def ends(variant: Variant, left: int, number: int) -> list[Start]:
    """Rounds by chance, where somebody has a choice and everybody has so many cards left."""
    found: list[Start] = []
    stream = Stream("ends")
    for start in starts(variant, "ismcts"):
        match = start.match.copy()
        while (play := variant.translation.play(match.phase)) is not None:
            legal = match.legal_actions(match.turn)
            if not play.trick and min(hand.bit_count() for hand in play.hands) == left and len(legal) > 1:
                found.append(Start(match, play, start.setting))
                break
            match.apply(match.turn, stream.choice(legal))
        if len(found) == number:
            return found
    raise AssertionError("too few rounds get so far")


def tree_of(start: Start, fixed: list[int], variant: Variant = HASP) -> Tree:
    tree = Tree(*start.setting, ANYTHING, NOISE, array("Q", fixed), 1)
    tree.take_world(variant.translation.words(start.match, start.play, start.setting))
    return tree


@pytest.mark.parametrize("variant", [HASP, Variant("hasp", 2), Variant("njet", 2)], ids=str)
def test_a_tree_finds_what_wins_by_force(variant: Variant) -> None:
    """With all cards known it comes to what the solver says, wherever a move is clearly the best: between two sides,
    since among more of them it depends on what those do to whom everything is the same."""
    clear = 0
    for start in ends(variant, 3, 40):
        round = Round(*start.setting)
        words = variant.translation.words(start.match, start.play, start.setting)
        worths: dict[int, float] = {}
        for action in start.match.legal_actions(start.match.turn):
            round.load(words)
            round.apply(action)
            worths[action] = round.solve(1_000_000)[start.match.turn]
        best, second = sorted(worths.values(), reverse=True)[:2]
        if best < second + CLEAR:
            continue
        clear += 1
        tree = tree_of(start, [KNOWN] * len(start.play.hands), variant)
        tree.run(1500, 2.0, False)
        found, visits, _ = max(tree.choices(), key=lambda choice: choice[1])

        assert worths[found] == best
        assert visits <= 1500

    assert clear


def test_hidden_cards_change_hands_and_all_ways_come_equally_often() -> None:
    (start,) = ends(HASP, 2, 1)
    viewer = start.match.turn
    tree = tree_of(start, [KNOWN if seat == viewer else 0 for seat in range(4)])
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(1800):
        tree.run(1, 2.0, False)
        seen[tuple(tree.hands())] += 1

    assert len(seen) == 90
    assert 3 < min(seen.values()) <= max(seen.values()) < 50
    assert {hands[viewer] for hands in seen} == {start.play.hands[viewer]}


@pytest.mark.parametrize("variant", [HASP, Variant("njet", 4), Variant("mue", 5)], ids=str)
def test_no_world_of_a_tree_can_be_ruled_out(variant: Variant) -> None:
    """Whatever changes hands, nobody gets what they have shown not to hold, or loses what they have shown."""
    changes = 0
    for start in ends(variant, 4, 8):
        view = start.match.view(start.match.turn)
        deck = view.game.deck
        known = view.game.knowledge(view).hands
        words = variant.translation.words(start.match, start.play, start.setting)
        fixed, drawn = _drawn(view, Stream("worlds"))
        tree = tree_of(start, fixed, variant)
        for world in islice(drawn, 4):
            play = variant.translation.play(world.phase)
            assert play is not None
            for seat, hand in enumerate(play.hands):
                words[HANDS + seat] = hand
            tree.take_world(words)
            tree.run(5, 2.0, False)
            hands = tree.hands()
            changes += hands != play.hands

            assert hands[view.viewer] == play.hands[view.viewer]
            assert sorted(cards_in(deck, hands)) == sorted(cards_in(deck, play.hands))
            for before, hand, place in zip(play.hands, hands, known, strict=True):
                assert hand.bit_count() == before.bit_count()
                hidden = Counter(deck.cards_in(hand)) - Counter(place.still)
                assert hidden.total() == hand.bit_count() - len(place.still)
                assert hand == start.play.hands[view.viewer] or not deck.hand(tuple(hidden)) & place.barred

    assert changes > 10


def cards_in(deck: Deck, hands: list[int]) -> list[int]:
    return [card for hand in hands for card in deck.cards_in(hand)]


def test_worlds_of_a_tree_are_worlds_of_the_rules() -> None:
    for start in ends(HASP, 2, 4):
        view = start.match.view(start.match.turn)
        own = view.game.worlds(view, Stream("own"))
        possible = {tuple(play.hands) for world in islice(own, 1000) if (play := HASP.translation.play(world.phase))}
        tree = tree_of(start, _drawn(view, Stream("worlds"))[0])
        for _ in range(50):
            tree.run(1, 2.0, False)

            assert tuple(tree.hands()) in possible


@pytest.mark.parametrize("name", ["tree", "tree-policy", "openspiel"])
def test_an_opponent_chooses_the_same_whatever_is_hidden(name: str) -> None:
    opponent = find_opponent(name, 2.0)
    limit = Limit(0.0, 0, 12)
    match = Match.begin(Variant("njet", 4).game(), ShuffledDeals("hidden"))
    thumb = find_bot("thumb")
    while max(match.view(0).hand_sizes) > 5 or len(match.legal_actions(match.turn)) == 1:
        match.apply(match.turn, thumb.choose(match.view(match.turn), Stream("unused")))
    choice = opponent.choose(match, match.turn, Stream("a"), limit)

    assert choice is not None
    assert choice.simulations == 12
    for world in islice(match.game.worlds(match.view(match.turn), Stream("b")), 3):
        other = opponent.choose(world, match.turn, Stream("a"), limit)
        assert other is not None
        assert other.action == choice.action


def test_a_limit_in_time_still_gives_the_least() -> None:
    (start,) = ends(HASP, 3, 1)
    thought = TreeOpponent(2.0).choose(start.match, start.match.turn, Stream("a"), Limit(0.0, 40))

    assert thought is not None
    assert thought.simulations >= 40


@pytest.fixture
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """What trees are held against thinks less than it should."""
    monkeypatch.setattr(duels, "SearchBot", lambda: SearchBot(SMALL))


@pytest.mark.usefixtures("_hasty")
@pytest.mark.parametrize(
    ("opponent", "only", "simulations"), [("tree", TRICK, 20), ("tree-policy", ALL, 5), ("openspiel", TRICK, 2)]
)
def test_the_same_counts_give_the_same_duel(opponent: str, only: str, simulations: int) -> None:
    duel = Duel("hasp", 4, opponent, 2.0, only, "same", 0.0, simulations, 0)
    first, second = (play_deal(Task(duel, 1)) for _ in range(2))

    assert first.ahead == second.ahead
    assert first.digest == second.digest
    assert [decision.simulations for decision in first.decisions] == [simulations] * len(second.decisions)
    assert len(first.ahead) == 1
    assert Outcome.of_json(first.as_json()) == first


@pytest.mark.usefixtures("_hasty")
def test_a_game_without_teams_has_a_pair_for_each_side() -> None:
    duel = Duel("hasp", 3, "tree", 2.0, TRICK, "three", 0.0, 4, 0)

    assert len(play_deal(Task(duel, 1)).ahead) == 3


@pytest.mark.usefixtures("_hasty")
def test_the_command_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "duel.json"
    options = ["--table", "hasp-4", "--simulations", "4", "--json", str(file), "--deals"]
    assert main([*options, "2"]) == 0
    first = capsys.readouterr()
    assert main([*options, "3"]) == 0
    second = capsys.readouterr()

    assert "2 paired rounds" in first.out
    assert "points a round ahead" in first.out
    assert "3 paired rounds" in second.out
    assert second.err.count("\n") == 1
    with pytest.raises(SystemExit, match="another duel"):
        main([*options, "2", "--seed", "other"])
