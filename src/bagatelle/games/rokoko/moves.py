"""Moves as ints. Their meaning does not depend on the table."""

from typing import Final

from bagatelle.games.rokoko.state import (
    MOST_DECORATIONS,
    MOST_SPACES,
    MOST_WINDOWS,
    TILES,
    WORKERS,
)

PICK_WORKER: Final = 0
PLAY_WORKER: Final = PICK_WORKER + WORKERS

# The main actions, and none of them.
CLAIM_FAVOUR: Final = PLAY_WORKER + WORKERS
ACQUIRE: Final = CLAIM_FAVOUR + 1
TAILOR: Final = ACQUIRE + 1
HIRE: Final = TAILOR + 1
DEPUTE: Final = HIRE + 1
FUND: Final = DEPUTE + 1
PASS: Final = FUND + 1

TAKE_TILE: Final = PASS + 1
KEEP: Final = TAKE_TILE + TILES
TRADE: Final = KEEP + 1
TRADE_FOR_YARN: Final = TRADE + 1
TRADE_FOR_LACE: Final = TRADE_FOR_YARN + 1

MAKE_DRESS: Final = TRADE_FOR_LACE + 1
PAY_TILE: Final = MAKE_DRESS + MOST_WINDOWS
RENT_OUT: Final = PAY_TILE + TILES
SELL: Final = RENT_OUT + MOST_SPACES

HIRE_WORKER: Final = SELL + 1
FUND_SPACE: Final = HIRE_WORKER + WORKERS

USE: Final = FUND_SPACE + MOST_DECORATIONS
SKIP: Final = USE + 1
TAKE_YARN: Final = SKIP + 1
TAKE_LACE: Final = TAKE_YARN + 1
DEPUTE_WORKER: Final = TAKE_LACE + 1
PAY_AGAIN: Final = DEPUTE_WORKER + WORKERS
GIVE_TILE: Final = PAY_AGAIN + 1
DONE: Final = GIVE_TILE + TILES
ALL_MOVES: Final = DONE + 1
