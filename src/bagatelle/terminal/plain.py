"""Plain lines: the same table without a screen, to be piped, scripted, or read aloud."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TextIO

from rich.console import Console, RenderableType

from bagatelle.kernel.choice import Move
from bagatelle.kernel.errors import BagatelleError
from bagatelle.kernel.message import Message, message
from bagatelle.terminal import sheets
from bagatelle.terminal.boards import make_board
from bagatelle.terminal.saves import CannotSave
from bagatelle.terminal.session import Session

WIDTH = 100
WIPE = "\033[H\033[2J\033[3J"
"""Clears a terminal and what has scrolled out of it."""
BLANK_LINES = 100
"""Where nothing can be cleared."""

COMMANDS = (
    ("7", Message("terminal-plain-number")),
    ("table", Message("terminal-plain-table")),
    ("log", Message("terminal-help-log")),
    ("rivals", Message("terminal-help-rivals")),
    ("advice", Message("terminal-help-advice")),
    ("undo", Message("terminal-help-undo")),
    ("save FILE", Message("terminal-help-save")),
    ("again", Message("terminal-plain-again")),
    ("help", Message("terminal-plain-help")),
    ("quit", Message("terminal-help-quit")),
)


class PlainTable:
    """Asks on one stream and listens on another, a line at a time."""

    def __init__(self, session: Session, lines: TextIO, out: TextIO) -> None:
        self._session = session
        self._lines = lines
        self._out = out
        self._console = Console(
            file=out, width=WIDTH, color_system=None, force_terminal=False, highlight=False
        )
        self._board = make_board(session.match, session.say)
        self._told: dict[int, int] = {}
        self._warned = False

    def play(self) -> int:
        """Play until the input ends or somebody leaves; returns the exit code."""
        self._print(self._board.title())
        try:
            self._go_on()
            while (line := self._read()) is not None and line != "quit":
                self._answer(line)
        except KeyboardInterrupt:
            self._print("")
        self._leave()
        return 0

    # ------------------------------------------------------------------ asking

    def _go_on(self) -> None:
        """Let the bots play, tell what happened, and put the next question."""
        session = self._session
        while session.seat is not None and not session.is_human(session.seat):
            session.play(session.bot_choice())
        if session.curtain:
            self._hand_over()
        self._tell()
        if session.match.is_over:
            self._show(sheets.score_sheet(session, self._board))
            self._keep()
            if session.kept is not None:
                self._say(message("terminal-plain-kept", file=str(session.kept)))
            self._say(message("terminal-plain-over"))
            return
        self._keep()
        if not session.match.can_undo(session.viewer):
            self._draw()
        self._ask()

    def _hand_over(self) -> None:
        """Wipe the screen and wait until the next person sits there alone."""
        session = self._session
        assert session.seat is not None
        at_keyboard = self._lines.isatty()
        if at_keyboard:
            self._print("\n" * BLANK_LINES if os.environ.get("TERM") == "dumb" else WIPE)
        self._say(message("terminal-curtain", player=session.name(session.seat)))
        if at_keyboard:
            self._lines.readline()
        session.lift_curtain()

    def _ask(self) -> None:
        session = self._session
        self._say(message("terminal-your-turn", player=session.name(session.viewer)))
        self._say(session.match.question(session.viewer))
        hand = self._board.hand(session.viewer, ())
        if hand:
            words = session.say(message("terminal-in-hand"))
            self._print(f"{words} {' '.join(hand.plain.split())}")
        choices = self._choices()
        width = max(len(str(move)) for move, _ in choices)
        for number, (move, words) in enumerate(choices, start=1):
            self._print(f"{number:3}  {move!s:{width}}  {words}".rstrip())

    def _choices(self) -> list[tuple[Move, str]]:
        """Every legal move with what it would do, in the order of the menus."""
        return list(self._board.menu(self._session.viewer).leaves())

    # ------------------------------------------------------------------ answering

    def _read(self) -> str | None:
        """The next line that says something; None when the input has ended."""
        at_keyboard = self._lines.isatty()
        while True:
            if at_keyboard:
                print("> ", end="", file=self._out, flush=True)
            line = self._lines.readline()
            if not line:
                return None
            text = line.strip()
            if text and not text.startswith("#"):
                if not at_keyboard:
                    self._print(f"> {text}")
                return text

    def _answer(self, line: str) -> None:
        command, _, rest = line.partition(" ")
        try:
            match command:
                case "help":
                    self._help()
                case "table":
                    self._draw()
                    self._ask_again()
                case "log":
                    self._show(*self._board.log(self._session.viewer))
                    self._ask_again()
                case "rivals":
                    self._rivals()
                case "advice":
                    self._show(*sheets.advice_page(self._session, self._session.advice()))
                    self._ask_again()
                case "undo":
                    self._undo()
                case "save":
                    self._save(rest.strip())
                case "again" if self._session.match.is_over:
                    self._play_again()
                case _:
                    self._play(line)
        except BagatelleError as error:
            self._say(error.message)
            self._ask_again()

    def _ask_again(self) -> None:
        if not self._session.match.is_over:
            self._ask()

    def _play(self, line: str) -> None:
        session = self._session
        choices = [] if session.match.is_over else self._choices()
        if line.isdecimal() and 1 <= int(line) <= len(choices):
            session.play(choices[int(line) - 1][0])
        else:
            session.play(line)
        self._go_on()

    def _play_again(self) -> None:
        self._session.play_again()
        self._board = make_board(self._session.match, self._session.say)
        self._told = {}
        self._go_on()

    def _undo(self) -> None:
        self._session.undo()
        self._say(Message("terminal-undone"))
        self._go_on()

    def _save(self, name: str) -> None:
        if not name:
            raise CannotSave(Message("terminal-save-no-name"))
        path = self._session.save(Path(name))
        self._say(message("terminal-saved", file=str(path)))

    # ------------------------------------------------------------------ telling

    def _tell(self) -> None:
        """What happened since the last line."""
        session = self._session
        listener = session.viewer if session.keeps_secrets else 0
        self._show(*self._board.log(session.viewer, since=self._told.get(listener, 0)))
        self._told[listener] = session.match.row_count

    def _draw(self) -> None:
        board, viewer = self._board, self._session.viewer
        self._print("")
        self._show(
            board.state(viewer),
            board.table(viewer, (), roomy=False),
            board.players(viewer, roomy=True),
            board.belongings(viewer, viewer, (), roomy=False),
        )

    def _rivals(self) -> None:
        viewer = self._session.viewer
        for seat in range(self._session.match.game.parties):
            if seat != viewer:
                belongings = self._board.belongings(viewer, seat, (), roomy=False)
                self._show(self._board.name(seat), belongings)
        self._ask_again()

    def _help(self) -> None:
        seat = self._session.seat
        heading = Message("terminal-plain-commands")
        notation = (self._board.example, Message("terminal-plain-notation"))
        commands = (COMMANDS[0], notation, *COMMANDS[1:])
        self._show(sheets.help_page(self._board, seat, commands, heading))
        self._ask_again()

    def _leave(self) -> None:
        """The match is kept; where no file can be written, its record is printed instead."""
        session = self._session
        if session.match.is_over or not session.worth_keeping:
            return
        try:
            session.keep()
        except CannotSave:
            self._print(session.match.record())
            raise
        self._print(session.farewell())

    def _keep(self) -> None:
        if self._session.worth_keeping:
            try:
                self._session.keep()
            except CannotSave as error:
                if not self._warned:
                    self._say(error.message)
                self._warned = True

    def _show(self, *pieces: RenderableType) -> None:
        with self._console.capture() as drawn:
            self._console.print(*pieces, sep="\n")
        for line in drawn.get().splitlines():
            self._print(line.rstrip())

    def _say(self, words: Message) -> None:
        self._print(self._session.say(words))

    def _print(self, line: str) -> None:
        """A line as it is: a sentence may hold a path, which must not be broken."""
        print(line, file=self._out, flush=True)
