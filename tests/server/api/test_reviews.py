"""Reviews over HTTP: streamed round by round, for finished matches alone."""

import asyncio
import json
from typing import Any, Final

import httpx

from tests.bots.reviews.reviewed import SMALL, played
from tests.server.api.test_finished_matches import HASP, bring
from tests.server.servers import UNLIMITED, Visitor, served
from tricktable.bots.reviews import review_round, scale_of, summary_of
from tricktable.core.record_writing import record_of
from tricktable.core.records import Record
from tricktable.tables.played.played_match import PlayedMatch

SMALL_REVIEWS: Final = UNLIMITED._replace(thoroughness=SMALL)
Part = dict[str, Any]
"""A part of a review, as JSON."""


def short_match(seed: str = "review") -> str:
    """The record of a short match that is over."""
    return str(record_of(played(("hasp", 2), ("simple", "thumb"), seed)))


async def told(visitor: Visitor, id: str, query: str = "viewer=0") -> bytes:
    """The whole review, without the empty lines."""
    async with visitor.http.stream("GET", f"/api/matches/{id}/review?{query}") as answer:
        lines = [line async for line in answer.aiter_lines()]
        assert answer.status_code == 200, lines
        assert answer.headers["content-type"] == "application/x-ndjson"
    return "\n".join([line for line in lines if line]).encode()


def parts_of(text: bytes) -> list[Part]:
    return [json.loads(line) for line in text.split(b"\n")]


async def attempt(visitor: Visitor, id: str, position: int, action: str, query: str = "viewer=0") -> httpx.Response:
    body = {"position": position, "action": action}
    return await visitor.http.post(f"/api/matches/{id}/review/tries?{query}", json=body)


def test_a_review_comes_round_by_round_and_is_that_of_the_command() -> None:
    async def play() -> None:
        async with served(SMALL_REVIEWS) as server:
            ann = await server.visitor()
            text = short_match()
            whole = PlayedMatch.of(text)
            id = await bring(ann, text)

            begun, *rounds, summary = parts_of(await told(ann, id, "viewer=1&all=yes"))

            numbers = [part.number for part in whole.parts]
            assert (begun["type"], begun["match"], begun["seat"], begun["rounds"]) == ("begun", id, 1, numbers)
            assert [part["number"] for part in rounds] == numbers
            reviews = [review_round(whole.record, whole.game, number, (1,), SMALL) for number in numbers]
            for part, review in zip(rounds, reviews, strict=True):
                first = next(each.first for each in whole.parts if each.number == review.number)
                found = [(each["position"] - first, each["played"]) for each in part["choices"]]
                right = [(each.step, whole.game.actions.text[each.played]) for each in review.judgements]
                assert found == right
                losses = [tuple(each["loss"]["chance"]) for each in part["choices"]]
                assert losses == [tuple(each.loss.chance) for each in review.judgements]
                assert (tuple(part["before"]), tuple(part["after"])) == (review.before, review.after)
            right_summary = summary_of(reviews, 1, scale_of(whole.game))
            assert summary["accuracy"] == right_summary.accuracy
            assert summary["fortune"]["skill"] + summary["fortune"]["luck"] == right_summary.skill + right_summary.luck

    asyncio.run(play())


def test_without_all_nothing_is_told_of_the_cards_as_they_lay() -> None:
    async def play() -> None:
        async with served(SMALL_REVIEWS) as server:
            ann = await server.visitor()
            id = await bring(ann, short_match())

            text = await told(ann, id)
            everything = await told(ann, id, "viewer=0&all=yes")

            assert b"as_it_lay" not in text
            assert b"fortune" not in text
            _, *rounds, summary = parts_of(everything)
            for part in rounds:
                for choice in part["choices"]:
                    del choice["as_it_lay"]
            del summary["fortune"]
            assert [*rounds, summary] == parts_of(text)[1:]

    asyncio.run(play())


def test_other_choices_can_be_tried() -> None:
    async def play() -> None:
        async with served(SMALL_REVIEWS) as server:
            ann = await server.visitor()
            id = await bring(ann, short_match())
            parts = parts_of(await told(ann, id))
            choice = next(each for part in parts[1:-1] for each in part["choices"] if each["kind"] == "trick")
            position = choice["position"]

            nonsense = await attempt(ann, id, position, "nonsense")
            allowed = nonsense.json()["allowed"]
            tries = {action: (await attempt(ann, id, position, action)).json() for action in allowed}
            again = (await attempt(ann, id, position, choice["played"])).json()
            openly = (await attempt(ann, id, position, choice["played"], "viewer=0&all=yes")).json()

            assert (nonsense.status_code, nonsense.json()["code"]) == (400, "notation")
            assert len(allowed) > 1
            assert all(found["played"] == action and found["lines"] for action, found in tries.items())
            assert {**again, "lines": choice.get("lines")} == {**choice, "lines": choice.get("lines")}
            assert "as_it_lay" in openly
            assert "as_it_lay" not in again
            assert {**openly, "as_it_lay": 0} == {**again, "as_it_lay": 0}

    asyncio.run(play())


def test_what_cannot_be_reviewed_or_tried_is_refused() -> None:
    async def play() -> None:
        async with served(SMALL_REVIEWS) as server:
            ann = await server.visitor()
            stranger = server.stranger()
            id = await bring(ann)
            half = await bring(ann, str(PlayedMatch.of(HASP).until(30)))
            part = PlayedMatch.of(HASP).parts[0]
            other = next(place for place, (seat, _) in enumerate(part.steps) if seat == 1)

            async def code(answer: httpx.Response) -> tuple[int, str]:
                return answer.status_code, answer.json()["code"]

            get, path = ann.http.get, "/api/matches/{}/review{}"
            assert await code(await get(path.format(half, "?viewer=0"))) == (409, "stage")
            assert await code(await get(path.format("nothing", "?viewer=0"))) == (404, "unknown")
            assert await code(await get(path.format(id, "?viewer=2"))) == (400, "malformed")
            assert await code(await get(path.format(id, ""))) == (400, "malformed")
            assert await code(await stranger.http.get(path.format(id, "?viewer=0"))) == (401, "guest")
            assert await code(await attempt(ann, half, 3, "r3")) == (409, "stage")
            assert await code(await attempt(ann, id, other, "r3")) == (409, "turn")
            assert await code(await attempt(ann, id, 10**6, "r3")) == (404, "unknown")
            assert await code(await attempt(ann, id, part.last, "r3")) == (404, "unknown")
            assert (await attempt(stranger, id, 3, "r3")).status_code == 401
            assert Record.parse(HASP).players == 2

    asyncio.run(play())
