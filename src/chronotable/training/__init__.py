"""Training: finding out by playing what a position is worth. See docs/training.md.

A run is a row of generations. In each, the champion's weights play many games against themselves,
every seat with small whims of its own, so that everything a title offers is tried; the weights are
then fitted to how those games ended, and what was found becomes the champion if it beats the old
one in mirrored games.
"""

from chronotable.training.run import Generation, Training, TrainingPlan

__all__ = ["Generation", "Training", "TrainingPlan"]
