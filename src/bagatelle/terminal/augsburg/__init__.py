"""Augsburg 1520 in the terminal."""

from bagatelle.terminal.augsburg.board import AugsburgBoard

__all__ = ["AugsburgBoard"]
