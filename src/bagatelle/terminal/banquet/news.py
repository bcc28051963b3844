"""What happened: the others' turns in one line each."""

from __future__ import annotations

from rich.text import Text

from bagatelle.games.banquet.view import BanquetView
from bagatelle.kernel.game import LogLine
from bagatelle.kernel.message import message
from bagatelle.terminal import palette
from bagatelle.terminal.banquet.dishes import chip
from bagatelle.terminal.banquet.nobles import ARROWS
from bagatelle.terminal.board import Board
from bagatelle.terminal.drawing import name_of


def news(board: Board[BanquetView], viewer: int) -> list[Text]:
    """The others' turns since the viewer's last one, and what befell the table meanwhile."""
    lines: list[Text] = []
    turn_of: int | None = None
    for line in board.recent_lines(viewer):
        kind = board.kind_of(line)
        if line.seat is None or kind.barrier:
            lines.append(Text(board.say(line.message), palette.TONES[kind.tone]))
            turn_of = None
            continue
        if line.seat != turn_of:
            turn_of = line.seat
            lines.append(Text.assemble(board.name(turn_of)))
        lines[-1].append_text(_item(board, line))
    return lines


def _item(board: Board[BanquetView], line: LogLine) -> Text:
    """One step of somebody's turn, in signs; the log has the words."""
    parts = {part: str(value) for part, value in line.parts.items()}
    match line.kind:
        case "row_taken" | "column_taken" | "imposter_used":
            (ref,) = (value for part, value in parts.items() if part != "player")
            return Text(f"  {board.word(ref)} ", palette.QUIET)
        case "dish_served":
            return Text.assemble(" ", chip(parts["dish"]), name_of(parts["noble"]))
        case "course_served":
            noble, _, direction = name_of(parts["course"]).partition(".")
            return Text.assemble(" ", chip(parts["dish"]), noble, ARROWS[direction])
        case "noble_satisfied":
            return Text(f"✓+{parts['points']}", palette.LIT)
        case "noble_cleared":
            return Text(f"×{parts['dishes']}", palette.SPOILT)
        case "noble_cleared_by_choice":
            words = message("terminal-banquet-news-cleared", noble=name_of(parts["noble"]))
            return Text(f"  {board.say(words)} ×{parts['dishes']}", palette.SPOILT)
        case _:
            raise ValueError(f"no line for the event {line.kind!r}")
