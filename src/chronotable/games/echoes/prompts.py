"""The questions of Echoes of Time, by message key. What asks goes along as `why`."""

from __future__ import annotations

from typing import Final

FIRST_PLAY: Final = "echoes-ask-first-play"
CHOOSE_ACTION: Final = "echoes-ask-action"
FREE_ACTION: Final = "echoes-ask-free-action"
SUMMON_NEXT: Final = "echoes-ask-summon"
HAND_LIMIT: Final = "echoes-ask-hand-limit"

PAY: Final = "echoes-ask-pay"
PLAY_ONE: Final = "echoes-ask-play"
MOVE: Final = "echoes-ask-move"
SEND: Final = "echoes-ask-send"
REINFORCE: Final = "echoes-ask-reinforce"
CONQUER: Final = "echoes-ask-conquer"
FORTIFY: Final = "echoes-ask-fortify"

USE_EFFECT: Final = "echoes-ask-use-effect"
REACT: Final = "echoes-ask-react"
ACTIVATE: Final = "echoes-ask-activate"
ACTIVATE_FLAME: Final = "echoes-ask-activate-flame"
REMOVE: Final = "echoes-ask-remove"
CHOOSE_ONE: Final = "echoes-ask-choose-one"
DISCARD: Final = "echoes-ask-discard"
