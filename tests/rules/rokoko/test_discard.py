"""The discard pile knows its order: the card on top can be seen."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bagatelle.games.rokoko import party, state
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.kernel.bits import members
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import NoEvents
from tests.rules.rokoko.builder import lay

piles = st.lists(st.integers(0, state.MAX_WORKERS - 1), unique=True, max_size=state.MAX_WORKERS)


@given(piles, st.data())
def test_cards_come_and_go(cards: list[int], data: st.DataObject) -> None:
    t = Rokoko(2, {}).rules.create_table(Dealer("pile"), NoEvents())
    for card in cards:
        party.discard(t, 1, card)
    assert party.discard_in_order(t, 1) == cards
    assert party.top_of_discard(t, 1) == (cards[-1] if cards else state.NONE)
    assert party.discard_in_order(t, 0) == []
    left = list(cards)
    for card in data.draw(st.permutations(cards))[: len(cards) // 2]:
        party.take_from_discard(t, 1, card)
        left.remove(card)
        assert party.discard_in_order(t, 1) == left
    assert members(party.empty_discard(t, 1)) == sorted(left)
    assert t == Rokoko(2, {}).rules.create_table(Dealer("pile"), NoEvents()), (
        "nothing is left behind"
    )


@pytest.mark.rule("RK-P3-17")
def test_the_card_played_last_lies_on_top() -> None:
    ball = lay().discard(0, "base-5 base-2").begin()
    ball.play("play base-1", "pass")
    assert party.discard_in_order(ball.table, 0) == [4, 1, 0]
    assert party.top_of_discard(ball.table, 0) == 0
