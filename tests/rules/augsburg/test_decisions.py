"""Invariants (section 6), and what the builder refuses."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bagatelle.games import make_game
from bagatelle.games.augsburg import state
from bagatelle.games.augsburg.state import seat_at
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.match import Match
from bagatelle.kernel.table import Table
from tests.conformance.play import play_on, table_of
from tests.rules.augsburg.builder import IllegalTable, Play, lay


def laid() -> Play:
    setting = lay(3).hand(0, "Ma1 Ma2 J").hand(1, "Ma5").money(0, 500).owns(0, "church")
    return setting.level(0, yellow=3).visit("maria").say("2")


def breaks(game: Play) -> list[str]:
    return [found.partition(":")[0] for found in game.game.broken_invariants(game.table)]


def spoil(change: Callable[[Table], None]) -> list[str]:
    """The invariants that a change of a good table breaks."""
    game = laid()
    assert breaks(game) == []
    change(game.table)
    return breaks(game)


def put(place: int, number: int) -> Callable[[Table], None]:
    def change(t: Table) -> None:
        t[place] = number

    return change


@pytest.mark.rule("AU-INV-01")
@pytest.mark.parametrize(
    "place",
    [
        state.PILE,
        state.PILE_SIZE,
        state.TOP,
        state.OPEN_DISCARD + state.JOKERS_AT,
        state.DISCARD_SIZE,
        seat_at(0) + state.HAND,
        seat_at(1) + state.REJECTED,
    ],
)
def test_notes_are_conserved(place: int) -> None:
    assert "AU-INV-01" in spoil(put(place, 3))


@pytest.mark.rule("AU-INV-01")
def test_what_is_picked_or_known_is_in_the_hand() -> None:
    for part in (state.PICKED, state.SHOWN):
        assert "AU-INV-01" in spoil(put(seat_at(1) + part, 1))
        assert "AU-INV-01" in spoil(put(seat_at(1) + part + state.JOKERS_AT, 1))


@pytest.mark.rule("AU-INV-02", "AU-INV-03")
def test_step_cards_are_conserved() -> None:
    assert "AU-INV-02" in spoil(put(seat_at(1) + state.LEVEL, 3)), "there is one card of level 3"
    assert "AU-INV-03" in spoil(put(seat_at(1) + state.LEVEL, 5))
    game = lay(5).level(0, 4, 3, 2).visit("philipp")
    assert game.supply("yellow") == (4, 3, 0), "a sheet at level 4 holds {2, 4}"
    assert game.supply("orange") == (4, 2, 1), "at level 3 {2, 3}"
    assert game.supply("violet") == (4, 3, 1), "at level 2 {2}"


@pytest.mark.rule("AU-INV-04")
def test_tiles_are_conserved() -> None:
    assert "AU-INV-04" in spoil(put(state.TAKEN + state.CHURCH, 2))
    assert "AU-INV-04" in spoil(put(seat_at(1) + state.TILE + state.COAT, 0))
    assert "AU-INV-04" in spoil(put(seat_at(0) + state.TILE + state.CHURCH, 1))


@pytest.mark.rule("AU-INV-05")
def test_money_is_in_order() -> None:
    for money in (-50, 25, 550):
        assert "AU-INV-05" in spoil(put(seat_at(0) + state.MONEY, money))


@pytest.mark.rule("AU-INV-06")
def test_points_keep_to_the_limit() -> None:
    with pytest.raises(IllegalTable, match="AU-INV-06"):
        lay().points(0, 26).visit("philipp")
    with pytest.raises(IllegalTable, match="AU-INV-06"):
        lay().points(0, 46).owns(0, "church").visit("philipp")
    lay().points(0, 46).owns(0, "church cathedral").visit("philipp")


@pytest.mark.rule("AU-INV-07")
def test_bids_are_in_order() -> None:
    assert "AU-INV-07" in spoil(put(state.HIGHEST, 81))
    assert "AU-INV-07" in spoil(put(state.LEADER, 1))
    assert "AU-INV-07" in spoil(put(state.PASSED, 1))


@pytest.mark.rule("AU-INV-08")
def test_a_winner_takes_one_card() -> None:
    assert "AU-INV-08" in spoil(put(state.DISPLAY, 0b1111))
    assert "AU-INV-08" in spoil(put(state.PUT_ASIDE, 0b1))


@pytest.mark.rule("AU-INV-09")
def test_the_game_ends_with_its_last_round() -> None:
    assert "AU-INV-09" in spoil(agenda.clear)


@pytest.mark.rule("AU-INV-10")
def test_what_all_know_of_a_hand_is_so() -> None:
    at = seat_at(0)
    assert "AU-INV-10" in spoil(put(at + state.VALID + 3, 4))
    assert "AU-INV-10" in spoil(put(at + state.OWN + 3, 3))
    assert "AU-INV-10" in spoil(put(at + state.MOST, 2))


@pytest.mark.rule(
    "AU-INV-01", "AU-INV-02", "AU-INV-03", "AU-INV-04", "AU-INV-05", "AU-INV-06", "AU-INV-07",
    "AU-INV-08", "AU-INV-09", "AU-INV-10",
)  # fmt: skip
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_invariants_hold_in_random_games(players: int) -> None:
    for seed in range(2):
        match = Match(make_game("augsburg", players, {}), f"invariants {seed}")
        points = [0] * players
        acted: set[tuple[int, int, int, int]] = set()
        for seat, choice in play_on(match, Dealer(f"{players} {seed}")):
            t = table_of(match)
            assert match.game.broken_invariants(t) == []
            now = [t[seat_at(player) + state.POINTS] for player in range(players)]
            assert all(before <= after for before, after in zip(points, now, strict=True))
            points = now
            if choice.kind in ("pass", "hold", "bid"):
                turn = (t[state.ROUND], t[state.VISITED], t[state.HIGHEST], seat)
                assert turn not in acted, "at most once per highest number"
                acted.add(turn)
        assert match.game.broken_invariants(table_of(match)) == []
