"""Innovation: ten ages of human ideas, melded, splayed, shared and demanded."""

from __future__ import annotations

from chronotable.kernel.game import GameInfo, Setting

INFO = GameInfo(
    name="innovation",
    title="Innovation",
    seats=(2, 4),
    discreet=True,
    options={
        "cards": Setting(
            default="czech",
            choices=("czech", "first", "third"),
            help="Which printing of the cards to play with: the Czech box, the first "
            "English edition (City States consoles its victim with a draw), or the third "
            "(nine cards changed).",
        ),
    },
    about="Build a civilisation from ideas of ten ages. Every card breaks the rules in its own "
    "way.",
    parts="chronotable.parts.innovation",
    things=("card", "special"),
    names=("color", "icon", "ending"),
)
