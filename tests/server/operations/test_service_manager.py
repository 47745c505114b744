"""A service manager hears when the server is ready, that it lives, and when it goes down."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tricktable.server.operations.service_manager import ALIVE, READY, STOPPING, ServiceManager


@contextmanager
def manager(name: str) -> Iterator[socket.socket]:
    """A real socket as systemd has one."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind("\0" + name[1:] if name.startswith("@") else name)
        line.settimeout(30)
        yield line


@pytest.mark.parametrize("is_abstract", [False, True])
def test_a_served_match_is_told_from_ready_to_stopping(tmp_path: Path, is_abstract: bool) -> None:
    name = f"@tricktable-test-{os.getpid()}" if is_abstract else str(tmp_path / "notify")
    command = [sys.executable, "-m", "tricktable", "serve", "--port", "0", "--db", "memory:"]
    with manager(name) as line:
        environment = {**os.environ, "NOTIFY_SOCKET": name, "WATCHDOG_USEC": "900000"}
        running = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        try:
            heard: list[str] = []
            while READY not in heard or heard[-3:] != [ALIVE] * 3:
                heard.append(line.recv(4096).decode())
            running.send_signal(signal.SIGTERM)
            while heard[-1] != STOPPING:
                heard.append(line.recv(4096).decode())
            assert running.wait(30) == 0
        finally:
            running.kill()
            running.communicate()

    assert heard.count(READY) == 1
    assert set(heard) == {READY, ALIVE, STOPPING}


def test_signs_of_life_come_from_the_event_loop_and_stop_with_it(tmp_path: Path) -> None:
    """A process that is stopped, as one whose loop hangs, tells nothing: the watchdog bites."""
    name = str(tmp_path / "notify")
    command = [sys.executable, "-m", "tricktable", "serve", "--port", "0", "--db", "memory:"]
    with manager(name) as line:
        environment = {**os.environ, "NOTIFY_SOCKET": name, "WATCHDOG_USEC": "600000"}
        running = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        try:
            while line.recv(4096).decode() != READY:
                pass
            running.send_signal(signal.SIGSTOP)
            time.sleep(0.3)
            line.setblocking(False)
            with suppress(BlockingIOError):
                while line.recv(4096):
                    pass
            time.sleep(1.0)
            with pytest.raises(BlockingIOError):
                line.recv(4096)
        finally:
            running.kill()
            running.communicate()


def test_who_was_not_started_by_one_tells_nobody() -> None:
    manager = ServiceManager({})

    manager.tell(READY)
    manager.live()


def test_bots_processes_do_not_speak_for_the_service() -> None:
    environment = {"NOTIFY_SOCKET": "/nowhere", "WATCHDOG_USEC": "1", "WATCHDOG_PID": "1", "HOME": "/"}

    ServiceManager(environment).live()

    assert environment == {"HOME": "/"}


def test_a_manager_that_is_gone_does_no_harm(tmp_path: Path) -> None:
    ServiceManager({"NOTIFY_SOCKET": str(tmp_path / "gone"), "WATCHDOG_USEC": "1"}).live()
