"""The boards of the games, by name."""

from __future__ import annotations

from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Speak
from bagatelle.terminal.augsburg import AugsburgBoard
from bagatelle.terminal.banquet import BanquetBoard
from bagatelle.terminal.board import Board
from bagatelle.terminal.rokoko import RokokoBoard

BOARDS: dict[str, type[Board]] = {
    "augsburg": AugsburgBoard,
    "banquet": BanquetBoard,
    "rokoko": RokokoBoard,
}


def make_board(match: Match, say: Speak) -> Board:
    return BOARDS[match.game.info.name](match, say)
