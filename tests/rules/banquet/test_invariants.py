"""The invariants BQ-INV-01 to 06: they hold in play, and a table that breaks one is found out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import bagatelle
from bagatelle.games.banquet.game import Banquet
from bagatelle.games.banquet.state import (
    COUNT,
    DISCARDED,
    END_PACK,
    IMPOSTER_USED,
    IN_PILE,
    IN_PLAY,
    NONE,
    PACK,
    PLATES,
    SATISFIED,
    SIDEBOARD,
    TRAY,
    WHERE,
    noble_at,
    seat_at,
)
from bagatelle.games.banquet.view import BanquetView
from bagatelle.kernel.choice import Move
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.table import Table
from tests.rules.banquet.builder import Evening, lay

MAX_DISHES = {
    "U1": 3, "U2": 3, "U3": 3, "U4": 2, "U5": 3, "U6": 13,
    "M1": 4, "M2": 3, "M3": 3, "M4": 5, "M5": 3, "M6": 4,
}  # fmt: skip

EVERY_VARIANT = pytest.mark.parametrize(
    ("players", "side"),
    [(players, side) for players in (1, 2, 3, 4) for side in ("unmasked", "masked")],
)


def evening_of(players: int, side: str) -> Iterator[BanquetView]:
    """What a spectator sees of a whole game, decision by decision.

    The players like to satisfy nobles and spoil them only if they must; chance does the rest.
    """
    match = bagatelle.new_match("banquet", players, 21, side=side)
    evening, chooser = Evening(match), Dealer("moves")
    while not match.is_over:
        yield evening.view
        moves = match.legal_moves()
        least = min(map(reluctance, moves))
        liked = [move for move in moves if reluctance(move) == least]
        match.play(liked[chooser.below(len(liked))])
    yield evening.view


def reluctance(move: Move) -> int:
    hint = move.hint.id if move.hint else ""
    return {"banquet-hint-satisfies": 0, "banquet-hint-fits": 1, "": 1}.get(hint, 2)


def broken(evening: Evening, *changes: tuple[int, int]) -> set[str]:
    """The invariants that are broken when places of the table are changed."""
    game, t = evening.match.game, evening.match._table[:]
    assert game.broken_invariants(t) == []
    for place, number in changes:
        t[place] = number
    return {line.partition(":")[0] for line in game.broken_invariants(t)}


def dish(name: str) -> int:
    number = Banquet(2, {}).ids.number(f"dish:{name}")
    assert number is not None
    return number


@pytest.mark.rule("BQ-INV-01")
@EVERY_VARIANT
def test_every_dish_is_somewhere_once(players: int, side: str) -> None:
    for view in evening_of(players, side):
        seen = [cell.dish.id for cell in view.sideboard if cell.dish]
        seen += [dish.id for dish in (*view.tray, *view.discards)]
        for player in view.players:
            seen += [dish.id for noble in player.nobles for dish in noble.dishes]
        assert len(seen) == len(set(seen))
        assert len(seen) + view.pile.dishes == 72
        assert sum(view.pile.packs) == view.pile.dishes


@pytest.mark.rule("BQ-INV-01")
@pytest.mark.parametrize(
    "change",
    [
        pytest.param((SIDEBOARD, "Y12"), id="a dish lies twice"),
        pytest.param((TRAY, "Y12"), id="a dish is served that was not taken"),
    ],
)
def test_a_dish_in_two_places_is_found_out(change: tuple[int, str]) -> None:
    evening = lay().hand("B1 G1 P1").noble("A6", "Y12").begin()
    place, name = change
    assert "BQ-INV-01" in broken(evening, (place, dish(name)))


@pytest.mark.rule("BQ-INV-01")
def test_a_dish_that_is_nowhere_is_found_out() -> None:
    evening = lay().sideboard("B1").noble("A6", "Y12").discards("P2").begin()
    assert broken(evening, (WHERE + dish("P2"), IN_PLAY)) == {"BQ-INV-01"}
    assert broken(evening, (WHERE + dish("P2"), IN_PILE)) == {"BQ-INV-01"}
    assert broken(evening, (WHERE + dish("P2"), 3)) == {"BQ-INV-01"}
    assert broken(evening, (WHERE + dish("Y12"), DISCARDED)) == {"BQ-INV-01"}
    assert broken(evening, (noble_at(0, 5) + COUNT, 0), (noble_at(0, 5) + PLATES, NONE)) == {
        "BQ-INV-01"
    }


@pytest.mark.rule("BQ-INV-01")
def test_packs_that_do_not_hold_the_pile_are_found_out() -> None:
    evening = lay().packs(3, 4, 5).begin()
    assert broken(evening, (PACK, 4)) == {"BQ-INV-01"}
    assert broken(evening, (PACK, -1), (PACK + 1, 8)) == {"BQ-INV-01"}


@pytest.mark.rule("BQ-INV-02")
@EVERY_VARIANT
def test_a_turn_starts_with_nine_dishes_on_the_sideboard(players: int, side: str) -> None:
    starts = [view for view in evening_of(players, side) if view.step == "take"]
    assert len(starts) >= 9
    for view in starts:
        assert all(cell.dish for cell in view.sideboard)
        assert view.tray == ()


@pytest.mark.rule("BQ-INV-02")
def test_a_gap_on_the_sideboard_is_found_out() -> None:
    evening = lay().sideboard("B1").begin()
    gap = (SIDEBOARD, NONE), (WHERE + dish("B1"), DISCARDED)
    assert broken(evening, *gap) == {"BQ-INV-02"}
    assert broken(evening, (SIDEBOARD, NONE), (TRAY, dish("B1"))) == {"BQ-INV-02"}


@pytest.mark.rule("BQ-INV-03")
@EVERY_VARIANT
def test_satisfied_nobles_are_empty(players: int, side: str) -> None:
    for view in evening_of(players, side):
        for player in view.players:
            assert not any(noble.satisfied and noble.dishes for noble in player.nobles)


@pytest.mark.rule("BQ-INV-03")
def test_a_noble_that_should_not_be_open_is_found_out() -> None:
    third = noble_at(0, 2)
    evening = lay().noble("A3", "V7 V1").begin()
    assert broken(evening, (third + SATISFIED, 1)) == {"BQ-INV-03"}
    dead = swap(evening, third + PLATES + 1, "V1", "B1")
    assert "BQ-INV-03" in broken(evening, *dead)
    sixth = noble_at(0, 5)
    almost = lay().noble("A6", "B12 Y12").sideboard("G1").begin()
    complete = (sixth + COUNT, 3), (sixth + PLATES + 2, dish("G1")), (SIDEBOARD, dish("B12"))
    assert "BQ-INV-03" in broken(almost, *complete)


def swap(evening: Evening, place: int, old: str, new: str) -> list[tuple[int, int]]:
    """Another dish, out of the draw pile, in this place."""
    t: Table = evening.match._table
    assert t[place] == dish(old)
    return [(place, dish(new)), (WHERE + dish(new), IN_PLAY), (WHERE + dish(old), IN_PILE)]


@pytest.mark.rule("BQ-INV-04", "BQ-R-43")
@EVERY_VARIANT
def test_the_end_card_is_in_the_pile_between_decisions(players: int, side: str) -> None:
    for view in evening_of(players, side):
        expected = None if players == 1 else 2 if view.pile.end_shown == 0 else 1
        assert view.pile.end_pack == expected


@pytest.mark.rule("BQ-INV-04")
def test_a_missing_or_unwanted_end_card_is_found_out() -> None:
    assert broken(lay().begin(), (END_PACK, NONE)) == {"BQ-INV-04"}
    assert broken(lay(players=1).begin(), (END_PACK, 1)) == {"BQ-INV-04"}


@pytest.mark.rule("BQ-INV-05")
@EVERY_VARIANT
def test_used_stays_used_and_satisfied_stays_satisfied(players: int, side: str) -> None:
    done: set[str] = set()
    for view in evening_of(players, side):
        now = {player.imposter.id for player in view.players if player.imposter.used}
        for player in view.players:
            now |= {noble.id for noble in player.nobles if noble.satisfied}
        assert done <= now
        done = now
    assert {thing.partition(":")[0] for thing in done} == {"imposter", "noble"}


@pytest.mark.rule("BQ-INV-05")
def test_an_imposter_that_is_neither_used_nor_unused_is_found_out() -> None:
    assert broken(lay().begin(), (seat_at(1) + IMPOSTER_USED, 2)) == {"BQ-INV-05"}


@pytest.mark.rule("BQ-INV-06")
@EVERY_VARIANT
def test_no_noble_holds_too_many_dishes(players: int, side: str) -> None:
    for view in evening_of(players, side):
        for player in view.players:
            for noble in player.nobles:
                assert len(noble.dishes) <= MAX_DISHES[noble.requirement]


FULL = {
    "U1": "G7 B7 P7", "U2": "B3 G3 W9", "U3": "V1 W1 V2", "U4": "G3 G4", "U5": "P12 W12 P9",
    "U6": "B1 G1 V1 P1 Y1 W1 B2 G2 V2 P2 Y2 W2 B4",
    "M1": "B5 G5 W9 P9", "M2": "G2 W8 G10", "M3": "P12 G9 W5", "M4": "V9f W2r G5f P3r B1f",
    "M5": "Y1 B4 G8", "M6": "Y1 B2 G3 V7",
}  # fmt: skip
"""As many dishes as each noble can hold; those of U6 are so many because they are so small."""


@pytest.mark.rule("BQ-INV-06")
@pytest.mark.parametrize("requirement", FULL)
def test_the_limit_is_reached_and_one_more_dish_is_found_out(requirement: str) -> None:
    side = "unmasked" if requirement.startswith("U") else "masked"
    nobles = lay(side=side).begin().view.players[0].nobles
    position = [noble.requirement for noble in nobles].index(requirement)
    evening = lay(side=side).noble(f"A{position + 1}", FULL[requirement]).begin()
    count = len(FULL[requirement].split())
    assert count == MAX_DISHES[requirement]
    at = noble_at(0, position)
    extra = dish("W11")
    one_more = (at + COUNT, count + 1), (at + PLATES + count, extra), (WHERE + extra, IN_PLAY)
    assert "BQ-INV-06" in broken(evening, *one_more)
