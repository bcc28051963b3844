"""What happened: the whole log in words, and what concerns the viewer."""

from __future__ import annotations

from rich.text import Text

from bagatelle.kernel.game import Event
from bagatelle.terminal import palette
from bagatelle.terminal.board import Board
from bagatelle.terminal.rokoko.things import name_of

STYLES = {
    "round_begun": palette.HEADING,
    "turn_begun": palette.HEADING,
    "dress_rented": palette.WELCOME,
    "decoration_funded": palette.WELCOME,
    "all_halls_reached": palette.LIT,
    "game_ended": palette.LIT,
}
SUPPLY = {
    "worker_removed", "worker_offered", "tile_laid", "dress_expired", "dress_moved", "dress_shown",
    "worker_taken", "turn_begun",
}  # fmt: skip
"""What the table shows anyway."""
RESULTS = {
    "tile_drawn", "reward_taken", "bonus_gained", "all_halls_reached", "income_paid",
    "prestige_bought", "trimming_taken",
}  # fmt: skip
"""What a move can bring beside what was chosen."""


def log(board: Board, viewer: int, brief: bool, since: int) -> list[Text]:
    """Everything, in the words of the rules; in brief without what the table shows."""
    return [
        Text(words, STYLES.get(event.kind, ""))
        for event, words in _told(board, viewer, since)
        if not (brief and event.kind in SUPPLY)
    ]


def results(board: Board, viewer: int, since: int) -> list[Text]:
    """What the viewer's own move has brought."""
    return [
        Text(words, palette.WELCOME)
        for event, words in _told(board, viewer, since)
        if event.kind in RESULTS and _seat(event) == viewer
    ]


def news(board: Board, viewer: int) -> list[Text]:
    """What the others have done since the viewer's last turn began."""
    told = _told(board, viewer, 0)
    begun = [
        number
        for number, (event, _) in enumerate(told)
        if event.kind == "turn_begun" and _seat(event) == viewer
    ]
    if viewer in board.match.to_act and told and _turn_goes_on(board, viewer, told):
        begun = begun[:-1]
    return [
        Text(words, STYLES.get(event.kind, palette.QUIET))
        for event, words in told[begun[-1] if begun else 0 :]
        if event.kind not in SUPPLY and _seat(event) not in (None, viewer)
    ]


def _turn_goes_on(board: Board, viewer: int, told: list[tuple[Event, str]]) -> bool:
    """Whether the last turn that began is the viewer's own."""
    turns = [_seat(event) for event, _ in told if event.kind in ("turn_begun", "round_begun")]
    return bool(turns) and turns[-1] == viewer


def _told(board: Board, viewer: int, since: int) -> list[tuple[Event, str]]:
    match = board.match
    return [(event, board.say(match.log_line(event))) for event in match.events(viewer, since)]


def _seat(event: Event) -> int | None:
    player = event.parts.get("player")
    return None if player is None else int(name_of(str(player))) - 1
