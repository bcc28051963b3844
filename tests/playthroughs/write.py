"""Writes the golden playthroughs anew: only on purpose, by ``make golden``.

Bots choose most of the moves, so that a playthrough reaches what good play reaches; chance chooses
the others, so that it also goes astray. ``--same-moves`` keeps the moves of the files: for a change
of the engine that changes no rule.
"""

import argparse

from bagatelle.bots import make_bot
from bagatelle.kernel.choice import Move
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.match import Match
from tests.playthroughs.golden import (
    SEED,
    Choose,
    first_and_last_round,
    moves_of,
    new_match,
    path_of,
    playthrough,
    written_variants,
)
from tests.variants import Variant

ASTRAY = 12
"""One move in so many is left to chance."""


def bots_and_chance(game: str) -> Choose:
    best = make_bot("greedy", game, SEED)
    chance = Dealer(f"{SEED} moves")

    def choose(match: Match) -> Move:
        seat = match.to_act[chance.below(len(match.to_act))]
        moves = match.legal_moves(seat)
        if chance.below(ASTRAY) == 0:
            return moves[chance.below(len(moves))]
        number = best.choose(match.perspective(seat))
        return next(move for move in moves if move.number == number)

    return choose


def write(variant: Variant, choose: Choose) -> None:
    """Play it once to find its rounds, and once more to write it."""
    match = new_match(variant)
    moves = []
    while not match.is_over:
        moves.append(choose(match))
        match.play(moves[-1])
    again = iter(moves)
    text = playthrough(variant, lambda _: next(again), first_and_last_round(match))
    path_of(variant).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--same-moves", action="store_true", help="keep the moves of the files")
    same_moves = parser.parse_args().same_moves
    for variant in written_variants():
        path = path_of(variant)
        if same_moves and path.exists():
            write(variant, moves_of(path.read_text(encoding="utf-8")))
        else:
            write(variant, bots_and_chance(variant.game))
        print(f"written: {path.name}")
