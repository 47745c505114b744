"""`python -m tricktable`."""

import sys

from tricktable.cli import main

if __name__ == "__main__":
    sys.exit(main())
