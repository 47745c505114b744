"""How two nodes show each other that they know the same key, without saying it."""

import hmac
import secrets
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec

VERSION: Final = 1
"""Of what is spoken on a link. Nodes of another version do without a link."""
NONCE_BYTES: Final = 32
LEAST_KEY: Final = 16
"""Bytes: a shorter key is a password."""
LONGEST_HELLO: Final = 1024
"""Bytes of anything that is said before both sides are known."""


class LinkError(ConnectionError):
    """There is no link, or none any more; the message is for whoever runs the nodes."""


class Unreachable(LinkError):
    """Nobody listens there: no process, or no machine."""


class Hello(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """What both sides say of themselves first."""

    version: int
    name: str
    life: str
    """Another one each time that a node is started."""
    nonce: bytes
    wanted: str = ""
    """Whom the side that dials wants to reach."""


class Proof(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """What only somebody with the key can make of both hellos."""

    proof: bytes


class Keys(NamedTuple):
    """What seals the frames of each direction, on this link alone."""

    forth: bytes
    """From the side that dialled."""
    back: bytes


_hellos: Final = msgspec.msgpack.Decoder(Hello)
_proofs: Final = msgspec.msgpack.Decoder(Proof)


def hello(name: str, life: str, wanted: str = "") -> Hello:
    """What a node says of itself, never twice the same."""
    return Hello(VERSION, name, life, secrets.token_bytes(NONCE_BYTES), wanted)


def encode(said: Hello | Proof) -> bytes:
    return msgspec.msgpack.encode(said)


def read_hello(text: bytes) -> Hello:
    """Raises `LinkError`."""
    try:
        said = _hellos.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise LinkError("whoever is there is no node of Tricktable") from None
    if said.version != VERSION:
        raise LinkError(f"node {said.name} speaks version {said.version} of the link, not {VERSION}")
    if len(said.nonce) != NONCE_BYTES:
        raise LinkError("a nonce of another length")
    return said


def proof_of(key: bytes, who: bytes, dialler: Hello, answerer: Hello) -> Proof:
    """That this side (`b"dials"` or `b"answers"`) knows the key. Its role is part of it: nobody can use what the other
    side says as an answer of their own."""
    return Proof(_derived(key, b"proof " + who, dialler, answerer))


def demand_proof(text: bytes, expected: Proof) -> None:
    """Raises `LinkError` if the other side does not know the key."""
    try:
        said = _proofs.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise LinkError("whoever is there is no node of Tricktable") from None
    if not hmac.compare_digest(said.proof, expected.proof):
        raise LinkError("whoever is there does not know the key of these nodes")


def keys_of(key: bytes, dialler: Hello, answerer: Hello) -> Keys:
    """The keys of this link."""
    return Keys(_derived(key, b"forth", dialler, answerer), _derived(key, b"back", dialler, answerer))


def _derived(key: bytes, purpose: bytes, dialler: Hello, answerer: Hello) -> bytes:
    said = msgspec.msgpack.encode([b"tricktable link", purpose, dialler, answerer])
    return hmac.digest(key, said, sha256)
