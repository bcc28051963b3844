"""Players of Augsburg 1520."""
