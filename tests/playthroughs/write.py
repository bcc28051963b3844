"""Writes the golden playthroughs anew: only on purpose, by ``make golden``.

Bots choose most of the moves, so that a playthrough reaches what good play reaches; chance chooses
the others, so that it also goes astray.
"""

from bagatelle.bots import bot_names, make_bot
from bagatelle.kernel.choice import Move
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.match import Match
from tests.playthroughs.golden import SEED, Choose, path_of, playthrough
from tests.variants import variants

ASTRAY = 12
"""One move in so many is left to chance."""


def bots_and_chance(game: str) -> Choose:
    best = make_bot(bot_names(game)[-1], game, SEED)
    chance = Dealer(f"{SEED} moves")

    def choose(match: Match) -> Move:
        seat = match.to_act[chance.below(len(match.to_act))]
        moves = match.legal_moves(seat)
        if chance.below(ASTRAY) == 0:
            return moves[chance.below(len(moves))]
        number = best.choose(match.perspective(seat))
        return next(move for move in moves if move.number == number)

    return choose


if __name__ == "__main__":
    for variant in variants():
        text = playthrough(variant, bots_and_chance(variant.game))
        path_of(variant).write_text(text, encoding="utf-8")
        print(f"written: {path_of(variant).name}")
