"""Environments for researchers: PettingZoo, Gymnasium and OpenSpiel around our matches.

They come with the extra `research`, and nothing else imports them:

    from chronotable.envs import SoloEnv, TableEnv, TogetherEnv, encoder_of, vectorised
    import chronotable.envs.spiel  # registers python_chronotable_innovation and so on

docs/research.md has the names and shapes of everything that is observed.
"""

from __future__ import annotations

from chronotable.extras import require

require("research")

from chronotable.envs.encoder import Encoder, encoder_of  # noqa: E402 - after the check
from chronotable.envs.solo import SoloEnv, vectorised  # noqa: E402
from chronotable.envs.table import TableEnv  # noqa: E402
from chronotable.envs.together import TogetherEnv  # noqa: E402

__all__ = ["Encoder", "SoloEnv", "TableEnv", "TogetherEnv", "encoder_of", "vectorised"]
