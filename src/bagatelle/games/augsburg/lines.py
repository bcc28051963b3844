"""Where points come from: the numbers of the lines of the score sheet, and a row for each."""

from typing import Final

from bagatelle.kernel.message import Message
from bagatelle.kernel.rows import LineKind

TITLES: Final = 0
COATS: Final = 1
LETTERS: Final = 2
PRIVILEGES: Final = 3
GIVEN_UP: Final = 4
THEFTS: Final = 5

# Headings in the balance of many games.
FROM_TITLES = Message("augsburg-source-titles")
FROM_RIGHTS = Message("augsburg-source-rights")
FROM_CARDS = Message("augsburg-source-cards")
FROM_THEFTS = Message("augsburg-source-thefts")

LINE_KINDS: tuple[LineKind, ...] = (
    LineKind(TITLES, "titles", Message("augsburg-line-titles"), "AU-INCOME-04", FROM_TITLES),
    LineKind(COATS, "coats", Message("augsburg-line-coats"), "AU-INCOME-05", FROM_RIGHTS),
    LineKind(LETTERS, "letters", Message("augsburg-line-letters"), "AU-INCOME-05", FROM_RIGHTS),
    LineKind(
        PRIVILEGES, "privileges", Message("augsburg-line-privileges"), "AU-PRIV-10", FROM_CARDS
    ),
    LineKind(GIVEN_UP, "given-up", Message("augsburg-line-given-up"), "AU-PRIV-06", FROM_CARDS),
    LineKind(THEFTS, "thefts", Message("augsburg-line-thefts"), "AU-STEAL-04", FROM_THEFTS),
)
