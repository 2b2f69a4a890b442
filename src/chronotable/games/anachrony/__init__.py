"""Anachrony: four paths to survive an impact that everybody has been warned of by the future."""

from __future__ import annotations

from chronotable.kernel.game import GameInfo, Setting

INFO = GameInfo(
    name="anachrony",
    title="Anachrony",
    seats=(1, 4),
    options={
        "side": Setting(
            "A",
            ("A", "B"),
            "Which side of the player boards to use: A is the same for all paths, on B each "
            "path has strengths and weaknesses of its own.",
        ),
        "paths": Setting("random", ("random", "choose"), "Deal the paths, or let players choose."),
        "leaders": Setting(
            "choose", ("choose", "random"), "Let players choose one of their two leaders, or deal."
        ),
        "paradox": Setting(
            "die", ("die", "fixed"), "Roll the paradox die, or take one paradox instead of a roll."
        ),
        "timeline": Setting(
            "standard",
            ("standard", "alternate"),
            "Alternate timeline tiles have slots with effects for those who warp onto them.",
        ),
        "assets": Setting(
            "path", ("path", "draft"), "Start with what the path board shows, or draft it."
        ),
        "endgame": Setting(
            "random",
            ("random", "draft"),
            "Five endgame conditions at random, or some of them chosen by the players.",
        ),
        "supply": Setting(
            "edition",
            ("edition", "unlimited", "limited"),
            "Whether the general supply can run out; by default as the edition says.",
        ),
        "doomsday": Setting(
            "no",
            ("no", "yes"),
            "The Doomsday module: experiments push the Impact away, or call it down.",
        ),
        "planned_experiments": Setting(
            "no",
            ("no", "yes"),
            "With Doomsday: the deck of level 2 lies open, and a claimed card is replaced at once.",
        ),
        "difficulty": Setting(
            "normal",
            ("beginner", "normal", "expert"),
            "How strong Chronobot is, the opponent of a single player.",
        ),
        "edition": Setting(
            "czech",
            ("czech", "russian", "polish"),
            "Whose rulebook is played: that of the Czech, the Russian or the Polish box.",
        ),
    },
    about="Place workers in exosuits, borrow from your own future, and evacuate in time.",
    parts="chronotable.parts.anachrony",
    things=("tile", "leader", "condition", "experiment", "evacuation", "slot"),
    names=(
        "collapse",
        "path",
        "worker",
        "resource",
        "icon",
        "row",
        "free",
        "ending",
        "shape",
        "warp",
    ),
)
