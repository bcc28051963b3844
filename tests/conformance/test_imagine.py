"""Imagined tables: nothing a seat knows is changed, and all that it could be is equally likely."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from bagatelle.games import GAMES
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.playout import random_playout
from bagatelle.kernel.table import Table
from tests.conformance.play import (
    as_seat,
    finished,
    new_match,
    play_on,
    table_of,
    viewers,
)
from tests.conformance.small_positions import (
    SMALL_POSITIONS,
    SmallPosition,
    masquerade_opponent_has_chosen,
)
from tests.conformance.variants import each_variant
from tests.games.masquerade.game import Masquerade
from tests.games.masquerade.rules import MasqueradeRules
from tests.games.masquerade.state import (
    MASKS,
    OUT,
    STAKED,
    WHERE,
    WORN,
    masks_at,
    most_coins,
    seat_at,
)
from tests.variants import Variant, variants_of


@each_variant
def test_what_a_viewer_knows_stays(variant: Variant) -> None:
    match = new_match(variant, "3")
    game = match.game
    for number, _ in enumerate(play_on(match, Dealer("moves of 3"))):
        if number % 3:
            continue
        t = table_of(match)
        for viewer in viewers(match):
            imagined = game.rules.imagine(t, as_seat(viewer), Dealer(str(number)))
            assert imagined is not t
            assert game.broken_invariants(imagined) == []
            assert imagined[: agenda.BODY] == t[: agenda.BODY]
            real, guess = game.view(t, viewer), game.view(imagined, viewer)
            assert msgspec.json.encode(guess) == msgspec.json.encode(real)
            if viewer is not None:
                assert game.rules.legal(imagined, viewer) == game.rules.legal(t, viewer)
            again = game.rules.imagine(t, as_seat(viewer), Dealer(str(number)))
            assert again == imagined, "an imagined table depends on nothing but its dealer"


@each_variant
def test_imagined_tables_can_be_played_to_the_end(variant: Variant) -> None:
    match = new_match(variant, "4")
    rules = match.game.rules
    for number, _ in enumerate(play_on(match, Dealer("moves of 4"))):
        if number % 10 == 0:
            for viewer in viewers(match):
                dealer = Dealer(f"{number} {viewer}")
                t = rules.imagine(table_of(match), as_seat(viewer), dealer)
                random_playout(rules, t, dealer, [dealer] * variant.players, NoEvents())
                assert agenda.is_empty(t)
                assert match.game.broken_invariants(t) == []


# ---------------------------------------------------------------------- evenness


def chi_square(position: SmallPosition, seed: str) -> float:
    """How far draws are from what is expected. A draw that is impossible is a KeyError."""
    weight = sum(position.chances.values())
    draws = max(2000, 10 * weight)
    found = dict.fromkeys(position.chances, 0)
    dealer = Dealer(seed)
    for _ in range(draws):
        found[position.draw(dealer)] += 1
    expected = {outcome: draws * share / weight for outcome, share in position.chances.items()}
    return sum((found[outcome] - even) ** 2 / even for outcome, even in expected.items())


def test_every_game_has_small_positions() -> None:
    """But not those in which there is nothing to imagine: no chance, and nothing hidden."""
    in_need = {
        name
        for name, game in GAMES.items()
        if game.info.hidden or finished(variants_of(game)[0], "0").draws > 0
    }
    assert set(SMALL_POSITIONS) == {*in_need, Masquerade.info.name}
    assert all(SMALL_POSITIONS.values())


@pytest.mark.parametrize(
    "make",
    [make for positions in SMALL_POSITIONS.values() for make in positions],
    ids=lambda make: make.__name__,
)
def test_small_positions_are_imagined_evenly(make: Callable[[], SmallPosition]) -> None:
    position = make()
    assert len(position.chances) > 1
    assert chi_square(position, "even") < position.critical


class Hasty(MasqueradeRules):
    """Draws the mask evenly, and then the stake from what that mask allows."""

    def imagine(self, t: Table, seat: int, dealer: Dealer) -> Table:
        other = super().imagine(_without_stakes(t), seat, dealer)
        for player in range(self.players):
            at = seat_at(player)
            if t[at + STAKED]:
                other[at + STAKED] = 1 + dealer.below(most_coins(other[at + WORN]))
        return other


def _without_stakes(t: Table) -> Table:
    bare = t[:]
    for seat in range(2):
        bare[seat_at(seat) + STAKED] = 0
    return bare


class Stubborn(MasqueradeRules):
    """Sticks to the mask that is really worn whenever it could be so."""

    def imagine(self, t: Table, seat: int, dealer: Dealer) -> Table:
        other, at = super().imagine(t, seat, dealer), seat_at(1)
        worn = t[at + WORN]
        if worn in masks_at(other, 1) and other[at + STAKED] <= most_coins(worn):
            other[at + WORN] = worn
        return other


class Forgetful(MasqueradeRules):
    """Deals the masks again that everybody has seen."""

    def imagine(self, t: Table, seat: int, dealer: Dealer) -> Table:
        other = t[:]
        hidden = [mask for mask in range(MASKS) if t[WHERE + mask] not in (seat, OUT)]
        places = [t[WHERE + mask] for mask in hidden]
        dealer.shuffle(places)
        for mask, place in zip(hidden, places, strict=True):
            other[WHERE + mask] = place
        return super().imagine(other, seat, dealer)


@pytest.mark.parametrize("rules", [Hasty, Stubborn])
def test_uneven_imagination_is_found(rules: type[MasqueradeRules]) -> None:
    position = masquerade_opponent_has_chosen(rules)
    assert chi_square(position, "even") > 2 * position.critical


def test_impossible_imagination_is_found() -> None:
    with pytest.raises(KeyError):
        chi_square(masquerade_opponent_has_chosen(Forgetful), "even")
