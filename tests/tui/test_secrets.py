"""At one keyboard, nobody sees what another seat may know alone."""

from __future__ import annotations

import random
import re
from pathlib import Path

import chronotable as ct
from chronotable.games.innovation.box import CARD_BY_ID
from chronotable.text import Speaker
from chronotable.tui.board import board_for
from tests.tui.keyboard import sit_down
from tests.tui.test_play import anything

NAMES = ["Ann", "Bob", "Cid"]


def screens(transcript: str, width: int) -> list[tuple[str, str]]:
    """What was on the screen between two hidings of it, with whoever sat there."""
    parts = transcript.split("-" * width + "\n")
    found = []
    for part in parts[1:]:
        who = re.search(r"^(\w+), press Enter when you sit here alone", part.strip())
        assert who, part
        found.append((who[1], part))
    return found


def test_the_other_hand_never_shows(tmp_path: Path) -> None:
    typed = ["", "1", "", "", "1", "1", "", "", "v", "l", "1", "1", "", "", "v"]
    told = sit_down(typed, "Ann", "Bob", file=tmp_path / "game.json", seed=18)
    shown = screens(told, 80)
    assert [who for who, _ in shown] == ["Ann", "Bob", "Ann", "Bob"]
    of_ann = [part for who, part in shown if who == "Ann"]
    of_bob = [part for who, part in shown if who == "Bob"]
    assert "Code of Laws" in of_ann[0]
    assert not any("Code of Laws" in part for part in of_bob), "Ann holds it"
    assert "Metalworking" in of_bob[0]
    assert "Writing" in of_bob[0], "Bob draws it, and reads that before passing on"
    assert not any("Metalworking" in part or "Writing" in part for part in of_ann)


def test_everybody_reads_only_what_they_have_learnt(tmp_path: Path) -> None:
    match = ct.new("innovation", 3, 11)
    told = sit_down(anything(11), *NAMES, match=match, file=tmp_path / "game.json", width=110)
    speaker = Speaker(match.game, "en", NAMES, match.options)
    learnt = {
        name: {speaker.say(message) for message in match.events(number)}
        for number, name in enumerate(NAMES)
    }
    sentences = 0
    for who, part in screens(told, 110)[:-1]:
        for line in part.splitlines():
            if re.match(r"  [A-Z]", line) and not line.startswith("  chronotable"):
                sentences += 1
                assert any(known.startswith(line.strip()) for known in learnt[who]), (who, line)
    assert sentences > 200


def test_a_drawn_board_names_no_hidden_card() -> None:
    speaker = Speaker(ct.game("innovation"), "en", NAMES, {"cards": "czech"})
    board = board_for("innovation", speaker)
    for seed in range(3):
        match = ct.new("innovation", 3, seed)
        choose = random.Random(seed)
        while not match.over:
            decision = match.pending[0]
            match.answer(decision.seat, choose.randrange(len(decision.options)))
            if choose.random() < 0.9:
                continue
            for seat in (0, 1, 2, None):
                drawn = "\n".join(line.plain for line in board.draw(match.view(seat), 100))
                for name in match.game.secrets(match.state, seat):
                    hidden = re.escape(CARD_BY_ID[name].name)
                    # Machine Tools may lie there while Tools are hidden.
                    assert not re.search(rf"(?<!\w)(?<!Machine ){hidden}(?!\w)", drawn), (
                        name,
                        drawn,
                    )
