"""The board of a match: the game's own, or else the one that shows any game."""

from __future__ import annotations

from bagatelle.games.folders import class_name, folder_of
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Format
from bagatelle.terminal.board import AnyBoard
from bagatelle.terminal.generic import GenericBoard


def make_board(match: Match, say: Format) -> AnyBoard:
    return board_class(match.game.info.name)(match, say)


def board_class(game: str) -> type[AnyBoard]:
    """What draws and asks this game."""
    folder = folder_of("bagatelle.terminal", game)
    if folder is None:
        return GenericBoard
    own: type[AnyBoard] = getattr(folder, f"{class_name(game)}Board")
    return own
