"""Making a bank: the same bytes by the same plan, whatever happens on the way; and what is in it."""

import re
import struct
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.research.banks.planting import made, note_of, plan_of, plant_rows, texts_in
from tricktable.bots.search import Budget
from tricktable.cli.batches import Batch, play_batch
from tricktable.core.errors import SetupError
from tricktable.games import GAMES
from tricktable.research.banks.bank import Bank
from tricktable.research.banks.checking import fault_in
from tricktable.research.banks.making import Making
from tricktable.research.banks.plans import Plan, Portion
from tricktable.research.banks.portions import Made, names_of

Work = Callable[[Portion], Made]
LINE = re.compile(r"[a-z ]+\d*: (\d .*?)(?: = .*)?")


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


class Stopped(Exception):
    """Somebody has stopped the making."""


def stopping(work: Work, portions: Iterable[Portion]) -> Iterator[Made]:
    """Two portions are made, and no more."""
    for count, portion in enumerate(portions):
        if count == 2:
            raise Stopped
        yield work(portion)


def test_a_bank_that_was_stopped_goes_on_and_is_the_same(bank: Path, tmp_path: Path) -> None:
    folder = tmp_path / bank.name
    with pytest.raises(Stopped):
        Making(plan_of(bank.name), folder).make(stopping)
    assert "there is no bank" in fault_in(folder)
    drafts = folder / "small.parts"
    (drafts / "000001.parquet").write_bytes(b"spoiled on the way")

    again = Making(plan_of(bank.name), folder)

    assert [portion.place for portion in again.missing()] == [1, 2]
    again.make()
    assert content(folder) == content(bank)


def test_a_bank_is_not_overwritten_unless_it_is_to_be(bank: Path, tmp_path: Path) -> None:
    folder = made(tmp_path / "small")
    before = content(folder)

    with pytest.raises(SetupError, match=r"small.json is there already"):
        Making(plan_of("small"), folder)
    assert content(folder) == before
    Making(plan_of("small", matches=1), folder, is_anew=True).make()

    assert content(folder) != before
    assert note_of(folder)["matches"] == 1


def test_one_that_was_begun_otherwise_is_not_gone_on_with(tmp_path: Path) -> None:
    folder = tmp_path / "small"
    with pytest.raises(Stopped):
        Making(plan_of("small"), folder).make(stopping)

    with pytest.raises(SetupError, match="was begun with something else in mind"):
        Making(plan_of("small")._replace(seed="two"), folder)
    Making(plan_of("small")._replace(seed="two"), folder, is_anew=True).make()

    assert fault_in(folder) == ""


def test_the_records_are_those_of_a_simulation_with_their_seeds(bank: Path) -> None:
    plan = plan_of("small")
    played = play_batch(Batch("hasp", 2, dict(plan.options), plan.bots, "one", range(1, 8), True))
    seals = re.compile(r"^(seed|seal): .*\n", re.MULTILINE)

    records = texts_in(bank)

    assert [seals.sub("", text) for text in records] == [seals.sub("", each.record) for each in played]
    assert [f"seed: {f'one/{number}'.encode().hex()}" in text for number, text in enumerate(records, 1)] == [True] * 7


def choices(text: str) -> list[tuple[int, str]]:
    """The steps of a record, read without the engine."""
    steps = []
    for line in text.split("\n"):
        if line.split(" ")[0] not in (
            "deal",
            "score",
            "round",
            "seed:",
            "seats:",
            "option",
            "player",
            "draw:",
            "totals:",
        ):
            if found := LINE.fullmatch(line):
                steps += [(int(step[0]), step[2:]) for step in found[1].split(", ")]
    return steps


def test_decisions_are_the_choices_of_the_records(bank: Path) -> None:
    rows = pq.read_table(Bank(bank).decisions).to_pylist()
    for number, text in enumerate(texts_in(bank), 1):
        own = [row for row in rows if row["match"] == number]
        assert [(row["seat"], row["action_text"]) for row in own] == choices(text)
        assert [row["choice"] for row in own] == list(range(1, len(own) + 1))
        scores = re.findall(r"^totals: (-?\d+) (-?\d+)$", text, re.MULTILINE)
        for row in own:
            before = scores[row["round"] - 2] if row["round"] > 1 else (0, 0)
            seat = row["seat"]
            assert row["points"] == int(scores[row["round"] - 1][seat]) - int(before[seat])
            assert row["legal_text"][row["legal"].index(row["action"])] == row["action_text"]
        winners = text.split("result: ")[1].split()
        assert {(row["seat"], row["share"]) for row in own} == {
            (seat, 1 / len(winners) if str(seat) in winners else 0) for seat in range(2)
        }


def test_hands_lose_what_is_played(bank: Path) -> None:
    rows = pq.read_table(Bank(bank).decisions).to_pylist()
    held: dict[tuple[int, int, int], list[int]] = {}
    plays = 0
    for row in rows:
        whose = (row["match"], row["round"], row["seat"])
        if row["phase"] == "trick":
            assert held.get(whose, row["hand"]) == row["hand"]
            held[whose] = [card for card in row["hand"] if card != row["action"]]
            plays += row["action"] in row["hand"]

    assert plays > 500


def test_the_digest_of_decisions_is_what_the_card_says(bank: Path) -> None:
    """Computed as whoever has only the card would."""
    digest = sha256()
    forms = {"uint8": "B", "uint16": "H", "uint32": "I", "int32": "i", "float": "f"}
    file = pq.ParquetFile(Bank(bank).decisions)
    for group in range(file.num_row_groups):
        table = file.read_row_group(group)
        for field in table.schema:
            values = table[field.name].to_pylist()
            kind = str(field.type)
            if kind.startswith("list"):
                digest.update(b"".join(struct.pack("<i", len(value)) for value in values))
                values = [each for value in values for each in value]
                kind = str(field.type.value_type)
            if kind == "string":
                digest.update("".join(f"{text}\n" for text in values).encode())
            else:
                digest.update(struct.pack(f"<{len(values)}{forms[kind]}", *values))

    assert digest.hexdigest() == note_of(bank)["decisions"]["content_sha256"]


@pytest.mark.parametrize("game", [game for game in GAMES if game != "hasp"])
def test_every_game_has_banks(game: str, tmp_path: Path) -> None:
    players = GAMES[game].player_counts[0]

    Making(plan_of(game, game, players, matches=2, portion=1), tmp_path / game).make()

    assert fault_in(tmp_path / game) == ""
    assert len(texts_in(tmp_path / game)) == 2


def test_values_are_beside_the_choices_and_change_none(bank: Path, tmp_path: Path) -> None:
    folder = tmp_path / "small"
    budget = Budget(worlds=4, early_worlds=2, early_playouts=1, nodes=100, solved=2)
    plan = plan_of("small", matches=1, budget=budget)

    Making(plan, folder).make()

    assert fault_in(folder) == ""
    assert texts_in(folder)[0] == texts_in(bank)[0]
    rows = pq.read_table(Bank(folder).decisions).to_pylist()
    valued = [row for row in rows if any(row["worlds"])]
    assert len(valued) > len(rows) / 3
    assert all(len(row["legal"]) > 1 for row in valued)
    assert Plan.read(note_of(folder)) == plan
    plant_rows(folder, lambda rows: next(row for row in rows if row["worlds"][0])["values"].__setitem__(0, 1.5))
    assert "1.5 in" in fault_in(folder)


def test_bots_are_called_by_seat() -> None:
    assert names_of(("thumb", "simple")) == {0: "thumb 0", 1: "simple 1"}
