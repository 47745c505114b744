"""Records as text: reading and writing invert each other, and nonsense is told by its line."""

import re
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.contract.tables import TABLES, choose, game_at, positions
from tricktable.core.errors import RecordError
from tricktable.core.fairness import FairDeals, Shuffle
from tricktable.core.matches import Match
from tricktable.core.record_playback import replay
from tricktable.core.record_writing import add_shuffles, record_for, record_of
from tricktable.core.records import Record, is_name
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


def test_practice_stands_in_the_header_and_in_no_other_record() -> None:
    text = original()
    record = Record.parse(text)
    assert record.practice == 0
    assert "practice" not in text
    record.practice = 12

    marked = str(record.sealed())

    assert Record.parse(marked).practice == 12
    assert replay(Record.parse(marked), game_at(("hasp", 4))).is_over
    for wrong in ("0", "-1", "yes", "012"):
        with pytest.raises(RecordError, match="does not belong here"):
            Record.parse(marked.replace("practice: 12", f"practice: {wrong}"))


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
        ("player 0: Ada ", "not a name that can be shown"),
        ("player 0: Ada\u00a0B", "not a name that can be shown"),
        ("player 0: Ada\u202eB", "not a name that can be shown"),
        ("seed: abc", "does not belong here"),
        ("seed: ", "does not belong here"),
    ],
)
def test_what_cannot_stand_in_a_header_is_refused_at_its_line(line: str, reason: str) -> None:
    lines = original().split("\n")
    at = lines.index("known to: all") + 1

    with pytest.raises(RecordError, match=reason) as error:
        Record.parse("\n".join([*lines[:at], line, *lines[at:]]))

    assert error.value.line == at + 1


def letters_of_names() -> list[str]:
    """Every letter that can stand in a name; surrogates cannot stand in a text."""
    codes = (code for code in range(0x110000) if not 0xD800 <= code <= 0xDFFF)
    return [letter for letter in map(chr, codes) if is_name(f"a{letter}a")]


def test_names_are_made_of_the_same_letters_with_every_python() -> None:
    """The page's list decides, not what this version of Python knows of Unicode."""
    page = (Path(__file__).parents[2] / "docs" / "notation.md").read_text()
    table = page.partition("| what cannot stand in a name |")[2].partition("\n\n")[0]
    refused = set()
    for first, last in re.findall(r"`([0-9A-F]{4,6})`(?:-`([0-9A-F]{4,6})`)?", table):
        refused |= set(map(chr, range(int(first, 16), int(last or first, 16) + 1)))

    letters = letters_of_names()

    assert len(letters) == 974_245
    assert set(letters) == set(map(chr, range(0x110000))) - refused


def test_whatever_this_python_can_print_can_stand_in_a_name() -> None:
    letters = set(letters_of_names())

    assert [letter for letter in map(chr, range(0x110000)) if letter.isprintable() and letter not in letters] == []


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


def live(table: tuple[str, int], seed: str, steps: int = 10**9) -> tuple[Match, FairDeals]:
    """A match at a live table, broken off after so many steps; somebody contributes to most rounds."""
    stream = Stream(f"live {seed}")
    deals = FairDeals("friday_7-b", bytes(range(32)))
    for number in range(1, 40):
        for player in range(table[1]):
            if stream.below(3):
                deals.contribute(number, player, bytes(stream.below(256) for _ in range(16 + stream.below(49))))
    match = Match.begin(game_at(table), deals)
    while not match.is_over and steps:
        match.apply(*choose(match, stream))
        steps -= 1
    return match, deals


@settings(max_examples=40, deadline=None)
@given(tables, st.integers(0, 10**9), st.integers(0, 200), viewer)
def test_shuffles_are_read_and_written_and_played_back(
    table: tuple[str, int], seed: int, steps: int, reader: int | None
) -> None:
    match, deals = live(table, str(seed), steps)
    record = add_shuffles(record_of(match) if reader is None else record_for(match, reader), deals)

    again = Record.parse(str(record))

    assert str(again) == str(record)
    assert again.table == "friday_7-b"
    for part in again.rounds:
        assert (part.shuffle is None) == (part.number == 0)
        if part.shuffle is not None:
            told = deals.shuffle(part.number, part.number < match.number or match.is_over)
            assert (part.shuffle.commitment, part.shuffle.secret) == (told.commitment, told.secret)
            assert part.shuffle.parts == told.parts
    if reader is None:
        assert str(replay(again, match.game).view()) == str(match.view())


def test_what_a_live_table_adds_to_a_record_are_its_own_lines_and_nothing_else() -> None:
    match, deals = live(("hasp", 4), "lines")
    plain = str(record_of(match)).split("\n")
    record = str(add_shuffles(record_of(match), deals)).split("\n")

    without = [line for line in record if not line.startswith(("table: ", "shuffle "))]

    assert [line for line in without if not line.startswith("seal: ")] == [
        line for line in plain if not line.startswith("seal: ")
    ]
    assert record[record.index("known to: all") + 1] == "table: friday_7-b"
    assert record[record.index("round 1: dealer " + str(match.past[1].dealer)) + 1].startswith("shuffle commitment: ")


def test_the_table_stands_between_the_seed_and_the_players() -> None:
    match, deals = live(("mue", 4), "place", 20)
    record = record_of(match)
    record.seed = "00ff"
    record.names = {0: "Ada"}

    lines = str(add_shuffles(record, deals)).split("\n")

    at = lines.index("known to: all")
    assert lines[at + 1 : at + 4] == ["seed: 00ff", "table: friday_7-b", "player 0: Ada"]


def test_the_secret_of_a_round_in_play_is_neither_written_nor_read() -> None:
    match, deals = live(("njet", 3), "in play", 5)
    record = add_shuffles(record_of(match), deals)
    lines = str(record).split("\n")
    secret = deals.shuffle(1, True)
    place = next(at for at, line in enumerate(lines) if line.startswith("deal "))

    assert "shuffle secret" not in str(record)
    with pytest.raises(RecordError, match="round 1 is in play") as error:
        Record.parse("\n".join([*lines[:place], f"shuffle secret: {secret.secret}", *lines[place:]]))
    assert error.value.line == place + 1
    record.rounds[0].shuffle = secret
    with pytest.raises(ValueError, match="round 1 is in play"):
        str(record)


DIGEST = "0f" * 32
SHUFFLE = (f"shuffle commitment: {DIGEST}", f"shuffle part 0: {'ab' * 16}", f"shuffle part 2: {'cd' * 64}")


@pytest.mark.parametrize(
    ("lines", "at", "reason"),
    [
        ((SHUFFLE[1],), 1, "'shuffle commitment: ...' belongs here"),
        ((f"shuffle secret: {DIGEST}",), 1, "'shuffle commitment: ...' belongs here"),
        (("shuffle commitment: 0f0f",), 1, "'0f0f' does not belong here"),
        ((SHUFFLE[0].upper().replace("SHUFFLE COMMITMENT", "shuffle commitment"),), 1, "does not belong here"),
        ((SHUFFLE[0], SHUFFLE[0]), 2, "does not belong here"),
        ((SHUFFLE[0], SHUFFLE[2], SHUFFLE[1]), 2, "is written"),
        ((*SHUFFLE, SHUFFLE[2]), 4, "player 2 contributes twice"),
        ((SHUFFLE[0], f"shuffle part 4: {'ab' * 16}"), 2, "there is no player '4'"),
        ((SHUFFLE[0], f"shuffle part 02: {'ab' * 16}"), 2, "there is no player '02'"),
        ((SHUFFLE[0], f"shuffle part 1: {'ab' * 15}"), 2, "does not belong here"),
        ((SHUFFLE[0], f"shuffle part 1: {'ab' * 65}"), 2, "does not belong here"),
        ((SHUFFLE[0], f"shuffle part 1: {'ab' * 16}a"), 2, "does not belong here"),
        ((SHUFFLE[0], f"shuffle secret: {DIGEST}0"), 2, "does not belong here"),
        ((SHUFFLE[0], f"shuffle secret: {DIGEST}", SHUFFLE[1]), 3, "does not belong here"),
        ((SHUFFLE[0], "shuffle cards: 0 f1"), 2, "does not belong here"),
    ],
)
def test_what_is_no_shuffle_is_refused_at_its_line(lines: tuple[str, ...], at: int, reason: str) -> None:
    record = Record.parse(original())
    record.table = "t"
    text = str(record).split("\n")
    place = next(place for place, line in enumerate(text, 1) if line.startswith("round 1: "))

    with pytest.raises(RecordError, match=reason) as error:
        Record.parse("\n".join([*text[:place], *lines, *text[place:]]))

    assert error.value.line == place + at


def test_a_shuffle_stands_before_the_deal() -> None:
    record = Record.parse(original())
    record.table = "t"
    text = str(record).split("\n")
    place = next(place for place, line in enumerate(text, 1) if line.startswith("deal "))

    with pytest.raises(RecordError, match="does not belong here") as error:
        Record.parse("\n".join([*text[:place], SHUFFLE[0], *text[place:]]))

    assert error.value.line == place + 1


def test_a_shuffle_without_the_id_of_its_table_is_none() -> None:
    text = original().split("\n")
    place = next(place for place, line in enumerate(text, 1) if line.startswith("round 1: "))

    with pytest.raises(RecordError, match="the header has no line 'table: ") as error:
        Record.parse("\n".join([*text[:place], *SHUFFLE, *text[place:]]))

    assert error.value.line == place + 1
    record = Record.parse(original())
    record.rounds[0].shuffle = Shuffle(DIGEST, {}, "")
    with pytest.raises(ValueError, match="without the id of its table"):
        str(record)


@pytest.mark.parametrize("table", ["a b", "ä", "x" * 65, "a/b"])
def test_the_id_of_a_table_has_few_letters(table: str) -> None:
    lines = original().split("\n")
    at = lines.index("known to: all") + 1

    with pytest.raises(RecordError, match="does not belong here") as error:
        Record.parse("\n".join([*lines[:at], f"table: {table}", *lines[at:]]))

    assert error.value.line == at + 1
    record = Record.parse(original())
    record.table = table
    with pytest.raises(ValueError, match="is not the id of a table"):
        str(record)


def test_seals_cover_the_table_and_the_shuffles() -> None:
    """Whoever changes one digit of them is found, and the line is named."""
    match, deals = live(("hasp", 2), "seals")
    text = str(add_shuffles(record_of(match), deals))
    lines = text.split("\n")
    names = [at for at, line in enumerate(lines) if line.startswith(("table: ", "shuffle "))]
    assert len(names) > 10

    for at in names:
        changed = [*lines[:at], lines[at][:-1] + ("1" if lines[at][-1] != "1" else "2"), *lines[at + 1 :]]
        record = Record.parse("\n".join(changed))
        with pytest.raises(RecordError, match="seal"):
            replay(record, match.game)
        assert record.changed_line() in (0, at + 1)  # one change in 256 has the same mark
