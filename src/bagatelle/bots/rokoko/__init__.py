"""Players of Rokoko."""
