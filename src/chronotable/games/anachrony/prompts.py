"""The questions of Anachrony, by message key. The asking tile or place goes along as `why`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from chronotable.games.anachrony.pieces import CIRCLE, SQUARE, TRIANGLE, Shape

# Set-up.
CHOOSE_PATH: Final = "anachrony-ask-path"
CHOOSE_LEADER: Final = "anachrony-ask-leader"
KEEP_ASSET: Final = "anachrony-ask-asset"
KEEP_CONDITION: Final = "anachrony-ask-condition"

# Power up and warp.
POWER_UP: Final = "anachrony-ask-power"
PAY_FOR_HEX: Final = "anachrony-ask-pay-hex"
BORROW: Final = "anachrony-ask-warp"
LAY_FIRST: Final = "anachrony-ask-warp-order"
TAKE_SECOND_WORKER: Final = "anachrony-ask-double-worker"

# Turns.
TAKE_TURN: Final = "anachrony-ask-turn"
CHOOSE_PLACE: Final = "anachrony-ask-place"
CHOOSE_WORKER: Final = "anachrony-ask-worker"
LOSE_WORKER: Final = "anachrony-ask-lose-worker"
TIRED_OR_ACTIVE: Final = "anachrony-ask-which-worker"

# The Capital.
COPY_CAPITAL_ACTION: Final = "anachrony-ask-council"
CHOOSE_CAPITAL_ACTION: Final = "anachrony-ask-capital"
ACT_AGAIN: Final = "anachrony-ask-again"
BUILD: Final = "anachrony-ask-build"
ALSO_FOUND: Final = "anachrony-ask-superproject"
CHOOSE_PLOT: Final = "anachrony-ask-plot"
USE_DISCOUNT: Final = "anachrony-ask-discount"
SYMBOL_OR_PAIR: Final = "anachrony-ask-pay-breakthroughs"
RECRUIT_WORKER: Final = "anachrony-ask-recruit"
SET_DIE: Final = "anachrony-ask-set-die"
SET_SECOND_DIE: Final = "anachrony-ask-set-second-die"
REROLL: Final = "anachrony-ask-reroll"
CHOOSE_ICON: Final = "anachrony-ask-icon"
RETURN_PARADOXES: Final = "anachrony-ask-paradoxes-back"
RESEARCH_TOO: Final = "anachrony-ask-research"
PAY_BREAKTHROUGH: Final[Mapping[Shape, str]] = {
    CIRCLE: "anachrony-ask-pay-circle",
    TRIANGLE: "anachrony-ask-pay-triangle",
    SQUARE: "anachrony-ask-pay-square",
}

# Paying and gaining.
MINE_RESOURCE: Final = "anachrony-ask-mine"
PAY_BASIC: Final = "anachrony-ask-pay-basic"
GAIN_BASIC: Final = "anachrony-ask-gain-basic"
CHOOSE_GAIN: Final = "anachrony-ask-gain"
TRADE: Final = "anachrony-ask-trade"
HOW_MANY: Final = "anachrony-ask-how-many"
PAY_FOR_REMOVAL: Final = "anachrony-ask-pay-removal"

# Time travel and paradoxes.
TRAVEL_TO: Final = "anachrony-ask-travel"
REPAY: Final = "anachrony-ask-repay"
RETRIEVE_WARP: Final = "anachrony-ask-retrieve-warp"
PLACE_ANOMALY: Final = "anachrony-ask-anomaly"
LOSE_BUILDING: Final = "anachrony-ask-lose-building"

# Superprojects and experiments.
CONVERT_WORKER: Final = "anachrony-ask-convert-worker"
CHOOSE_CREW: Final = "anachrony-ask-crew"
COPY_TILE: Final = "anachrony-ask-copy"
GIVE_UP_WORKER: Final = "anachrony-ask-experiment-worker"
GIVE_BREAKTHROUGH: Final = "anachrony-ask-give-breakthrough"
MOVE_TRACKER: Final = "anachrony-ask-move-tracker"

# Leaders.
CARATACUS_TRADES: Final = "anachrony-ask-caratacus"
ZAIDA_RECRUITS: Final = "anachrony-ask-zaida"
SAMIRA_MINES: Final = "anachrony-ask-samira"
