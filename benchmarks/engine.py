"""How fast the engine room is: ``make bench`` runs it in the pure and in the compiled build.

Every speed stands beside a fixed loop that was timed in the same moment, so that a busy machine
shows: compare the ratios of two runs, not their seconds.
"""

from __future__ import annotations

import argparse
import time
import timeit
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from bagatelle.games import make_game
from bagatelle.kernel import replay
from bagatelle.kernel import rules as engine_room
from bagatelle.kernel.dealer import QuickDealer
from bagatelle.kernel.game import Game
from bagatelle.kernel.match import Match
from bagatelle.kernel.playout import play_random
from bagatelle.kernel.record import write


class Variant(NamedTuple):
    game: str
    players: int
    options: dict[str, str]

    def __str__(self) -> str:
        modules = self.options.get("modules")
        more = "all modules" if modules else self.options.get("side", "")
        return f"{self.game} {self.players} {more}".rstrip()

    def make(self) -> Game:
        return make_game(*self)


ALL_MODULES = {"edition": "deluxe", "modules": "jewelry_box,fancy,festivity,expert"}

VARIANTS = [
    *(
        Variant("banquet", players, {"side": side})
        for side in ("unmasked", "masked")
        for players in (1, 2, 4)
    ),
    *(Variant("rokoko", players, {"edition": "2013"}) for players in (2, 4, 5)),
    *(Variant("rokoko", players, ALL_MODULES) for players in (2, 4)),
    *(Variant("augsburg", players, {}) for players in (2, 4, 5)),
]

MEASURED_PLAYERS = 4
OPEN_MATCHES = 1000
MIDDLE = 60
"""After so many moves a match is measured."""


def calibration() -> float:
    """Rounds of a fixed loop per second of processor time: the measure of the machine."""
    begun = time.process_time()
    total = 0
    for number in range(1_000_000):
        total += number & 7
    return 1_000_000 / (time.process_time() - begun)


def decisions_per_second(variant: Variant, seconds: float) -> float:
    """Decisions of random games per second of processor time, on one core."""
    rules = variant.make().rules
    begun = time.process_time()
    decisions = number = 0
    while time.process_time() - begun < seconds:
        decisions += play_random(rules, 10, f"games {number}")
        number += 1
    return decisions / (time.process_time() - begun)


def played(game: Game, moves: int | None = None) -> Match:
    """A match after so many random moves, or after all."""
    match, chooser = Match(game, "bench"), QuickDealer("bench")
    while not match.is_over and (moves is None or len(match.played) < moves):
        legal = match.legal_moves(match.to_act[0])
        match.play(legal[chooser.below(len(legal))], match.to_act[0])
    return match


def microseconds(work: Callable[[], object], times: int) -> float:
    return min(timeit.repeat(work, number=times, repeat=5)) / times * 1_000_000


def kilobytes(make: Callable[[], object]) -> float:
    """What is kept of the memory that something takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = make()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    del kept
    return (after - before) / 1000


def print_speeds(seconds: float) -> None:
    print(f"{'random games':28} {'decisions/s':>12} {'loop/s':>12} {'per 1000 loops':>15}")
    for variant in VARIANTS:
        speed, loop = decisions_per_second(variant, seconds), calibration()
        print(f"{variant!s:28} {speed:12,.0f} {loop:12,.0f} {1000 * speed / loop:15.2f}")


def print_costs(variant: Variant) -> None:
    """What a table and a match cost, in time and in memory."""
    game = variant.make()
    match, record = played(game, MIDDLE), write(played(game))
    table, seat, dealer = match._table, match.to_act[0], QuickDealer("imagine")
    state = match.state
    times = (
        microseconds(lambda: table[:], 10_000),
        microseconds(lambda: game.rules.imagine(table, seat, dealer), 100),
        microseconds(lambda: game.view(table, seat), 100),
        microseconds(lambda: replay.read(record, lambda *how: game), 1),
    )
    sizes = (
        kilobytes(lambda: table[:]),
        kilobytes(lambda: Match.from_state(game, "bench", (), state)),
        kilobytes(lambda: [played(game, 2) for _ in range(OPEN_MATCHES)]),
    )
    print(
        f"{variant!s:28} {times[0]:7.2f} {times[1]:8.1f} {times[2]:7.1f} {times[3]:9,.0f}"
        f" | {sizes[0]:9.1f} {sizes[1]:7.1f} {sizes[2]:10,.0f}"
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=1.0, help="per variant")
    seconds = arguments.parse_args().seconds
    compiled = Path(engine_room.__file__).suffix != ".py"
    print(f"engine room: {'compiled' if compiled else 'pure'}")
    print_speeds(seconds)
    print(
        f"\n{'µs of one':28} {'clone':>7} {'imagine':>8} {'view':>7} {'replay':>9}"
        f" | {'kB: table':>9} {'match':>7} {OPEN_MATCHES:,} open"
    )
    for variant in VARIANTS:
        if variant.players == MEASURED_PLAYERS:
            print_costs(variant)


if __name__ == "__main__":
    main()
