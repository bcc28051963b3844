"""The King's Banquet in the terminal."""

from bagatelle.terminal.banquet.board import BanquetBoard

__all__ = ["BanquetBoard"]
