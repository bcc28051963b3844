"""Fixed work of the engine; ``callgrind`` counts what it takes, each piece between two marks.

Run by itself, this prints how many units (decisions, rounds) each piece of work had.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import NamedTuple

from bagatelle.games import make_game
from bagatelle.kernel.playout import play_random

PLAYERS = 4
YARDSTICK = "yardstick"


class Workload(NamedTuple):
    """Random games of one variant."""

    game: str
    options: dict[str, str]
    games: int

    def play(self) -> int:
        """How many decisions the games had."""
        rules = make_game(self.game, PLAYERS, self.options).rules
        play_random(rules, 1, "warm up")
        mark()
        decisions = play_random(rules, self.games, "count")
        mark()
        return decisions


def yardstick() -> int:
    """What Python itself takes for boxed ints, tuples and lists: the measure of an interpreter."""
    mark()
    rounds = 20_000
    kept = [(0, 0)] * 64
    for number in range(rounds):
        kept[number & 63] = (number, kept[number * 7 & 63][0] + 1000)
    mark()
    return rounds


def mark() -> None:
    """A call that callgrind waits for (``MARK``) and nobody else makes."""
    os.getloadavg()


MARK = "getloadavg"

WORKLOADS: dict[str, Callable[[], int]] = {
    YARDSTICK: yardstick,
    "rokoko": Workload("rokoko", {"edition": "2013"}, 12).play,
    "rokoko-modules": Workload(
        "rokoko", {"edition": "deluxe", "modules": "jewelry_box,fancy,festivity,expert"}, 10
    ).play,
    "banquet": Workload("banquet", {"side": "unmasked"}, 40).play,
    "augsburg": Workload("augsburg", {}, 15).play,
}


if __name__ == "__main__":
    print(json.dumps({name: WORKLOADS[name]() for name in sys.argv[1:] or WORKLOADS}))
