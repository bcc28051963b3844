"""What came out of a tournament: who is how strong, and who finished before whom."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

import msgspec

from bagatelle.arena.contest import Clock
from bagatelle.arena.ratings import Pairs, ratings
from bagatelle.arena.statistics import Distribution, distribution, wilson_interval


class Played(msgspec.Struct, frozen=True):
    """One game of a tournament."""

    number: int
    """In the schedule, from 0 on."""
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    """Of all parties: the players, then whoever never decides."""
    places: tuple[int, ...]
    clocks: tuple[Clock, ...]


class Entrant(msgspec.Struct, frozen=True):
    """How a bot has done."""

    bot: str
    games: int
    """How many seats it had: two in a game in which it sat twice."""
    rating: float
    rating_interval: tuple[float, float]
    """A 95% interval (``ratings``)."""
    win_share: float
    """Games won; a victory shared by k parties is 1/k for each of them."""
    win_interval: tuple[float, float]
    """A 95% interval (Wilson's)."""
    points: Distribution
    decisions: int
    turns: int


class Meeting(msgspec.Struct, frozen=True):
    """What became of two bots at one table; alone, with the same deal."""

    times: int
    ahead: float = 0.0
    """How often the first finished before the second; equal places are half of that."""
    interval: tuple[float, float] = (0.0, 1.0)
    """A 95% interval (Wilson's)."""
    margin: float = 0.0
    """By how many points, on average."""


class Standings(msgspec.Struct, frozen=True):
    """Depends on the games and on no clock."""

    games: int
    deals: int
    """Games with the same deal are played from different seats."""
    equal_share: float
    """Which part of the games somebody wins who is no better than the others."""
    entrants: tuple[Entrant, ...]
    """The strongest first."""
    cross: tuple[tuple[Meeting, ...], ...]
    """Row by row, in the order of the entrants: how one did against each."""


class Pace(msgspec.Struct, frozen=True):
    """How long a bot thought: no two runs agree in that."""

    bot: str
    per_decision: float
    """Seconds."""
    per_turn: float


def standings(games: Sequence[Played], deal_size: int) -> Standings:
    """The standings after these games, of which so many share a deal: as many as sit at a table, or
    alone as many as there are bots.
    """
    bots = sorted({bot for game in games for bot in game.seats})
    deals = [list(_finishes(deal)) for deal in _by_deal(games, deal_size)]
    rated = ratings(len(bots), [_counted(deal, bots) for deal in deals], deal_size)
    order = sorted(range(len(bots)), key=lambda number: (-rated[number].points, bots[number]))
    met: dict[tuple[str, str], list[tuple[float, int]]] = {}
    for deal in deals:
        for first, second, ahead, margin in deal:
            met.setdefault((first, second), []).append((ahead, margin))
            met.setdefault((second, first), []).append((1 - ahead, -margin))
    ranked = [bots[number] for number in order]
    entrants = []
    for number in order:
        rating = rated[number]
        entrants.append(_entrant(bots[number], games, rating.points, rating.interval))
    return Standings(
        games=len(games),
        deals=len(deals),
        equal_share=1 / len(games[0].places),
        entrants=tuple(entrants),
        cross=tuple(
            tuple(_meeting(met.get((first, second), [])) for second in ranked) for first in ranked
        ),
    )


def paces(games: Iterable[Played]) -> tuple[Pace, ...]:
    """How long each bot thought, by name."""
    seconds: dict[str, list[float]] = {}
    decisions: Counter[str] = Counter()
    turns: Counter[str] = Counter()
    for bot, clock in (
        each for game in games for each in zip(game.seats, game.clocks, strict=True)
    ):
        seconds.setdefault(bot, []).append(clock.seconds)
        decisions[bot] += clock.decisions
        turns[bot] += clock.turns
    found = []
    for bot in sorted(seconds):
        total = math.fsum(seconds[bot])
        per_decision, per_turn = total / max(1, decisions[bot]), total / max(1, turns[bot])
        found.append(Pace(bot, per_decision, per_turn))
    return tuple(found)


Finish = tuple[str, str, float, int]
"""Two bots, whether the first was ahead (1, 0 or a half), and by how many points."""


def _finishes(deal: Sequence[Played]) -> Iterator[Finish]:
    """All pairs of different bots that can be compared: at one table, or each alone."""
    for game in deal:
        for one, other in combinations(range(len(game.seats)), 2):
            if game.seats[one] != game.seats[other]:
                ahead = _ahead(game.places[other], game.places[one])
                margin = game.scores[one] - game.scores[other]
                yield game.seats[one], game.seats[other], ahead, margin
    if len(deal[0].seats) == 1:
        for first, second in combinations(deal, 2):
            margin = first.scores[0] - second.scores[0]
            yield first.seats[0], second.seats[0], _ahead(margin, 0), margin


def _ahead(more: int, less: int) -> float:
    return 0.5 + 0.5 * (more > less) - 0.5 * (more < less)


def _by_deal(games: Iterable[Played], deal_size: int) -> list[list[Played]]:
    deals: dict[int, list[Played]] = {}
    for game in games:
        deals.setdefault(game.number // deal_size, []).append(game)
    return list(deals.values())


def _counted(deal: Iterable[Finish], bots: Sequence[str]) -> Pairs:
    """Who finished before whom how often, by number."""
    counts: dict[tuple[int, int], float] = {}
    for first, second, ahead, _ in deal:
        one, other = bots.index(first), bots.index(second)
        for pair, share in (((one, other), ahead), ((other, one), 1 - ahead)):
            if share:
                counts[pair] = counts.get(pair, 0.0) + share
    return counts


def _entrant(
    bot: str, games: Iterable[Played], rating: float, interval: tuple[float, float]
) -> Entrant:
    own = [(game, seat) for game in games for seat, name in enumerate(game.seats) if name == bot]
    won = math.fsum(1 / game.places.count(1) for game, seat in own if game.places[seat] == 1)
    share = won / len(own)
    return Entrant(
        bot=bot,
        games=len(own),
        rating=rating,
        rating_interval=interval,
        win_share=share,
        win_interval=wilson_interval(share, len(own)),
        points=distribution([game.scores[seat] for game, seat in own]),
        decisions=sum(game.clocks[seat].decisions for game, seat in own),
        turns=sum(game.clocks[seat].turns for game, seat in own),
    )


def _meeting(met: Sequence[tuple[float, int]]) -> Meeting:
    if not met:
        return Meeting(0)
    share = math.fsum(ahead for ahead, _ in met) / len(met)
    margin = math.fsum(margin for _, margin in met) / len(met)
    return Meeting(len(met), share, wilson_interval(share, len(met)), margin)
