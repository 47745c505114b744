"""Where others find the server: told to whoever sits at its machine, and to nobody else."""

import asyncio

import pytest

from tests.server.servers import UNLIMITED, served
from tricktable.server.operations.interfaces import is_for_this_machine, reachable_addresses


async def told(listens: tuple[str, int] | None, public_url: str = "", **headers: str) -> dict[str, object]:
    async with served(UNLIMITED._replace(listens=listens, public_url=public_url)) as server:
        answer = await server.stranger().http.get("/api/addresses", headers=headers)
        assert answer.status_code == 200
        found: dict[str, object] = answer.json()
        return found


def test_whoever_sits_at_the_machine_is_told_where_others_find_the_server() -> None:
    assert asyncio.run(told(("192.168.7.9", 8000))) == {"addresses": ["http://192.168.7.9:8000"]}
    assert asyncio.run(told(("127.0.0.1", 8000))) == {"is_local": True}
    everywhere = asyncio.run(told(("0.0.0.0", 8123))).get("addresses", [])
    assert everywhere == list(reachable_addresses("0.0.0.0", 8123))


def test_a_public_address_goes_before_all_others() -> None:
    public = {"addresses": ["https://cards.example"]}

    assert asyncio.run(told(("127.0.0.1", 8000), "https://cards.example")) == public


@pytest.mark.parametrize(
    "headers", [{"Host": "cards.example"}, {"X-Forwarded-For": "203.0.113.9"}, {"Forwarded": "for=203.0.113.9"}]
)
def test_whoever_comes_from_elsewhere_learns_nothing_of_the_network(headers: dict[str, str]) -> None:
    assert asyncio.run(told(("192.168.7.9", 8000), **headers)) == {}


def test_addresses_that_lead_nowhere_are_not_told() -> None:
    assert reachable_addresses("169.254.1.1", 1) == reachable_addresses("::1", 1) == ()
    assert reachable_addresses("fd00::2", 80) == ("http://[fd00::2]:80",)
    found = reachable_addresses("0.0.0.0", 80)
    assert len(set(found)) == len(found)
    assert not any(is_for_this_machine(url.removeprefix("http://").rpartition(":")[0]) for url in found)


@pytest.mark.parametrize(
    ("host", "is_own"),
    [
        ("localhost", True),
        ("a.localhost", True),
        ("127.9.9.9", True),
        ("[::1]", True),
        ("192.168.1.1", False),
        ("x", False),
    ],
)
def test_a_host_that_names_this_machine_is_known(host: str, is_own: bool) -> None:
    assert is_for_this_machine(host) is is_own
