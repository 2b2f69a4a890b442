"""Every test finds the small games on the shelf."""

from __future__ import annotations

from tests.toys import register_toys

register_toys()
