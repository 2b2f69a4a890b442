"""Tables: a match with people, bots, clocks and storage around it."""
