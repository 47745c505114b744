"""The lessons of first rounds: everything that can happen is explained or left out on purpose, and the cards are good
to learn from."""

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from tricktable.bots import ThumbBot
from tricktable.core.deals import ShuffledDeals
from tricktable.core.events import Event
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.games import new_game

ROOT: Final = Path(__file__).parents[2]
PARTS: Final = ROOT / "web" / "src" / "games"
GAMES: Final = ("hasp", "njet", "meinz", "was_sticht", "mue")
LANGUAGES: Final = ("en", "de", "nl", "es")
SHOWN: Final = {
    "hasp": {"named trump", "predicted", "took", "score pot"},
    "njet": {"vetoed", "named team", "received", "captured", "took", "score team"},
    "meinz": {"called", "swapped", "kept", "took", "score highest"},
    "was_sticht": {"told", "showed trumps", "picked", "dropped", "score task met", "score task stolen"},
    "mue": {"bid", "became chief", "became vice", "named partner", "score bonus"},
}
"""What happens in each first round when the learner plays plainly, too."""
DECIDED: Final = {
    "hasp": {"trump", "trick"},
    "njet": {"veto", "teams", "cache", "trick"},
    "meinz": {"discard", "trick", "call", "swap"},
    "was_sticht": {"take", "draft", "pick", "trick"},
    "mue": {"auction", "chief trump", "partner", "trick"},
}
"""The phases in which the learner then has something to decide."""


def lessons_of(game: str) -> dict[str, Any]:
    """The lessons of a game as the page has them; `Any` because it is JSON."""
    found: dict[str, Any] = json.loads((PARTS / game / "lessons.json").read_text(encoding="utf-8"))
    return found


def section(game: str, title: str) -> str:
    """A part of what is written about a game for programs."""
    text = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    return text.split(f"\n## {title}\n")[1].split("\n## ")[0]


def first_column(text: str) -> set[str]:
    """The names in the first column of all tables of a text."""
    cells = (line.split("|")[1] for line in text.splitlines() if line.startswith("|"))
    return {name for cell in cells for name in re.findall(r"`([^`]+)`", cell)}


def phases_in(game: str) -> set[str]:
    return set(re.findall(r"^### `([^`]+)`", section(game, "Actions"), re.M))


def events_in(game: str) -> set[str]:
    return {kind for kind in first_column(section(game, "Events")) if not kind.startswith("score ")}


def rules_in(game: str) -> set[str]:
    return first_column(section(game, "Score lines"))


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_event_and_score_line_has_a_lesson_or_is_silent_on_purpose(game: str) -> None:
    """The names are those of `docs/games`; a lesson about something that cannot happen is a mistake too."""
    found = lessons_of(game)
    silent = set(found["silent"])
    told = {"phase": phases_in(game), "event": events_in(game), "score": rules_in(game)}

    taught = {part: {lesson["on"][part] for lesson in found["lessons"] if part in lesson["on"]} for part in told}
    everything = set().union(*told.values())

    assert all(told.values())
    for part, names in told.items():
        assert taught[part] <= names, part
        assert names - taught[part] - silent == set(), part
        assert taught[part] & silent == set(), part
    assert silent <= everything


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_words_and_all_words_belong_to_a_lesson(language: str) -> None:
    folder = ROOT / "src" / "tricktable" / "locales" / language / "page" / "guide"
    names = {game: f"guide-{game.replace('_', '-')}-" for game in GAMES}

    for game in GAMES:
        words = re.findall(r"^(guide-[\w-]+) =", (folder / f"{game}.ftl").read_text(encoding="utf-8"), re.M)

        assert set(words) == {names[game] + lesson["id"] for lesson in lessons_of(game)["lessons"]}


def first_round(game_name: str) -> tuple[list[Event], dict[str, int], int]:
    """The learner's first round if the learner plays by rules of thumb as the bots do: what happened in it, the most
    choices that the learner had in each phase, and what the learner scored."""
    opening = json.loads((PARTS / game_name / "facts.json").read_text(encoding="utf-8"))["opening"]
    learner, bot, stream = int(opening["chair"]), ThumbBot(), Stream(b"thumbs need no chance")
    match = Match.begin(new_game(game_name), ShuffledDeals(str(opening["seed"]).encode()))
    choices: dict[str, int] = {}
    while not any(past.number == 1 for past in match.past):
        seat = match.turn
        view = match.view(seat)
        if seat == learner:
            choices[view.phase] = max(choices.get(view.phase, 0), len(view.legal))
        match.apply(seat, bot.choose(view, stream))
    played = next(past for past in match.past if past.number == 1)
    return list(played.journal), choices, sum(line.points for line in played.score.lines if line.seat == learner)


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_of_a_first_round_show_what_the_game_is_about(game: str) -> None:
    """The learner decides something in every phase that they can have, sees the special things happen, and scores."""
    events, choices, points = first_round(game)

    assert {event.kind for event in events} >= SHOWN[game]
    assert {phase for phase, most in choices.items() if most > 1} == DECIDED[game]
    assert points > 0
