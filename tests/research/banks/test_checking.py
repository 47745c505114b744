"""A bank is checked as a whole: what was planted in it is found, and told by its match."""

import json
from pathlib import Path

import pytest

from tests.research.banks.planting import Rows, copied, note_of, plant_rows, plant_text
from tricktable.core.records import Record
from tricktable.research.banks.bank import Bank
from tricktable.research.banks.checking import fault_in


@pytest.fixture
def own(bank: Path, tmp_path: Path) -> Path:
    """A copy of the small bank, to be spoiled."""
    return copied(bank, tmp_path)


def test_a_bank_is_right_as_it_was_made(bank: Path) -> None:
    assert fault_in(bank) == ""


def test_a_bank_that_is_only_rewritten_is_right_but_for_its_digests(own: Path) -> None:
    """What the tests below plant is what is found, not that they planted."""
    plant_rows(own, lambda rows: None)
    assert fault_in(own) == ""
    plant_text(own, lambda texts: None)
    assert fault_in(own) == ""


def test_a_card_that_was_changed_is_found(own: Path) -> None:
    def change(texts: list[str]) -> None:
        lines = texts[4].split("\n")
        place = next(place for place, line in enumerate(lines) if line.startswith("trick 3: "))
        first, second = lines[place].split(": ")[1].split(" = ")[0].split(", ")
        lines[place] = lines[place].replace(f"{first}, {second}", f"{first}, {second.split()[0]} {first.split()[1]}")
        texts[4] = "\n".join(lines)

    plant_text(own, change)

    assert "match 5, line" in fault_in(own)


def test_players_under_other_names_are_found(own: Path) -> None:
    """In a record that is right in itself, seals and all."""

    def change(texts: list[str]) -> None:
        texts[2] = texts[2].replace("player 0: thumb 0", "player 0: other 0")
        texts[2] = str(Record.parse(texts[2]).sealed())

    plant_text(own, change)

    assert "match 3, line 9: the players are not thumb, thumb" in fault_in(own)


def test_a_match_with_other_cards_than_its_seed_gives_is_found(own: Path) -> None:
    def change(texts: list[str]) -> None:
        texts[1], texts[0] = texts[0], texts[1]

    plant_text(own, change)

    assert "match 1, line" in fault_in(own)
    assert "the seed is that of another match, not 'one/1'" in fault_in(own)


def test_a_line_that_is_missing_is_found(own: Path) -> None:
    def change(texts: list[str]) -> None:
        lines = texts[6].split("\n")
        del lines[next(place for place, line in enumerate(lines) if line.startswith("trick 2: "))]
        texts[6] = "\n".join(lines)

    plant_text(own, change)

    assert "match 7, line" in fault_in(own)


def test_a_record_that_is_missing_is_found(own: Path) -> None:
    plant_text(own, lambda texts: texts.pop())

    assert "match 7, line 1: the record is missing" in fault_in(own)


def test_a_record_too_many_is_found(own: Path) -> None:
    plant_text(own, lambda texts: texts.append(texts[0]))

    assert "behind match 7 there is something that is none of the matches" in fault_in(own)


def test_swapped_decisions_are_found(own: Path) -> None:
    def change(rows: Rows) -> None:
        place = next(place for place, row in enumerate(rows) if row["match"] == 4 and len(row["legal"]) > 3)
        rows[place]["action"], rows[place + 1]["action"] = rows[place + 1]["action"], rows[place]["action"]

    plant_rows(own, change)

    assert "match 4, choice" in fault_in(own)
    assert "action is" in fault_in(own)


@pytest.mark.parametrize("column", ["hand", "legal", "legal_text"])
def test_lists_that_lack_something_are_found(own: Path, column: str) -> None:
    plant_rows(own, lambda rows: rows[-2][column].pop())

    assert f": {column} is" in fault_in(own)
    assert "match 7, choice" in fault_in(own)


@pytest.mark.parametrize(("column", "value"), [("seat", 1), ("phase", "draw"), ("points", -3), ("share", 0.25)])
def test_other_values_are_found(own: Path, column: str, value: object) -> None:
    plant_rows(own, lambda rows: rows[0].update({column: value}))

    assert f"match 1, choice 1: {column} is {value}, but" in fault_in(own)


def test_a_decision_that_is_missing_is_found(own: Path) -> None:
    plant_rows(own, lambda rows: rows.pop())

    assert "match 7, choice" in fault_in(own)
    assert fault_in(own).endswith("is missing")


def test_the_first_fault_is_told_whichever_file_it_is_in(own: Path) -> None:
    def spoil(texts: list[str]) -> None:
        texts[2] = texts[2].replace("result: ", "result: 0 ")

    plant_text(own, spoil)
    assert "match 3, line" in fault_in(own)
    plant_rows(own, lambda rows: rows[5].update({"action": 0, "action_text": "?"}))

    assert "match 1, choice 6" in fault_in(own)


@pytest.mark.parametrize(("share", "match"), [(0.99, 7), (0.5, 4), (0.2, 2)])
def test_records_that_were_cut_off_are_found(own: Path, share: float, match: int) -> None:
    """Of a frame that ends early nothing can be read: the first match of its portion is named, or a later one."""
    text = Bank(own).text
    content = text.read_bytes()
    text.write_bytes(content[: int(len(content) * share)])

    fault = fault_in(own)

    assert "the file ends here" in fault
    assert int(fault.split("match ")[1].split(",")[0]) <= match


def test_decisions_that_were_cut_off_are_found(own: Path) -> None:
    decisions = Bank(own).decisions
    decisions.write_bytes(decisions.read_bytes()[:-100])

    assert f"{decisions} cannot be read" in fault_in(own)


def test_a_flipped_bit_is_found(own: Path) -> None:
    text = Bank(own).text
    content = bytearray(text.read_bytes())
    content[len(content) // 2] ^= 4
    text.write_bytes(content)

    assert "match " in fault_in(own)


@pytest.mark.parametrize("part", ["records", "decisions"])
@pytest.mark.parametrize("digest", ["sha256", "content_sha256"])
def test_digests_that_do_not_fit_are_found(own: Path, part: str, digest: str) -> None:
    note = note_of(own)
    note[part][digest] = "0" * 64
    Bank(own).note.write_text(json.dumps(note))

    assert "SHA-256" in fault_in(own)


def test_bytes_behind_the_records_are_found(own: Path) -> None:
    with Bank(own).text.open("ab") as file:
        file.write(b"\x50\x2a\x4d\x18\x00\x00\x00\x00")  # a frame that holds nothing, which readers skip

    assert "bytes, not" in fault_in(own)


def test_what_is_no_frame_behind_the_records_is_found(own: Path) -> None:
    with Bank(own).text.open("ab") as file:
        file.write(b"something else")

    assert f"{Bank(own).text}: what stands behind its content cannot be read" in fault_in(own)


def test_what_is_no_bank_is_told(own: Path, tmp_path: Path) -> None:
    bank = Bank(own)
    assert "there is no bank" in fault_in(tmp_path / "nothing")
    bank.decisions.unlink()
    assert fault_in(own) == f"{bank.decisions} is missing"
    bank.text.unlink()
    assert fault_in(own) == f"{bank.text} is missing"
    bank.note.write_text("{}")
    assert "is not the note of a bank" in fault_in(own)


@pytest.mark.parametrize("name", ["matches", "portion"])
def test_a_note_without_any_matches_is_told(own: Path, name: str) -> None:
    note = note_of(own)
    note[name] = 0
    Bank(own).note.write_text(json.dumps(note))

    assert "is not the note of a bank" in fault_in(own)


def test_a_note_of_other_portions_is_told(own: Path) -> None:
    note = note_of(own)
    note["matches"] = 8
    Bank(own).note.write_text(json.dumps(note))

    assert "its portions are not those of 8 matches" in fault_in(own)
