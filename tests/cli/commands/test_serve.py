"""`tricktable serve`: what is wrong with its options is told before anything is opened."""

import subprocess
import sys
from pathlib import Path

import pytest

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


def test_a_password_with_a_letter_that_ends_it_is_told_of_and_not_shown(tmp_path: Path) -> None:
    ended = serve("--db", "postgresql://ann:sec/ret@127.0.0.1:1/tables")

    assert ended.returncode == 1
    assert "is no address of a database" in ended.stderr.splitlines()[-1]
    assert "Traceback" not in ended.stderr
    assert not any(secret in ended.stderr for secret in ("sec/", "'sec'"))
