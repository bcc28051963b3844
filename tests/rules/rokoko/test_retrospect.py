"""What is remembered of a ball."""

from __future__ import annotations

from collections import deque
from typing import cast

from bagatelle.games import make_game
from bagatelle.games.rokoko.view import RokokoView
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.match import Match
from bagatelle.kernel.retrospect import look_back
from tests.conformance.play import play_on


def test_the_emblem_is_the_guest_that_counts_most() -> None:
    match = Match(make_game("rokoko", 3, {}), "evening")
    deque(play_on(match, Dealer("random")), maxlen=0)
    told = look_back(match)
    view = cast("RokokoView", match.view(None))
    counted: list[dict[str, int]] = [{}, {}, {}]
    for hall in view.halls:
        for space in hall.spaces:
            if space.dress is not None and space.owner is not None:
                counted[space.owner][space.dress.id] = space.dress.prestige
    for place in view.fireworks:
        if place.terrace is not None and place.owner is not None:
            counted[place.owner][place.terrace.id] = place.terrace.prestige * place.multiplier
    assert any(counted)
    for own, emblem in zip(counted, told.emblems, strict=True):
        assert own.get(emblem or "") == max(own.values(), default=None)
    (guest,) = [moment for moment in told.moments if moment.kind == "guest"]
    most = max(points for own in counted for points in own.values())
    assert guest.text.args["prestige"] == most
    assert counted[guest.party][str(guest.thing)] == most
