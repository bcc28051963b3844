"""Records: a match as text that a person can read and write.

``docs/record-format.md`` describes the formats; ``replay`` reads a record back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from bagatelle.kernel.commitment import commitment
from bagatelle.kernel.game import Viewer

if TYPE_CHECKING:
    from bagatelle.kernel.match import Match

FIRST_LINE = "bagatelle record 1"
PERSPECTIVE_LINE = "bagatelle perspective 1"


class Heading(NamedTuple):
    """What stands above the moves: what is played, and who plays."""

    game: str
    rules_version: int
    components_hash: str
    players: int
    options: Mapping[str, str]
    seed: str
    names: tuple[str, ...]


class NumberedMove(NamedTuple):
    """A move as text, and which one of the match it was."""

    number: int
    seat: int
    text: str


def heading_of(match: Match) -> Heading:
    game = match.game
    return Heading(
        game.info.name,
        game.info.rules_version,
        game.components_hash,
        game.players,
        game.options,
        match.seed,
        match.names,
    )


def write(match: Match, committed: bool = False) -> str:
    """The record of a match, finished or not; ``committed`` if its seed was promised by its hash.

    Moves decided at the same time stand in the order of their seats, whoever came first.
    """
    in_order = sorted(match.played, key=lambda played: (played.batch, played.seat))
    moves = [
        NumberedMove(number, played.seat, match.notation(played))
        for number, played in enumerate(in_order, start=1)
    ]
    scores = " ".join(map(str, match.scores)) if match.is_over else None
    return write_moves(heading_of(match), moves, scores, committed)


def write_moves(
    heading: Heading, moves: Iterable[NumberedMove], scores: str | None, committed: bool
) -> str:
    """A record from its parts, whether or not this version can play its moves."""
    lines = [
        FIRST_LINE,
        *_what_is_played(heading),
        f"seed: {heading.seed}",
        *([f"commitment: {commitment(heading.seed)}"] if committed else []),
        *_who_plays(heading),
        "",
        *_move_lines(moves),
    ]
    if scores is not None:
        lines += ["", f"scores: {scores}"]
    return "\n".join(lines) + "\n"


def write_perspective(match: Match, viewer: Viewer) -> str:
    """What one viewer has seen of a match so far: its events, and no seed."""
    lines = _perspective(heading_of(match), viewer)
    for event in match.events(viewer):
        parts = msgspec.json.encode(dict(event.parts)).decode()
        lines.append(f"{event.kind} {parts}")
    return "\n".join(lines) + "\n"


def write_known_moves(heading: Heading, moves: Iterable[NumberedMove], viewer: Viewer) -> str:
    """What is left of a perspective without the events: the moves that a viewer knows anyway."""
    return "\n".join([*_perspective(heading, viewer), *_move_lines(moves)]) + "\n"


def _perspective(heading: Heading, viewer: Viewer) -> list[str]:
    return [
        PERSPECTIVE_LINE,
        *_what_is_played(heading),
        f"commitment: {commitment(heading.seed)}",
        f"seen by: {'spectator' if viewer is None else f'seat {viewer + 1}'}",
        *_who_plays(heading),
        "",
    ]


def _what_is_played(heading: Heading) -> list[str]:
    return [
        f"game: {heading.game}",
        f"rules: {heading.rules_version}",
        f"components: {heading.components_hash}",
        f"players: {heading.players}",
        *(f"{name}: {value}" for name, value in heading.options.items()),
    ]


def _who_plays(heading: Heading) -> list[str]:
    return [f"seat {seat}: {name}" for seat, name in enumerate(heading.names, start=1) if name]


def _move_lines(moves: Iterable[NumberedMove]) -> list[str]:
    return [f"{move.number}. seat {move.seat + 1}: {move.text}" for move in moves]
