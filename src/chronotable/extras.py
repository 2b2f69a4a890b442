"""Parts that not everybody needs, installed when asked for: `pip install "chronotable[plots]"`."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from chronotable.kernel.errors import ChronotableError

# The packages of each extra, as Python imports them; pyproject.toml declares the same.
EXTRAS: Final = {
    "arena": ("openskill",),
    "cluster": ("distributed", "polars"),
    "notices": ("pywebpush",),
    "plots": ("matplotlib",),
    "postgres": ("psycopg",),
    "research": (
        *("PIL", "gymnasium", "matplotlib", "numpy"),
        *("openskill", "pettingzoo", "pyspiel"),
    ),
    "train": ("numpy",),
}


class MissingExtra(ChronotableError):
    """What was asked for needs a part that is not installed."""


def require(extra: str) -> None:
    """MissingExtra, with the name of what is missing, unless this part is installed."""
    missing = [package for package in EXTRAS[extra] if find_spec(package) is None]
    if missing:
        names = ", ".join(missing)
        raise MissingExtra(
            f"this needs {names}, the extra {extra!r}: pip install 'chronotable[{extra}]'"
        ).saying("error-extra-missing", packages=names, extra=extra)
