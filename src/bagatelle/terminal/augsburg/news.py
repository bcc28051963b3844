"""What happened: which events stand out, and those that concern the viewer."""

from __future__ import annotations

from rich.text import Text

from bagatelle.terminal import palette
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
OUTCOMES = dict.fromkeys(
    (
        "note_drawn", "free_note_drawn", "auction_won", "rival_compensated", "points_gained",
        "income_paid", "prestige_gained",
    ),
    palette.WELCOME,
)  # fmt: skip
OWN_DECISIONS = {
    "note_bought", "note_rejected", "number_named", "number_held", "passed", "note_picked",
    "card_taken", "money_taken", "points_gained", "use_given_up", "note_discarded", "climbed",
    "florins_traded", "tile_taken", "built", "built_by_architect", "victim_paid",
    "victim_honoured", "note_given",
}  # fmt: skip
"""Whoever does one of these has seen all that was before it."""


def news(board: Board, viewer: int) -> list[Text]:
    """What has happened since the viewer last decided something."""
    told = board.told(viewer)
    decided = [
        number
        for number, each in enumerate(told)
        if each.kind in OWN_DECISIONS and each.seat == viewer
    ]
    return [
        Text(each.words, STYLES.get(each.kind, palette.QUIET))
        for each in told[decided[-1] + 1 if decided else 0 :]
        if each.kind not in SHOWN_ANYWAY
    ]
