"""Moves as ints, whose meaning does not depend on the table, and a row for each kind of them."""

from typing import Final

from bagatelle.games.augsburg.state import (
    ALL_NOTES,
    CARDS,
    CATEGORIES,
    CATEGORY_ICON,
    CHURCH,
    MAX_PLAYERS,
    NOTES,
    TILE_KINDS,
)
from bagatelle.kernel.rows import MoveKind

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
"""Those that are taken, not built."""
BUILD: Final = TAKE_TILE + CHURCH
"""Church or cathedral, by a violet privilege; then the same by the Architect."""
ARCHITECT_BUILD: Final = BUILD + TILE_KINDS - CHURCH
DONE: Final = ARCHITECT_BUILD + TILE_KINDS - CHURCH

ROB: Final = DONE + 1
ACCEPT_FLORINS: Final = ROB + MAX_PLAYERS
ACCEPT_POINT: Final = ACCEPT_FLORINS + 1
DISCARD: Final = ACCEPT_POINT + 1
GIVE: Final = DISCARD + NOTES
ALL_MOVES: Final = GIVE + NOTES

MOVE_KINDS: tuple[MoveKind, ...] = (
    MoveKind(BUY, "buy", "buy {note}"),
    MoveKind(REJECT, "reject", "reject {note}"),
    MoveKind(PASS, "pass", "pass"),
    MoveKind(HOLD, "hold", "hold"),
    MoveKind(NAME, "bid", "bid {bid}"),
    MoveKind(SHOW, "show", "show {note}"),
    MoveKind(TAKE_CARD, "card", "card {card}"),
    MoveKind(USE_ICON, "use", "use {icon}", end_thing=CATEGORY_ICON),
    MoveKind(GIVE_UP, "give_up", "give up"),
    MoveKind(CLIMB, "climb", "climb {category}"),
    MoveKind(TRADE, "trade", "trade"),
    MoveKind(TAKE_TILE, "take", "take {tile}", end_thing=CHURCH),
    MoveKind(BUILD, "build", "build {tile}", first_thing=CHURCH),
    MoveKind(ARCHITECT_BUILD, "architect", "build {tile} by architect", first_thing=CHURCH),
    MoveKind(DONE, "done", "done"),
    MoveKind(ROB, "rob", "rob {seat}"),
    MoveKind(ACCEPT_FLORINS, "accept_florins", "accept florins"),
    MoveKind(ACCEPT_POINT, "accept_point", "accept point"),
    MoveKind(DISCARD, "discard", "discard {note}"),
    MoveKind(GIVE, "give", "give {note}"),
)
