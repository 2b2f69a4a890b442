"""Small tables for tests: name the seats, lay out what matters, say what is done.

Each game has its own module with `scenario` and `seat`: see `chronotable.testing.innovation`.
"""

from chronotable.testing.script import Script, Scripted

__all__ = ["Script", "Scripted"]
