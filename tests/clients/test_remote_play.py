"""People at the tables of a server, as they sit at their terminals."""

import re
import signal
from pathlib import Path

import pytest

from tests.clients.processes import ONES, Party, Process, table_at, wait_for_players, wait_until
from tricktable.cli import main
from tricktable.cli.files import read_record
from tricktable.clients.server_calls import new_guest, open_table
from tricktable.tables.wire import OpenTable


def two_at_njet(server: str, people: Party) -> tuple[str, Process, Process]:
    """Ann at a terminal and Ben at a pipe, who play NJET."""
    ann = people.start("open", server, "njet", "--seats", "2", "--bots", "thumb", "--name", "Ann", is_terminal=True)
    link = ann.wait_for(r"this link: (http://\S+)")[1]
    ben = people.start("join", link, "--name", "Ben", is_typed=True)
    wait_for_players(link, 2)
    ann.type("start\n")
    return link, ann, ben


def first_and_second(ann: Process, ben: Process) -> tuple[Process, Process]:
    """Who vetoes first, and who comes then."""
    wait_until(lambda: bool(re.search("Veto.* > $", ann.said) or re.search("Veto.* > $", ben.said)), ann.tell)
    return (ann, ben) if re.search("Veto.* > $", ann.said) else (ben, ann)


def test_a_choice_is_taken_back_when_the_other_agrees(server: str, people: Party) -> None:
    link, ann, ben = two_at_njet(server, people)
    first, _ = first_and_second(ann, ben)
    if first is ben:
        ben.type("1\n")
    ann.wait_for("Veto.* > $")

    ann.type("1\n")
    ann.wait_for("You veto")
    begin = len(ben.said)
    ben.wait_for("Veto.* > $", max(0, begin - 400))
    ann.type("b\n")
    ben.wait_for(r"Ann wants to take the last choice back\.")
    ben.wait_for(r"Is that all right for you \(y/n\)\? Ann asks > $")
    ben.type("maybe\n")
    ben.wait_for(r"Type y or n\.")
    ben.type("y\n")
    ann.wait_for(r"You take the last choice back\.")
    begin = ann.said.rindex("You take the last choice back.")
    ann.wait_for("Veto.* > $", begin)
    ben.wait_for(r"Ann takes the last choice back\.")

    ann.type("1\n")
    ann.wait_for("You veto", begin)
    ann.type("b\n")
    ben.wait_for(r"Ann asks > $", ben.said.rindex("Ann takes the last"))
    ben.type("n\n")
    ann.wait_for(r"Ben does not agree: it stays\.")
    ben.wait_for("Veto.* > $", ben.said.rindex("Ann asks > "))
    assert table_at(link)["stage"] == "playing"


def test_commands_work_at_anothers_turn_and_choices_are_kept_for_ones_own(server: str, people: Party) -> None:
    _, ann, ben = two_at_njet(server, people)
    first, _ = first_and_second(ann, ben)
    if first is ann:
        ann.type("1\n")
        ben.wait_for("Veto.* > $")

    ann.type("s\n")
    ann.wait_for(r"No round is over yet\.")
    ann.type("h\n")
    ann.wait_for(r"It is not your turn\.")
    ann.type("1\n")  # typed ahead
    begin = len(ann.said)
    ben.type("1\n")
    ann.wait_for("You veto", begin)
    ann.type("q\n")
    assert ann.end() == 0
    ben.wait_for(r"A bot plays for Ann now\.")


def test_whoever_watches_sees_what_happens_and_no_hand(server: str, people: Party) -> None:
    ann = people.start("open", server, "hasp", "--seats", "2", "--bots", "thumb", "--name", "Ann", is_typed=True)
    link = ann.wait_for(r"this link: (http://\S+)")[1]
    watcher = people.start("join", link, "--watch")
    watcher.wait_for("The match begins when the host starts it")
    ann.type("start\n" + ONES)

    assert ann.end() == 0, ann.tell()
    assert watcher.end() == 0, watcher.tell()
    assert "You watch HASP played by Ann and Ada." in watcher.said
    assert "── Round 1 · " in watcher.said
    assert "Ann plays" in watcher.said
    assert "\nHand " not in watcher.said
    assert " are dealt" not in watcher.said
    assert "the match." in watcher.said
    assert watcher.said.count("Round 1 is over") == 1


def test_the_same_people_play_again(server: str, people: Party) -> None:
    ann = people.start("open", server, "hasp", "--seats", "2", "--name", "Ann", is_typed=True)
    link = ann.wait_for(r"this link: (http://\S+)")[1]
    ben = people.start("join", link, "--name", "Ben", is_typed=True)
    wait_for_players(link, 2)
    ann.type("start\n")

    def play_until(pattern: str, begins: dict[Process, int]) -> None:
        """Both choose the first thing whenever they are asked."""
        done = dict(begins)

        def step() -> bool:
            for person in (ann, ben):
                said = person.said
                if said.endswith(" > ") and len(said) > done[person] and not re.search(pattern, said[begins[person] :]):
                    done[person] = len(said)
                    person.type("1\n")
            return all(re.search(pattern, person.said[begins[person] :]) for person in (ann, ben))

        wait_until(step, lambda: ann.tell() + ben.tell())

    play_until("Type rematch", {ann: ann.said.rindex("> ") + 2, ben: 0})
    begins = {ann: len(ann.said), ben: len(ben.said)}
    ann.type("rematch\n")
    ben.wait_for(r"Ann wants to play again\.")
    ben.type("rematch\n")
    for person in (ann, ben):
        person.wait_for("You play HASP with", begins[person])
    play_until("Type rematch", {person: person.said.rindex("You play HASP with") for person in (ann, ben)})
    ann.type("\n")
    ben.type("\n")

    assert (ann.end(), ben.end()) == (0, 0)
    kept = sorted((people.home / "tricktable" / "matches").iterdir())
    assert {read_record(path).table for path in kept} >= {link.rpartition("/")[2]}
    assert len({read_record(path).table for path in kept}) == 2


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_whoever_is_stopped_leaves_the_seat_to_a_bot(number: int, code: int, server: str, people: Party) -> None:
    ann = people.start("open", server, "meinz", "--start", "--bots", "thumb", "--name", "Ann", is_typed=True)
    link = ann.wait_for(r"this link: (http://\S+)")[1]
    ann.wait_for("face down > ")

    ann.process.send_signal(number)

    assert ann.end() == code
    assert f"tricktable: stopped; `tricktable join {link} --name Ann` brings you back" in ann.said
    assert table_at(link)["seats"][0]["bot"] == "thumb"


def test_a_server_that_goes_down_and_comes_back_is_waited_for(people: Party, tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    server, address = people.serve("--port", "0", "--db", db)
    ann = people.start("open", address, "meinz", "--start", "--bots", "thumb", "--name", "Ann", is_typed=True)
    ann.wait_for("face down > $")

    server.stop()
    ann.wait_for(r"The connection is lost \(.*\)\. It\s+is tried again by itself\.")
    people.serve("--port", address.rpartition(":")[2], "--db", db)
    ann.wait_for(r"The connection is there again\.")
    ann.type("1\nq\n")

    assert ann.end() == 0
    assert "aside\n" in ann.said.rpartition("there again")[2]
    assert "You have left: " in ann.said


def test_the_token_is_for_nobody_elses_eyes(server: str, people: Party) -> None:
    ann = people.start("open", server, "meinz", "--name", "Ann", is_typed=True)
    ann.wait_for("Type start, or help > $")
    ann.type("help\nwho\nbot 1 easy\nbot 1\nbot 7\naway 1\nstart nobody\nq\n")

    assert ann.end() == 0
    assert "Ada sits down on chair 1." in ann.said
    assert "Chair 1 is not free." in ann.said
    assert "There is no chair 7." in ann.said
    assert "Ada has left chair 1." in ann.said
    assert "There is no bot “nobody”." in ann.said
    (token,) = (people.home / "tricktable" / "guests").iterdir()
    assert token.stat().st_mode & 0o777 == 0o600
    assert '"name": "Ann"' in token.read_text()
    assert server in token.read_text()


def test_wrong_usage_is_one_clear_line(
    server: str, people: Party, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(people.home))
    host = new_guest(server, "Host", False)
    link = open_table(server, host, OpenTable(game="hasp", players=2)).page
    for args, complaint in (
        (("join", f"{server}/t/nothing"), f"there is no table nothing at {server}"),
        (("join", "http://127.0.0.1:1/t/a"), "no server can be reached at http://127.0.0.1:1: Connection refused"),
        (("join", "nonsense"), "'nonsense' is no link to a table"),
        (("join", link, "--watch", "--seat", "1"), "whoever watches has no seat"),
        (("join", link, "--seat", "2"), "seat 2 does not exist: the seats are 0 to 1"),
        (("join", link, "--bot", "perfect"), "there is no bot 'perfect'"),
        (("open", "http://127.0.0.1:1", "hasp"), "no server can be reached"),
        (("open", server, "chess"), "there is no game 'chess'"),
        (("open", server, "hasp", "--seats", "7"), "HASP is for 2, 3, 4 players, not 7"),
        (("open", server, "hasp", "--bank", "9"), "--bank goes with --clock"),
    ):
        assert main(list(args)) in (1, 2)
        err = capsys.readouterr().err
        assert err.startswith("tricktable: ")
        assert err.count("\n") == 1
        assert complaint in err


def test_a_full_table_has_no_place_for_one_more(server: str, people: Party) -> None:
    ann = people.start("open", server, "meinz", "--start", "--bots", "thumb", "--name", "Ann", is_typed=True)
    link = ann.wait_for(r"this link: (http://\S+)")[1]
    ann.wait_for("face down > $")

    late = people.start("join", link, "--name", "Late", is_typed=True)
    bot = people.start("join", link, "--bot", "thumb")

    assert late.end() == bot.end() == 1
    assert late.said == "tricktable: every chair is taken (`--watch` lets you watch)\n"
    assert bot.said == "tricktable: every chair is taken\n"


def test_whoever_is_alone_at_a_server_goes_back_and_ends_the_match(server: str, people: Party) -> None:
    """With bots only; the record is kept, and the table can be played again."""
    ann = people.start("open", server, "njet", "--seats", "2", "--bots", "thumb", "--name", "Ann", is_typed=True)
    link = ann.wait_for(r"this link: (http://\S+)")[1]

    ann.type("start\n1\nb\nend\ny\n\n")

    assert ann.end() == 0, ann.tell()
    assert "You are back at your last choice." in ann.said
    assert "The match was ended.\n  It is kept: tricktable replay " in ann.said
    assert table_at(link)["stage"] == "over"


def test_with_others_a_match_goes_on_without_whoever_clears_it_away(server: str, people: Party) -> None:
    _, ann, ben = two_at_njet(server, people)
    first_and_second(ann, ben)

    ann.type("end\n")
    ann.wait_for(r"You are not alone with bots here\.")
    ann.type("clear\n")
    ann.wait_for(r"Clear the match away \(y/n\)\? > $")
    ann.type("y\n")

    ann.wait_for(r"The match is cleared away\.")
    assert ann.end() == 0
    ben.wait_for(r"A bot plays for Ann now\.")
