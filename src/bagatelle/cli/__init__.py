"""The command ``bagatelle``: ``entry`` finds the command, which has a file of its own."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from bagatelle.cli.version import version

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; wrong input gives one sentence and code 2."""
    words = list(sys.argv[1:] if argv is None else argv)
    if words == ["--version"]:
        print(version())
        return 0
    # Who asks for the version does not wait for this.
    from bagatelle.cli.entry import run

    return run(words)
