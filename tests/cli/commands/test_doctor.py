"""`tricktable doctor`: each check finds its fault, at a real server and through a real proxy."""

import asyncio
import json
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from typing import Final

import pytest

from tests.cli.proxies import Headers, proxied, setting, without
from tests.server.operations.test_lifetime import db, process
from tests.server.servers import UNLIMITED, Server, Visitor, in_background
from tricktable import __version__
from tricktable.cli import main
from tricktable.cli.checkup import passage, serving
from tricktable.cli.checkup.findings import CHECKS, Finding, worst
from tricktable.cli.checkup.site import Site
from tricktable.server.operations.lifetime import listen
from tricktable.server.operations.metrics import Collector, show

LOOPBACK: Final = "127.0.0.1,::1"
PUBLIC: Final = "https://cards.example"


def only(found: Iterator[Finding]) -> Finding:
    """The one answer."""
    answers = list(found)
    assert len(answers) == 1, answers
    return answers[0]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with in_background() as running:
        yield running


@pytest.fixture(scope="module")
def trusting() -> Iterator[Server]:
    """A server that believes a proxy on this machine."""
    with in_background(UNLIMITED, LOOPBACK) as running:
        yield running


# The whole command


def test_a_good_installation_has_no_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with process("--db", db(tmp_path)) as (_, url):
        code = main(["doctor", url, "--db", db(tmp_path), "--json"])

    told = json.loads(capsys.readouterr().out)
    bad = [each for each in told["findings"] if each["state"] == "fault"]
    assert bad == []
    assert [
        each["check"] for each in told["findings"] if each["state"] == "warning" and each["check"] != "compiled"
    ] in (
        [],
        ["place"],  # in a container without a volume
    )
    assert {each["check"] for each in told["findings"]} == set(CHECKS)
    assert code == {"ok": 0, "warning": 3}[told["worst"]]


def test_lines_are_for_people_and_codes_for_programs(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", server.url, "--only", "ready,version"]) in (0, 3)
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == "ok      ready: tables are awake, and what happens there can be kept"
    assert len(shown) >= 2
    assert main(["doctor", server.url, "--only", "rubbish"]) == 2
    assert "there is no check 'rubbish' (allowed: tls, health" in capsys.readouterr().err
    assert main(["doctor", "no address"]) == 2


def test_a_server_that_is_not_there_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    with listen("127.0.0.1", 0) as sock:
        port = sock.getsockname()[1]

    assert main(["doctor", f"http://127.0.0.1:{port}", "--db", "memory:"]) == 1
    shown = capsys.readouterr().out
    assert shown.count("fault") == 1
    assert "fault   health: " in shown
    assert "Connection refused" in shown
    assert main(["doctor", f"http://127.0.0.1:{port}", "--only", "ready"]) == 1


def test_variables_say_where_the_server_is(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TRICKTABLE_PORT", server.url.rpartition(":")[2])
    assert main(["doctor", "--only", "health"]) == 0
    monkeypatch.setenv("TRICKTABLE_PUBLIC_URL", server.url)
    monkeypatch.setenv("TRICKTABLE_PORT", "1")
    assert main(["doctor", "--only", "health"]) == 0


# Health, version, clock, page, metrics


def test_something_else_at_the_address_is_found(server: Server) -> None:
    with serving_text(b"hello") as url:
        assert "is no Tricktable server" in only(serving.health(Site(url))).text


@contextmanager
def serving_text(body: bytes, status: str = "200 OK") -> Iterator[str]:
    """Somebody else who speaks HTTP."""
    from threading import Thread

    listening = socket.create_server(("127.0.0.1", 0))

    def answer() -> None:
        while True:
            try:
                line, _ = listening.accept()
            except OSError:
                return
            with line:
                line.recv(65536)
                head = f"HTTP/1.1 {status}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
                line.sendall(head.encode() + body)

    thread = Thread(target=answer)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        listening.shutdown(socket.SHUT_RDWR)
        listening.close()
        thread.join()


def test_a_proxy_without_a_server_behind_it_is_found() -> None:
    with serving_text(b"bad gateway", "502 Bad Gateway") as url:
        assert "the proxy finds no server (HTTP 502)" in only(serving.health(Site(url))).text


def test_a_server_whose_store_is_gone_is_not_ready(tmp_path: Path) -> None:
    with process("--db", db(tmp_path)) as (_, url):
        assert only(serving.ready(Site(url))).state == "ok"
        for path in tmp_path.glob("tables.db*"):
            path.unlink()
        asyncio.run(asyncio.sleep(2.5))  # it is tried every two seconds

        found = only(serving.ready(Site(url)))

    assert found.state == "fault"
    assert "nothing can be written to the store" in found.text


def test_another_version_is_told(server: Server) -> None:
    found = list(serving.version(Site(server.url)))
    assert found[0].state == "ok"
    assert __version__ in found[0].text

    with serving_text(b'{"version": "0.0.1", "builds": "rules interpreted"}') as url:
        found = list(serving.version(Site(url)))
        assert [each.state for each in found] == ["warning", "warning"]
        assert "has to be restarted" in found[0].hint
    with serving_text(b"{}", "503 Service Unavailable") as url:
        assert "not tell its version yet" in only(serving.version(Site(url))).text
    with serving_text(b"{}", "404 Not Found") as url:
        assert "is older" in only(serving.version(Site(url))).text


@pytest.mark.parametrize(
    ("date", "state"),
    [("Tue, 01 Jan 2030 00:00:00 GMT", "fault"), ("Tue, 01 Jan 2019 00:00:00 GMT", "fault"), ("rubbish", "warning")],
)
def test_a_clock_that_is_wrong_is_found(server: Server, date: str, state: str) -> None:
    assert only(serving.clock(Site(server.url))).state == "ok"

    with proxied(server.url, edit_answer=setting(date=date)) as url:
        assert only(serving.clock(Site(url))).state == state


def test_a_page_that_does_not_come_through_is_found(server: Server) -> None:
    assert only(serving.page(Site(server.url))).state == "ok"

    with proxied(server.url, edit_answer=setting(Content_Type="text/html")) as url:
        found = only(serving.page(Site(url)))
        assert found.state == "fault"
        assert "cannot be had" in found.text
    with serving_text(b"<html>no scripts</html>") as url:
        assert "has no page" in only(serving.page(Site(url))).text


@contextmanager
def metrics_of(server: Server) -> Iterator[int]:
    with listen("127.0.0.1", 0) as sock:
        port = sock.getsockname()[1]
    end = show(Collector(server.app.server.counts, server.app.gauges), "127.0.0.1", port)
    try:
        yield port
    finally:
        end()


def test_metrics_that_everybody_can_read_are_found(server: Server) -> None:
    with metrics_of(server) as port:
        assert only(serving.metrics(Site(server.url), port, ["198.51.100.1"][:0])).state == "ok"
        found = only(serving.metrics(Site(server.url), port, ["127.0.0.1"]))
        assert found.state == "warning"
        assert f"127.0.0.1:{port}/metrics" in found.text
        with proxied(server.url, path_to={"/metrics": f"http://127.0.0.1:{port}"}) as url:
            found = only(serving.metrics(Site(url), None, []))
            assert found.state == "fault"
            assert "everybody can read the metrics" in found.text


# The way there


def test_without_a_proxy_the_server_sees_us(server: Server) -> None:
    found = only(passage.address(Site(server.url)))

    assert found.state == "ok"
    assert "no proxy stands before the server" in found.text


def test_a_proxy_that_does_not_say_for_whom_it_asks_is_found(trusting: Server) -> None:
    with proxied(trusting.url) as url:
        found = only(passage.address(Site(url)))

    assert found.state == "fault"
    assert "does not say for whom it asks" in found.text


def test_a_server_that_does_not_believe_its_proxy_is_found(server: Server) -> None:
    with proxied(server.url, setting(X_Forwarded_For="203.0.113.9")) as url:
        found = only(passage.address(Site(url)))

    assert found.state == "fault"
    assert found.hint == "start the server with --trust-proxy 127.0.0.1"


def test_a_proxy_that_sets_the_address_is_right(trusting: Server) -> None:
    with proxied(trusting.url, setting(X_Forwarded_For="203.0.113.9")) as url:
        found = only(passage.address(Site(url)))

    assert found == Finding(
        "address", "ok", "through a proxy that says for whom it asks; the server sees us at 203.0.113.9"
    )


def adding(headers: Headers) -> Headers:
    """As nginx's $proxy_add_x_forwarded_for: behind what the client claims."""
    return [*headers, ("X-Forwarded-For", "203.0.113.9")]


def handing_on(headers: Headers) -> Headers:
    """What the client claims, if it claims something."""
    is_said = any(name.lower() == "x-forwarded-for" for name, _ in headers)
    return headers if is_said else adding(headers)


def test_a_proxy_that_adds_the_address_is_right_and_one_that_hands_on_claims_is_not(trusting: Server) -> None:
    with proxied(trusting.url, adding) as url:
        assert only(passage.address(Site(url))).state == "ok"
    with proxied(trusting.url, handing_on) as url:
        found = only(passage.address(Site(url)))
        assert found.state == "fault"
        assert "everybody can choose an address" in found.text


def test_sockets_that_do_not_get_through_are_found(server: Server) -> None:
    assert only(passage.sockets(Site(server.url))).state == "ok"
    with proxied(server.url) as url:
        assert only(passage.sockets(Site(url))).state == "ok"
    with proxied(server.url, without("upgrade")) as url:
        found = only(passage.sockets(Site(url)))
        assert found.state == "fault"
        assert "sockets do not get through (HTTP 40" in found.text
        assert "Upgrade" in found.hint


def test_a_socket_at_a_public_table_is_listened_to(server: Server) -> None:
    async def open_one() -> Visitor:
        visitor = await Visitor(server.url).come()
        table = await visitor.open()
        await visitor.ask(table, type="sit")
        await visitor.http.aclose()
        return visitor

    asyncio.run(open_one())
    site = Site(server.url)
    assert passage._some_table(site)

    assert only(passage.sockets(site)).state == "ok"


def test_the_servers_own_name_is_compared() -> None:
    with in_background(UNLIMITED._replace(public_url=PUBLIC), LOOPBACK) as server:
        here = only(passage.public_url(Site(server.url)))
        assert here.state == "ok"
        assert f"tricktable doctor {PUBLIC}" in here.text
        with proxied(server.url, setting(Host="other.example")) as url:
            found = only(passage.public_url(Site(url)))
            assert found.state == "fault"
            assert f"the server is found as {PUBLIC}" in found.text


def test_a_server_behind_a_proxy_that_does_not_know_its_name_is_found(trusting: Server) -> None:
    assert only(passage.public_url(Site(trusting.url))).state == "ok"
    with proxied(trusting.url, setting(X_Forwarded_For="203.0.113.9")) as url:
        found = only(passage.public_url(Site(url)))
        assert found.state == "warning"
        assert f"--public-url {url}" in found.hint


# TLS


def certificate(folder: Path, days: int) -> Path:
    """A certificate for 127.0.0.1 that signs itself, with its key in the same file."""
    assert which("openssl"), "openssl is needed: apt-get install openssl"
    path, key, wish = folder / f"certificate-{days}.pem", folder / "key.pem", folder / "wish.pem"
    names = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    _openssl("req", *kind, *names, "-keyout", str(key), "-out", str(wish))
    signing = ["-in", str(wish), "-signkey", str(key), "-copy_extensions", "copy"]
    _openssl("x509", "-req", *signing, "-days", str(days), "-out", str(path))
    path.write_text(path.read_text() + key.read_text())
    return path


def _openssl(*args: str) -> None:
    subprocess.run(["openssl", *args], check=True, capture_output=True)


@contextmanager
def secured(server: Server, pem: Path) -> Iterator[str]:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(pem)
    headers = setting(X_Forwarded_For="203.0.113.9", X_Forwarded_Proto="https")
    with proxied(server.url, headers, context=context) as url:
        yield url


def test_a_certificate_is_looked_at_as_browsers_do(
    trusting: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good, short = certificate(tmp_path, 90), certificate(tmp_path, 5)
    with secured(trusting, good) as url:
        site = Site(url)
        found = only(passage.tls(site))
        assert found.state == "fault"
        assert "self-signed certificate" in found.text
        assert only(serving.health(site)).state == "ok", "all else is looked at all the same"
        monkeypatch.setenv("SSL_CERT_FILE", str(good))
        site = Site(url)
        assert only(passage.tls(site)).state == "ok"
        assert only(passage.sockets(site)).state == "ok"
        assert only(passage.scheme(site)).state == "ok"
        other = Site(url.replace("127.0.0.1", "localhost"))
        assert "mismatch" in only(passage.tls(other)).text.lower()
    monkeypatch.setenv("SSL_CERT_FILE", str(short))
    with secured(trusting, short) as url:
        found = only(passage.tls(Site(url)))
        assert found.state == "warning"
        assert "renew it" in found.hint


def test_a_certificate_that_has_ended_is_found(
    trusting: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = certificate(tmp_path, -1)
    monkeypatch.setenv("SSL_CERT_FILE", str(ended))
    with secured(trusting, ended) as url:
        found = only(passage.tls(Site(url)))

    assert found.state == "fault"
    assert "certificate has expired" in found.text


def test_a_line_that_is_not_secret_is_told(server: Server) -> None:
    assert only(passage.tls(Site(server.url))).state == "ok"
    assert only(passage.tls(Site("http://cards.example"))).state == "warning"


def test_a_server_that_does_not_know_of_https_is_found(server: Server, tmp_path: Path) -> None:
    """Without --trust-proxy it takes everything for plain HTTP."""
    pem = certificate(tmp_path, 90)
    with secured(server, pem) as url:
        site = Site(url)
        site.believe()
        found = only(passage.scheme(site))

    assert found.state == "fault"
    assert "--trust-proxy" in found.hint


def test_the_worst_decides() -> None:
    ok, warning = Finding("a", "ok", ""), Finding("b", "warning", "")

    assert worst([]) == worst([ok]) == "ok"
    assert worst([ok, warning]) == "warning"
    assert worst([warning, Finding("c", "fault", ""), ok]) == "fault"


def test_an_unknown_kind_of_store_is_told_without_its_password(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "http://127.0.0.1:1", "--only", "place", "--db", "mysql://ann:secret@host/tables"]) == 1
    said = capsys.readouterr().out
    assert "there is no store of the kind 'mysql'" in said
    assert "secret" not in said

    assert main(["doctor", "http://127.0.0.1:1", "--only", "place", "--db", "memory:"]) == 3
    assert "keeps nothing" in capsys.readouterr().out


def test_a_port_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--metrics-port", "99999"]) == 2

    assert "65535" in capsys.readouterr().err
