"""Every heading of the rules is proved by a scenario, and the page that tells which is current."""

from __future__ import annotations

from chronotable.text.rulebook import rulebook, titles
from tests.coverage_of_rules import PAGE, page, proofs, unproved


def test_every_heading_of_the_rules_has_a_scenario() -> None:
    assert unproved() == [], "mark a test with pytest.mark.rule, or cite the ruling in a docstring"


def test_every_mark_names_a_heading() -> None:
    known = {
        f"{game}#{section.id}" for game in titles() for section in rulebook("en", game).sections
    }
    assert [rule for rule in proofs() if rule not in known] == []


def test_the_page_is_current() -> None:
    assert PAGE.read_text("utf-8") == page(), "run: python -m tests.coverage_of_rules"
