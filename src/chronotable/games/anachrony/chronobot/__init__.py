"""Chronobot, the opponent of a single player: what it has, and what it does."""
