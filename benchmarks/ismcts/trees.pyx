# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The trees for the compiler, as one unit with what they need of the kernel."""

from libc.math cimport exp, log, sqrt

from tricktable.kernel.intrinsics cimport DECIDED, EQUAL, EVERY_BIT, copy_words, count, lowest, nth, seldom
from tricktable.kernel.layout cimport *

include "tricktable/kernel/memory.py"
include "tricktable/kernel/chance.py"
include "tricktable/kernel/restrictions.py"
include "tricktable/kernel/tricks.py"
include "tricktable/kernel/worth.py"
include "tricktable/kernel/features.py"
include "tricktable/kernel/policy.py"
include "tricktable/kernel/play_outs.py"
include "trees.py"
