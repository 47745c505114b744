"""A person plays in the terminal: by numbers, by notation, with questions."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.cli.terminals import ENOUGH, Play, files_in
from tests.contract.tables import TABLES, Table, table_name
from tricktable.cli import main
from tricktable.cli.files import read_record

SHORT: Final = {"mue": ("--option", "hands=2"), "hasp": ("--option", "teams=drawn")}


def edges(game: str) -> tuple[int, int]:
    """The fewest and the most players."""
    counts = [players for name, players in TABLES if name == game]
    return min(counts), max(counts)


EDGES: Final = [
    pytest.param(table, marks=() if table[1] in edges(table[0]) else pytest.mark.soak, id=table_name(table))
    for table in TABLES
]
"""The fewest and the most players of each game; the numbers between are for the soak."""


@pytest.mark.parametrize("table", EDGES)
def test_whole_matches_are_played_by_choosing_the_first_thing(table: Table, play: Play, home: Path) -> None:
    name, players = table

    table_of = (name, "--seats", str(players), "--seed", "s", "--bots", "thumb", *SHORT.get(name, ()))
    code, out, err = play(*table_of, typed=ENOUGH)

    assert (code, err) == (0, "")
    assert "the match." in out
    assert "\x1b" not in out
    assert max(map(len, out.splitlines()[:-1])) <= 80
    assert not files_in(home / "saves")
    (kept,) = files_in(home / "matches")
    record = read_record(kept)
    assert record.result
    assert record.names[0] == "You" or "teams" in record.options
    assert main(["check", str(kept)]) == 0


def test_the_score_sheet_has_a_line_for_each_rule(play: Play) -> None:
    _, out, _ = play("njet", "--seats", "2", "--seed", "x", typed="1\n" * 35 + "s\ns 1\nq\n")

    assert "Round 1 in detail" in out
    assert re.search(r"\n  Round +You +Ada\n +1 ( +[−+]?\d+){2}\n  Total ( +−?\d+){2}\n", out)
    assert re.search(r"\n  You +0  \d+ tricks? \+ \d captured 0s?\n  Ada ", out)
    assert re.search(r"\n  You +[−+]\d+  the team has \d+ × −?\d\n  Ada ", out)


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        ((), "which game?"),
        (("chess",), "there is no game 'chess'"),
        (("hasp", "--seats", "7"), "HASP is for 2, 3, 4 players, not 7"),
        (("hasp", "--seat", "4"), "seat 4 does not exist"),
        (("hasp", "--seed", ""), "a seed has at least one letter"),
        (("hasp", "--option", "nonsense"), "NAME=VALUE"),
        (("hasp", "--bots", "perfect"), "there is no bot 'perfect'"),
        (("hasp", "--save", "/no/such/place/x"), "there is no directory /no/such/place"),
        (("--resume",), "there is no saved match"),
        (("--resume", "nowhere.txt"), "nowhere.txt"),
        (("--resume", "--seats", "3"), "--seats does not go with --resume"),
    ],
)
def test_wrong_usage_is_one_clear_line(args: tuple[str, ...], complaint: str, play: Play) -> None:
    code, out, err = play(*args)

    assert code == 2
    assert not out
    assert err.startswith("tricktable: ")
    assert err.count("\n") == 1
    assert complaint in err


def test_unclear_input_gets_an_answer_and_another_chance(play: Play) -> None:
    typed = "\nabc\n99\n7 8\nveto\n?\n?r1\n? trump f\nh\ns\ns 4\nl\nr\ntrump q\n\x1b[A\n" + "ü" * 500 + "\nq\n"

    code, out, err = play("hasp", "--seats", "2", "--seed", "x", typed=typed)

    assert (code, err) == (0, "")
    assert "Type a number from 1 to 5, or help." in out
    assert "I do not know what “abc” is." in out
    assert "There is no number 99." in out
    assert "Yes, trump f is possible: it is number 1." in out
    assert "No round is over yet." in out
    assert "save and quit" in out
    assert "\x1b" not in out.replace("> \x1b[A", "")
    assert out.count("Name a trump > ") == 17


def test_choices_can_be_named_in_full_or_without_the_verb(play: Play) -> None:
    code, out, _ = play("mue", "--seed", "x", typed="bid y4\nPASS\nq\n")
    assert code == 0
    card = re.search(r"bid +1\) (\w+)", out)
    assert card is not None

    _, out, _ = play("mue", "--seed", "x", typed=f"{card[1]}\nq\n")
    assert f"  You bid {card[1]}\n" in out

    _, out, _ = play("mue", "--seed", "x", typed=f"BID  {card[1].upper()}\nq\n")
    assert f"  You bid {card[1]}\n" in out


def test_a_forbidden_card_is_explained(play: Play) -> None:
    """Whoever asks is told the duty; whoever tries is told the same."""
    typed = "".join(f"?{colour}{number}\n" for colour in "byrk" for number in range(10))
    _, out, _ = play("njet", "--seats", "2", "--seed", "y", typed="1\n" * 14 + typed + "q\n")

    assert "You do not hold" in out
    assert "was led and you hold" in out or "Yes, " in out


def test_enter_takes_the_only_choice(play: Play) -> None:
    _, out, _ = play("was_sticht", "--seed", "x", typed="1\n" * 4 + "\n" * 3 + "q\n")

    assert "You draft" in out


def test_open_hands_are_shown_for_study(play: Play) -> None:
    _, closed, _ = play("mue", "--seed", "x", typed="q\n")
    _, shown, _ = play("mue", "--seed", "x", "--open", typed="q\n")

    assert "Hands" not in closed
    assert re.search(r"Hands +Ada +(\w\d+ +){11}", shown)


def test_hidden_choices_of_others_stay_hidden(play: Play) -> None:
    _, out, _ = play("meinz", "--seed", "x", typed="1\nq\n")

    assert re.search(r"  You set \w\d aside\n  Ada sets a card aside\n", out)


def test_the_person_can_sit_anywhere(play: Play, home: Path) -> None:
    code, out, _ = play("njet", "--seat", "2", typed="q\n")

    assert code == 0
    assert "You play NJET with Ada, Bela and Cleo" in out
    (save,) = files_in(home / "saves")
    assert read_record(save).names == {0: "Bela (medium)", 1: "Cleo (medium)", 2: "You", 3: "Ada (medium)"}


def test_drawn_seats_are_told(play: Play) -> None:
    _, out, _ = play("hasp", "--option", "teams=drawn", typed="q\n")

    assert len(re.findall(r"sits? at seat \d, opposite", out)) == 4


@pytest.mark.parametrize(("value", "shown"), [("off", True), ("on", False)])
def test_the_hands_of_the_draft_are_shown_unless_memory_is_tested(value: str, shown: bool, play: Play) -> None:
    """WAS-R7: the option `memory` hides the hands that everybody saw from the display."""
    _, out, _ = play("was_sticht", "--seed", "draft", "--option", f"memory={value}", typed="1\n" * 20)

    assert ("\nHands " in out) == shown


def test_the_same_seed_and_choices_give_the_same_match(play: Play, home: Path) -> None:
    """What bots do comes from the seed as well, however fast the machine is."""
    records = []
    for _ in range(2):
        code, _, _ = play("meinz", "--seats", "3", "--seed", "same", "--bots", "easy", typed=ENOUGH)
        assert code == 0
        (kept,) = files_in(home / "matches")
        records.append(kept.read_text())
        kept.unlink()

    assert records[0] == records[1]


def test_whoever_is_alone_with_bots_goes_back_as_far_as_they_like(play: Play, home: Path) -> None:
    """Over whatever bots did since, to the very first choice; save and record say that it was practice."""
    code, out, _ = play("mue", "--seats", "4", "--seed", "x", "--bots", "random", typed="1\n1\n1\n" + "b\n" * 4 + "q\n")

    assert code == 0
    screens = re.findall(r"── Mü.*?> ", out, re.DOTALL)
    assert out.count("  You are back at your last choice.\n") == 3
    assert screens[4:7] == [*reversed(screens[:3])]
    assert "> b\n  You have not chosen anything yet.\n" in out
    (saved,) = files_in(home / "saves")
    assert read_record(saved).practice == 3

    play("--resume", typed="1\nb\nq\n")
    (saved,) = files_in(home / "saves")
    assert read_record(saved).practice == 4


def test_a_match_is_ended_with_its_record_by_whoever_says_so_twice(play: Play, home: Path) -> None:
    code, out, err = play("njet", "--seats", "2", "--seed", "x", "--bots", "random", typed="1\nend\nn\n1\nend\ny\n")

    assert (code, err) == (0, "")
    assert out.count("End the match now (y/n)? > ") == 2
    assert "  The match was ended.\n  It is kept: tricktable replay " in out
    (kept,) = files_in(home / "matches")
    assert not read_record(kept).result
    assert not files_in(home / "saves")
    assert main(["check", str(kept)]) == 0


def test_nothing_is_kept_of_a_match_that_is_cleared_away(play: Play, home: Path) -> None:
    play("njet", "--seats", "2", "--seed", "x", "--bots", "random", typed="1\nq\n")
    assert files_in(home / "saves")

    code, out, err = play("--resume", typed="clear\n\nclear\ny\n")

    assert (code, err) == (0, "")
    assert out.endswith("Clear the match away (y/n)? > y\n  The match is cleared away.\n")
    assert not files_in(home / "saves")
    assert not files_in(home / "matches")


def test_help_tells_what_somebody_alone_can_do(play: Play) -> None:
    _, out, _ = play("hasp", "--seats", "2", "--seed", "x", "--bots", "thumb", typed="?\nq\n")

    assert re.search(r"\n  b +go back to your last choice", out)
    assert re.search(r"\n  end +end the match now", out)
    assert re.search(r"\n  clear +be done with this match", out)
