"""What happened: the whole log in words, and the others' turns in one line each."""

from __future__ import annotations

from rich.text import Text

from bagatelle.kernel.game import Event
from bagatelle.kernel.message import message
from bagatelle.terminal import palette
from bagatelle.terminal.banquet.dishes import chip, name_of
from bagatelle.terminal.banquet.nobles import ARROWS
from bagatelle.terminal.board import Board

STYLES = {
    "turn_begun": palette.HEADING,
    "dish_laid": palette.FAINT,
    "noble_satisfied": palette.WELCOME,
    "noble_cleared": palette.SPOILT,
    "noble_cleared_by_choice": palette.SPOILT,
    "end_card_shown": palette.LIT,
}


def log(board: Board, viewer: int, brief: bool, since: int) -> list[Text]:
    """Everything, in the words of the rules; in brief without the dishes that were laid."""
    events, messages = board.match.events(viewer, since), board.match.log(viewer, since)
    return [
        Text(board.say(words), STYLES.get(event.kind, ""))
        for event, words in zip(events, messages, strict=True)
        if not (brief and event.kind == "dish_laid")
    ]


def results(board: Board, viewer: int, since: int) -> list[Text]:
    """Whom a dish has satisfied or lost."""
    told = zip(board.match.events(viewer, since), board.match.log(viewer, since), strict=True)
    return [
        Text(board.say(words), STYLES[event.kind])
        for event, words in told
        if event.kind in ("noble_satisfied", "noble_cleared")
    ]


def news(board: Board, viewer: int) -> list[Text]:
    """The others' turns since the viewer's last one, and what befell the table meanwhile."""
    told = list(zip(board.match.events(viewer), board.match.log(viewer), strict=True))
    lines: list[Text] = []
    for event, words in told[_since(board, viewer, [event for event, _ in told]) :]:
        if event.kind == "dish_laid":
            continue
        if "player" not in event.parts or event.kind == "first_player_drawn":
            lines.append(Text(board.say(words), STYLES.get(event.kind, palette.QUIET)))
        elif _seat(event) != viewer:
            if event.kind == "turn_begun":
                lines.append(Text.assemble(board.name(_seat(event))))
            else:
                lines[-1].append_text(_item(board, event))
    return lines


def _since(board: Board, viewer: int, events: list[Event]) -> int:
    """Where the viewer's last turn began: the one before this, if it is his turn now."""
    begun = [
        number
        for number, event in enumerate(events)
        if event.kind == "turn_begun" and _seat(event) == viewer
    ]
    if viewer in board.match.to_act:
        begun = begun[:-1]
    return begun[-1] if begun else 0


def _seat(event: Event) -> int:
    return int(name_of(str(event.parts["player"]))) - 1


def _item(board: Board, event: Event) -> Text:
    """One step of somebody's turn, in signs; the log has the words."""
    parts = {part: str(value) for part, value in event.parts.items()}
    match event.kind:
        case "row_taken" | "column_taken" | "imposter_used":
            (ref,) = (value for part, value in parts.items() if part != "player")
            return Text(f"  {board.say(board.match.game.word(ref))} ", palette.QUIET)
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
