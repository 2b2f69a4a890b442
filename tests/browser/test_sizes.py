"""Every size of window: nothing that can be pressed is covered, no text is cut off, small or under
other text, nothing scrolls sideways; on a laptop and larger, nothing scrolls for an answer, either.

One page is opened for each position and laid out anew for each size; `measure.js` looks at all that
is on it. The positions are the fullest of kept games. By night there are more of them, in all
languages, and everything that a table can unfold is unfolded.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.positions import Position, found_at, fullest, share
from tests.browser.strangers import Stranger
from tests.depth import DEEP

Strangers = Callable[..., Stranger]
MEASURE = Path(__file__).with_name("measure.js").read_text("utf-8")


class Size(NamedTuple):
    """The inside of a window, in pixels of style sheets."""

    width: int
    height: int


SIZES = {
    "a laptop": Size(1366, 635),
    "a small laptop": Size(1280, 600),
    "a screen on a desk": Size(1920, 950),
    "a large screen": Size(2560, 1300),
    "a tablet": Size(820, 1180),
    "a tablet on its side": Size(1180, 820),
    "a phone": Size(390, 844),
    "a small phone": Size(360, 640),
    "a phone on its side": Size(844, 390),
    "a laptop at 125 %": Size(1093, 508),
    "a laptop at 150 %": Size(911, 423),
    "a laptop at 200 %": Size(683, 317),
}


# Here nobody has to scroll for an answer: the whole board is seen.
WHOLE = ("a laptop", "a small laptop", "a screen on a desk", "a large screen")


def positions() -> list[Position]:
    """The fullest tables of each title."""
    found = [
        fullest("innovation", "4-seats-1"),
        fullest("innovation", "3-seats-3"),
        fullest("echoes", "4-seats-1"),
        fullest("echoes", "3-seats-3"),
        fullest("anachrony", "3-seats-1"),
        fullest("anachrony", "doomsday-2"),
    ]
    if DEEP:
        found += [fullest("innovation", "2-seats-0"), fullest("echoes", "2-seats-0")]
        found.append(fullest("anachrony", "4-seats-1"))
        for game in ("innovation", "echoes", "anachrony"):
            for seats in (2, 3, 4):
                found += [fullest(game, f"{seats}-seats-{number}") for number in (4, 6, 7)]
                found.append(share(game, f"{seats}-seats-2", 0.05))
        found += [fullest("anachrony", f"doomsday-{number}") for number in (1, 3, 4, 5, 6)]
        found += [share("anachrony", f"1-seats-{number}", 0.6) for number in (1, 5, 7)]
    return found


# By day a language is tried at each position; by night all are.
LANGUAGES = ("en", "cs", "pl", "ru")


def tried() -> list[tuple[Position, str]]:
    if DEEP:
        return [(position, lang) for position in positions() for lang in LANGUAGES]
    order = ("ru", "en", "cs", "ru", "pl", "ru")
    return list(zip(positions(), order, strict=True))


@pytest.mark.parametrize(
    ("position", "lang"), tried(), ids=lambda it: it.name if isinstance(it, Position) else it
)
def test_a_table_fits_every_window(stranger: Strangers, position: Position, lang: str) -> None:
    ann = stranger(size=SIZES["a laptop"], locale=lang)
    ann.make(position.game, "me", *["bot:random"], name="Wren")
    ann.page.goto(f"/t/{found_at(position, ann.post)}")
    expect(ann.options.first).to_be_enabled()
    wrong = []
    for name, size in SIZES.items():
        ann.page.set_viewport_size({"width": size.width, "height": size.height})
        wrong += [f"{name}: {each}" for each in settled(ann.page, whole=name in WHOLE)]
    assert not wrong, f"{position.name}, {lang}:\n" + "\n".join(wrong)


def settled(page: Page, *, whole: bool = False) -> list[str]:
    """What is wrong once the page is laid out: sizes are measured and used a few frames later."""
    wrong: list[str] = []
    for _ in range(20):
        page.wait_for_timeout(60)
        wrong = page.evaluate(MEASURE, whole)
        if not wrong:
            break
    return wrong
