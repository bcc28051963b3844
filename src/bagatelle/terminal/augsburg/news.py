"""What happened: the whole log in words, and what concerns the viewer."""

from __future__ import annotations

from rich.text import Text

from bagatelle.kernel.game import Event
from bagatelle.terminal import palette
from bagatelle.terminal.augsburg.things import name_of
from bagatelle.terminal.board import Board

STYLES = {
    "round_begun": palette.HEADING,
    "visit_begun": palette.HEADING,
    "auction_won": palette.WELCOME,
    "step_stolen": palette.SPOILT,
    "built": palette.WELCOME,
    "built_by_architect": palette.WELCOME,
    "game_ended": palette.LIT,
}
SHOWN_ANYWAY = {"card_laid", "notes_offered", "note_offered", "top_seen", "step_handed"}
"""What the table shows anyway."""
OWN_DECISIONS = {
    "note_bought", "note_rejected", "number_named", "number_held", "passed", "note_picked",
    "card_taken", "money_taken", "points_gained", "use_given_up", "note_discarded", "climbed",
    "florins_traded", "tile_taken", "built", "built_by_architect", "victim_paid",
    "victim_honoured", "note_given",
}  # fmt: skip
"""Whoever does one of these has seen all that was before it."""
RESULTS = {
    "note_drawn", "free_note_drawn", "auction_won", "rival_compensated", "points_gained",
    "income_paid", "prestige_gained",
}  # fmt: skip
"""What a move can bring beside what was chosen."""


def log(board: Board, viewer: int, brief: bool, since: int) -> list[Text]:
    """Everything, in the words of the rules; in brief without what the table shows."""
    return [
        Text(words, STYLES.get(event.kind, ""))
        for event, words in _told(board, viewer, since)
        if not (brief and event.kind in SHOWN_ANYWAY)
    ]


def results(board: Board, viewer: int, since: int) -> list[Text]:
    """What the viewer's own move has brought."""
    return [
        Text(words, palette.WELCOME)
        for event, words in _told(board, viewer, since)
        if event.kind in RESULTS and _seat(event) == viewer
    ]


def news(board: Board, viewer: int) -> list[Text]:
    """What has happened since the viewer last decided something."""
    told = _told(board, viewer, 0)
    decided = [
        number
        for number, (event, _) in enumerate(told)
        if event.kind in OWN_DECISIONS and _seat(event) == viewer
    ]
    return [
        Text(words, STYLES.get(event.kind, palette.QUIET))
        for event, words in told[decided[-1] + 1 if decided else 0 :]
        if event.kind not in SHOWN_ANYWAY
    ]


def _told(board: Board, viewer: int, since: int) -> list[tuple[Event, str]]:
    match = board.match
    return [(event, board.say(match.log_line(event))) for event in match.events(viewer, since)]


def _seat(event: Event) -> int | None:
    player = event.parts.get("player")
    return None if player is None else int(name_of(str(player))) - 1
