"""`tricktable verify`: fair rounds are said to be so, and whatever was exchanged is named by its round."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.contract.tables import TABLES, Table, choose, game_at, table_name
from tricktable.cli import main
from tricktable.core.deals import GivenDeals, ShuffledDeals
from tricktable.core.fairness import FairDeals, Shuffle, commitment_of
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.record_writing import add_shuffles, record_for, record_of
from tricktable.core.records import Record
from tricktable.core.streams import Stream
from tricktable.games import new_game

Shown = tuple[int, str, str]
MASTER = bytes(range(100, 132))


def played(game: Game, rounds: int, contributors: tuple[int, ...] = (0, 1)) -> tuple[Match, FairDeals]:
    """A match at a live table until so many rounds are over, and one more is dealt, without parts."""
    deals = FairDeals("our-table", MASTER)
    for number in range(1, rounds + 1):
        for player in contributors:
            deals.contribute(number, player, f"the part of player {player} in round {number}".encode())
    match = Match.begin(game, deals)
    stream = Stream(f"played {game.name} {game.players}")
    while match.number <= rounds and not match.is_over:
        match.apply(*choose(match, stream))
    return match, deals


def live(rounds: int, contributors: tuple[int, ...] = (0, 1)) -> Record:
    """The record of a match of HASP for two."""
    match, deals = played(game_at(("hasp", 2)), rounds, contributors)
    record = record_of(match)
    record.names = {0: "Ada", 1: "Bela"}
    return add_shuffles(record, deals)


def shuffle_of(record: Record, number: int) -> Shuffle:
    shuffle = record.rounds[number - 1].shuffle
    assert shuffle is not None
    return shuffle


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[[Record], Shown]:
    """Verifies a record; the exit code and what was printed, the file's name aside."""

    def run(record: Record) -> Shown:
        path = tmp_path / "match.txt"
        path.write_text(str(record.sealed()), encoding="utf-8")
        code = main(["verify", str(path)])
        shown = capsys.readouterr()
        return code, shown.out.replace(str(path), "FILE"), shown.err.replace(str(path), "FILE")

    return run


def line_of(record: Record, number: int, key: str) -> int:
    """Where a line of a round stands."""
    lines = str(record).split("\n")
    begin = next(at for at, line in enumerate(lines) if line.startswith(f"round {number}: "))
    return next(at + 1 for at, line in enumerate(lines) if at > begin and line.startswith(f"{key}: "))


def test_each_round_says_what_was_verified_and_who_contributed(verify: Callable[[Record], Shown]) -> None:
    code, out, err = verify(live(2))

    assert code == 0
    assert out.splitlines() == [
        "FILE: round 1: secret, draw and cards verified; contributed: Ada and Bela",
        "FILE: round 2: secret and cards verified; contributed: Ada and Bela",
        "FILE: round 3: in play, not yet verifiable; NOBODY contributed, so the server alone decided",
        "2 rounds verified, 1 in play: everything fits",
    ]
    assert not err


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_the_rounds_of_every_table_are_verified(table: Table, verify: Callable[[Record], Shown]) -> None:
    match, deals = played(game_at(table), 1)

    code, out, err = verify(add_shuffles(record_of(match), deals))

    assert (code, err) == (0, "")
    what = "secret, draw and cards" if table[0] == "hasp" else "secret and cards"
    assert out.startswith(f"FILE: round 1: {what} verified; contributed: player 0 and player 1\n")


def test_a_round_without_parts_is_told_as_the_servers_own(verify: Callable[[Record], Shown]) -> None:
    code, out, _ = verify(live(1, ()))

    assert code == 0
    assert "round 1: secret, draw and cards verified; NOBODY contributed, so the server alone decided\n" in out


def test_contributors_keep_their_names_when_a_draw_moves_them(verify: Callable[[Record], Shown]) -> None:
    """Parts have the numbers of before the draw, names stand at the seats of after it."""
    people = ("Ada", "Bela", "Cleo", "Dora")
    game = new_game("hasp", 4, {"teams": "drawn"})
    for contributors in ((0, 1), (0, 2), (1, 2), (2, 3)):
        match, deals = played(game, 1, contributors)
        record = record_of(match)
        record.names = {seat: people[player] for seat, player in enumerate(match.seating)}

        out = verify(add_shuffles(record, deals))[1]

        names = " and ".join(people[player] for player in contributors)
        assert f"round 1: secret, draw and cards verified; contributed: {names}\n" in out
        if any(match.seating[player] != player for player in contributors):
            return
    raise AssertionError("one of these draws moves somebody who contributed")


def test_another_secret_is_found(verify: Callable[[Record], Shown]) -> None:
    """The server reveals another secret than the one that it had bound itself to."""
    record = live(2)
    shuffle = shuffle_of(record, 2)
    record.rounds[1].shuffle = Shuffle(shuffle.commitment, shuffle.parts, "00" * 32)

    code, out, err = verify(record)

    line = line_of(record, 2, "shuffle secret")
    assert code == 1
    assert err == f"FILE: line {line}: round 2 is NOT verified: its secret does not fit its commitment\n"
    assert out.endswith("1 round verified, 1 in play: the record is NOT verified\n")
    assert "round 2" not in out


def test_other_cards_are_found(verify: Callable[[Record], Shown]) -> None:
    """A match that the rules allow, with a secret that fits, but with cards of the server's choice."""
    fair = live(1)
    game = game_at(("hasp", 2))
    drawn = game.draw_pack().parse_all(fair.drawn)
    match = Match.begin(game, GivenDeals(drawn, {}, ShuffledDeals("the server's own")))
    stream = Stream("chosen")
    while match.number == 1:
        match.apply(*choose(match, stream))
    record = record_of(match)
    record.table = fair.table
    record.rounds[0].shuffle = fair.rounds[0].shuffle
    del record.rounds[1:]

    code, out, err = verify(record)

    line = line_of(record, 1, "deal first 0")
    assert code == 1
    reason = "the cards of 'first 0' are not those of its secret and parts"
    assert err == f"FILE: line {line}: round 1 is NOT verified: {reason}\n"
    assert out == "0 rounds verified: the record is NOT verified\n"


def test_another_draw_is_found(verify: Callable[[Record], Shown]) -> None:
    record = live(1)
    other = next(card for card in ("v7", "v8", "v9") if card not in record.drawn)
    last = record.drawn.split()[-1]
    record.drawn = record.drawn.replace(last, other)

    code, _, err = verify(record)

    line = str(record).split("\n").index(f"draw: {record.drawn}") + 1
    assert code == 1
    reason = "the draw is not that of its secret and parts"
    assert err == f"FILE: line {line}: round 1 is NOT verified: {reason}\n"


@pytest.mark.parametrize("what", ["changed", "dropped", "added", "moved"])
def test_other_parts_are_found(what: str, verify: Callable[[Record], Shown]) -> None:
    record = live(1, (0,))
    shuffle = shuffle_of(record, 1)
    part = shuffle.parts[0]
    parts = {
        "changed": {0: "00" + part[2:]},
        "dropped": {},
        "added": {0: part, 1: "00" * 16},
        "moved": {1: part},
    }
    record.rounds[0].shuffle = Shuffle(shuffle.commitment, parts[what], shuffle.secret)

    code, _, err = verify(record)

    assert code == 1
    assert "round 1 is NOT verified: the draw is not that of its secret and parts" in err


def test_the_shuffles_of_another_table_or_round_do_not_fit(verify: Callable[[Record], Shown]) -> None:
    elsewhere = live(2)
    elsewhere.table = "another"
    exchanged = live(2)
    first, second = exchanged.rounds[:2]
    first.shuffle, second.shuffle = second.shuffle, first.shuffle

    for record in (elsewhere, exchanged):
        code, _, err = verify(record)

        assert code == 1
        assert [line.partition(": round ")[2] for line in err.splitlines()] == [
            "1 is NOT verified: its secret does not fit its commitment",
            "2 is NOT verified: its secret does not fit its commitment",
        ]


def test_a_commitment_that_was_made_afterwards_fits_but_the_cards_do_not(verify: Callable[[Record], Shown]) -> None:
    record = live(1)
    secret = bytes(32)
    commitment = commitment_of(record.table, 1, secret).hex()
    record.rounds[0].shuffle = Shuffle(commitment, shuffle_of(record, 1).parts, secret.hex())

    code, _, err = verify(record)

    assert code == 1
    assert "are not those of its secret and parts" in err or "is not that of its secret and parts" in err


def test_a_secret_that_was_never_revealed_counts_as_not_verified(verify: Callable[[Record], Shown]) -> None:
    record = live(1)
    shuffle = shuffle_of(record, 1)
    record.rounds[0].shuffle = Shuffle(shuffle.commitment, shuffle.parts, "")

    code, _, err = verify(record)

    line = line_of(record, 1, "shuffle commitment")
    assert code == 1
    assert err == f"FILE: line {line}: round 1 is NOT verified: its secret was not revealed\n"


def test_a_round_without_shuffle_lines_counts_as_not_verified(verify: Callable[[Record], Shown]) -> None:
    record = live(2)
    record.rounds[0].shuffle = None

    code, out, err = verify(record)

    assert code == 1
    assert err.endswith(": round 1 has no shuffle lines\n")
    assert "round 2: secret and cards verified" in out


@pytest.mark.parametrize("table", ["", "our-table"])
def test_a_record_without_shuffle_lines_cannot_be_verified(table: str, verify: Callable[[Record], Shown]) -> None:
    record = live(1)
    record.table = table
    for part in record.rounds:
        part.shuffle = None

    assert verify(record) == (
        1,
        "0 rounds verified: the record is NOT verified\n",
        "FILE: the record has no shuffle lines, so its deals cannot be verified\n",
    )


def test_the_record_is_played_as_well(verify: Callable[[Record], Shown]) -> None:
    """Fair cards do not make a wrong score right."""
    record = live(1)
    record.rounds[0].totals = "7 7"

    code, out, err = verify(record)

    assert code == 1
    assert err.startswith(f"FILE: line {line_of(record, 1, 'totals')}: the totals are ")
    assert "round 1: secret, draw and cards verified; contributed: player 0 and player 1" in out
    assert out.endswith("the record is NOT verified\n")


def test_what_one_seat_knows_cannot_be_verified(verify: Callable[[Record], Shown]) -> None:
    match, deals = played(game_at(("hasp", 2)), 1)

    code, _, err = verify(add_shuffles(record_for(match, 1), deals))

    assert code == 1
    assert err == "FILE: line 7: this is what seat 1 knows of a match: it cannot be verified\n"


def test_files_that_are_no_records_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "missing.txt"
    empty = tmp_path / "empty"
    empty.mkdir()
    nothing = tmp_path / "nothing.txt"
    nothing.write_text("nothing\n", encoding="utf-8")

    assert main(["verify", str(missing), str(empty), str(nothing)]) == 1

    shown = capsys.readouterr()
    assert shown.out == "0 rounds verified: 3 of 3 records are NOT verified\n"
    assert shown.err.splitlines() == [
        f"{missing}: No such file or directory",
        f"{empty}: there are no records (*.txt) in this directory",
        f"{nothing}: line 1: a record begins with 'tricktable record 1'",
    ]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_directory_stands_for_its_records(jobs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = live(1)
    bad.rounds[0].shuffle = Shuffle(shuffle_of(bad, 1).commitment, {}, "00" * 32)
    (tmp_path / "a.txt").write_text(str(live(1)), encoding="utf-8")
    (tmp_path / "b.txt").write_text(str(bad.sealed()), encoding="utf-8")

    assert main(["verify", "--jobs", jobs, str(tmp_path)]) == 1

    shown = capsys.readouterr()
    assert shown.out.splitlines()[-1] == "1 round verified, 2 in play: 1 of 2 records is NOT verified"
    assert shown.out.startswith(f"{tmp_path / 'a.txt'}: round 1: secret, draw and cards verified")
    assert shown.err.startswith(f"{tmp_path / 'b.txt'}: line ")
    assert shown.err.count("\n") == 1


def test_help_has_examples(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--help"]) == 0

    assert "  tricktable verify match.txt" in capsys.readouterr().out.partition("examples:")[2]
