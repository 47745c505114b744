# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Writers, followers and lanes for the compiler: all of them as one, so that none of their calls leaves it."""

from tricktable.research.copying cimport (
    clear_bytes, copy_bits, copy_bytes, copy_counts, copy_runs, copy_unseen, copy_without, count_bits
)

include "writing.py"
include "plays.py"
include "followers.py"
include "lanes.py"
