"""`python -m benchmarks.ismcts`."""

import sys

from benchmarks.ismcts.compiling import compile_trees

if __name__ == "__main__":
    compile_trees()
    from benchmarks.ismcts.command import main  # now that Python finds the compiled trees

    sys.exit(main())
