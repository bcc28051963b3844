"""A bot may be handed a seat in the middle of anything, and plays on from what others have done."""

from __future__ import annotations

import pytest

from bagatelle.bots import bot_maker
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.perspective import Perspective
from bagatelle.kernel.rules import advance, start
from tests.bots import QUICK
from tests.variants import Variant, variants


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_bots_take_over_anywhere(variant: Variant) -> None:
    """In a game played by chance, each is asked at every decision, and names a legal move."""
    game, dealer, chooser = variant.make(), Dealer("hand over"), Dealer("chance")
    bots = [bot_maker(name, variant.game)(Dealer(name)) for name in QUICK]
    table = start(game.rules, dealer, NoEvents())
    while not agenda.is_empty(table):
        seats = agenda.seats_to_act(table)
        seat = seats[chooser.below(len(seats))]
        legal = game.rules.legal(table, seat)
        for bot in bots:
            assert bot.choose(Perspective(game, table[:], seat)) in legal
        move = legal[chooser.below(len(legal))]
        advance(game.rules, table, seat, move, dealer, NoEvents())
