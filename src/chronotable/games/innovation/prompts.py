"""The questions of Innovation, by message key. The asking card and effect go along as `why`."""

from __future__ import annotations

from typing import Final

CHOOSE_ACTION: Final = "innovation-ask-action"
FIRST_MELD: Final = "innovation-ask-first-meld"

USE_EFFECT: Final = "innovation-ask-use-effect"
CHOOSE_COLOR: Final = "innovation-ask-color"
CHOOSE_VALUE: Final = "innovation-ask-value"
CHOOSE_PLAYER: Final = "innovation-ask-player"
CHOOSE_WAY: Final = "innovation-ask-way"
CHOOSE_PILE: Final = "innovation-ask-pile"
SPLAY_LEFT: Final = "innovation-ask-splay-left"
SPLAY_RIGHT: Final = "innovation-ask-splay-right"
SPLAY_UP: Final = "innovation-ask-splay-up"

RETURN_CARD: Final = "innovation-ask-return"
RETURN_FROM_SCORE: Final = "innovation-ask-return-score"
RETURN_TOP: Final = "innovation-ask-return-top"
RETURN_NEXT: Final = "innovation-ask-return-next"
MELD_CARD: Final = "innovation-ask-meld"
MELD_NEXT: Final = "innovation-ask-meld-next"
TUCK_CARD: Final = "innovation-ask-tuck"
TUCK_NEXT: Final = "innovation-ask-tuck-next"
SCORE_CARD: Final = "innovation-ask-score"
SCORE_TOP: Final = "innovation-ask-score-top"
SCORE_NEXT: Final = "innovation-ask-score-next"
REVEAL_CARD: Final = "innovation-ask-reveal"
KEEP_CARD: Final = "innovation-ask-keep"
EXECUTE_CARD: Final = "innovation-ask-execute"
NEXT_FROM_BOTTOM: Final = "innovation-ask-next-from-bottom"

GIVE_TO_HAND: Final = "innovation-ask-give-hand"
GIVE_TO_SCORE: Final = "innovation-ask-give-score"
GIVE_TO_BOARD: Final = "innovation-ask-give-board"
TAKE_TO_HAND: Final = "innovation-ask-take-hand"
TAKE_TO_SCORE: Final = "innovation-ask-take-score"
TAKE_TO_BOARD: Final = "innovation-ask-take-board"
MOVE_NEXT: Final = "innovation-ask-move-next"
EXCHANGE_CARD: Final = "innovation-ask-exchange"
