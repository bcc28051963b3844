"""A view is the public part with the own part put in, and what was told once with all changes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.game import Game
from bagatelle.kernel.match import Match
from bagatelle.kernel.views import Printed, changes, placed, with_refs
from bagatelle.server.shown import Shown
from tests.conformance.play import finished, new_match, random_choice, table_of, viewers
from tests.conformance.variants import each_variant
from tests.variants import Variant
from tests.wire import Json, fold_views, restored

ANEW = 25
"""At one of so many moves the views are compared with those of a game that remembers none."""
UNDO = 12
"""One of so many moves is taken back, if it can be."""


class Follower:
    """A client at every seat and on the bench, who hears of changes only."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.shown = Shown()
        self.number = 0
        self.state: Json = {"view": None, "sides": []}
        self.follow()

    def follow(self) -> None:
        """Hear what has changed, through JSON."""
        seats = range(self.match.game.players)
        views = self.shown.at(self.number, self.match, seats)
        before = self.shown.before(self.number)
        sides = [{"seat": seat, "own": views.own_changes(seat, before)} for seat in (*seats, None)]
        self.state = fold_views(
            self.state, plain({"changes": views.public_changes(before), "sides": sides})
        )
        self.number += 1

    def check(self, game: Game) -> None:
        """What is known is what a view shows, for everybody."""
        for side in self.state["sides"]:
            view = self.state["view"]
            for own in side["own"]:
                view = placed(view, own["path"], own["value"])
            assert view == plain(with_refs(game.view(table_of(self.match), side["seat"])))


def plain(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@each_variant
def test_what_was_told_with_all_changes_is_the_view(variant: Variant) -> None:
    match = new_match(variant, "0")
    client, chooser = Follower(match), Dealer("changes")
    client.check(match.game)
    while not match.is_over:
        seat, choice = random_choice(match, chooser)
        match.play(choice, seat)
        client.follow()
        client.check(match.game if chooser.below(ANEW) else variant.make())
        if match.can_undo(seat) and chooser.below(UNDO) == 0:
            match.undo(seat)
            client.follow()
            client.check(match.game)
    client.check(variant.make())


@each_variant
def test_printed_things_are_known_by_their_names(variant: Variant) -> None:
    """Nothing that is printed is told in a view, and whoever puts it back has the view."""
    match = new_match(variant, "1")
    printed = plain(match.game.printed)
    assert all(thing["id"] == name for name, thing in printed.items())
    for earlier in finished(variant, "1").steps():
        if len(earlier.played) % 7 == 0 or earlier.is_over:
            for viewer in viewers(earlier):
                view = earlier.view(viewer)
                assert restored(plain(with_refs(view)), printed) == plain(view)
                assert_printed(view, match.game.printed)


def assert_printed(value: Any, printed: Any) -> None:
    """Every printed thing in a view is the one that its id stands for."""
    match value:
        case Printed():
            assert printed[value.id] == value
        case msgspec.Struct():
            for field in value.__struct_fields__:
                assert_printed(getattr(value, field), printed)
        case tuple():
            for item in value:
                assert_printed(item, printed)


@each_variant
def test_what_is_a_seats_own_stands_at_the_same_places(variant: Variant) -> None:
    """And no place is inside another, so that the order in which they are put in is the same."""
    match = finished(variant, "0")
    places = [[*match.at(0).own_view(seat)] for seat in range(match.game.players)]
    for earlier in (match.at(len(match.played) // 2), match):
        assert [[*earlier.own_view(seat)] for seat in range(match.game.players)] == places
    for own in places:
        assert not any(one != other and one.startswith(f"{other}/") for one in own for other in own)
    assert bool(places[0]) == match.game.info.hidden


# ---------------------------------------------------------------------- changes


class Thing(Printed, frozen=True):
    price: int


class Box(msgspec.Struct, frozen=True):
    size: int
    things: tuple[Thing | None, ...]
    more: dict[str, int]


CANDLE, FAN = Thing("thing:candle", 3), Thing("thing:fan", 4)
BOX = Box(2, (CANDLE, FAN), {"a": 1, "b": 2})


@pytest.mark.parametrize(
    ("new", "told"),
    [
        (BOX, []),
        (Box(2, (CANDLE, Thing("thing:fan", 4)), {"a": 1, "b": 2}), []),
        (Box(3, (CANDLE, FAN), {"a": 1, "b": 5}), [("/size", 3), ("/more/b", 5)]),
        (Box(2, (CANDLE, None), {"a": 1, "b": 2}), [("/things/1", None)]),
        (Box(2, (CANDLE, CANDLE), {"a": 1, "b": 2}), [("/things/1", {"$": "thing:candle"})]),
        (Box(2, (FAN,), {"a": 1, "b": 2}), [("/things", ({"$": "thing:fan"},))]),
        (Box(2, (CANDLE, FAN), {"a": 1}), [("/more", {"a": 1})]),
        (None, [("", None)]),
    ],
)
def test_changes_are_told_where_they_are(new: Box | None, told: list[tuple[str, Any]]) -> None:
    found = list(changes(BOX, new))
    assert [(change.path, change.value) for change in found] == told
    whole = plain(with_refs(BOX))
    for change in found:
        whole = placed(whole, change.path, plain(change.value))
    assert whole == plain(with_refs(new))


def test_a_value_has_no_place_where_there_is_none() -> None:
    with pytest.raises(AttributeError):
        placed(BOX, "/colour", 1)
    with pytest.raises(LookupError):
        placed(BOX, "/more/c", 1)
    with pytest.raises(LookupError):
        placed(BOX, "/size/1", 1)
