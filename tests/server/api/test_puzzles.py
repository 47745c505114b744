"""Puzzles over HTTP: a position to choose in, the answer only after a try, and nothing that the seat does not know."""

import asyncio
from typing import Any, Final

import httpx
import msgspec
import pytest

from tests.bots.puzzles.solved import first_of, in_other_world
from tests.server.servers import UNLIMITED, served
from tricktable.bots.kit import kit_of
from tricktable.bots.puzzles.collection import all_puzzles, chosen, of_day
from tricktable.bots.puzzles.loading import opened
from tricktable.games import GAMES
from tricktable.server.api.puzzles import DAY
from tricktable.server.limits import NO_LIMITS, Rate
from tricktable.server.settings import ServerSettings
from tricktable.tables.played.puzzles import form_of, verdict_on
from tricktable.tables.stores.contracts import now
from tricktable.words.phrases import Phrase
from tricktable.words.speakers import LANGUAGES, Speaker

PUZZLES: Final = list(all_puzzles().values())


def asked(*wishes: tuple[str, dict[str, Any] | None], settings: ServerSettings = UNLIMITED) -> list[httpx.Response]:
    """The answers of a server to a stranger: addresses, with a body where something is sent."""

    async def ask() -> list[httpx.Response]:
        async with served(settings) as server:
            http = server.stranger().http
            return [
                await http.get(address) if body is None else await http.post(address, json=body)
                for address, body in wishes
            ]

    return asyncio.run(ask())


def test_puzzles_are_listed_by_game_and_theme() -> None:
    everything, some, none = asked(
        ("/api/puzzles", None), ("/api/puzzles?game=hasp&theme=counting", None), ("/api/puzzles?game=chess", None)
    )

    assert [each["id"] for each in everything.json()["puzzles"]] == [puzzle.id for puzzle in PUZZLES]
    assert set(everything.json()["puzzles"][0]) == {"id", "game", "players", "themes", "difficulty"}
    assert [each["id"] for each in some.json()["puzzles"]] == [each.id for each in chosen(PUZZLES, "hasp", "counting")]
    assert none.json()["puzzles"] == []


def test_the_puzzle_of_the_day_is_the_same_for_all() -> None:
    before = of_day(now() // DAY)
    one, two = asked(("/api/puzzles/day", None), ("/api/puzzles/day", None))
    after = of_day(now() // DAY)

    assert before is not None
    assert after is not None
    assert one.json() == two.json()
    assert one.json()["id"] in (before.id, after.id)
    assert set(one.json()) == {"id", "game", "players", "themes", "difficulty"}


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_ends_in_the_position_that_its_seat_knows(game: str) -> None:
    puzzle = first_of(game)
    (answer,) = asked((f"/api/puzzles/{puzzle.id}", None))
    form = answer.json()
    match = opened(puzzle)

    assert (form["game"], form["players"], form["seat"], form["options"]) == (
        puzzle.game,
        puzzle.players,
        puzzle.seat,
        puzzle.options,
    )
    assert form["rules"] == match.game.version
    assert form["names"] == [""] * puzzle.players
    frames = form["frames"]["frames"]
    assert len(frames) == len(match.steps) + 1
    assert form["frames"]["number"] == match.number
    last = frames[-1]["view"]
    text = match.game.actions.text
    assert set(last["legal"]) == {text[action] for action in match.legal_actions(puzzle.seat)}
    assert all("hands" not in frame and "secrets" not in frame for frame in frames)


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_comes_with_a_try_and_not_before(game: str) -> None:
    puzzle = first_of(game)
    wrong = puzzle.choices[-1]
    address = f"/api/puzzles/{puzzle.id}/tries"
    right, other = (
        answer.json() for answer in asked((address, {"action": puzzle.best}), (address, {"action": wrong.action}))
    )

    assert right["is_right"]
    assert right["label"] == "good"
    assert right["best"] == other["best"] == puzzle.best
    assert right["loss"]["chance"] == [0, 0, 0]
    assert not other["is_right"]
    assert other["label"] == wrong.label
    assert other["loss"]["chance"][0] == pytest.approx(wrong.chance.mean)
    assert (other["loss"].get("points") is None) == (wrong.points is None)
    for told in (right, other):
        lines = msgspec.convert(told["lines"], tuple[Phrase, ...])
        assert len(lines) >= 2, "a verdict and a reason"
        for language in LANGUAGES:
            texts = [Speaker(language, ("",) * 6, puzzle.seat).say(line) for line in lines]
            assert all(text and "{" not in text for text in texts)
    before = msgspec.json.encode(form_of(puzzle)).decode()
    for secret in ("best", "loss", "label", "is_right"):
        assert f'"{secret}"' not in before


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_depends_on_a_card_that_the_seat_does_not_know(game: str) -> None:
    """In another world that looks the same to the seat every answer is the same, byte for byte."""
    puzzle = first_of(game)
    others = [in_other_world(puzzle, f"secrecy {number}") for number in range(3)]
    translation = kit_of(opened(puzzle).game).translation

    assert any(other.world != puzzle.world for other in others) or (translation is not None and translation.is_open)
    for other in others:
        assert msgspec.json.encode(form_of(other)) == msgspec.json.encode(form_of(puzzle))
        for choice in puzzle.choices:
            told, again = (msgspec.json.encode(verdict_on(each, choice.action)) for each in (other, puzzle))
            assert told == again


def test_what_is_no_choice_is_refused_without_telling_which_is_best() -> None:
    puzzle = max(
        PUZZLES, key=lambda each: [choice.action for choice in each.choices].index(min(c.action for c in each.choices))
    )
    address = f"/api/puzzles/{puzzle.id}/tries"
    strange, empty, nothing, lost, unknown = asked(
        (address, {"action": "castle"}),
        (address, {"action": ""}),
        (address, {}),
        ("/api/puzzles/000000000000", None),
        ("/api/puzzles/000000000000/tries", {"action": "r1"}),
    )

    assert strange.status_code == 400
    assert strange.json()["code"] == "notation"
    assert strange.json()["allowed"] == sorted(choice.action for choice in puzzle.choices)
    assert strange.json()["allowed"][0] != puzzle.best
    assert empty.status_code == nothing.status_code == 400
    assert lost.status_code == unknown.status_code == 404


def test_nobody_asks_for_too_much() -> None:
    settings = ServerSettings(limits=NO_LIMITS._replace(replays=Rate(2, 0.001)))
    address = f"/api/puzzles/{PUZZLES[0].id}"

    answers = asked(
        (address, None), (f"{address}/tries", {"action": PUZZLES[0].best}), (address, None), settings=settings
    )

    assert [answer.status_code for answer in answers] == [200, 200, 429]
