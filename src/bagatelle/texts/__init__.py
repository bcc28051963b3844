"""The message catalogues: every text that a player reads, in every language of the house.

A language is a folder of Fluent files (``en/banquet.ftl``). Nothing here knows a game.
"""

from bagatelle.texts.catalogue import LANGUAGES, Catalogue, Formatter, catalogue, formatter

__all__ = ["LANGUAGES", "Catalogue", "Formatter", "catalogue", "formatter"]
