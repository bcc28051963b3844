"""What happened: which events stand out, and what the others have done."""

from __future__ import annotations

from rich.text import Text

from bagatelle.games.rokoko.events import EVENT_KINDS as BASE_KINDS
from bagatelle.games.rokoko.modules.du_barry.rows import ROWS as DU_BARRY_ROWS
from bagatelle.games.rokoko.modules.rows import MODULE_ROWS
from bagatelle.terminal import palette
from bagatelle.terminal.board import Board, Told
from bagatelle.terminal.palette import TONES

EVENT_KINDS = (*BASE_KINDS, *MODULE_ROWS.events)
HERS = {kind.name for kind in DU_BARRY_ROWS.events}
"""What Madame du Barry does names nobody else."""
STYLES = {kind.name: TONES[kind.tone] for kind in EVENT_KINDS if kind.tone != "plain"}
SHOWN_ANYWAY = {kind.name for kind in EVENT_KINDS if kind.routine}
OUTCOMES = dict.fromkeys(
    (
        "tile_drawn", "reward_taken", "bonus_gained", "all_halls_reached", "income_paid",
        "prestige_bought", "trimming_taken", "task_marked", "trial_passed", "hall_bonus",
        "dress_bonus", "expert_bonus", "jewel_gained",
    ),
    palette.WELCOME,
)  # fmt: skip


def news(board: Board, viewer: int) -> list[Text]:
    """What the others have done since the viewer's last turn began."""
    told = board.told(viewer)
    begun = [
        number
        for number, each in enumerate(told)
        if each.kind == "turn_begun" and each.seat == viewer
    ]
    if viewer in board.match.to_act and _turn_goes_on(viewer, told):
        begun = begun[:-1]
    return [
        Text(each.words, STYLES.get(each.kind, palette.QUIET))
        for each in told[begun[-1] if begun else 0 :]
        if each.kind not in SHOWN_ANYWAY and (each.kind in HERS or each.seat not in (None, viewer))
    ]


def _turn_goes_on(viewer: int, told: list[Told]) -> bool:
    """Whether the last turn that began is the viewer's own."""
    turns = [each.seat for each in told if each.kind in ("turn_begun", "round_begun")]
    return turns[-1:] == [viewer]
