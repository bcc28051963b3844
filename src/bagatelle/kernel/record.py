"""Records: a match as text that a person can read and write.

``docs/record-format.md`` describes the format; ``replay`` reads it back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bagatelle.kernel.match import Match

FIRST_LINE = "bagatelle record 1"


def write(match: Match) -> str:
    """The record of a match, finished or not.

    Moves decided at the same time stand in the order of their seats, whoever came first.
    """
    game = match.game
    lines = [
        FIRST_LINE,
        f"game: {game.info.name}",
        f"rules: {game.info.rules_version}",
        f"components: {game.components_hash}",
        f"players: {game.players}",
        *(f"{name}: {value}" for name, value in game.options.items()),
        f"seed: {match.seed}",
        *(f"seat {seat}: {name}" for seat, name in enumerate(match.names, start=1) if name),
        "",
    ]
    in_order = sorted(match.played, key=lambda played: (played.batch, played.seat))
    for number, played in enumerate(in_order, start=1):
        lines.append(f"{number}. seat {played.seat + 1}: {match.notation(played)}")
    if match.is_over:
        lines += ["", f"scores: {' '.join(map(str, match.scores))}"]
    return "\n".join(lines) + "\n"
