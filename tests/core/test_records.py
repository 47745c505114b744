"""Records as text: reading and writing invert each other, and nonsense is told by its line."""

from itertools import islice

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.contract.tables import TABLES, game_at, positions
from tricktable.core.errors import RecordError
from tricktable.core.records import Record
from tricktable.core.replays import record_for, record_of, replay
from tricktable.core.streams import Stream

tables = st.sampled_from(TABLES)
viewer = st.sampled_from((None, 0, 1, 7))


@settings(max_examples=60, deadline=None)
@given(tables, st.integers(0, 10**9), st.integers(0, 300), viewer)
def test_parse_and_str_invert_each_other(table: tuple[str, int], seed: int, length: int, reader: int | None) -> None:
    """For any match of any table, broken off anywhere, in anybody's form."""
    match = next(islice(positions(game_at(table), str(seed)), length, None), None)
    if match is None:
        return
    record = record_of(match) if reader is None else record_for(match, reader)

    text = str(record)

    assert str(Record.parse(text)) == text
    assert Record.parse(text) == record


def original(name: str = "hasp", players: int = 4) -> str:
    matches = list(positions(game_at((name, players)), "original"))
    return str(record_of(matches[-1]))


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=400))
@example("tricktable record 1\n")
@example("tricktable record 1\ngame: hasp\nrules: 1\nseats: 4\nknown to: all\n")
@example("tricktable record 1\ngame: hasp\nrules: 1\nseats: 4\nknown to: all\nround 1: dealer 0\nx: \n")
def test_any_text_is_a_record_or_gets_a_line_and_a_reason(text: str) -> None:
    try:
        record = Record.parse(text)
    except RecordError as error:
        assert error.line >= 1
        assert error.reason
    else:
        assert str(record) == text


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_damaged_record_is_never_more_than_a_record_error(data: st.DataObject) -> None:
    """Lines lost, doubled, exchanged or overwritten are found when it is read or played back. What was cut off after a
    line is a match that was not finished."""
    text = original()
    lines = text.split("\n")[:-1]
    at = data.draw(st.integers(0, len(lines) - 1))
    other = data.draw(st.integers(0, len(lines) - 1))
    kind = data.draw(st.sampled_from(("lose", "double", "exchange", "cut", "overwrite")))
    if kind == "lose":
        del lines[at]
    elif kind == "double":
        lines.insert(at, lines[at])
    elif kind == "exchange":
        lines[at], lines[other] = lines[other], lines[at]
    elif kind == "cut":
        lines = lines[:at]
    else:
        lines[at] = lines[at][:3] + data.draw(st.text(max_size=12)) + lines[at][8:]
    damaged = "".join(line + "\n" for line in lines)

    if damaged == text:
        return
    try:
        replay(Record.parse(damaged), game_at(("hasp", 4)))
    except RecordError as error:
        assert error.line >= 1
    else:
        assert kind == "cut", "the damage went unnoticed"


def test_equal_records_are_equal_texts() -> None:
    one, other = Record.parse(original()), Record.parse(original())

    assert one == other
    assert hash(one) == hash(other)
    assert one != Record.parse(original("hasp", 2))
    assert one != "a text"


def test_a_seed_and_names_stand_in_the_header() -> None:
    record = Record.parse(original())
    record.seed = "00ff"
    record.names = {1: "Bela", 0: "Ada: the first"}

    again = Record.parse(str(record.sealed()))

    assert again.seed == "00ff"
    assert again.names == {0: "Ada: the first", 1: "Bela"}


def test_the_marks_of_a_seal_name_the_changed_line() -> None:
    lines = original().split("\n")
    stream = Stream("marks")
    for _ in range(50):
        at = stream.below(len(lines) - 3)
        if lines[at].startswith(("trick ", "score ", "deal ")):
            changed = [*lines[:at], lines[at].replace(": ", ": 0 ", 1), *lines[at + 1 :]]
            try:
                assert Record.parse("\n".join(changed)).changed_line() == at + 1
            except RecordError as error:
                assert error.line == at + 1


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("player 0: \x1b[2J", "not a name that can be shown"),
        ("player 0:  Ada", "not a name that can be shown"),
        ("player 5: Eve", "no player '5'"),
        ("player x: Eve", "no player 'x'"),
        ("seed: abc", "does not belong here"),
    ],
)
def test_what_cannot_stand_in_a_header_is_refused_at_its_line(line: str, reason: str) -> None:
    lines = original().split("\n")
    at = lines.index("known to: all") + 1

    with pytest.raises(RecordError, match=reason) as error:
        Record.parse("\n".join([*lines[:at], line, *lines[at:]]))

    assert error.value.line == at + 1


def test_there_is_one_way_to_write_a_match() -> None:
    """Spaces and the order of cards change nothing in the match, so only one spelling of them is a record."""
    game = game_at(("hasp", 4))
    record = Record.parse(original())
    label, cards = next(iter(record.rounds[0].deal.items()))
    for spelling in ("  ".join(cards.split()), " ".join(reversed(cards.split())), cards.replace(" ", "\u2028")):
        record.rounds[0].deal[label] = spelling
        with pytest.raises(RecordError, match="is written") as error:
            replay(Record.parse(str(record.sealed())), game)
        assert str(record).split("\n")[error.value.line - 1].startswith(f"deal {label}: ")
