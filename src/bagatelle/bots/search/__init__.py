"""Players that think ahead: one core for all games, and a mind for each (``mind``)."""
