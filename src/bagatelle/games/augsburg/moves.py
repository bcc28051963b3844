"""Moves as ints. Their meaning does not depend on the table."""

from typing import Final

from bagatelle.games.augsburg.state import (
    ALL_NOTES,
    CARDS,
    CATEGORIES,
    CATEGORY_ICON,
    CHURCH,
    MOST_PLAYERS,
    NOTES,
    TILE_KINDS,
)

BUY: Final = 0
REJECT: Final = BUY + NOTES

PASS: Final = REJECT + NOTES
HOLD: Final = PASS + 1
NAME: Final = HOLD + 1
"""Bid 1, and then the higher numbers."""
SHOW: Final = NAME + ALL_NOTES

TAKE_CARD: Final = SHOW + NOTES
USE_ICON: Final = TAKE_CARD + CARDS
"""The privileges that have only one use, by kind."""
GIVE_UP: Final = USE_ICON + CATEGORY_ICON
CLIMB: Final = GIVE_UP + 1
TRADE: Final = CLIMB + CATEGORIES
"""A yellow privilege for florins."""
TAKE_TILE: Final = TRADE + 1
BUILD: Final = TAKE_TILE + CHURCH
"""Church or cathedral, by a violet privilege; then the same by the Architect."""
ARCHITECT_BUILD: Final = BUILD + TILE_KINDS - CHURCH
DONE: Final = ARCHITECT_BUILD + TILE_KINDS - CHURCH

ROB: Final = DONE + 1
ACCEPT_FLORINS: Final = ROB + MOST_PLAYERS
ACCEPT_POINT: Final = ACCEPT_FLORINS + 1
DISCARD: Final = ACCEPT_POINT + 1
GIVE: Final = DISCARD + NOTES
ALL_MOVES: Final = GIVE + NOTES
