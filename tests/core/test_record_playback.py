"""Records against the match: what is written plays back, and what was changed is found."""

import re
from itertools import islice
from pathlib import Path

import pytest

from tests.contract.tables import TABLES, game_at, positions
from tricktable.core.deals import Deal, Layout, ShuffledDeals
from tricktable.core.errors import RecordError
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.record_playback import playback, replay
from tricktable.core.record_writing import record_for, record_of
from tricktable.core.records import Record
from tricktable.core.streams import Stream
from tricktable.games import GAMES

CHANGES = 500


def finished(game: Game, seed: str) -> Match:
    return list(positions(game, seed))[-1]


def other(word: str, words: list[str], stream: Stream) -> str:
    """Another word of the same kind that occurs in the record."""
    kind = [candidate for candidate in words if candidate != word]
    return kind[stream.below(len(kind))]


def tampered(lines: list[str], game: Game, stream: Stream) -> tuple[int, list[str]]:
    """The record with one card, actor, score, total, dealer, winner or dealt card replaced by another."""
    cards = list(game.deck.text)
    while True:
        at = stream.below(len(lines))
        key, colon, value = lines[at].partition(": ")
        if not colon or key in ("game", "rules", "seats", "known to", "seal") or key.startswith(("option", "player")):
            continue
        words = list(re.finditer(r"[a-z]\d+|-?\d+|[a-z][a-z-]+", value))
        if not words:
            continue
        word = words[stream.below(len(words))]
        text = word[0]
        if text in cards:
            new = other(text, cards, stream)
        elif re.fullmatch(r"-?\d+", text):
            new = str(int(text) + (1, -1, 2, 7)[stream.below(4)])
        else:
            names = sorted({part for action in game.actions.text for part in action.split()})
            new = other(text, names, stream)
        return at + 1, [*lines[:at], f"{key}: {value[: word.start()]}{new}{value[word.end() :]}", *lines[at + 1 :]]


@pytest.mark.parametrize("name", GAMES)
def test_any_single_change_of_a_record_is_found(name: str) -> None:
    """Changing one card, actor, score, deal or result makes the check fail, and the changed line is named."""
    stream = Stream(f"tampering {name}")
    tables = [table for table in TABLES if table[0] == name]
    originals = [(game_at(table), str(record_of(finished(game_at(table), "tampering")))) for table in tables]
    named = 0
    for number in range(CHANGES):
        game, text = originals[number % len(originals)]
        at, lines = tampered(text.split("\n")[:-1], game, stream)
        with pytest.raises(RecordError) as error:
            replay(Record.parse("\n".join(lines) + "\n"), game)
        assert str(error.value).startswith(f"line {error.value.line}: ")
        named += error.value.line == at
    assert named >= CHANGES - 10, "one in 256 changes leaves the line's mark as it was"


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_deal_is_named_by_its_own_line(name: str) -> None:
    """Too few, too many, unknown or double cards, a part that is missing or that does not exist: without any seal."""
    game = game_at(next(table for table in TABLES if table[0] == name))
    match = next(match for match in positions(game, "deals") if match.number)
    lines = str(record_of(match)).split("\n")
    at = max(index for index, line in enumerate(lines) if line.startswith("deal "))
    key, _, value = lines[at].partition(": ")
    first = lines[next(index for index, line in enumerate(lines) if line.startswith("deal "))].partition(": ")[2]
    card = first.split()[0]
    for wrong in (f"{key}: {value} {card}", f"{key}: q99", "deal nowhere: " + card):
        with pytest.raises(RecordError) as error:
            replay(Record.parse("\n".join([*lines[:at], wrong, *lines[at + 1 :]])), game)
        assert error.value.line == at + 1 or "missing" in error.value.reason


def may_stop(line: str, following: str) -> bool:
    """What `docs/notation.md` says: behind the whole header, a whole deal, any choice or a seal, unless the
    score of the round or the result must follow."""
    key, next_key = line.partition(":")[0], following.partition(":")[0]
    if next_key.startswith(("score ", "totals", "seal", "result")):
        return False
    in_header = ("tricktable", "game", "rules", "seats", "option ")
    if key.startswith((*in_header, "round ", "shuffle ", "score ", "totals")) or next_key == "draw":
        return False
    return not next_key.startswith("deal ")


BEGINNING, ENDING, EVERY = 40, 12, 7
"""Each of the first and last lines, and one in so many of those between, where rounds are alike."""


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_record_may_stop_where_the_page_says_so_and_nowhere_else(table: tuple[str, int]) -> None:
    """What was played so far is a record; the match then waits for its next deal, or for the next choice."""
    game = game_at(table)
    lines = str(record_of(finished(game, "stops"))).split("\n")[:-1]
    often = range(BEGINNING, len(lines) - ENDING)
    for end in range(1, len(lines)):
        if end in often and end % EVERY:
            continue
        text = "".join(f"{line}\n" for line in lines[:end])
        try:
            match = replay(Record.parse(text), game)
        except RecordError:
            assert not may_stop(lines[end - 1], lines[end]), text
        else:
            assert may_stop(lines[end - 1], lines[end]), text
            assert str(record_of(match)) == text
            replay(Record.parse(text), game, ShuffledDeals("further"))


@pytest.mark.parametrize("name", GAMES)
def test_a_record_may_stop_in_the_middle_of_a_line_of_choices(name: str) -> None:
    game = game_at((name, GAMES[name].default_players))
    lines = str(record_of(finished(game, "middle"))).split("\n")[:-1]
    at = max(place for place, line in enumerate(lines) if line.startswith("trick 1: "))
    first = lines[at].partition(", ")[0]

    match = replay(Record.parse("".join(f"{line}\n" for line in (*lines[:at], first))), game)

    assert str(record_of(match)).split("\n")[-2] == first


@pytest.mark.parametrize("further", [None, ShuffledDeals("further")], ids=["alone", "going on"])
def test_a_draw_that_is_missing_is_named_where_it_belongs(further: ShuffledDeals | None) -> None:
    game = game_at(("hasp", 4))
    lines = str(record_of(finished(game, "draw"))).split("\n")
    at = next(place for place, line in enumerate(lines) if line.startswith("draw: "))
    del lines[at]

    with pytest.raises(RecordError, match=r"'draw: \.\.\.' belongs here") as error:
        replay(Record.parse("\n".join(lines)), game, further)

    assert error.value.line == at + 1


def with_seed(game: Game, seed: bytes, steps: int) -> Record:
    """A saved match after so many steps."""
    record = record_of(next(islice(positions(game, seed.decode()), steps, None)))
    record.seed = seed.hex()
    return record.sealed()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_seed_from_which_draw_and_deals_come_is_right(table: tuple[str, int]) -> None:
    game = game_at(table)

    for steps in (0, 1, 10):
        replay(Record.parse(str(with_seed(game, b"saved", steps))), game)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_seed_from_which_the_cards_do_not_come_is_refused_where_they_differ(table: tuple[str, int]) -> None:
    game = game_at(table)
    record = with_seed(game, b"saved", 40)
    record.seed = b"another".hex()
    text = str(record.sealed())
    lines = text.split("\n")
    seed_at = lines.index(f"seed: {record.seed}") + 1

    with pytest.raises(RecordError, match=f"not from the seed of line {seed_at}") as error:
        replay(Record.parse(text), game)

    assert lines[error.value.line - 1].startswith(("draw: ", "deal "))


@pytest.mark.interpreted
def test_a_false_seed_is_found_by_a_later_round_too() -> None:
    """The first round comes from it, the second from another."""
    game = game_at(("mue", 4))
    match = Match.begin(game, FirstFrom(b"one", b"two"))
    stream = Stream("choices")
    while match.number < 2:
        match.apply(match.turn, stream.choice(match.legal_actions(match.turn)))
    record = record_of(match)
    record.seed = b"one".hex()
    text = str(record.sealed())

    with pytest.raises(RecordError, match="not from the seed of line") as error:
        replay(Record.parse(text), game)

    second = text.split("\n").index(next(line for line in text.split("\n") if line.startswith("round 2: ")))
    assert error.value.line > second


class FirstFrom(ShuffledDeals):
    """The first round from one seed, the others from another."""

    def __init__(self, first: bytes, others: bytes) -> None:
        super().__init__(others)
        self.first = ShuffledDeals(first)

    def deal(self, number: int, layout: Layout) -> Deal:
        return self.first.deal(number, layout) if number == 1 else super().deal(number, layout)


def test_a_finished_round_without_its_score_is_no_record() -> None:
    game = game_at(("was_sticht", 3))
    lines = str(record_of(finished(game, "stops"))).split("\n")
    at = next(index for index, line in enumerate(lines) if line.startswith("score "))

    with pytest.raises(RecordError, match="ends before 'score") as error:
        replay(Record.parse("\n".join([*lines[:at], ""])), game)

    assert error.value.line == at


def test_the_house_plays_on_in_a_match_that_goes_on() -> None:
    game = game_at(("meinz", 3))
    lines = str(record_of(finished(game, "house"))).split("\n")
    at = next(index for index, line in enumerate(lines) if re.match(r"trick \d: .*, 3 ", line))
    lines = [*lines[:at], lines[at].partition(", 3 ")[0], ""]

    match = replay(Record.parse("\n".join(lines)), game, ShuffledDeals("further"))

    assert not set(match.awaited()) & set(game.house)


def test_a_legal_but_false_card_breaks_the_seal() -> None:
    """A round that ends early leaves choices that would have been as good: only the seal finds a change to one."""
    game = game_at(("hasp", 4))
    found = 0
    for number in range(20):
        lines = str(record_of(finished(game, f"seal {number}"))).split("\n")[:-1]
        for at, line in enumerate(lines):
            if line.startswith("trump: "):
                named = line.split()[-1]
                false = line.removesuffix(named) + ("none" if named != "none" else "f")
                record = Record.parse("\n".join([*lines[:at], false, *lines[at + 1 :]]) + "\n")
                with pytest.raises(RecordError) as error:
                    replay(record, game)
                if "the seal does not fit" in error.value.reason:
                    found += 1
                    assert error.value.line == at + 1
                    replay(record.sealed(), game)
    assert found


def test_a_record_known_to_one_seat_cannot_be_played_back() -> None:
    match = finished(game_at(("hasp", 2)), "hidden")
    record = record_for(match, 1)

    with pytest.raises(RecordError, match="unknown cards"):
        replay(record, match.game)

    assert "?" in str(record)


def test_a_seat_finds_only_its_own_cards_in_its_record() -> None:
    match = finished(game_at(("hasp", 4)), "own")
    record = record_for(match, 2)

    for part in record.rounds:
        for label, cards in part.deal.items():
            assert ("?" not in cards) == label.endswith(" 2")


def test_playback_stops_at_every_position() -> None:
    match = finished(game_at(("hasp", 3)), "playback")
    steps = sum(len(played.steps) for played in match.past)

    assert sum(1 for _ in playback(record_of(match), match.game)) == steps + 1


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda text: text.replace("tricktable record 1", "tricktable record 2"), "begins with"),
        (lambda text: text[:-1], "middle of a line"),
        (lambda text: text.replace("rules: 1", "rules: 7"), "version 7"),
        (lambda text: text + "more: 1 f3\n", "does not belong here"),
        (lambda text: text.replace("round 2: ", "round 3: "), "round 3 does not follow"),
        (lambda text: text.replace("known to: all", "known to: some"), "does not belong here"),
        (lambda text: re.sub("result: .*\n", "", text), "the result is"),
        (lambda text: re.sub("totals: .*\n", "", text, count=1), "does not belong|belongs here"),
        (lambda text: text.replace("trick 1", "trick 2", 1), "belongs to"),
        (lambda text: text.replace(", ", ",  ", 1), "is written|not a seat"),
        (lambda text: "", "begins with"),
        (lambda text: "\n" * 50, "begins with"),
    ],
)
def test_a_bad_record_gets_its_line_and_reason(change: "object", reason: str) -> None:
    text = str(record_of(finished(game_at(("hasp", 4)), "bad")))
    assert callable(change)

    with pytest.raises(RecordError, match=reason):
        replay(Record.parse(change(text)), game_at(("hasp", 4)))


def test_the_example_in_the_documentation_is_a_record() -> None:
    page = (Path(__file__).parents[2] / "docs" / "notation.md").read_text()
    text = page.partition("```text\n")[2].partition("```")[0]

    match = replay(Record.parse(text), game_at(("hasp", 2)))

    assert (match.number, match.is_over) == (2, False)


def test_a_match_that_begins_in_its_middle_has_no_record() -> None:
    """Worlds are such matches: nobody knows what was before."""
    match = next(islice(positions(game_at(("hasp", 4)), "worlds"), 3, None))
    world = next(match.game.worlds(match.view(0), Stream("worlds")))

    with pytest.raises(ValueError, match="rounds before this one are not known"):
        record_of(world)

    assert world.seating == (0, 1, 2, 3)
