# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Writers, followers and lanes for the compiler: all of them as one, so that none of their calls leaves it."""

from tricktable.research.copying cimport clear_bytes, copy_bytes

include "writing.py"
include "followers.py"
include "lanes.py"
