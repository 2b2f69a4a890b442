"""`python -m chronotable` is the `chronotable` command."""

from __future__ import annotations

import sys

from chronotable.cli import main

if __name__ == "__main__":
    sys.exit(main())
