"""Shuffles in C: what `streams` defines, without an object for each number.

Cython in pure-Python syntax. `Stream.shuffled` comes here where this is compiled; where it is not, Python's own SHA-256
is faster, and this runs in tests alone. The masks say in Python what 32 bits do by themselves in C.
"""

from math import isqrt

import cython

if cython.compiled:
    from cython.cimports.tricktable.core.digests import digest_at_once, digest_side_by_side, has_lanes, has_sha

_BEGIN = cython.declare(cython.uint[8])
"""The first 32 bits behind the point of the square roots of the first eight primes."""
_ROUND = cython.declare(cython.uint[64])
"""The same of the cube roots of the first 64."""
_word = cython.declare(cython.uint[64])
"""The message of a block, sixteen words, and what SHA-256 makes of it."""
_state = cython.declare(cython.uint[8])
_number = cython.declare(cython.ulonglong[32])
"""The numbers of the blocks that were made last: one, or eight at once..."""
_key = cython.declare(bytes, b"")
"""...of the stream with this key..."""
_first = cython.declare(cython.ulonglong, 0)
"""...from this block on..."""
_blocks = cython.declare(cython.ulonglong, 0)
"""...and so many."""


def _cube_root(number: int) -> int:
    root = 0
    for bit in range(number.bit_length() // 3, -1, -1):
        if (root | 1 << bit) ** 3 <= number:
            root |= 1 << bit
    return root


def _prepare() -> None:
    primes = [number for number in range(2, 312) if all(number % other for other in range(2, isqrt(number) + 1))]
    for place, prime in enumerate(primes):
        _ROUND[place] = _cube_root(prime << 96) & 0xFFFFFFFF
        if place < 8:
            _BEGIN[place] = isqrt(prime << 64) & 0xFFFFFFFF


_prepare()

WORTH_IT = cython.declare(cython.ulonglong, 8)
"""So many numbers are two blocks, and eight blocks at once take as long as one to three."""


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _turned(word: cython.uint, by: cython.int) -> cython.uint:
    low: cython.uint = 0xFFFFFFFF
    return (word >> by | word << (32 - by)) & low


@cython.cfunc
@cython.exceptval(check=False)
def _digest() -> cython.void:
    """SHA-256 of the message in the first sixteen words."""
    low: cython.uint = 0xFFFFFFFF
    i: cython.int
    x: cython.uint
    y: cython.uint
    for i in range(16, 64):
        x = _word[i - 15]
        y = _word[i - 2]
        x = _turned(x, 7) ^ _turned(x, 18) ^ x >> 3
        y = _turned(y, 17) ^ _turned(y, 19) ^ y >> 10
        _word[i] = (_word[i - 16] + x + _word[i - 7] + y) & low
    a: cython.uint = _BEGIN[0]
    b: cython.uint = _BEGIN[1]
    c: cython.uint = _BEGIN[2]
    d: cython.uint = _BEGIN[3]
    e: cython.uint = _BEGIN[4]
    f: cython.uint = _BEGIN[5]
    g: cython.uint = _BEGIN[6]
    h: cython.uint = _BEGIN[7]
    for i in range(64):
        x = (h + (_turned(e, 6) ^ _turned(e, 11) ^ _turned(e, 25)) + (g ^ e & (f ^ g)) + _ROUND[i] + _word[i]) & low
        y = ((_turned(a, 2) ^ _turned(a, 13) ^ _turned(a, 22)) + (a & b ^ a & c ^ b & c)) & low
        h = g
        g = f
        f = e
        e = (d + x) & low
        d = c
        c = b
        b = a
        a = (x + y) & low
    _state[0] = a
    _state[1] = b
    _state[2] = c
    _state[3] = d
    _state[4] = e
    _state[5] = f
    _state[6] = g
    _state[7] = h
    for i in range(8):
        _state[i] = (_BEGIN[i] + _state[i]) & low


@cython.cfunc
@cython.exceptval(check=False)
def _read_numbers() -> cython.void:
    """The digest of the message as four numbers."""
    i: cython.int
    if cython.compiled:
        if has_sha():
            digest_at_once(_BEGIN, _ROUND, _word, _state)
        else:
            _digest()
    else:
        _digest()
    upper: cython.ulonglong
    lower: cython.ulonglong
    for i in range(4):
        upper = _state[2 * i]
        lower = _state[2 * i + 1]
        _number[i] = upper << 32 | lower


@cython.cfunc
@cython.exceptval(check=False)
@cython.boundscheck(False)
@cython.wraparound(False)
def _read_key(key: bytes) -> cython.void:
    """The first words of the message of every block of the stream with this key."""
    i: cython.int
    for i in range(8):
        highest: cython.ulonglong = key[4 * i]
        _word[i] = highest << 24 | key[4 * i + 1] << 16 | key[4 * i + 2] << 8 | key[4 * i + 3]


@cython.cfunc
@cython.exceptval(check=False)
def _read_block(key: bytes, block: cython.ulonglong) -> cython.void:
    """The numbers of this block of the stream with this key."""
    low: cython.ulonglong = 0xFFFFFFFF
    i: cython.int
    _read_key(key)
    for i in range(8, 16):
        _word[i] = 0
    _word[8] = block >> 32
    _word[9] = block & low
    _word[10] = 0x80000000  # the end of the message; the last word says how many bits it has
    _word[15] = 320
    _read_numbers()


@cython.cfunc
@cython.exceptval(check=False)
def _find_block(key: bytes, block: cython.ulonglong, wanted: cython.ulonglong) -> cython.int:
    """Where the numbers of this block begin among those that there are; they are made if they are missing, and those of
    the next blocks as well if so many numbers are `wanted`, or somebody has come back for more, that it is worth it."""
    global _key, _first, _blocks
    is_same: cython.bint = key == _key
    if not is_same or block < _first or block >= _first + _blocks:
        is_many: cython.bint = wanted > WORTH_IT or (is_same and block == _first + _blocks)
        _key = key
        _first = block
        _blocks = 1
        if cython.compiled:
            if is_many and not has_sha() and has_lanes():
                _read_key(key)
                digest_side_by_side(_BEGIN, _ROUND, _word, block, _number)
                _blocks = 8
            else:
                _read_block(key, block)
        else:
            _read_block(key, block)
    return cython.cast(cython.int, 4 * (block - _first))


@cython.boundscheck(False)
@cython.wraparound(False)
@cython.cdivision(True)
def shuffled(key: bytes, read: cython.ulonglong, items: tuple[int, ...]) -> tuple[list[int], int]:
    """The items, shuffled by the stream with this key and so many numbers read, and how many are read then."""
    if len(key) != 32:
        raise ValueError("a stream's key has 32 bytes")
    result = list(items)
    most: cython.ulonglong = 0xFFFFFFFFFFFFFFFF
    left: cython.ulonglong
    number: cython.ulonglong
    unfair: cython.ulonglong
    other: cython.Py_ssize_t
    place: cython.int = -1
    for left in range(len(result), 1, -1):
        while True:
            if place < 0 or read % 4 == 0:
                place = _find_block(key, read // 4, left)
            number = _number[place + read % 4]
            read += 1
            if number <= most - left:
                break
            unfair = (most % left + 1) % left  # 2**64 modulo `left`: so many numbers would favour low results
            if number <= most - unfair:
                break
        other = number % left
        result[left - 1], result[other] = result[other], result[left - 1]
    return result, read


def numbers_of(key: bytes, block: cython.ulonglong) -> list[int]:
    """The numbers of this block, the last one first."""
    if len(key) != 32:
        raise ValueError("a stream's key has 32 bytes")
    place: cython.int = _find_block(key, block, 0)
    return [_number[place + 3], _number[place + 2], _number[place + 1], _number[place]]
