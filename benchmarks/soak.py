"""Many whole games of one game in all its variants, with every invariant checked after every move
(or after every ``--every`` moves: what is lost stays lost, so a check finds it later as well).

    make soak GAME=rokoko GAMES=50000 BOT=random

With ``--combinations`` the variants are not those that the suites play, but every number of players
with every combination of the words of which an option takes several (Rokoko's modules).

Says how many games and decisions it were. The first broken invariant or exception ends the run with
the game's seed, so that it can be played again.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations, cycle, islice

from tests.variants import Variant, variants

from bagatelle.bots import bot_maker
from bagatelle.games import GAMES
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import QuickDealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.perspective import Perspective
from bagatelle.kernel.rules import advance, start

AT_ONCE = 20
"""Games that a worker process plays before it reports."""


class Broken(Exception):
    """A game that did not go as it must."""


def play(variant: Variant, bot: str, seed: str, every: int) -> int:
    """A whole game; returns its decisions. Raises Broken."""
    game = variant.make()
    dealer, chooser = QuickDealer(seed), QuickDealer(f"{seed}/bots")
    bots = [bot_maker(bot, variant.game)(chooser) for _ in range(variant.players)]
    events = Events()
    decisions = 0
    try:
        table = start(game.rules, dealer, events)
        while not agenda.is_empty(table):
            if decisions % every == 0:
                check(game.broken_invariants(table))
            # Among those who decide at the same time anybody may be first.
            seats = agenda.seats_to_act(table)
            seat = seats[chooser.below(len(seats))]
            move = bots[seat].choose(Perspective.of(game, table, seat, chooser))
            advance(game.rules, table, seat, move, dealer, events)
            decisions += 1
        check(game.broken_invariants(table))
        sheet = game.score_sheet(table)
        scores = tuple(int(game.rules.score(table, party)) for party in range(game.parties))
        check([] if sheet.totals == scores else [f"the sheet says {sheet.totals}, not {scores}"])
    except Exception as error:
        raise Broken(f"{variant}, seed {seed!r}, decision {decisions + 1}: {error!r}") from error
    return decisions


def check(broken: list[str]) -> None:
    if broken:
        raise AssertionError("; ".join(broken))


def play_some(bot: str, every: int, games: list[tuple[Variant, str]]) -> int:
    return sum(play(variant, bot, seed, every) for variant, seed in games)


def all_combinations(name: str) -> list[Variant]:
    """Every number of players with every combination of words."""
    info = GAMES[name].info
    found = [Variant(name, players, ()) for players in info.players]
    for option in info.options:
        for size in range(1, len(option.many) + 1):
            found += [
                Variant(name, players, ((option.name, ",".join(words)),))
                for words in combinations(option.many, size)
                for players in info.players
            ]
    return found


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game")
    arguments.add_argument("--games", type=int, default=1_000)
    arguments.add_argument("--bot", default="random")
    arguments.add_argument("--every", type=int, default=1, help="moves from check to check")
    arguments.add_argument("--seed", default="soak")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments.add_argument("--combinations", action="store_true", help="all of them")
    given = arguments.parse_args()
    if given.game not in GAMES:
        arguments.error(f"there is no game {given.game!r}")
    of_the_game = [variant for variant in variants() if variant.game == given.game]
    if given.combinations:
        of_the_game = all_combinations(given.game)
    games = [
        (variant, f"{given.seed}/{number}")
        for number, variant in enumerate(islice(cycle(of_the_game), given.games))
    ]
    parts = [games[first : first + AT_ONCE] for first in range(0, len(games), AT_ONCE)]
    decisions = done = 0
    with ProcessPoolExecutor(given.jobs) as workers:
        try:
            play_part = partial(play_some, given.bot, given.every)
            for part, made in zip(parts, workers.map(play_part, parts), strict=True):
                decisions += made
                done += len(part)
                if sys.stderr.isatty():
                    print(f"\r{done:,} games", end="", file=sys.stderr)
        except Broken as broken:
            workers.shutdown(cancel_futures=True)
            sys.exit(str(broken))
    print(
        f"{given.game}: {done:,} games of {given.bot} bots in {len(of_the_game)} variants, "
        f"{decisions:,} decisions, no exception, no broken invariant"
    )


if __name__ == "__main__":
    main()
