"""The kernel: questions, effects, events, chance and matches. It knows no game."""
