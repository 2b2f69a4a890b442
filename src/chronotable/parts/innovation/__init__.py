"""What Innovation brings besides its rules."""
