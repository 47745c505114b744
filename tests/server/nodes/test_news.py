"""Limits that hold over all nodes, nearly: what somebody has had at one is told to the others."""

import asyncio
from collections import Counter

from tests.server.nodes.wires import Node, node, until
from tricktable.server.limits import Addresses, Rate
from tricktable.server.nodes.news import Newspaper

ANN = "192.0.2.1"
BEN = "192.0.2.2"


class Desk:
    """The newspaper of one node, and what it changes."""

    def __init__(self, at: Node, time: list[float]) -> None:
        self.limit = Addresses(Rate(10, 1.0), 100, lambda: time[0])
        self.sockets: Counter[str] = Counter()
        self.paper = Newspaper(at.links, {"requests": self.limit}, self.sockets, lambda: 3)


def test_what_was_had_at_one_node_is_missing_at_the_others() -> None:
    async def play() -> None:
        async with node("a") as one, node("b") as other:
            time = [0.0]
            here, there = Desk(one, time), Desk(other, time)
            await one.links.to(other.as_neighbour)
            for _ in range(10):
                assert not here.limit.take(ANN)
            assert here.limit.take(ANN)
            assert not there.limit.take(ANN)
            here.paper.tell()
            await until(lambda: there.limit.take(ANN) > 0)
            assert not there.limit.take(BEN)
            time[0] += 10  # nobody waits longer than for what they have had
            assert not there.limit.take(ANN)
            here.paper.tell()  # what was told once is not told again
            await asyncio.sleep(0.1)
            assert not there.limit.take(ANN)

    asyncio.run(play())


def test_open_sockets_and_people_are_told() -> None:
    async def play() -> None:
        async with node("a") as one, node("b") as other:
            here, there = Desk(one, [0.0]), Desk(other, [0.0])
            link = await one.links.to(other.as_neighbour)
            here.sockets.update({ANN: 200, BEN: 1})
            here.paper.tell()
            await until(lambda: there.paper.sockets_elsewhere(ANN) == 200)
            assert there.paper.sockets_elsewhere(BEN) == 0
            assert there.paper.people_elsewhere() == 3
            link.abort()
            await until(lambda: there.paper.people_elsewhere() == 0)
            assert there.paper.sockets_elsewhere(ANN) == 0

    asyncio.run(play())


def test_strange_news_change_nothing() -> None:
    async def play() -> None:
        async with node("a") as one, node("b") as other:
            desk = Desk(other, [0.0])
            link = await one.links.to(other.as_neighbour)
            link.tell(b"something else")
            link.tell(b"")
            await asyncio.sleep(0.1)
            assert not desk.limit.take(ANN)
            assert len(other.links) == 1

    asyncio.run(play())
