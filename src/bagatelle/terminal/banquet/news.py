"""What happened: which events stand out, and the others' turns in one line each."""

from __future__ import annotations

from rich.text import Text

from bagatelle.kernel.game import Event
from bagatelle.kernel.message import message
from bagatelle.terminal import palette
from bagatelle.terminal.banquet.dishes import chip
from bagatelle.terminal.banquet.nobles import ARROWS
from bagatelle.terminal.board import Board, Told
from bagatelle.terminal.drawing import name_of

STYLES = {
    "turn_begun": palette.HEADING,
    "dish_laid": palette.FAINT,
    "noble_satisfied": palette.WELCOME,
    "noble_cleared": palette.SPOILT,
    "noble_cleared_by_choice": palette.SPOILT,
    "end_card_shown": palette.LIT,
}
SHOWN_ANYWAY = {"dish_laid"}
OUTCOMES = {"noble_satisfied": palette.WELCOME, "noble_cleared": palette.SPOILT}


def news(board: Board, viewer: int) -> list[Text]:
    """The others' turns since the viewer's last one, and what befell the table meanwhile."""
    told = board.told(viewer)
    lines: list[Text] = []
    for event, words, seat in told[_since(board, viewer, told) :]:
        if event.kind in SHOWN_ANYWAY:
            continue
        if seat is None or event.kind == "first_player_drawn":
            lines.append(Text(words, STYLES.get(event.kind, palette.QUIET)))
        elif seat != viewer:
            if event.kind == "turn_begun":
                lines.append(Text.assemble(board.name(seat)))
            else:
                lines[-1].append_text(_item(board, event))
    return lines


def _since(board: Board, viewer: int, told: list[Told]) -> int:
    """Where the viewer's last turn began: the one before this, if it is his turn now."""
    begun = [
        number
        for number, each in enumerate(told)
        if each.kind == "turn_begun" and each.seat == viewer
    ]
    if viewer in board.match.to_act:
        begun = begun[:-1]
    return begun[-1] if begun else 0


def _item(board: Board, event: Event) -> Text:
    """One step of somebody's turn, in signs; the log has the words."""
    parts = {part: str(value) for part, value in event.parts.items()}
    match event.kind:
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
            raise ValueError(f"no line for the event {event.kind!r}")
