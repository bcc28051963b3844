"""How fast the engine room is: ``make bench`` runs it in the pure and in the compiled build.

Every figure stands beside a fixed loop that was timed in the same moment, so that a busy machine
shows: compare the ratios of two runs, not their seconds.
"""

from __future__ import annotations

import argparse
import time
import timeit
from pathlib import Path

from bagatelle.games import make_game
from bagatelle.kernel import rules as engine_room
from bagatelle.kernel.dealer import QuickDealer
from bagatelle.kernel.playout import play_random, random_game

VARIANTS = [
    *(("banquet", n, {"side": side}) for side in ("unmasked", "masked") for n in (1, 2, 4)),
    *(("rokoko", n, {"edition": "2013"}) for n in (2, 4, 5)),
    *(("augsburg", n, {}) for n in (2, 4, 5)),
]


def calibration() -> float:
    """Rounds of a fixed loop per second of processor time: the measure of the machine."""
    begun = time.process_time()
    total = 0
    for number in range(1_000_000):
        total += number & 7
    return 1_000_000 / (time.process_time() - begun)


def decisions_per_second(game: str, players: int, options: dict[str, str], seconds: float) -> float:
    """Decisions of random games per second of processor time, on one core."""
    rules = make_game(game, players, options).rules
    begun = time.process_time()
    decisions = number = 0
    while time.process_time() - begun < seconds:
        decisions += play_random(rules, 10, f"games {number}")
        number += 1
    return decisions / (time.process_time() - begun)


def clone_microseconds(game: str, players: int, options: dict[str, str]) -> float:
    rules = make_game(game, players, options).rules
    table, _ = random_game(rules, QuickDealer("deal"), [QuickDealer("choose")] * players)
    return min(timeit.repeat(lambda: table[:], number=10_000, repeat=5)) * 100


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=1.0, help="per variant")
    seconds = arguments.parse_args().seconds
    compiled = Path(engine_room.__file__).suffix != ".py"
    print(f"engine room: {'compiled' if compiled else 'pure'}")
    print(
        f"{'variant':32} {'decisions/s':>12} {'loop/s':>12} {'per 1000 loops':>15} {'clone µs':>9}"
    )
    for game, players, options in VARIANTS:
        speed = decisions_per_second(game, players, options, seconds)
        loop = calibration()
        name = " ".join((game, *options.values(), str(players)))
        clone = clone_microseconds(game, players, options)
        print(f"{name:32} {speed:12,.0f} {loop:12,.0f} {1000 * speed / loop:15.2f} {clone:9.2f}")


if __name__ == "__main__":
    main()
