"""Words fitted into a width."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from chronotable.tui.layout import columns, marked, wrapped

words = st.lists(st.text(st.characters(codec="latin-1", categories=["L"]), min_size=1, max_size=9))


def test_a_sentence_goes_on_under_its_beginning() -> None:
    assert wrapped("Ann draws and melds Oars.", 16, "  ", "    ") == [
        "  Ann draws and",
        "    melds Oars.",
    ]


@given(words, st.integers(20, 80))
def test_wrapping_keeps_every_word_and_the_width(words: list[str], width: int) -> None:
    lines = wrapped(" ".join(words), width, "- ", "  ")
    assert all(cell_len(line) <= width for line in lines)
    assert " ".join(lines).replace("- ", "", 1).split() == words


@given(words, st.integers(20, 80))
def test_columns_keep_every_entry_in_order(words: list[str], width: int) -> None:
    entries = [f"{number} {word}" for number, word in enumerate(words, start=1)]
    rows = columns(entries, width)
    assert all(cell_len(row) <= width for row in rows)
    assert " ".join(rows).split() == " ".join(entries).split()


def test_a_long_entry_wraps_under_its_own_text() -> None:
    assert columns([" 1 Draw", " 2 Draw and score an 8, then return a card"], 30) == [
        " 1 Draw",
        " 2 Draw and score an 8, then",
        "   return a card",
    ]


def test_only_the_whole_name_is_marked() -> None:
    assert [span.start for span in marked("An Ann draws Annals. Ann!", "Ann").spans] == [3, 21]
