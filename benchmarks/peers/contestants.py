"""Random games of one engine, timed: what the command line of ``benchmarks.peers`` starts.

    python -m benchmarks.peers.contestants catanatron 2.0

prints decisions per second of processor time. Every engine is imported by its own contestant only,
so that each runs where it is installed.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Decisions per second of processor time; ``play`` gets a number and says how many it made."""
    play(0)
    begun = time.process_time()
    decisions = number = 0
    while time.process_time() - begun < seconds:
        number += 1
        decisions += play(number)
    return decisions / (time.process_time() - begun)


def bagatelle(game: str, options: Mapping[str, str], seconds: float) -> float:
    """Batches of ten games of four players."""
    from bagatelle.games import make_game
    from bagatelle.kernel.playout import play_random

    rules = make_game(game, 4, options).rules
    return rate(lambda number: play_random(rules, 10, str(number)), seconds)


def open_spiel(game: str, seconds: float, is_even: bool = True) -> float:
    """Step by step from Python; draws of chance are no decisions. Where all draws are equally
    likely, they are chosen the quick way.
    """
    import pyspiel

    spiel, chance = pyspiel.load_game(game), random.Random(1)

    def play(number: int) -> int:
        state, draws = spiel.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                draws += 1
                if not is_even:
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(actions, weights)[0])
                    continue
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
        return int(state.move_number()) - draws

    return rate(play, seconds)


def catanatron(seconds: float) -> float:
    """Four random players of its own."""
    from catanatron import Color, Game, RandomPlayer

    def play(number: int) -> int:
        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        game = Game([RandomPlayer(colour) for colour in colours], seed=number)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    return rate(play, seconds)


def pokerkit(seconds: float) -> float:
    """No-limit hold'em with six players who fold, call or raise the least, each a third."""
    from pokerkit import Automation, NoLimitTexasHoldem

    chance = random.Random(1)

    def play(number: int) -> int:
        state: Any = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (1, 2), 2, 200, 6)
        decisions = 0
        while state.status:
            kind = chance.randrange(3)
            if kind == 0 and state.can_fold():
                state.fold()
            elif kind == 1 and state.can_complete_bet_or_raise_to():
                state.complete_bet_or_raise_to()
            else:
                state.check_or_call()
            decisions += 1
        return decisions

    return rate(play, seconds)


def rlcard(seconds: float) -> float:
    """Gin rummy, with its own random agents."""
    import rlcard as engine
    from rlcard.agents import RandomAgent

    table: Any = engine.make("gin-rummy", config={"seed": 1})
    table.set_agents([RandomAgent(num_actions=table.num_actions) for _ in range(2)])

    def play(number: int) -> int:
        trajectories, _ = table.run(is_training=False)
        # States and actions by turns: a game has an action less than states.
        return sum(len(each) // 2 for each in trajectories)

    return rate(play, seconds)


MODULES = "jewelry_box,fancy,festivity,expert"

OURS: Mapping[str, Callable[[float], float]] = {
    "Rokoko": partial(bagatelle, "rokoko", {"edition": "2013"}),
    "Rokoko, all modules": partial(bagatelle, "rokoko", {"edition": "deluxe", "modules": MODULES}),
    "Banquet": partial(bagatelle, "banquet", {"side": "unmasked"}),
    "Augsburg": partial(bagatelle, "augsburg", {}),
}

PEERS: Mapping[str, Callable[[float], float]] = {
    "OpenSpiel, hearts": partial(open_spiel, "hearts"),
    "OpenSpiel, spades": partial(open_spiel, "spades"),
    "OpenSpiel, chess": partial(open_spiel, "chess"),
    "OpenSpiel, backgammon": partial(open_spiel, "backgammon", is_even=False),
    "OpenSpiel, gin rummy": partial(open_spiel, "gin_rummy"),
    "Catanatron, 4 players": catanatron,
    "PokerKit, 6-handed": pokerkit,
    "RLCard, gin rummy": rlcard,
}


if __name__ == "__main__":
    print({**OURS, **PEERS}[sys.argv[1]](float(sys.argv[2])))
