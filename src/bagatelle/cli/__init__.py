"""The command ``bagatelle``: ``entry`` finds the command, which has a file of its own."""

from bagatelle.cli.entry import main

__all__ = ["main"]
