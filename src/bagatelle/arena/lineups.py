"""Who sits where: a schedule in which every bot has every seat as often as any other.

A **line-up** is who plays at a table, whatever the seats. It is played in **rounds**: each gives
every line-up a deal of its own, which is played once from every seat, the line-up moved on by one
seat each time. From round to round the order around the table changes, until every order was there.
Alone at the table, all bots play the same deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, permutations
from typing import NamedTuple

Lineup = tuple[str, ...]


class Sitting(NamedTuple):
    """A game of a tournament before it is played."""

    number: int
    deal: str
    """Games with the same deal share their chance, and no two of them have the same seats."""
    seats: Lineup


def lineups(bots: Sequence[str], players: int) -> tuple[Lineup, ...]:
    """Who plays at one table: every choice of so many of the bots, if there are enough of them.

    >>> lineups(["a", "b", "c"], 2)
    (('a', 'b'), ('a', 'c'), ('b', 'c'))

    If there are fewer than seats, every bot sits there as often as the others, and those that sit
    there once more take turns in that.

    >>> lineups(["a", "b"], 4), lineups(["a", "b"], 3)
    ((('a', 'a', 'b', 'b'),), (('a', 'a', 'b'), ('a', 'b', 'b')))

    A bot that is named several times may meet itself, but not only itself.

    >>> lineups(["a", "b", "b"], 2), lineups(["a", "b", "b", "b"], 4)
    ((('a', 'b'),), (('a', 'b', 'b', 'b'),))
    """
    often, more = divmod(players, len(bots))
    everybody = tuple(bots) * often
    found = {
        tuple(sorted((*everybody, *some), key=bots.index)) for some in combinations(bots, more)
    }
    several = [lineup for lineup in found if len(set(lineup)) > 1 or players == 1]
    return tuple(sorted(several, key=lambda lineup: [bots.index(bot) for bot in lineup]))


@cache
def orders(lineup: Lineup) -> tuple[Lineup, ...]:
    """The orders around a table: those that differ by more than the seat where they begin.

    >>> orders(("a", "b", "c"))
    (('a', 'b', 'c'), ('a', 'c', 'b'))
    >>> orders(("a", "a", "b", "b"))
    (('a', 'a', 'b', 'b'), ('a', 'b', 'a', 'b'))
    """
    ranks = {bot: lineup.index(bot) for bot in lineup}
    found = {
        min(rotations(order), key=lambda turned: _ranked(turned, ranks))
        for order in permutations(lineup)
    }
    return tuple(sorted(found, key=lambda order: _ranked(order, ranks)))


def rotations(order: Lineup) -> list[Lineup]:
    """The same order around the table, from each seat."""
    return [order[-by:] + order[:-by] for by in range(len(order))]


class Schedule:
    """All games of a tournament, by their numbers.

    >>> schedule = Schedule(["a", "b"], players=2)
    >>> schedule.round_size, [schedule.sitting(number).seats for number in range(2)]
    (2, [('a', 'b'), ('b', 'a')])
    """

    def __init__(self, bots: Sequence[str], players: int) -> None:
        self.lineups = lineups(bots, players)
        self._alone = players == 1
        self.deal_size = len(self.lineups) if self._alone else players
        """How many games share a deal."""
        self.round_size = len(self.lineups) * players

    def rounds(self, games: int) -> int:
        """How many whole rounds there are in so many games or a little more."""
        return -(-games // self.round_size)

    def sitting(self, number: int) -> Sitting:
        """A game by its number, from 0 on. Those of one deal follow each other."""
        deal, within = divmod(number, self.deal_size)
        if self._alone:
            return Sitting(number, str(deal), self.lineups[within])
        turn, lineup = divmod(deal, len(self.lineups))
        around = orders(self.lineups[lineup])
        seatings = rotations(around[turn % len(around)])
        before = seatings[:within].count(seatings[within])
        return Sitting(number, f"{deal}.{before}" if before else str(deal), seatings[within])


def _ranked(order: Lineup, ranks: dict[str, int]) -> list[int]:
    return [ranks[bot] for bot in order]
