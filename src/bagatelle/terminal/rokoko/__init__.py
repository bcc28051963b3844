"""Rokoko in the terminal."""

from bagatelle.terminal.rokoko.board import RokokoBoard

__all__ = ["RokokoBoard"]
