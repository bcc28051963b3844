"""Moves as ints, whose meaning does not depend on the table, and a row for each kind of them."""

from typing import Final

from bagatelle.games.rokoko.state import (
    BASE_WORKERS,
    MAX_DECORATIONS,
    MAX_SPACES,
    MAX_TILES,
    MAX_WINDOWS,
    MAX_WORKERS,
)
from bagatelle.kernel.rows import MoveKind

PICK_WORKER: Final = 0
PLAY_WORKER: Final = PICK_WORKER + MAX_WORKERS

# The main actions, and none of them.
CLAIM_FAVOUR: Final = PLAY_WORKER + MAX_WORKERS
ACQUIRE: Final = CLAIM_FAVOUR + 1
TAILOR: Final = ACQUIRE + 1
HIRE: Final = TAILOR + 1
DEPUTE: Final = HIRE + 1
FUND: Final = DEPUTE + 1
PASS: Final = FUND + 1

TAKE_TILE: Final = PASS + 1
KEEP: Final = TAKE_TILE + MAX_TILES
TRADE: Final = KEEP + 1
TRADE_FOR_YARN: Final = TRADE + 1
TRADE_FOR_LACE: Final = TRADE_FOR_YARN + 1

MAKE_DRESS: Final = TRADE_FOR_LACE + 1
PAY_TILE: Final = MAKE_DRESS + MAX_WINDOWS
RENT_OUT: Final = PAY_TILE + MAX_TILES
SELL: Final = RENT_OUT + MAX_SPACES

HIRE_WORKER: Final = SELL + 1
FUND_SPACE: Final = HIRE_WORKER + MAX_WORKERS

USE: Final = FUND_SPACE + MAX_DECORATIONS
SKIP: Final = USE + 1
TAKE_YARN: Final = SKIP + 1
TAKE_LACE: Final = TAKE_YARN + 1
DEPUTE_WORKER: Final = TAKE_LACE + 1
PAY_AGAIN: Final = DEPUTE_WORKER + MAX_WORKERS
GIVE_TILE: Final = PAY_AGAIN + 1
DONE: Final = GIVE_TILE + MAX_TILES

MODULES: Final[int] = DONE + 1
"""The numbers from here on are those of modules."""

MOVE_KINDS: tuple[MoveKind, ...] = (
    MoveKind(PICK_WORKER, "pick", "pick {worker}"),
    MoveKind(PLAY_WORKER, "play", "play {worker}"),
    MoveKind(CLAIM_FAVOUR, "favour", "favour", always_shown=True),
    MoveKind(ACQUIRE, "acquire", "acquire", always_shown=True),
    MoveKind(TAILOR, "tailor", "tailor", always_shown=True),
    MoveKind(HIRE, "hire", "hire", always_shown=True),
    MoveKind(DEPUTE, "depute", "depute", always_shown=True),
    MoveKind(FUND, "fund", "fund", always_shown=True),
    MoveKind(PASS, "pass", "pass", always_shown=True),
    MoveKind(TAKE_TILE, "take", "take {tile}"),
    MoveKind(KEEP, "keep", "keep"),
    MoveKind(TRADE, "trade", "trade"),
    MoveKind(TRADE_FOR_YARN, "trade_for_yarn", "trade for yarn"),
    MoveKind(TRADE_FOR_LACE, "trade_for_lace", "trade for lace"),
    MoveKind(MAKE_DRESS, "make", "window {window}"),
    MoveKind(PAY_TILE, "pay", "pay {tile}"),
    MoveKind(RENT_OUT, "rent", "rent {space}"),
    MoveKind(SELL, "sell", "sell"),
    MoveKind(HIRE_WORKER + BASE_WORKERS, "hire_worker", "hire {worker}", BASE_WORKERS),
    MoveKind(FUND_SPACE, "fund_space", "fund {decoration}"),
    MoveKind(USE, "use", "use"),
    MoveKind(SKIP, "skip", "skip"),
    MoveKind(TAKE_YARN, "yarn", "yarn"),
    MoveKind(TAKE_LACE, "lace", "lace"),
    MoveKind(DEPUTE_WORKER, "depute_worker", "depute {worker}"),
    MoveKind(PAY_AGAIN, "more", "more"),
    MoveKind(GIVE_TILE, "give", "give {tile}"),
    MoveKind(DONE, "done", "done"),
)
