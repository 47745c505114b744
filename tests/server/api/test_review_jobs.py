"""Reviews as work: who may have them, how many, what becomes of them when somebody leaves or something breaks."""

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

import apsw
import httpx
import pytest

from tests.server.api.test_finished_matches import bring
from tests.server.api.test_reviews import SMALL_REVIEWS, attempt, parts_of, short_match, told
from tests.server.servers import Server, Visitor, begun, leave, served
from tests.tables.played.twin_records import twins
from tricktable.server.api import reviews as api
from tricktable.server.limits import NO_LIMITS, Rate
from tricktable.tables.live.pools import LOWEST
from tricktable.tables.live.review_jobs import AT_ONCE, TRIES, WAITING
from tricktable.tables.played.played_match import PlayedMatch
from tricktable.tables.played.practice import DAY
from tricktable.tables.played.review_forms import plans_for
from tricktable.tables.stores import open_store

SLOWER: Final = SMALL_REVIEWS._replace(
    thoroughness=SMALL_REVIEWS.thoroughness and SMALL_REVIEWS.thoroughness._replace(judging=200)
)
"""Reviews that take long enough to leave in the middle."""


def choices_in(text: str, seat: int) -> int:
    return sum(len(plan.choices) for plan in plans_for(PlayedMatch.of(text), seat))


async def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.01)


class Listener:
    """Somebody who listens to a review line by line."""

    def __init__(self, visitor: Visitor, id: str, query: str = "viewer=0") -> None:
        self._stream: Final = visitor.http.stream("GET", f"/api/matches/{id}/review?{query}", timeout=60)

    async def __aenter__(self) -> "Listener":
        answer = await self._stream.__aenter__()
        assert answer.status_code == 200
        self._lines = answer.aiter_lines()
        return self

    async def line(self) -> str:
        """The next one, which may be empty."""
        return await anext(self._lines)

    async def part(self) -> str:
        """The next one that is not."""
        while not (line := await self.line()):
            pass
        return line

    async def rest(self) -> list[str]:
        return [line async for line in self._lines if line]

    async def __aexit__(self, *error: object) -> None:
        await self._stream.__aexit__(None, None, None)


# The same, however it came about


def test_one_process_two_and_a_restart_in_the_middle_tell_the_same_bytes(tmp_path: Path) -> None:
    text = short_match("restart")

    async def whole(reviewers: int) -> bytes:
        async with served(SMALL_REVIEWS, reviewers=reviewers) as server:
            ann = await server.visitor()
            return await told(ann, await bring(ann, text))

    async def broken_off() -> int:
        async with served(SMALL_REVIEWS, store=open_store(f"sqlite:///{tmp_path}/x.db")) as server:
            ann = await server.visitor()
            async with Listener(ann, await bring(ann, text)) as listener:
                for _ in range(3):
                    await listener.part()
                return server.app.server.reviews.done

    async def gone_on() -> tuple[bytes, int, bytes, int]:
        async with served(SMALL_REVIEWS, store=open_store(f"sqlite:///{tmp_path}/x.db"), reviewers=2) as server:
            ann = await server.visitor()
            id = await bring(ann, text)
            rest = await told(ann, id)
            done = server.app.server.reviews.done
            return rest, done, await told(ann, id), server.app.server.reviews.done

    first = asyncio.run(whole(1))
    assert asyncio.run(whole(2)) == first
    before = asyncio.run(broken_off())
    rest, done, again, done_again = asyncio.run(gone_on())
    assert rest == first == again
    assert 0 < before < choices_in(text, 0)
    assert 0 < done < choices_in(text, 0), "what was found before is not found again"
    assert done_again == done


def test_what_several_want_is_done_once() -> None:
    async def play() -> None:
        async with served(SMALL_REVIEWS) as server:
            visitors = [await server.visitor(name) for name in ("Ann", "Ben", "Cem")]
            text = short_match()
            id = await bring(visitors[0], text)

            answers = await asyncio.gather(*[told(visitor, id) for visitor in visitors])

            assert len(set(answers)) == 1
            assert server.app.server.reviews.done == choices_in(text, 0)
            assert server.app.server.reviews.waiting == 0

    asyncio.run(play())


def test_hidden_cards_leave_no_trace_in_what_is_streamed() -> None:
    async def choice(ann: Visitor, text: str, seat: int, position: int) -> bytes:
        stream = await told(ann, await bring(ann, text), f"viewer={seat}")
        (found,) = [each for part in parts_of(stream)[1:-1] for each in part["choices"] if each["position"] == position]
        return repr(found).encode()

    async def play() -> None:
        async with served(SMALL_REVIEWS) as server:
            ann = await server.visitor()
            found = next(iter(twins(("hasp", 2), "streamed", 1)))
            one, two = [await choice(ann, text, found.seat, found.position) for text in (found.one, found.two)]
            assert one == two

    asyncio.run(play())


# Who may


async def private_match(server: Server) -> tuple[str, str, list[Visitor], list[int]]:
    """A private match of two people who play by chance: the ids of the table and of the match, who sat where."""
    table, visitors, seats = await begun(server, 2, is_private=True)
    assert (await visitors[0].http.get(f"/api/matches/{table}/review?viewer=0")).status_code == 404
    await asyncio.gather(*[seat.play(Random(place)) for place, seat in enumerate(seats)])
    await seats[0].until(lambda: bool(seats[0].table and seats[0].table.match))
    assert seats[0].table is not None
    places = [seat.seat for seat in seats]
    await leave(seats)
    return table, seats[0].table.match, visitors, [place for place in places if place is not None]


def test_other_peoples_private_matches_are_refused() -> None:
    async def play() -> None:
        async with served(SMALL_REVIEWS) as server:
            _, id, (ann, ben), _ = await private_match(server)
            other = await server.visitor("Cem")
            record = (await ann.http.get(f"/api/matches/{id}")).text

            path = f"/api/matches/{id}/review?viewer=0"
            assert await code_of(await other.http.get(path)) == (403, "seat")
            assert await code_of(await attempt(other, id, 3, "r3")) == (403, "seat")
            await bring(other, record)
            assert await code_of(await other.http.get(path)) == (403, "seat")
            assert await told(ann, id) == await told(ben, id)

    asyncio.run(play())


def test_a_damaged_record_is_not_reviewed(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(SMALL_REVIEWS, store=open_store(f"sqlite:///{tmp_path}/x.db")) as server:
            ann = await server.visitor()
            id = await bring(ann, short_match())
            with closing(apsw.Connection(str(tmp_path / "x.db"))) as file:
                file.execute("UPDATE records SET record = replace(record, 'totals', 'Totals')")

            assert await code_of(await ann.http.get(f"/api/matches/{id}/review?viewer=0")) == (503, "damaged")
            assert await code_of(await attempt(ann, id, 3, "r3")) == (503, "damaged")

    asyncio.run(play())


# How much


def test_a_guest_has_so_many_reviews_under_way_and_no_more() -> None:
    async def play() -> None:
        async with served(SLOWER) as server:
            ann, ben = await server.visitor("Ann"), await server.visitor("Ben")
            ids = [await bring(ann, short_match(f"many {number}")) for number in range(AT_ONCE + WAITING + 1)]
            listeners = [Listener(ann, id) for id in ids[:-1]]
            for listener in listeners:
                await listener.__aenter__()
                await listener.line()
            reviews = server.app.server.reviews
            await until(lambda: len(reviews._jobs) == AT_ONCE)

            path = f"/api/matches/{ids[-1]}/review?viewer=0"
            for refused in await asyncio.gather(*[ann.http.get(path) for _ in range(4)]):
                assert await code_of(refused) == (429, "reviews")
            async with Listener(ben, ids[-1]) as listener:
                await listener.line()
                assert (await listener.part()).startswith('{"type":"round"'), "others have their turns all the same"
            for each in listeners:
                await each.__aexit__()
            await until(lambda: not reviews._jobs and not reviews._listening)
            async with Listener(ann, ids[-1]) as listener:
                await listener.line()

    asyncio.run(play())


def test_nobody_gets_more_by_asking_for_all_at_the_same_time() -> None:
    async def play() -> None:
        async with served(SLOWER) as server:
            ann = await server.visitor("Ann")
            id = await bring(ann, short_match("together"))
            request = ann.http.build_request("GET", f"/api/matches/{id}/review?viewer=0")
            asked = [ann.http.send(request, stream=True) for _ in range(AT_ONCE + WAITING + 4)]
            answers = await asyncio.gather(*asked)

            codes = sorted([answer.status_code for answer in answers])
            assert codes == [200] * (AT_ONCE + WAITING) + [429] * 4
            for answer in answers:
                await answer.aclose()
            reviews = server.app.server.reviews
            await until(lambda: not reviews._jobs and not reviews._listening and not reviews._turns)

    asyncio.run(play())


def test_choices_that_are_judged_cost_and_what_was_found_costs_nothing() -> None:
    limits = NO_LIMITS._replace(reviews=Rate(5, 0.001))

    async def play() -> None:
        async with served(SMALL_REVIEWS._replace(limits=limits)) as server:
            ann = await server.visitor()
            id = await bring(ann, short_match())
            stream = await told(ann, id)
            assert await told(ann, id) == stream

            refused = await ann.http.get(f"/api/matches/{id}/review?viewer=1")
            assert await code_of(refused) == (429, "slow down")
            assert int(refused.headers["retry-after"]) > 0
            choice = parts_of(stream)[1]["choices"][0]
            assert await code_of(await attempt(ann, id, choice["position"], choice["played"])) == (429, "slow down")

    asyncio.run(play())


def test_a_guest_tries_so_many_choices_at_once() -> None:
    async def play() -> None:
        async with served(SLOWER) as server:
            ann = await server.visitor()
            id = await bring(ann, short_match())
            choice = parts_of(await told(ann, id))[1]["choices"][0]
            tries = [attempt(ann, id, choice["position"], choice["played"]) for _ in range(TRIES + 2)]
            codes = sorted([answer.status_code for answer in await asyncio.gather(*tries)])
            assert codes == [200] * TRIES + [429] * 2

    asyncio.run(play())


# When somebody leaves, or something breaks


def test_a_job_ends_when_nobody_listens_and_goes_on_when_somebody_comes() -> None:
    async def play() -> None:
        async with served(SLOWER) as server:
            ann = await server.visitor()
            text = short_match("leaving")
            id = await bring(ann, text)
            reviews = server.app.server.reviews
            async with Listener(ann, id) as listener:
                await listener.part()
                await listener.part()
            await until(lambda: not reviews._jobs)
            done = reviews.done
            assert done < choices_in(text, 0)
            await asyncio.sleep(0.2)
            assert reviews.done == done

            assert len(parts_of(await told(ann, id))) > 3
            assert reviews.done == choices_in(text, 0), "rounds that were begun were done, and kept"

    asyncio.run(play())


def children() -> Iterator[int]:
    """The processes that this one has started and that judge choices."""
    niceness = min(LOWEST, os.nice(0) + LOWEST)  # the tests may be favoured themselves
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == os.getpid() and int(fields[16]) == niceness:  # its parent, and how far it steps back
            yield int(folder.name)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_a_process_that_dies_breaks_a_review_off_and_the_next_goes_on() -> None:
    async def play() -> None:
        async with served(SLOWER, niceness=LOWEST) as server:
            ann = await server.visitor()
            id = await bring(ann, short_match("dying"))
            async with Listener(ann, id) as listener:
                await listener.part()
                await listener.part()
                found = list(children())
                assert found, "they step back"
                for child in found:
                    os.kill(child, signal.SIGKILL)
                assert not any('"summary"' in line for line in await listener.rest())

            assert parts_of(await told(ann, id))[-1]["type"] == "summary"

    asyncio.run(play())


def test_a_server_that_ends_breaks_reviews_off_at_once() -> None:
    async def play() -> None:
        async with served(SLOWER) as server:
            ann = await server.visitor()
            async with Listener(ann, await bring(ann, short_match("ending"))) as listener:
                await listener.part()
                await listener.part()
                begin = asyncio.get_running_loop().time()
                server.run.should_exit = True
                assert not any('"summary"' in line for line in await listener.rest())
                assert asyncio.get_running_loop().time() - begin < 4

    asyncio.run(play())


def test_where_it_takes_long_empty_lines_come_between(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "SILENCE", 0.01)

    async def play() -> None:
        async with served(SLOWER) as server:
            ann = await server.visitor()
            async with Listener(ann, await bring(ann, short_match("silence"))) as listener:
                lines = [await listener.line() for _ in range(4)]
            assert lines[0].startswith('{"type":"begun"')
            assert "" in lines[1:]

    asyncio.run(play())


# Practice


def test_own_mistakes_come_back_until_they_are_solved() -> None:
    clock = [1_800_000_000_000]

    async def play() -> None:
        async with served(SMALL_REVIEWS, now=lambda: clock[0]) as server:
            _, id, (ann, ben), (seat, other) = await private_match(server)
            stream = parts_of(await told(ann, id, f"viewer={seat}"))
            await told(ann, id, f"viewer={other}")
            wrong = [
                each for part in stream[1:-1] for each in part["choices"] if each.get("label") in ("mistake", "blunder")
            ]
            assert wrong

            async def practice(visitor: Visitor = ann) -> tuple[int, int, list[tuple[int, int]]]:
                found = (await visitor.http.get("/api/me/practice")).json()
                assert all(item["match"] == id and item["game"] == "hasp" for item in found["items"])
                return found["due"], found["waiting"], [(item["seat"], item["position"]) for item in found["items"]]

            assert await practice() == (0, len(wrong), []), "of the own seat alone, and tomorrow"
            assert await practice(ben) == (0, 0, [])
            clock[0] += DAY
            assert await practice() == (len(wrong), 0, [(seat, each["position"]) for each in wrong][:50])

            first = wrong[0]
            await attempt(ann, id, first["position"], first["best"], f"viewer={seat}")
            assert (await practice())[:2] == (len(wrong) - 1, 1)
            clock[0] += DAY
            assert (await practice())[0] == len(wrong)
            await attempt(ann, id, first["position"], first["best"], f"viewer={seat}")
            clock[0] += 2 * DAY
            assert (await practice())[:2] == (len(wrong) - 1, 1)
            await attempt(ann, id, first["position"], first["played"], f"viewer={seat}")
            clock[0] += DAY
            assert (await practice())[0] == len(wrong), "who fails begins anew"

            path = f"/api/me/practice/{id}/{seat}/{first['position']}"
            assert (await ann.http.delete(path)).status_code == 204
            assert (await ann.http.delete(path)).status_code == 404
            assert (await ann.http.delete(f"/api/me/practice/{id}/x/9999999")).status_code == 404
            await told(ann, id, f"viewer={seat}")
            assert (await practice())[0] == len(wrong) - 1, "what was dropped does not come back with the next review"

            assert (await ann.http.delete("/api/me")).status_code == 204
            assert await server.app.server.tables.store.practice(ann.id) == []

    asyncio.run(play())
