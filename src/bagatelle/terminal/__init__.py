"""Play and watch in a terminal: on a screen, or as plain lines that can be piped.

``run`` takes what was settled on the command line. A game gets its board in ``boards``.
"""

from __future__ import annotations

import os
import sys

from bagatelle.terminal.setup import TerminalSetup

__all__ = ["TerminalSetup", "run"]


def run(setup: TerminalSetup) -> int:
    """Play a match and return the exit code; raises BagatelleError if it cannot begin."""
    # Imported here, so that the command line starts fast for those who do not play.
    from bagatelle.terminal.session import Session

    session = Session(setup)
    at_screen = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    if setup.plain or not at_screen:
        from bagatelle.terminal.plain import PlainTable

        return PlainTable(session, sys.stdin, sys.stdout).play()
    from bagatelle.terminal.app import TableApp

    app = TableApp(session, colour=setup.colour and "NO_COLOR" not in os.environ)
    app.run()
    if session.kept and not session.match.is_over:
        print(session.farewell())
    return app.return_code or 0
