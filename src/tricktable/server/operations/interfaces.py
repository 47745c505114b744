"""Interfaces: under which addresses others reach what listens on this machine. Nobody is asked, and nothing is sent."""

import socket
import struct
import sys
from collections.abc import Iterable, Iterator
from ipaddress import ip_address
from typing import Final

if sys.platform == "linux":
    import fcntl

ELSEWHERE: Final = "198.51.100.1"
"""An address that nobody has: the way there is the one to everybody else."""
GET_ADDRESS: Final = 0x8915
"""Linux: what is the address of an interface?"""
ANY: Final = ("0.0.0.0", "::")
"""What a socket says that listens everywhere."""


def reachable_addresses(host: str, port: int) -> tuple[str, ...]:
    """Where others find what listens at this host and port, the likeliest first; nowhere if only this machine does."""
    hosts = _own_addresses() if host in ANY else [host]
    return tuple([url_of(each, port) for each in _for_others(hosts)])


def own_addresses() -> list[str]:
    """Under which addresses others could reach this machine."""
    return _for_others(_own_addresses())


def is_for_this_machine(host: str) -> bool:
    """A host that names no other machine to anybody."""
    name = host.lower().strip("[]")
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def url_of(host: str, port: int) -> str:
    """An address to open in a browser."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _for_others(hosts: Iterable[str]) -> list[str]:
    """Each of them once, without those that lead nowhere."""
    found: list[str] = []
    for host in hosts:
        address = ip_address(host)
        if host not in found and not (address.is_loopback or address.is_link_local or address.is_unspecified):
            found.append(host)
    return found


def _own_addresses() -> Iterator[str]:
    """Of the interface that leads elsewhere, and of all others as far as the system tells them."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        try:
            sock.connect((ELSEWHERE, 9))
            yield str(sock.getsockname()[0])
        except OSError:
            pass  # there is no way elsewhere
        if sys.platform == "linux":
            for _, name in socket.if_nameindex():
                try:
                    answer = fcntl.ioctl(sock.fileno(), GET_ADDRESS, struct.pack("256s", name.encode()[:15]))
                except OSError:
                    continue  # it has none
                yield socket.inet_ntoa(answer[20:24])
