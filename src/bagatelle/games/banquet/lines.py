"""The lines of the final scoring: one for each place in the row of nobles, numbered alike."""

from __future__ import annotations

from collections.abc import Iterable

from bagatelle.games.banquet.components import Requirement
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.rows import LineKind


def line_kinds(requirements: Iterable[Requirement]) -> tuple[LineKind, ...]:
    """A row for each noble of a seat: they are the same on one side of the cards."""
    return tuple(
        LineKind(number, requirement.id, _item(requirement), "BQ-END-08", _item(requirement))
        for number, requirement in enumerate(requirements)
    )


def _item(requirement: Requirement) -> Message:
    if len(requirement.courses) == 1:
        (direction,) = requirement.courses
        return message(
            "banquet-score-noble-ordered", requirement=requirement.id, direction=direction
        )
    return message("banquet-score-noble", requirement=requirement.id)
