"""Chance in play-outs: a stream of numbers that a seed begins."""

import cython

if not cython.compiled:
    from tricktable.kernel.intrinsics import EVERY_BIT
    from tricktable.kernel.memory import Memory


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def mixed(seed: cython.ulonglong) -> cython.ulonglong:
    """A good start of a stream from any seed."""
    bits: cython.ulonglong = ((seed + 1) * 0x3C6EF35F) & EVERY_BIT
    bits = ((bits ^ (bits >> 29)) * 0x7FEB352D) & EVERY_BIT
    bits = ((bits ^ (bits >> 32)) * 0x6C078965) & EVERY_BIT
    bits = ((bits ^ (bits >> 27)) * 0x7FEB352D) & EVERY_BIT
    return (bits ^ (bits >> 31)) | 1


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def draw(memory: Memory) -> cython.ulonglong:
    """The next number of the stream (xorshift)."""
    bits: cython.ulonglong = memory.chance
    bits ^= (bits << 13) & EVERY_BIT
    bits ^= bits >> 7
    bits ^= (bits << 17) & EVERY_BIT
    memory.chance = bits
    return bits


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def below(memory: Memory, limit: cython.int) -> cython.int:
    """A number from 0 to below the limit."""
    return cython.cast(cython.int, ((draw(memory) >> 32) * limit) >> 32)
