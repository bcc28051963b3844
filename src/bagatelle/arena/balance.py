"""Where the points of many games come from, and what was chosen in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from bagatelle.arena.contest import Outcome
from bagatelle.kernel.game import Game
from bagatelle.kernel.message import Message
from bagatelle.kernel.score import ScoreLine


class Source(msgspec.Struct, frozen=True):
    """A line of the score sheet."""

    item: Message
    clause: str
    mean: float
    """Points for each player and game."""


class Use(msgspec.Struct, frozen=True):
    """A choice in the notation, or the kind of one."""

    choice: str
    per_game: float


class Balance(msgspec.Struct, frozen=True):
    """What was worth something, and what was used; what nobody chose stands there with 0."""

    sources: tuple[Source, ...]
    kinds: tuple[Use, ...]
    """Every kind of choice."""
    things: Mapping[str, tuple[Use, ...]]
    """The choices of each kind that names a thing."""


def balance(game: Game, outcomes: Sequence[Outcome]) -> Balance:
    """The balance of games that were played with a tally."""
    games = len(outcomes)
    chosen: Counter[int] = Counter()
    for outcome in outcomes:
        chosen.update(outcome.moves)
    by_kind: Counter[str] = Counter()
    things: dict[str, list[Use]] = {}
    for move in game.all_moves():
        choice, text = game.spelled(move)
        by_kind[choice.kind] += chosen[move]
        if choice.refs:
            things.setdefault(choice.kind, []).append(Use(text, chosen[move] / games))
    return Balance(
        sources=_sources(outcomes, games * game.players),
        kinds=tuple(Use(kind, count / games) for kind, count in by_kind.items()),
        things={kind: tuple(uses) for kind, uses in things.items()},
    )


def _sources(outcomes: Sequence[Outcome], scores: int) -> tuple[Source, ...]:
    """All lines of all sheets, in the order in which they come up."""
    lines: dict[bytes, ScoreLine] = {}
    points: Counter[bytes] = Counter()
    for outcome in outcomes:
        for line in outcome.lines:
            item = msgspec.json.encode(line.item)
            lines.setdefault(item, line)
            points[item] += sum(some or 0 for some in line.points)
    return tuple(
        Source(line.item, line.clause, points[item] / scores) for item, line in lines.items()
    )
