"""What Anachrony brings besides its rules."""
