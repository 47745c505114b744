"""The terminal in German, Dutch and Spanish."""

import io
import re
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.cli.terminals import ENOUGH, Play, files_in
from tests.contract.tables import positions
from tricktable.bots import BOTS, find_bot
from tricktable.bots.levels import LEVELS
from tricktable.cli import main
from tricktable.cli.language import speaker_at
from tricktable.cli.terminal import menu
from tricktable.cli.terminal.channel import first_state
from tricktable.cli.terminal.keyboard import Keyboard
from tricktable.cli.terminal.local_channel import LocalChannel, entries_of_new
from tricktable.cli.terminal.person import Quit
from tricktable.cli.terminal.refusals import refusal_words
from tricktable.cli.terminal.waiting_room import WaitingRoom
from tricktable.core.record_writing import record_for
from tricktable.core.seats import SPECTATOR
from tricktable.games import GAMES, new_game
from tricktable.tables.wire import Refusal
from tricktable.words.labels import label_words
from tricktable.words.letters import letters_of
from tricktable.words.phrases import Phrase, Seat
from tricktable.words.speakers import LANGUAGES, Speaker

COMMON: Final = """
    again and are asked better board can cannot card cards choice choose dealt deals from has have hint known leave log
    match names not number only over passes played plays predicts round rules same save starts still takes
    than that the them then there they this trick tricks turn type vetoes what when which why will win wins with won
    worse would you your yours
"""
ENGLISH: Final = frozenset(COMMON.split())
"""Words that are no notation, and no words of the other languages either."""
QUESTIONS: Final = "?\nh\nl\ns\ns 7\n?1\n?zz\n99\nzz\n\nb\n"
"""What can be asked at a first choice; the rules are there in English alone."""


def english_in(text: str) -> set[str]:
    """English words in a text; commands to type, in backquotes, are none."""
    words = re.findall(r"[^\W\d_]+(?:-\w+)*", re.sub("`[^`]*`", "", text).lower())
    return set(words) & ENGLISH


@pytest.mark.parametrize(
    ("language", "args"),
    [
        ("de", ("hasp", "--seats", "4", "--option", "teams=drawn")),
        ("de", ("mue", "--seats", "5", "--option", "hands=2")),
        ("nl", ("njet", "--seats", "5")),
        ("nl", ("meinz", "--seats", "3")),
        ("es", ("was_sticht", "--seats", "3")),
        ("es", ("hasp", "--seats", "3")),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_a_whole_match_has_no_english_word_in_it(
    language: str, args: tuple[str, ...], play: Play, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = play(*args, "--seed", "s", "--bots", "thumb", "--lang", language, typed=QUESTIONS + ENOUGH)

    (kept,) = files_in(home / "matches")
    assert (code, err) == (0, "")
    assert english_in(out.replace(f"tricktable replay {kept}", "")) == set()
    assert Speaker(language).say(Phrase("cli-match-over")) in out
    assert Speaker(language).say(Phrase("cli-help-hint")) in out
    assert max(map(len, out.splitlines()[:-1])) <= 80

    assert main(["replay", str(kept), "--lang", language, "--seat", "0"]) == 0
    told = capsys.readouterr().out
    assert english_in(told) == set()
    assert len(told.splitlines()) > 40


@pytest.mark.parametrize("game", ["hasp", "njet", "meinz", "was_sticht", "mue"])
@pytest.mark.parametrize("language", ["de", "nl", "es"])
def test_cards_are_typed_as_they_are_shown_and_saved_in_notation(
    language: str, game: str, play: Play, tmp_path: Path
) -> None:
    """Every card of the hand can be asked about by its letters in the reader's language."""
    start = "1\n" * 8
    table = (game, "--seed", "s", "--bots", "thumb", "--lang", language, "--save", str(tmp_path / "saved.txt"))
    deck = new_game(game).deck
    speaker = Speaker(language, letters=letters_of(new_game(game), language))
    shown = {speaker.card(card): card for card in deck.text}
    label = speaker.say(Phrase("cli-label-hand"))
    _, first, _ = play(*table, typed=start + "q\n")
    hands = [line for line in first.splitlines() if line.startswith(f"{label} ")]
    cards = re.findall(r"[a-z]+\d+", hands[-1].removeprefix(label)) if hands else list(shown)

    _, out, _ = play(*table, typed=start + "".join(f"?{card.upper()}\n" for card in cards) + "q\n")

    assert set(cards) <= set(shown)
    for card in cards:
        assert speaker.say(Phrase("cli-unknown", {"text": card})) not in out
    faces = set(
        re.findall(r"\b[a-z]+\d+\b", (tmp_path / "saved.txt").read_text(encoding="utf-8").partition("\nround ")[2])
    )
    assert faces
    assert faces <= {*deck.text, *new_game(game).draw_pack().text}


def test_the_same_words_in_english_would_be_noticed(play: Play) -> None:
    _, out, _ = play("hasp", "--seed", "s", "--bots", "thumb", typed=f"{QUESTIONS}q\n")

    assert len(english_in(out)) > 20


@pytest.mark.parametrize("command", ["play", "join", "open", "replay", "rules"])
def test_an_unknown_language_is_refused_with_those_that_there_are(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "--lang", "fr", "x"]) == 2

    error = capsys.readouterr().err
    assert f"there is no language 'fr'; there are {', '.join(LANGUAGES)}" in error
    assert len(error.splitlines()) == 1


def test_the_system_says_which_language_and_the_command_line_knows_better(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "nl")

    assert "Je speelt HASP met" in play("hasp", typed="q\n")[1]
    assert "Du spielst HASP." in play("hasp", "--lang", "de", typed="q\n")[1]
    assert "You play HASP with" in play("hasp", "--lang", "en", typed="q\n")[1]


def test_a_match_goes_on_in_another_language(play: Play) -> None:
    """The names in a save are the same in all languages."""
    play("njet", "--seats", "2", "--seed", "x", "--bots", "thumb", "--lang", "es", typed="1\nq\n")

    _, out, _ = play("--resume", "--lang", "de", typed="q\n")

    assert "Du spielst NJET weiter. Mit dabei: Ada (Bot: thumb)." in out
    assert "You" not in out


def test_what_ends_a_match_early_is_said_in_the_language_as_well(play: Play) -> None:
    _, _, err = play("hasp", "--lang", "de", typed="")

    assert err == (
        "tricktable: die Eingabe ist zu Ende; die Partie ist gespeichert: `tricktable play --resume` setzt sie fort\n"
    )


def test_rulings_say_that_they_are_in_english(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "hasp", "--rulings", "--lang", "es"]) == 0
    assert capsys.readouterr().out.startswith("Las aclaraciones solo están en inglés.\n")
    assert main(["rules", "hasp", "--rulings", "--lang", "en"]) == 0
    assert "English" not in capsys.readouterr().out.splitlines()[0]


@pytest.mark.parametrize("language", ["de", "nl", "es"])
def test_menus_are_in_the_language(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    speaker = Speaker(language)
    saved = tmp_path / "mue-x.txt"
    saved.touch()
    monkeypatch.setattr(sys, "stdin", io.StringIO("9\n0\n7\n3\n0\n1\n"))

    assert menu.choose_game(speaker, saved) == saved
    assert menu.choose_seats(speaker, GAMES["hasp"]) == 3
    assert menu.choose_level(speaker) == "easy"

    shown = capsys.readouterr().out
    assert "Mü" in shown
    assert english_in(shown) == set()


def test_levels_mean_in_english_what_the_bots_say_of_themselves() -> None:
    assert {level: Speaker("en").say(menu.MEANINGS[level]) for level in LEVELS} == {
        level: BOTS[level].meaning for level in LEVELS
    }


@pytest.mark.parametrize("language", ["de", "nl", "es"])
def test_before_a_match_everything_is_in_the_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("help\nbot 1\nbot 9\naway 1\naway 1\nbot 1 zz\nwho\nq\n"))
    channel = LocalChannel(entries_of_new(new_game("hasp", 3), b"seed", 0, find_bot("thumb")))
    try:
        lobby = WaitingRoom(channel, first_state(channel), Keyboard(), Speaker(language), "http://x/t/1")
        with pytest.raises(Quit):
            lobby.wait(False)
    finally:
        channel.close()

    shown = capsys.readouterr().out
    for phrase in (
        Phrase("cli-lobby-free"),
        Phrase("cli-refused-taken", {"chair": 1}),
        Phrase("cli-refused-free", {"chair": 1}),
        Phrase("cli-refused-bot", {"name": "zz"}),
        Phrase("cli-lobby-no-chair", {"chair": 9}),
        Phrase("cli-lobby-help-start"),
    ):
        assert Speaker(language).say(phrase) in shown
    assert english_in(shown) <= {"you"}  # the person's name at a local table


def test_refusals_have_words_by_their_codes_and_else_the_tables_own() -> None:
    say = Speaker("de").say

    assert say(refusal_words(Refusal(code="stage", text="the match is over"), "over")) == "Die Partie ist zu Ende."
    assert say(refusal_words(Refusal(code="back", text="x"), "playing")) == "Der letzte Zug war nicht deiner."
    assert say(refusal_words(Refusal(code="new", text="the roof leaks"), "playing")) == "The roof leaks."


def test_nobody_else_is_called_you_in_any_language() -> None:
    game = new_game("hasp", 3)

    german = speaker_at(Speaker("de"), game, {0: "You", 1: "du", 2: "you"}, 0)

    assert [german.say(Phrase("name", {"who": Seat(seat)})) for seat in range(3)] == ["Du", "Du 1", "You 2"]


def test_labels_that_a_game_does_not_have_stay_as_they_are() -> None:
    mue = new_game("mue")

    assert label_words(mue, "trick 3") == Phrase("now-number", {"part": Phrase("now-trick"), "number": "3"})
    assert label_words(mue, "vice trump") == Phrase("now-vice-trump")
    assert [label_words(mue, label) for label in ("dance 3", "trick ³", "trick", "")] == [
        "dance 3",
        "trick ³",
        Phrase("now-trick"),
        "",
    ]


@pytest.mark.parametrize("language", ["de", "nl", "es"])
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_what_somebody_knows_of_a_match_is_shown_in_the_language(
    viewer: int, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Such a record cannot be played back: its lines are shown in notation, with words around them."""
    *_, match = positions(new_game("hasp", 3), "known")
    path = tmp_path / "known.txt"
    path.write_text(str(record_for(match, viewer)), encoding="utf-8")

    assert main(["replay", str(path), "--lang", language]) == 0

    shown = capsys.readouterr().out
    assert english_in(shown) == set()
    assert f"{Speaker(language).say(Phrase('now-trick')).capitalize()} 1: " in shown
