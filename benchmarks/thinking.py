"""How fast bots think: evaluations and playouts per second of processor time, and how long the
minister takes; beside them ISMCTS of OpenSpiel at gin rummy, with random rollouts.

    python -m benchmarks.thinking --python .venv-peers/bin/python
"""

from __future__ import annotations

import argparse
import subprocess
import time
from collections.abc import Callable

MOMENTS = (12, 40, 75)
"""After so many moves of the policies somebody thinks."""


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much is done per second of processor time."""
    begun, done = time.process_time(), 0
    while time.process_time() - begun < seconds:
        done += work()
    return done / (time.process_time() - begun)


def ours(game_name: str, players: int, seconds: float) -> tuple[float, float, float]:
    """Evaluations and playouts per second, and milliseconds of a thought of the minister."""
    from bagatelle.bots.levels import LEVELS
    from bagatelle.bots.search.minds import mind_of
    from bagatelle.bots.search.search import Search
    from bagatelle.games import make_game
    from bagatelle.kernel import agenda
    from bagatelle.kernel.dealer import QuickDealer
    from bagatelle.kernel.events import NoEvents
    from bagatelle.kernel.rules import advance, start

    game = make_game(game_name, players, {})
    mind, rules, dealer, events = mind_of(game), game.rules, QuickDealer("think"), NoEvents()
    minister = LEVELS[-1]
    t = start(rules, dealer, events)
    evaluations, playouts, thoughts = 0.0, 0.0, 0.0
    for move in range(MOMENTS[-1] + 1):
        seat = agenda.decider(t)
        if move in MOMENTS:
            here = t[:]

            def weigh(at: object = here, seat: int = seat) -> int:
                for _ in range(100):
                    mind.utility(at, seat)  # type: ignore[arg-type]
                return 100 * int(mind.parties)

            def think(at: object = here, seat: int = seat) -> int:
                search = Search(mind, seat, "think")
                many = minister.playouts * int(mind.pace)
                search.best(at, many, minister.keep, minister.most)  # type: ignore[arg-type]
                return int(search.playouts)

            evaluations += rate(weigh, seconds) / len(MOMENTS)
            playouts += rate(think, seconds) / len(MOMENTS)
            begun = time.process_time()
            think()
            thoughts += (time.process_time() - begun) * 1000 / len(MOMENTS)
        mind.begin()
        advance(rules, t, seat, mind.policy(t, seat, dealer), dealer, events)
    return evaluations, playouts, thoughts


def open_spiel(seconds: float) -> float:
    """Iterations per second of ISMCTS in C++, at gin rummy."""
    import pyspiel

    game, many = pyspiel.load_game("gin_rummy"), 200
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, many)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])

    def think() -> int:
        bot.step(state)
        return many

    return rate(think, seconds)


def main() -> None:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--python", help="the Python that has the other engines")
    arguments.add_argument("--seconds", type=float, default=1.0)
    arguments.add_argument("--peer", action="store_true", help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.peer:
        print(open_spiel(given.seconds))
        return
    print("| thinking | evaluations/s | playouts/s | the minister, ms |")
    print("|---|---|---|---|")
    for game in ("banquet", "rokoko", "augsburg"):
        for players in (2, 4):
            found = ours(game, players, given.seconds)
            print(f"| {game}, {players} | {found[0]:,.0f} | {found[1]:,.0f} | {found[2]:,.0f} |")
    if given.python:
        words = [given.python, "-m", "benchmarks.thinking", "--peer"]
        words += ["--seconds", str(given.seconds)]
        done = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True)
        spiel = float(done.stdout.split()[-1])
        print(f"| OpenSpiel, ISMCTS at gin rummy | | {spiel:,.0f} iterations | |")


if __name__ == "__main__":
    main()
