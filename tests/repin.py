"""Take anew everything that is pinned: `python -m tests.repin [TITLE ...]`, all titles by default.

Some tests compare what happens with what happened when somebody last looked: golden records,
lines of guided games, screens of the terminal, the picture in the README, pages and TypeScript
that are written from the code. A rule or a card more changes many of them at once. This takes all
of them anew and says what changed, to be read as a diff before it is committed. What is pinned by
hand, on purpose, it leaves alone: see docs/add-a-card.md.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

import chronotable as ct
from chronotable.agents import make
from chronotable.envs import encoder_of
from chronotable.envs.__main__ import described
from chronotable.kernel.parts import brings
from chronotable.text.lesson import SEAT, Lesson, Moment, lesson
from chronotable.web import typescript
from tests import coverage_of_rules
from tests.records import make as records
from tests.tui.keyboard import sit_down

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
RESEARCH = ROOT / "docs" / "research.md"
SHOWN = "--seed 11\n...\n"  # the picture in the README stands behind this
PICTURES = "looks_as_it_did"  # what tests of the terminal are called that keep a picture

# How a line is looked for: at most so many tables, at each the most promising games side by side.
TABLES = 4000
SIDE_BY_SIDE = 12
TRIED = 6  # answers to each question
SHORTEST, LONGEST = 14, 40  # answers of a line, about ten minutes
AT_ONCE = 4  # steps that may be told before the same answer


class Learning:
    """A guided game under way, in which the steps were told in their order so far."""

    def __init__(self, game: Lesson, seed: str) -> None:
        self.game = game
        self.match = ct.new(game.game, 2, seed, game.options)
        self.answers: list[str] = []
        self.told: list[str] = []
        self.offered: list[str] = []
        self.tried: list[str] = []  # those of them that a line may go on with

    def go_on(self, order: list[str]) -> bool:
        """Let the other player play until the learner is asked; whether all went as it should."""
        partner = make(self.game.level, self.game.game)
        while not self.match.over:
            others = [each for each in self.match.pending if each.seat != SEAT]
            if not others:
                return self._listen(order)
            view = self.match.view(others[0].seat)
            self.match.answer(others[0].seat, partner.choose(view, others[0]))
        return False

    def _listen(self, order: list[str]) -> bool:
        asked = self.match.pending[0]
        self.offered = self.tried = [option.key for option in asked.options]
        moment = Moment(asked.ask.key, self.offered, self.match.events(SEAT), len(self.answers))
        before = len(self.told)
        while step := self.game.step(moment, self.told):
            self.told.append(step.id)
            if step.offered:  # what has just been explained is what is suggested
                self.tried = [key for key in self.offered if key.startswith(step.offered)]
        return self.told == order[: len(self.told)] and len(self.told) - before <= AT_ONCE

    def after(self, key: str) -> Learning:
        twin = object.__new__(Learning)
        twin.game, twin.match = self.game, self.match.fork()
        twin.answers, twin.told = [*self.answers, key], [*self.told]
        twin.match.answer(SEAT, key)
        return twin


def order_of(game: Lesson) -> list[str]:
    """The steps that a line must tell; those behind the goodbye may never happen."""
    ids = [step.id for step in game.steps]
    return ids[: ids.index("closing") + 1]


def holds(game: Lesson) -> bool:
    """Whether the line of a lesson can still be followed and tells every step."""
    order, learning = order_of(game), Learning(game, game.seed)
    for key in game.line:
        if not learning.go_on(order) or key not in learning.offered:
            return False
        learning = learning.after(key)
    return learning.go_on(order) and learning.told == order


def found(game: Lesson, *, strict: bool) -> tuple[str, list[str]] | None:
    """A table, and answers that tell every step in its order; if strict, each answer does what was
    explained just before.
    """
    order, luck = order_of(game), Random(1)
    for number in range(TABLES):
        seed = game.seed if number == 0 else str(number)
        games = [Learning(game, seed)]
        games = [each for each in games if each.go_on(order)]
        for _ in range(LONGEST):
            further = []
            for each in games:
                may = each.tried if strict else each.offered
                keys = luck.sample(may, min(TRIED, len(may)))
                further += [twin for key in keys if (twin := each.after(key)).go_on(order)]
            done = [each for each in further if each.told == order]
            if line := next((each for each in done if len(each.answers) >= SHORTEST), None):
                return seed, line.answers
            luck.shuffle(further)
            further.sort(key=lambda each: -len(each.told))
            games = [each for each in further if each.told != order][:SIDE_BY_SIDE]
            if not games:
                break
    return None


def lines(title: str) -> Iterator[str]:
    """Find the line of the guided game again, where it no longer holds."""
    info = ct.titles()[title]
    if not brings(info, "lesson.toml") or holds(game := lesson(title)):
        return
    file = ROOT / "src" / Path(*info.parts.split(".")) / "lesson.toml"
    again = found(game, strict=True) or found(game, strict=False)
    if again is None:
        yield f"{file.relative_to(ROOT)}: no line tells every step in order; write one by hand"
        return
    seed, answers = again
    told = "".join(f'    "{answer}",\n' for answer in answers)
    text = re.sub(r'^seed = ".*"', f'seed = "{seed}"', file.read_text("utf-8"), flags=re.MULTILINE)
    text = re.sub(r"^line = \[\n.*?^\]", f"line = [\n{told}]", text, flags=re.MULTILINE | re.DOTALL)
    file.write_text(text, "utf-8")
    lesson.cache_clear()


def readme() -> None:
    """Copy into the README what its command shows now."""
    with tempfile.TemporaryDirectory() as folder:
        told = sit_down(["1", "1"], "Ann", file=Path(folder, "game.json"), seed=11)
    page = README.read_text("utf-8")
    head, _, rest = page.partition(SHOWN)
    tail = rest.partition("\n```")[2]
    README.write_text(f"{head}{SHOWN}{excerpt(told)}\n```{tail}", "utf-8")


def excerpt(told: str) -> str:
    """From what comes of the first answer to the table after the second."""
    lines = [line.rstrip() for line in told.splitlines()]
    prompts = [number for number, line in enumerate(lines) if "(? for help): 1" in line]
    begin = next(n for n in range(prompts[0] + 1, len(lines)) if lines[n].endswith("turn"))
    end = max(n for n, line in enumerate(lines) if line.startswith("Your hand:"))
    return "\n".join(lines[begin : end + 1])


def arrays() -> None:
    """Write into the page about research what learners get of each view now."""
    page = RESEARCH.read_text("utf-8")
    for title in ct.titles():
        if brings(ct.game(title).info, "encoding.py"):
            told = re.escape(f"`{title}`, 2 seats, version ") + r".*\n\n(\|.*\n)+"
            now = f"{described(encoder_of(title, 2))}\n"
            page = re.sub(told, now, page)
    RESEARCH.write_text(page, "utf-8")


def screens() -> None:
    environment = {**os.environ, "CHRONOTABLE_REWRITE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "tests/tui", "-k", PICTURES]
    subprocess.run(command, cwd=ROOT, env=environment, check=False, stdout=subprocess.DEVNULL)


def main(titles: list[str]) -> int:
    boxed = sorted(folder.name for folder in records.HERE.iterdir() if folder.is_dir())
    left: list[str] = []
    for title in titles or [name for name in boxed if name in ct.titles()]:
        print(f"{title}: golden records, guided game", flush=True)
        records.make(title)
        left += lines(title)
    print("screens, README, pages, TypeScript", flush=True)
    screens()
    readme()
    arrays()
    coverage_of_rules.PAGE.write_text(coverage_of_rules.page(), "utf-8")
    typescript.main(ROOT)
    changed = subprocess.run(
        ["git", "diff", "--stat=100"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout
    print(f"\n{changed or 'Nothing is different.'}")
    print("Read it with `git diff`: only what the change explains may be there.")
    for each in left:
        print(each)
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
