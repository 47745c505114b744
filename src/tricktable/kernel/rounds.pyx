# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The kernel for the compiler: all its modules as one, so that none of their calls leaves the unit that C optimises."""

from libc.math cimport exp, log

from tricktable.kernel.intrinsics cimport DECIDED, EQUAL, EVERY_BIT, copy_words, count, lowest, nth, seldom
from tricktable.kernel.layout cimport *

include "memory.py"
include "chance.py"
include "restrictions.py"
include "tricks.py"
include "worth.py"
include "features.py"
include "policy.py"
include "likelihoods.py"
include "sight.py"
include "nets.py"
include "play_outs.py"
include "solving.py"
include "evaluation.py"
include "statements.py"
include "rounds.py"
