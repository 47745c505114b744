"""The proxies' configurations: taken by the proxies, and true. Real ones stand before a real server here."""

import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.cli.commands.test_doctor import certificate
from tests.deploy.programs import DEPLOY, LONG, SECONDS, free_port, nodes, program, run, started
from tests.server.servers import UNLIMITED, in_background
from tricktable.cli.checkup import passage, serving
from tricktable.cli.checkup.findings import Finding
from tricktable.cli.checkup.site import Site

TABLES: Final = [f"table-{number}" for number in range(60)]

Front = Callable[[Path, list[str]], AbstractContextManager[str]]
"""Starts a proxy before some nodes, and says where it is."""


@contextmanager
def haproxy(folder: Path, upstreams: list[str]) -> Iterator[str]:
    port, pem = free_port(), certificate(folder, 90)
    text = (DEPLOY / "haproxy" / "haproxy.cfg").read_text()
    text = text.replace("bind :80", f"bind 127.0.0.1:{free_port()}").replace("bind :443", f"bind 127.0.0.1:{port}")
    text = text.replace("/etc/haproxy/certificates/cards.example.pem", str(pem)).replace("maxconn 50000", "maxconn 500")
    places = iter(upstreams)
    text = re.sub(r"(server \w+) \S+:8000", lambda found: f"{found[1]} {next(places)}", text)
    path = folder / "haproxy.cfg"
    path.write_text(text)
    with started([program("haproxy"), "-db", "-f", str(path)], port, os.environ, folder / "haproxy.log"):
        yield f"https://127.0.0.1:{port}"


@contextmanager
def nginx(folder: Path, upstreams: list[str]) -> Iterator[str]:
    port = free_port()
    path = nginx_files(folder, port, upstreams)
    command = [program("nginx"), "-p", str(folder), "-c", str(path), "-e", str(folder / "error.log")]
    with started(command, port, os.environ, folder / "nginx.log"):
        yield f"https://127.0.0.1:{port}"


def nginx_files(folder: Path, port: int, upstreams: list[str]) -> Path:
    """The configuration with ports of the test, within the least of a server's own."""
    pem = certificate(folder, 90)
    text = (DEPLOY / "nginx" / "tricktable.conf").read_text()
    text = text.replace("    listen [::]:80;\n", "").replace("    listen [::]:443 ssl;\n", "")
    text = text.replace("listen 80", f"listen 127.0.0.1:{free_port()}").replace(
        "listen 443", f"listen 127.0.0.1:{port}"
    )
    text = re.sub(r"/etc/nginx/certificates/cards.example.(pem|key)", str(pem), text)
    text = text.replace("server_name cards.example", "server_name 127.0.0.1").replace("Host $host", "Host $http_host")
    places = iter(upstreams)
    text = re.sub(r"server 10\S+", lambda found: f"server {next(places)}", text)
    (folder / "tricktable.conf").write_text(text)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
    whole += f"http {{ access_log off; {temporary} include {folder}/tricktable.conf; }}\n"
    (folder / "nginx.conf").write_text(whole)
    return folder / "nginx.conf"


@contextmanager
def caddy(folder: Path, upstreams: list[str], name: str = "Caddyfile.many") -> Iterator[str]:
    port = free_port()
    path = folder / "Caddyfile"
    path.write_text("{\n\tadmin off\n}\n" + (DEPLOY / "caddy" / name).read_text())
    url = f"http://127.0.0.1:{port}"
    environment = {
        "HOME": str(folder),
        "TRICKTABLE_NAME": url,
        "TRICKTABLE_UPSTREAM": upstreams[0],
        "TRICKTABLE_UPSTREAMS": " ".join(upstreams),
    }
    command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(path)]
    with started(command, port, environment, folder / "caddy.log"):
        yield url


@contextmanager
def caddy_for_one(folder: Path, upstreams: list[str]) -> Iterator[str]:
    with caddy(folder, upstreams, "Caddyfile") as url:
        yield url


FRONTS: Final[dict[str, Front]] = {"haproxy": haproxy, "nginx": nginx, "caddy": caddy}


def settled(url: str) -> None:
    """Waits until the proxy knows that its nodes are ready."""
    with httpx.Client(verify=False, timeout=10) as client:
        end = time.monotonic() + 15
        while client.get(f"{url}/healthz").status_code != 200:
            assert time.monotonic() < end, "the proxy finds no node"
            time.sleep(0.1)


@pytest.mark.parametrize("name", [*FRONTS, "caddy for one"])
def test_the_doctor_finds_no_fault_behind_the_proxy(name: str, tmp_path: Path) -> None:
    """Sockets, real addresses and the scheme come through; what clients claim does not."""
    front = FRONTS.get(name, caddy_for_one)
    with in_background(UNLIMITED, "127.0.0.1") as server:
        upstream = server.url.removeprefix("http://")
        with front(tmp_path, [upstream] * (1 if "caddy" in name else 3)) as url:
            settled(url)
            site = Site(url)
            if site.is_secure:
                site.believe()
            checks = (serving.health, serving.ready, serving.clock, serving.page)
            found: list[Finding] = [finding for check in checks for finding in check(site)]
            found += [*passage.address(site), *passage.scheme(site), *passage.sockets(site)]
            about = site.ask("/api/about", {"X-Forwarded-For": passage.CLAIMED}).fields

    assert [each for each in found if each.state != "ok"] == []
    assert "through a proxy that says for whom it asks" in found[4].text
    assert about["address"] == "127.0.0.1"
    assert about["hops"] == 1, "the proxy throws away what clients claim"


@pytest.mark.parametrize("name", FRONTS)
def test_a_table_is_always_sent_to_the_same_node_and_others_stay_when_one_goes(name: str, tmp_path: Path) -> None:
    with (
        nodes("north", "middle", "south") as there,
        FRONTS[name](tmp_path, [node.address for node in there.values()]) as url,
        httpx.Client(verify=False, timeout=10) as client,
    ):
        settled(url)
        time.sleep(2.5 if name == "haproxy" else 0)  # it sends nobody to a node that it has not seen twice
        before = {table: client.get(f"{url}/api/tables/{table}").text for table in TABLES}
        for table in TABLES:
            claims = {"X-Table": "table-0"}
            assert client.get(f"{url}/t/{table}", headers=claims).text == before[table]
            assert client.get(f"{url}/api/tables/{table}/updates?since=4").text == before[table]
        assert set(before.values()) == set(there), "all nodes have tables"
        assert {client.get(f"{url}/").text for _ in range(30)} == set(there), "what is of no table goes to all"

        there["middle"].shutdown()
        there["middle"].server_close()
        time.sleep(4)
        after = {table: client.get(f"{url}/api/tables/{table}").text for table in TABLES}

    moved = [table for table in TABLES if before[table] != after[table]]
    assert set(after.values()) == {"north", "south"}
    assert {before[table] for table in moved} == {"middle"}


def test_haproxy_leaves_sockets_to_a_node_that_is_leaving_and_hangs_up_on_one_that_says_nothing(tmp_path: Path) -> None:
    with (
        nodes("north", "middle", "south") as there,
        haproxy(tmp_path, [node.address for node in there.values()]) as url,
        httpx.Client(verify=False, timeout=10) as client,
    ):

        def north_has(tables: list[str]) -> bool:
            return any(client.get(f"{url}/api/tables/{table}").text == "north" for table in tables)

        until(lambda: north_has(TABLES))
        table = next(table for table in TABLES if north_has([table]))
        north = there["north"]
        with client.stream("GET", f"{url}/api/tables/{table}{LONG}") as answer:
            parts = answer.iter_raw(1)
            assert next(parts) == b"n"
            north.ready = 503
            until(lambda: not north_has([table]))
            time.sleep(2)
            north.goes_on.set()
            assert b"".join(parts) == b"orth"

        north.ready = 200
        north.goes_on.clear()
        until(lambda: north_has([table]))
        with client.stream("GET", f"{url}/api/tables/{table}{LONG}") as answer:
            parts = answer.iter_raw(1)
            assert next(parts) == b"n"
            north.ready = 0
            until(lambda: not north_has([table]))
            with pytest.raises(httpx.RemoteProtocolError):
                next(parts)
        north.goes_on.set()


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_haproxy_takes_its_file_as_it_is(tmp_path: Path) -> None:
    pem = certificate(tmp_path, 90)
    path = tmp_path / "haproxy.cfg"
    text = (DEPLOY / "haproxy" / "haproxy.cfg").read_text()
    path.write_text(text.replace("/etc/haproxy/certificates/cards.example.pem", str(pem)))

    done = run("haproxy", "-c", "-f", str(path))

    assert done.returncode == 0, done.stderr
    assert "warning" not in done.stderr.lower()
    path.write_text(text.replace("hash-type consistent", "hash-type rubbish"))
    assert run("haproxy", "-c", "-f", str(path)).returncode != 0


def test_nginx_takes_its_file(tmp_path: Path) -> None:
    path = nginx_files(tmp_path, 443, ["127.0.0.1:1", "127.0.0.1:2", "127.0.0.1:3"])

    done = run("nginx", "-t", "-q", "-p", str(tmp_path), "-c", str(path), "-e", str(tmp_path / "error.log"))

    assert done.returncode == 0, done.stderr
    assert done.stderr == ""


@pytest.mark.parametrize("name", ["Caddyfile", "Caddyfile.many"])
def test_caddy_takes_its_file_as_it_is(name: str) -> None:
    done = run("caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "caddy" / name))

    assert done.returncode == 0, done.stderr
    assert "Valid configuration" in done.stdout + done.stderr
    assert '"warn"' not in done.stderr
