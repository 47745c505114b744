"""`tricktable serve`: what is wrong with its options is told before anything is opened."""

import subprocess
import sys
from pathlib import Path

import pytest

from tricktable.cli import main, make_parser
from tricktable.tables.stores.marks import left_beside


def serve(*options: str) -> subprocess.CompletedProcess[str]:
    """What comes of a server that cannot begin."""
    command = [sys.executable, "-m", "tricktable", "serve", "--port", "0", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize(
    ("key", "reason"), [(None, "key: No such file"), ("short", "at least 16 letters"), ("k" * 64, "that they share")]
)
def test_a_node_without_a_key_or_a_shared_store_harms_no_file(tmp_path: Path, key: str | None, reason: str) -> None:
    place, path = tmp_path / "tables.db", tmp_path / "key"
    if key is not None:
        path.write_text(key)

    ended = serve("--db", f"sqlite:///{place}", "--node", "north", "--cluster-key-file", str(path))

    assert ended.returncode == 2
    assert reason in ended.stderr.splitlines()[-1]
    assert "Traceback" not in ended.stderr
    left = left_beside(place)
    assert left is None or left.is_clean


@pytest.mark.parametrize("proxies", ["caddy", "10.0.0.0/33", "10.0.0.1/8", "127.0.0.1,", "127.0.0.1;::1"])
def test_a_proxy_that_would_never_be_believed_is_refused(proxies: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Names are not looked up: all guests would be one, and nobody would know why."""
    assert main(["serve", "--trust-proxy", proxies]) == 2

    assert "such as 10.0.0.7 or 10.0.0.0/24" in capsys.readouterr().err


@pytest.mark.parametrize("proxies", ["10.0.0.7", "127.0.0.1, ::1", "172.30.77.0/24,fd00::/8", "*"])
def test_addresses_and_networks_of_proxies_are_taken(proxies: str) -> None:
    assert make_parser().parse_args(["serve", "--trust-proxy", proxies]).trust_proxy == proxies.replace(" ", "")
    assert make_parser().parse_args(["serve", "--trust-proxy"]).trust_proxy == "127.0.0.1,::1"
    assert make_parser().parse_args(["serve"]).trust_proxy == ""


def test_counting_what_is_old_makes_no_store(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--dry-run", "--db", f"sqlite:///{tmp_path / 'nothing.db'}"]) == 1

    assert "there is no such file" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_password_with_a_letter_that_ends_it_is_told_of_and_not_shown(tmp_path: Path) -> None:
    ended = serve("--db", "postgresql://ann:sec/ret@127.0.0.1:1/tables")

    assert ended.returncode == 1
    assert "is no address of a database" in ended.stderr.splitlines()[-1]
    assert "Traceback" not in ended.stderr
    assert not any(secret in ended.stderr for secret in ("sec/", "'sec'"))
