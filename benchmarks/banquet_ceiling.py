"""How well could anybody play the Banquet? Measured by a bot that cheats: it knows the next refill.

    python -m benchmarks.banquet_ceiling --players 2 --side unmasked --games 100 --against greedy

It thinks like the bots with a mind, but it has copied the dealer: in every world that it imagines,
the dishes that are laid after its own turn are those that will be laid. With ``--fair`` it knows no
more than the others; the difference is what that knowledge is worth. A bot that cheats may live
here and nowhere else.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from bagatelle.arena import wilson_interval
from bagatelle.bots import make_bot
from bagatelle.bots.search.lines import Line, Lines
from bagatelle.bots.search.mind import Mind
from bagatelle.bots.search.minds import mind_of
from bagatelle.games import make_game
from bagatelle.games.banquet.game import Banquet
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer, QuickDealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.perspective import Perspective
from bagatelle.kernel.rules import advance, settle, start
from bagatelle.kernel.table import Table

EVENTS = NoEvents()
KEEP = 8


class Seer:
    """Plays a turn at a time, and knows what will be laid after it."""

    def __init__(self, mind: Mind, playouts: int) -> None:
        self._mind = mind
        self._playouts = playouts

    def turn(self, t: Table, seat: int, known: Dealer | None, seed: str) -> list[int]:
        """The moves of the turn; what is known is a copy of the true dealer."""
        lines = Lines(self._mind, seat, 1_000).look(t)
        lines.sort(key=lambda line: line.promise, reverse=True)
        alive = lines[:KEEP]
        world = 0
        while len(alive) > 1:
            rounds = max(1, self._playouts // (3 * len(alive)))
            for _ in range(rounds):
                for line in alive:
                    later = QuickDealer(f"{seed} {world}")
                    self._play(t, line, seat, later if known is None else known.copy(), later)
                world += 1
            alive.sort(key=lambda line: line.mean(self._mind.trust), reverse=True)
            alive = alive[: (len(alive) + 1) // 2]
        return alive[0].moves

    def _play(self, t: Table, line: Line, seat: int, next_refill: Dealer, later: Dealer) -> None:
        rules, now, goal = self._mind.rules, t[:], self._mind.goal(t)
        self._mind.begin()
        for move in line.moves:
            advance(rules, now, seat, move, next_refill, EVENTS)
        who = agenda.decider(now)
        while who != agenda.TABLE and not self._mind.is_there(now, goal):
            advance(rules, now, who, self._mind.policy(now, who, later), later, EVENTS)
            who = agenda.decider(now)
        line.total += self._mind.utility(now, seat)
        line.playouts += 1


def play(game: Banquet, seer: Seer, seer_seat: int, against: str, seed: str, fair: bool) -> Table:
    """A whole game with the seer in one seat."""
    rules, dealer = game.rules, QuickDealer(seed)
    others = [make_bot(against, "banquet", f"{seed} {seat}") for seat in range(game.players)]
    imagining = QuickDealer(f"{seed} imagining")
    t = start(rules, dealer, EVENTS)
    number = 0
    while t[agenda.DEPTH] > 0:
        seat = agenda.decider(t)
        if seat == seer_seat:
            number += 1
            known = None if fair else dealer.copy()
            moves = seer.turn(t, seat, known, f"{seed} {number}")
        else:
            moves = others[seat].plan(Perspective.of(game, t, seat, imagining))
        for move in moves:
            if agenda.frame_of(t, seat) >= 0 and rules.why_not(t, seat, move) == 0:
                rules.decide(t, seat, move, dealer, EVENTS)
                settle(rules, t, dealer, EVENTS)
    return t


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--side", choices=("unmasked", "masked"), default="unmasked")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=256)
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--fair", action="store_true")
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args(arguments)
    game = make_game("banquet", asked.players, {"side": asked.side})
    assert isinstance(game, Banquet)
    mind = mind_of(game)
    seer = Seer(mind, asked.playouts)
    won, points = 0.0, 0
    for number in range(asked.games):
        seat, seed = number % asked.players, f"{asked.seed} {number // asked.players}"
        t = play(game, seer, seat, asked.against, seed, asked.fair)
        won += mind.chances(t)[seat]
        points += game.rules.score(t, seat)
    low, high = wilson_interval(won / asked.games, asked.games)
    print(
        f"{'fair' if asked.fair else 'seer'} against {asked.against}, {asked.players} players, "
        f"{asked.side}, {asked.playouts} playouts: wins {won / asked.games:.3f} "
        f"[{low:.3f}, {high:.3f}] of {asked.games}, {points / asked.games:.2f} points"
    )


if __name__ == "__main__":
    main()
