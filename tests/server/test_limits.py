"""Limits: buckets of tokens, by a clock of the test's own."""

import asyncio

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.servers import served
from tricktable.server.limits import Addresses, Bucket, Limits, Rate, address_of
from tricktable.server.settings import ServerSettings


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_what_comes_back() -> None:
    clock = Clock()
    bucket = Bucket(Rate(3, 0.5), clock)

    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    assert bucket.wait() == pytest.approx(2.0)
    clock.now += 2.0
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now += 1000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_a_bucket_of_its_own() -> None:
    clock = Clock()
    addresses = Addresses(Rate(1, 0.1), 100, clock)

    assert addresses.take("a") == 0.0
    assert addresses.take("a") == pytest.approx(10.0)
    assert addresses.take("b") == 0.0


def test_only_so_many_addresses_are_remembered() -> None:
    clock = Clock()
    addresses = Addresses(Rate(1, 0.001), 100, clock)
    for number in range(10_000):
        addresses.take(f"address {number}")

    assert len(addresses) == 100
    assert addresses.take("address 9999") > 0.0


def test_whoever_has_all_tokens_again_is_forgotten() -> None:
    clock = Clock()
    addresses = Addresses(Rate(1, 1.0), 100, clock)
    for number in range(50):
        addresses.take(f"address {number}")
    clock.now += 2.0

    addresses.take("somebody else")

    assert len(addresses) == 1


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("203.0.113.9", 5), "203.0.113.9"),
        (("2001:db8:1:2:3:4:5:6", 5), "2001:db8:1:2::/64"),
        (("2001:db8:1:2:ffff::1", 5), "2001:db8:1:2::/64"),
        (("::ffff:203.0.113.9", 5), "203.0.113.9"),
        (("fe80::1%eth0", 5), "fe80::/64"),
        (("a unix socket", 0), "a unix socket"),
        (None, ""),
    ],
)
def test_a_household_is_one_address(client: tuple[str, int] | None, address: str) -> None:
    assert address_of(client) == address


@pytest.mark.parametrize("limits", [Limits(sockets=Rate(2, 0.1)), Limits(open_sockets=2)], ids=["new", "open"])
def test_too_many_sockets_from_one_address_are_denied(limits: Limits) -> None:
    async def play() -> None:
        async with served(ServerSettings(limits=limits), clock=Clock()) as server:
            ann = await server.visitor()
            table = await ann.open()
            async with ann.socket(table) as first, ann.socket(table) as second:
                await first.hear()
                await second.hear()
                with pytest.raises(InvalidStatus) as denied:
                    await ann.socket(table).open()

                assert denied.value.response.status_code == 429
                assert denied.value.response.headers["Retry-After"] == "10"
                await first.hear()

    asyncio.run(play())
