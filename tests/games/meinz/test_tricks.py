"""The tricks of a round: who may play what, who takes them, who is full, what the monster does."""

import pytest

from tests.games.meinz.rounds import begin, begin_tricks, game_of, legal, play, told
from tricktable.core.deals import ShuffledDeals
from tricktable.core.errors import IllegalAction
from tricktable.core.matches import Match, PastRound
from tricktable.core.streams import Stream


def finished_rounds(players: int, matches: int) -> list[PastRound]:
    """Rounds of random choices."""
    rounds: list[PastRound] = []
    for seed in range(matches):
        match = Match.begin(game_of(players), ShuffledDeals(f"rounds {seed}"))
        stream = Stream(f"rounds {seed}")
        while not match.is_over:
            match.apply(match.turn, stream.choice(match.legal_actions(match.turn)))
        rounds += match.past[1:]
    return rounds


def test_the_duty_to_follow_in_play() -> None:
    """MEINZ-C1: red 5 is led; who has red plays red or a 5, who has none plays anything."""
    match = begin_tricks(["b9 r5 g1", "b8 r1 g5", "b7 y5 y6", "b6 r2 g6"])

    play(match, "r5, pass")
    assert legal(match) == {"r1", "g5"}

    play(match, "g5, pass, pass")
    assert legal(match) == {"y5", "y6"}

    play(match, "y6, pass, pass, pass")
    assert legal(match) == {"r2"}


def test_the_last_of_the_lowest_cards_takes_the_trick_and_leads() -> None:
    match = begin_tricks(["b9 r5 g1", "b8 r2 g5", "b7 g2 y6", "b6 r6 g6"])

    play(match, "r5, pass, r2, pass, pass, g2, pass, pass, pass, r6")

    assert told(match, "took") == [(2,)]
    assert match.view().facts["leader"] == (2,)
    assert match.turn == 2


def test_cards_of_full_seats_are_passed_over() -> None:
    """With two tricks to play and four seats, one trick fills a seat: then the next lowest card counts."""
    match = begin_tricks(["b9 r1 g1", "b8 r5 g5", "b7 r6 y3", "b6 r7 g7"])
    play(match, "r1, call, r5, r6, r7")

    play(match, "g1")
    assert "winning" not in match.view().facts
    play(match, "g5, pass")
    assert match.view().facts["winning"] == (1,)
    play(match, "y3, pass, pass, g7")

    assert [event.seat for event in match.past[-1].journal if event.kind == "took"] == [0, 2]


def test_whoever_took_a_trick_because_others_were_full_leads_the_next() -> None:
    """MEINZ-R4: the taker leads, however they came by the trick."""
    match = begin_tricks(["b9 r1 g1 y1", "b8 r5 g5 y5", "b7 r6 g6 y6", "b5 r7 g7 y7"])
    play(match, "r1, call, r5, r6, r7")

    play(match, "g1, g5, pass, g6, pass, pass, g7")

    assert told(match, "took") == [(0,), (1,)]
    assert match.turn == 1


@pytest.mark.parametrize("players", [3, 4])
def test_everybody_ends_with_exactly_two_tricks(players: int) -> None:
    """MEINZ-C3: two tricks for every seat, 32 cards in tricks, eight of them from each seat."""
    for past in finished_rounds(players, 6):
        takers = [event.seat for event in past.journal if event.kind == "took"]
        played = [event.seat for event in past.journal if event.kind == "played"]
        assert sorted(takers) == [0, 0, 1, 1, 2, 2, 3, 3]
        assert sorted(played) == sorted(8 * [0, 1, 2, 3])


@pytest.mark.parametrize("players", [3, 4])
def test_all_trick_cards_add_up_to_180_less_the_four_unplayed(players: int) -> None:
    """MEINZ-C4: the sums are 180 less the four cards not played; swaps only move numbers about."""
    number = game_of(players).deck.number
    for past in finished_rounds(players, 6):
        unplayed = [event.values[0] for event in past.journal if event.kind == "discarded"]
        if players == 3:
            unplayed.append(past.deal.part("stack")[-1])
        sums = sum(line.facts[0] for line in past.score.lines) - (12 if players == 3 else 0)
        assert len(unplayed) == 4
        assert sums == 180 - sum(number[card] for card in unplayed)


def test_the_monster_plays_its_stack_from_the_top_whatever_is_led() -> None:
    """The following rules do not bind the monster."""
    match = begin_tricks(["b9 r5 g1", "b8 r1 g5", "b7 r6 y6"], stack="y9 r2 r3", starter=0)

    play(match, "r5, pass, r1, pass, pass, r6, pass, pass, pass")

    assert told(match, "played")[3] == (3, match.game.deck.parse("y9"))
    assert match.view().hand_sizes == (1, 1, 1, 2)


def test_the_monster_starts_a_round_by_itself() -> None:
    match = begin_tricks(["b9 r5 g1", "b8 r1 g5", "b7 r6 y6"], stack="y9 r2 r3", starter=3)

    assert told(match, "played") == [(3, match.game.deck.parse("y9"))]
    assert match.awaited() == (0,)


def test_the_monster_leads_after_a_trick_that_it_took() -> None:
    match = begin_tricks(["b9 r5 g1", "b8 r2 g5", "b7 r6 y6"], stack="y1 r8 r3", starter=0)

    play(match, "r5, pass, r2, pass, pass, r6, pass, pass, pass")

    assert told(match, "took") == [(3,)]
    assert told(match, "played")[4:] == [(3, match.game.deck.parse("r8"))]
    assert match.turn == 0


def test_the_last_tricks_fall_to_the_monster_if_the_players_fill_up_first() -> None:
    hands = [f"b{9 - seat} r{seat + 1} g{seat + 1} y{seat + 1} b{seat + 1}" for seat in range(3)]
    match = begin_tricks(hands, stack="r9 g9 y9 g8 r8", starter=0)

    play(match, "r1, call, r2, r3")
    play(match, "g1, g2, call, g3")
    play(match, "y2, y3, call, y1")
    play(match, "b3, b1, b2")

    past = match.past[-1]
    assert [event.seat for event in past.journal if event.kind == "took"] == [0, 1, 2, 3]


def test_the_monster_may_only_play_its_top_card() -> None:
    match = begin(["b9 r5", "b8 r1", "b7 r6"], stack="y9 r2", starter=3)
    for seat, card in enumerate(("b9", "b8", "b7")):
        match.step(seat, match.game.actions.parse(f"discard {card}"))

    with pytest.raises(IllegalAction) as refusal:
        match.apply_text(3, "r2")

    assert refusal.value.reason == "stack"
    assert refusal.value.allowed == ("y9",)


@pytest.mark.parametrize(
    ("seat", "text", "reason"), [(1, "y4", "follow"), (1, "g1", "unheld"), (1, "call", "trick"), (2, "r6", "turn")]
)
def test_a_wrong_card_is_refused_and_changes_nothing(seat: int, text: str, reason: str) -> None:
    match = begin_tricks(["b9 r5 g1", "b8 r1 y4", "b7 r6 y6", "b6 r7 y7"])
    play(match, "r5, pass")
    before = [str(match.view(viewer)) for viewer in (0, 1, 2, 3, 7)]

    with pytest.raises(IllegalAction) as refusal:
        match.apply_text(seat, text)

    assert refusal.value.reason == reason
    assert [str(match.view(viewer)) for viewer in (0, 1, 2, 3, 7)] == before


def test_a_copy_goes_its_own_way() -> None:
    match = begin_tricks(["b9 r5 g1", "b8 r1 y4", "b7 r6 y6", "b6 r7 y7"])
    play(match, "r5, pass")

    copy = match.copy()
    play(copy, "r1, call, r6, r7")

    assert match.view().facts["trick"] == (match.game.deck.parse("r5"),)
    assert match.view().facts["tricks"] == (0, 0, 0, 0)
    assert copy.view().facts["tricks"] == (0, 1, 0, 0)


@pytest.mark.parametrize("players", [3, 4])
def test_a_copy_plays_on_like_the_original(players: int) -> None:
    stream = Stream("copies")
    match = Match.begin(game_of(players), ShuffledDeals("copies"))
    copy = match.copy()

    while not match.is_over:
        assert copy.legal_actions(match.turn) == match.legal_actions(match.turn)
        action = stream.choice(match.legal_actions(match.turn))
        copy = copy.copy()
        copy.apply(match.turn, action)
        match.apply(match.turn, action)
        assert copy.view().facts == match.view().facts

    assert copy.journal == match.journal
    assert copy.standing.totals == match.standing.totals
