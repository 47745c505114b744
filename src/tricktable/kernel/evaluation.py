"""Evaluating choices: by solving what follows them, or by play-outs in which all meet the same chances."""

import cython

if not cython.compiled:
    from tricktable.kernel.chance import mixed
    from tricktable.kernel.layout import *
    from tricktable.kernel.memory import Memory
    from tricktable.kernel.play_outs import finish
    from tricktable.kernel.solving import solve_level
    from tricktable.kernel.tricks import act, copy_level
    from tricktable.kernel.worth import judge


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def evaluate_actions(
    memory: Memory,
    actions: cython.int[::1],
    number: cython.int,
    seat: cython.int,
    times: cython.int,
    seed: cython.ulonglong,
    by_policy: cython.int,
    out: cython.double[::1],
    start: cython.int,
) -> cython.int:
    """Adds to `out`, from `start` on."""
    place: cython.int
    run: cython.int
    is_solved: cython.int = memory.nodes > 0
    for place in range(number):
        if is_solved:
            copy_level(memory, 0, 1)
            act(memory, WORDS, actions[place])
            is_solved = solve_level(memory, 1)
            memory.exact[place] = memory.values[MOST_SEATS + seat]
    for place in range(number):
        if is_solved:
            out[start + place] += memory.exact[place]
            continue
        worth: cython.double = 0.0
        for run in range(times):
            memory.chance = mixed(seed + run)
            copy_level(memory, 0, 1)
            act(memory, WORDS, actions[place])
            finish(memory, 1, by_policy)
            judge(memory, 1)
            worth += memory.values[MOST_SEATS + seat]
        out[start + place] += worth / times
    return is_solved
