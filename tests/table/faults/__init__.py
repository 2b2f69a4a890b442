"""Faults by seed: a whole server whose clock, disk and lines are the test's own.

One seed is one story: who plays what, when the process crashes, what is left on the disk, which
message gets lost. The same seed tells the same story again:

    python -m tests.table.faults sqlite 17
"""
