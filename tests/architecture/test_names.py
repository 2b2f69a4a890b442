"""One class name means one thing. What stands twice is listed here, with the reason."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "chronotable"

# Each title has its own. Where the kernel has one, too, it is what those of the titles fulfil.
OF_EVERY_TITLE = {"Player", "State", "Tabletop"}
# Words of the rulebooks, and what clients see of them: a title never imports another.
OF_SEVERAL_TITLES = {"Card", "Discount", "Draw", "Icon", "PlayerView", "PrintedCard", "Way"}
# In `table/wire.py` the same thing as elsewhere, as it goes over the wire.
ON_THE_WIRE = {"Clock", "Happening", "House", "Lesson", "Notices", "Setting", "Step", "Wish"}
# In Anachrony's `view_types.py` the same piece as in its rules, as a view shows it.
IN_VIEWS = {"Debt", "Occupant", "Own"}
# One by one.
OTHERS = {
    "Rules": "how a title is played, for titles; the rulebook, for the page that shows it",
    "Seat": "a seat of a table; in envs/kinds.py, a field of a view that tells one",
}
ALLOWED = OF_EVERY_TITLE | OF_SEVERAL_TITLES | ON_THE_WIRE | IN_VIEWS | OTHERS.keys()


@cache
def doubled() -> dict[str, list[str]]:
    """Class names that stand in several modules, with the modules."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        for name in _classes(path):
            found[name].append(str(path.relative_to(SOURCE)))
    return {name: modules for name, modules in found.items() if len(modules) > 1}


def _classes(path: Path) -> Iterator[str]:
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield node.name


def test_no_class_name_stands_for_two_things() -> None:
    new = {name: modules for name, modules in doubled().items() if name not in ALLOWED}
    assert not new, f"find another name, or say here why it must be the same: {new}"


def test_every_reason_is_still_needed() -> None:
    assert doubled().keys() >= ALLOWED, "what stands once needs no reason"


def test_reasons_are_true() -> None:
    found = doubled()
    for name in OF_EVERY_TITLE | OF_SEVERAL_TITLES:
        assert all(module.startswith(("games/", "kernel/")) for module in found[name]), name
    for name in ON_THE_WIRE:
        assert "table/wire.py" in found[name], name
        assert len(found[name]) == 2, name
    for name in IN_VIEWS:
        assert "games/anachrony/view_types.py" in found[name], name
        assert len(found[name]) == 2, name


def test_the_glossary_explains_them() -> None:
    glossary = (SOURCE.parents[1] / "docs" / "glossary.md").read_text("utf-8")
    missing = [name for name in sorted(ALLOWED) if f"`{name}`" not in glossary]
    assert not missing, missing
