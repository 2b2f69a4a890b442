"""What Echoes of Time brings besides its rules."""
