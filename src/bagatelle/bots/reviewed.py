"""What a review of a finished match is made of: shapes that leave the library as they are."""

from __future__ import annotations

import msgspec

from bagatelle.bots.advice import AdvisedLine


class ReviewedTurn(msgspec.Struct, frozen=True):
    """A stretch of moves of one seat, until somebody else was to act or something came to light."""

    first: int
    """How many moves were made before it."""
    moves: int
    """How many it has."""
    seat: int
    chances: tuple[float, ...]
    """Of each party to win, before the turn: from 0 to 1, together 1."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A turn after which somebody's chances were others than before."""

    turn: int
    """Which of the turns, counted from 0."""
    party: int
    """Whose chances changed: those of whoever moved, unless others' changed by more."""
    swing: float
    """By how much, from -1 to 1."""


class Course(msgspec.Struct, frozen=True):
    """How the chances went. Chances follow the order of parties: seats first."""

    turns: tuple[ReviewedTurn, ...]
    end: tuple[float, ...]
    """The chances after the last turn: 1 for the winner, shared if there are several."""
    rounds: tuple[int, ...]
    """After how many moves each round was over; the last one with the match."""
    turning_points: tuple[TurningPoint, ...]
    """The largest changes, in the order in which they happened."""


class ComparedTurn(msgspec.Struct, frozen=True):
    """A turn with something to choose, beside what else could have been done. All ways were played
    on in the same imagined worlds.
    """

    turn: int
    """Which of the turns, counted from 0."""
    played: AdvisedLine
    """What was done."""
    better: tuple[AdvisedLine, ...]
    """Other ways that promised more, at most three, the best first; none if there was nothing
    better."""
    best: bool
    """Whether what was done is among the best: nothing promised more, or by so little that it may
    be chance."""


class Review(msgspec.Struct, frozen=True):
    """A finished match, thought over once more."""

    seat: int | None
    """With whose knowledge the course is seen; None: with that of all."""
    seed: str
    """Of the worlds that were imagined: equal seeds give equal reviews."""
    playouts: int
    """How often the table was played on, at least, to compare one turn, all lines together: oftener
    in a game whose playouts are quick."""
    course: Course
    compared: tuple[ComparedTurn, ...]
    """The turns with something to choose."""
    found: tuple[Found, ...]


class Found(msgspec.Struct, frozen=True):
    """How often a seat found the best way."""

    seat: int
    best: int
    compared: int
    """Among so many of its turns: those with something to choose."""
