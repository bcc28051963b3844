"""Matches of random moves, and what can be asked of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

import msgspec

from bagatelle.kernel.choice import Choice, Refusal
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Row
from bagatelle.kernel.game import Game, Seat, Viewer
from bagatelle.kernel.match import Match, Played
from bagatelle.kernel.table import Table
from tests.variants import Variant


def table_of(match: Match) -> Table:
    """The table itself: the suite looks behind the border, nobody else does."""
    return match._table


def viewers(match: Match) -> list[Viewer]:
    """Every seat, and the spectator."""
    return [*range(match.game.players), None]


def as_seat(viewer: Viewer) -> Seat:
    """A viewer as the rules number him."""
    return -1 if viewer is None else viewer


def legal(match: Match, seat: Seat) -> list[Choice]:
    """The choices of a seat, without the hints that make ``legal_moves`` slower."""
    game = match.game
    moves = game.rules.legal(table_of(match), seat)
    return [game.made_by(seat, game.choice(move)) for move in moves]


@cache
def all_moves(game: Game) -> list[int]:
    """Every move there is in a game; the list is long, and the same at every decision."""
    return list(game.all_moves())


def refusals(match: Match, seat: Seat, moves: Iterable[int]) -> list[Refusal | None]:
    """What ``why_not`` says of each of these moves, with the legal ones found only once."""
    game, t = match.game, table_of(match)
    can = set(game.rules.legal(t, seat))
    return [None if move in can else game.refuse(t, seat, move) for move in moves]


def random_choice(match: Match, chooser: Dealer) -> tuple[Seat, Choice]:
    """One of the seats to act, and one of its choices."""
    seat = match.to_act[chooser.below(len(match.to_act))]
    choices = legal(match, seat)
    return seat, choices[chooser.below(len(choices))]


def play_on(match: Match, chooser: Dealer) -> Iterator[tuple[Seat, Choice]]:
    """Random moves to the end. Each is handed out before it is made."""
    while not match.is_over:
        seat, choice = random_choice(match, chooser)
        yield seat, choice
        match.play(choice, seat)


@cache
def game_of(variant: Variant) -> Game:
    """One game for all matches of a variant: it remembers nothing of them."""
    return variant.make()


def new_match(variant: Variant, seed: str) -> Match:
    return Match(game_of(variant), seed)


@cache
def finished(variant: Variant, seed: str) -> Match:
    """A match of random moves that is over; to be looked at only."""
    match = new_match(variant, seed)
    for _ in play_on(match, Dealer(f"moves of {seed}")):
        pass
    return match


class Snapshot(NamedTuple):
    """Everything that a match is, to see whether it changed."""

    fingerprint: str
    moves: tuple[Played, ...]
    """In the order of the record, which does not know who was first among equals."""
    rows: tuple[Row, ...]
    position: int
    to_act: tuple[Seat, ...]
    can_undo: tuple[bool, ...]


def snapshot(match: Match) -> Snapshot:
    return Snapshot(
        match.fingerprint,
        tuple(sorted(match.played, key=lambda played: (played.batch, played.seat))),
        tuple(match.rows),
        match.draws,
        match.to_act,
        tuple(match.can_undo(seat) for seat in range(match.game.players)),
    )


def told(match: Match, since: int = 0) -> bytes:
    """What every viewer has been told, from a row on, and sees now."""
    return msgspec.json.encode(
        [(match.view(v), match.events(v, since), match.log(v, since)) for v in viewers(match)]
    )
