"""Madame du Barry, the opponent of who plays alone (sections 2.13 to 2.20)."""
