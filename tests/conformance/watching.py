"""Non-interference: whatever a viewer may not know, what he receives does not depend on it.

A *twin* of a table is one that its viewer could not tell from it (``imagine``). Both are played on
in step, with different dealers, and with different choices of the others as long as those are
secret. The viewer must receive the same bytes from both until something hidden is rightly revealed
to him: a barrier that he hears. Then a new twin is drawn, in the middle of a move if need be.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from functools import cache
from itertools import takewhile
from typing import NamedTuple

import msgspec

from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import EVERYONE, Events, Row
from bagatelle.kernel.game import Game, Seat, Viewer
from bagatelle.kernel.match import Match
from bagatelle.kernel.rules import Rules
from bagatelle.kernel.table import Table
from tests.conformance.play import all_moves, as_seat, random_choice, refusals, table_of

PROBES = 40
"""How many moves are asked about in vain at each decision."""


class Leak(AssertionError):
    """A viewer received what he may not know; ``channel`` says how."""

    def __init__(self, channel: str, real: bytes, twin: bytes) -> None:
        super().__init__(f"{channel}: {real!r} is not {twin!r}")
        self.channel = channel


class Watched(NamedTuple):
    """How much was compared, so that a test can see that it was not empty."""

    decisions: int
    steps: int
    different: int
    """Decisions at which the twin was really another table."""
    lasting: int
    """Decisions that a twin reached without being drawn anew."""


class World:
    """A table that is played on step by step, and what it told in its last step."""

    def __init__(self, rules: Rules, table: Table, dealer: Dealer) -> None:
        self.rules = rules
        self.table = table
        self.dealer = dealer
        self.rows: list[Row] = []
        self.used_chance = False

    def step(self, seat: Seat | None = None, move: int = 0) -> None:
        """Carry out a move of a seat, or the next frame that nobody decides."""
        events, position = Events(), self.dealer.position
        if seat is None:
            self.rules.proceed(self.table, self.dealer, events)
        else:
            self.rules.decide(self.table, seat, move, self.dealer, events)
        self.rows = events.rows
        self.used_chance = self.dealer.position != position


def watch(match: Match, viewer: Viewer, chooser: Dealer) -> Watched:
    """Play a match to its end beside its twins; raises Leak."""
    rules = match.game.rules
    decisions = steps = different = lasting = 0
    seed = f"twins of {match.seed}"
    real = World(rules, table_of(match)[:], Dealer(match.seed, match.draws))
    imagination, dealer = Dealer(seed), Dealer(f"dealer of {seed}")

    def new_twin() -> World:
        return World(rules, rules.imagine(real.table, as_seat(viewer), imagination), dealer)

    twin, is_new = new_twin(), True
    while not match.is_over:
        compare(received(match, viewer), received(_as_match(match, twin.table), viewer))
        decisions += 1
        different += twin.table != real.table
        lasting += not is_new
        is_new = False
        seat, choice = random_choice(match, chooser)
        move = match.game.move(choice)
        assert move is not None
        answer = _answer(twin, viewer, seat, move, chooser)
        match.play(choice, seat)
        real.step(seat, move)
        if answer is None:
            twin, is_new = new_twin(), True
        else:
            twin.step(seat, answer)
            if _is_shown_something(match, viewer, real, twin):
                twin, is_new = new_twin(), True
            steps += 1
        while agenda.goes_on(real.table):
            real.step()
            twin.step()
            if _is_shown_something(match, viewer, real, twin):
                twin, is_new = new_twin(), True
            steps += 1
        assert real.table == table_of(match), "the match did the same"
    compare(received(match, viewer), received(_as_match(match, twin.table), viewer))
    return Watched(decisions, steps, different, lasting)


def received(match: Match, viewer: Viewer) -> dict[str, bytes]:
    """All that a viewer can receive when somebody is to decide."""
    what: dict[str, object] = {
        "view": match.view(viewer),
        "public view": match.public_view(),
        "to act": match.to_act,
    }
    if viewer is not None:
        moves = match.legal_moves(viewer)
        what |= {
            "legal": [str(move) for move in moves],
            "hints": [move.hint for move in moves],
            "question": match.question(viewer) if viewer in match.to_act else None,
            "refusals": refusals(match, viewer, _probes(match.game)),
        }
    return {channel: msgspec.json.encode(data) for channel, data in what.items()}


def heard(match: Match, viewer: Viewer, rows: list[Row]) -> dict[str, bytes]:
    """What a viewer hears of some rows."""
    told = copy.copy(match)
    told._rows = rows
    return {
        "events": msgspec.json.encode(told.events(viewer)),
        "log": msgspec.json.encode(told.log(viewer)),
    }


def before_barrier(game: Game, viewer: Viewer, rows: list[Row]) -> list[Row]:
    """The rows before the first that rightly shows the viewer something hidden."""
    return list(
        takewhile(lambda row: not (game.event_kind(row[0]).barrier and _hears(row, viewer)), rows)
    )


def compare(real: Mapping[str, bytes], twin: Mapping[str, bytes]) -> None:
    for channel, data in real.items():
        if data != twin[channel]:
            raise Leak(channel, data, twin[channel])


def _answer(twin: World, viewer: Viewer, seat: Seat, move: int, chooser: Dealer) -> int | None:
    """What the seat does in the twin: the same, or anything if the viewer will not see it yet.

    None if it cannot do the same, and does it openly: then this twin is none any more.
    """
    moves = twin.rules.legal(twin.table, seat)
    if seat != viewer and agenda.is_together(twin.table):
        return moves[chooser.below(len(moves))]
    return move if move in moves else None


def _is_shown_something(match: Match, viewer: Viewer, real: World, twin: World) -> bool:
    """Whether the viewer was shown something hidden. Up to then he heard the same."""
    in_real = before_barrier(match.game, viewer, real.rows)
    in_twin = before_barrier(match.game, viewer, twin.rows)
    compare(heard(match, viewer, in_real), heard(match, viewer, in_twin))
    shown = len(in_real) < len(real.rows)
    compare(_signs(real, shown), _signs(twin, len(in_twin) < len(twin.rows)))
    return shown


def _signs(world: World, shown: bool) -> dict[str, bytes]:
    """What undo and the course of the game would tell."""
    return {
        "barrier": b"%d" % shown,
        "chance": b"%d" % world.used_chance,
        "waiting": b"" if shown else b"%d" % agenda.goes_on(world.table),
    }


def _as_match(match: Match, t: Table) -> Match:
    twin = copy.copy(match)
    twin._table = t
    return twin


def _hears(row: Row, viewer: Viewer) -> bool:
    return row[1] == EVERYONE or (viewer is not None and bool(row[1] >> viewer & 1))


@cache
def _probes(game: Game) -> list[int]:
    moves = all_moves(game)
    return moves[:: max(1, len(moves) // PROBES)]
