"""Fancy Dresses (section 2.21): four dresses and five tiles more, and no other rule."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from bagatelle.games.rokoko import preparation, state
from bagatelle.games.rokoko.components import shipped
from bagatelle.games.rokoko.entries import Dress
from bagatelle.games.rokoko.frames import ROUND_STEP
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.kernel.bits import count, members
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.match import Match
from bagatelle.kernel.table import Table
from tests.rules.rokoko.builder import Ball, final, game_with
from tests.rules.rokoko.dresses.builder import bare, made, offered, table

DRESSES = ["fancy-1", "fancy-2", "fancy-3", "fancy-4"]
FANCY_TILES = ["fr1", "fr2", "fr3", "fr4", "fr5"]
SALES = {"fancy-1": 29, "fancy-2": 30, "fancy-3": 31, "fancy-4": 34}


def names(game: Rokoko, domain: str, things: int) -> list[str]:
    return [game.ids.by_domain[domain][thing] for thing in members(things)]


# ---------------------------------------------------------------------- setup


@pytest.mark.rule("FD-01", "FD-02", "FD-03")
@pytest.mark.parametrize("players", [2, 5])
def test_dresses_and_tiles_join_theirs_at_setup(players: int) -> None:
    game = game_with(["fancy"], players)
    t = game.rules.create_table(Dealer("setup"), NoEvents())
    assert names(game, "dress", t[state.DRESS_BAG])[-4:] == DRESSES
    assert names(game, "tile", t[state.TILE_PILE])[-5:] == FANCY_TILES
    assert count(t[state.DRESS_BAG]) == 46
    assert count(t[state.TILE_PILE]) == 53


@pytest.mark.rule("FD-03")
@pytest.mark.parametrize("others", [[], ["jewelry_box"], ["festivity", "expert"]])
def test_neither_without_the_other(others: list[str]) -> None:
    for modules, there in (([*others, "fancy"], True), (others, False)):
        game = game_with(modules)
        t = game.rules.create_table(Dealer("setup"), NoEvents())
        assert ({*DRESSES} <= {*names(game, "dress", t[state.DRESS_BAG])}) == there
        assert ({*FANCY_TILES} <= {*names(game, "tile", t[state.TILE_PILE])}) == there


@pytest.mark.rule("FD-01", "FD-02")
def test_they_are_drawn_like_all_others_from_the_first_round_on() -> None:
    shown: set[str] = set()
    for seed in range(60):
        ball = Ball(Match(game_with(["fancy"]), str(seed)))
        shown |= {*ball.windows().split(), *" ".join(ball.warehouse()).split()}
    assert {*DRESSES, *FANCY_TILES} <= shown


# ---------------------------------------------------------------------- the dresses


@pytest.mark.rule("FD-04", "OV-11")
@pytest.mark.parametrize("dress", DRESSES)
def test_sold_for_more_than_any_other_dress(dress: str) -> None:
    ball = made(offered(dress, "fancy"))
    assert "rent royal-3" in ball.legal()
    assert ball.play("sell").money(0) == 20 + SALES[dress] > 20 + 28
    assert ball.dress_discard() == dress


@pytest.mark.rule("FD-04")
def test_the_window_is_paid_as_for_any_dress() -> None:
    ball = table("fancy").windows("fancy-1 cl01").begin().play("play base-1", "tailor", "window 1")
    assert ball.money(0) == 12
    assert ball.goods(0) == (2, 2)
    ball = table("fancy").money(0, 7).windows("fancy-1 cl01").begin().play("play base-1", "tailor")
    assert ball.refused("window 1") == "RK-ACT-TAILOR-03"


@pytest.mark.rule("FD-04")
def test_a_golden_thimble_asks_for_a_master() -> None:
    setting = table("fancy").hand(0, "base-3").windows(". . . . cl01 fancy-1")
    ball = setting.begin().play("play base-3", "tailor")
    assert ball.refused("window 6") == "RK-ACT-TAILOR-11"


@pytest.mark.rule("FD-04")
def test_they_are_shifted_and_discarded() -> None:
    ball = bare("fancy").windows("fancy-1 . . . . fancy-2").begin_at(ROUND_STEP)
    assert ball.windows().split()[-1] == "fancy-1"
    assert ball.dress_discard() == "fancy-2"


@pytest.mark.rule("FD-04", "FD-06", "OV-11")
def test_five_prestige_each_and_more_beside_fireworks() -> None:
    setting = table("fancy").money(0, 0).rented(0, royal_1="fancy-1", hall2_1="fancy-2")
    ball = final(setting.funded(0, "fireworks-1"))
    assert ball.score("terrace") == (10, 0), "the one of the throne hall counts twice"
    assert ball.score("dresses") == (5, 0)


@pytest.mark.rule("FD-06")
def test_more_of_everything_than_any_dress_of_the_base() -> None:
    def figures(dress: Dress) -> tuple[int, int, int]:
        resources = sum(dress.silk.values()) + dress.yarn + dress.lace
        return resources, dress.sale, dress.prestige

    box = shipped()
    base = [figures(dress) for dress in box.dress]
    for dress in box.fancy_dress:
        for other in base:
            assert all(a > b for a, b in zip(figures(dress), other, strict=True)), dress.id


# ---------------------------------------------------------------------- the tiles


@pytest.mark.rule("FD-05")
def test_a_tile_is_acquired_and_kept_or_traded() -> None:
    setting = bare("fancy").money(0, 5).warehouse("fr1 r01 r02")
    ball = setting.begin().play("play base-4", "acquire", "take fr1", "keep")
    assert ball.money(0) == 3
    own = ball.view(0).own
    assert own is not None
    assert {silk.code: silk.bales for silk in own.silk} == {"common_lady": 2, "uncommon_lady": 1}
    ball = setting.begin().play("play base-4", "acquire", "take fr1", "trade")
    assert ball.goods(0) == (1, 2)
    assert ball.tile_discard() == "fr1"


@pytest.mark.rule("FD-05")
def test_a_tile_pays_silk_and_is_discarded() -> None:
    # cl11 needs 2 C1, 1 C3 and 1 lace: no tile of the base shows that silk.
    setting = bare("fancy").windows(". . . . . cl11").kept(0, "fr1")
    ball = setting.begin().play("play base-1", "tailor", "window 6")
    assert ball.legal() == ["pay fr1"]
    assert ball.play("pay fr1", "sell").tile_discard() == "fr1"


@pytest.mark.rule("FD-05")
def test_a_tile_is_drawn_unseen() -> None:
    setting = bare("fancy").hand(0, "1-5").tile_pile("fr3")
    assert setting.begin().play("play 1-5", "pass", "use", "keep").kept(0) == "fr3"


# ---------------------------------------------------------------------- nothing else


@pytest.mark.rule("FD-07")
@pytest.mark.parametrize("players", [2, 4])
def test_no_other_rule_changes(players: int) -> None:
    base, fancy = game_with([], players).rules, game_with(["fancy"], players).rules
    assert fancy.size == base.size, "no place on the table"
    assert [*fancy.box.moments] == [*base.box.moments]
    assert [*fancy.box.incomes] == [*base.box.incomes]
    assert [*fancy.box.things.effects] == [*base.box.things.effects]
    for ours, theirs in (
        (fancy.chapters, base.chapters),
        (fancy.actions, base.actions),
        (fancy.scorers, base.scorers),
        (fancy.box.effect_kinds, base.box.effect_kinds),
        (fancy.box.counters, base.box.counters),
    ):
        assert [*map(type, ours)] == [*map(type, theirs)]
    assert fancy.box.things.rent_only == 0
    assert fancy.box.later_dresses == 0


# ---------------------------------------------------------------------- how many are seen


def mean_seen(drawn: int, fancy: int = 4, others: int = 42) -> Fraction:
    """How many fancy dresses are among so many drawn ones, on average."""
    ways = {n: comb(fancy, n) * comb(others, drawn - n) for n in range(fancy + 1)}
    return Fraction(sum(n * way for n, way in ways.items()), sum(ways.values()))


@pytest.mark.rule("WE-10")
def test_we_10_two_to_three_are_seen_in_a_game() -> None:
    # In a small bag all draws can be listed: 2 of 1 + 3 dresses.
    draws = [*combinations(["fancy", "a", "b", "c"], 2)]
    assert mean_seen(2, 1, 3) == Fraction(sum("fancy" in draw for draw in draws), len(draws))
    for drawn in range(4, 43):
        assert mean_seen(drawn) == Fraction(4 * drawn, 46)
    assert mean_seen(23) == 2
    assert 2.9 < mean_seen(34) < 3


@pytest.mark.rule("WE-10")
def test_we_10_the_bag_deals_evenly() -> None:
    """Four windows are emptied and filled again, until 23 dresses have been drawn."""
    game, dealer, games = game_with(["fancy"], 3), Dealer("bag"), 600
    dresses = [dress.id for dress in game.contents.dresses]
    fancy = sum(1 << dresses.index(name) for name in DRESSES)
    seen = 0
    for _ in range(games):
        t = game.rules.create_table(dealer, NoEvents())
        while count(t[state.DRESS_BAG]) > 46 - 23:
            fill_one(game, t, dealer)
        seen += 4 - count(t[state.DRESS_BAG] & fancy)
    assert seen / games == pytest.approx(2, abs=0.12), "three times what chance would allow for"


def fill_one(game: Rokoko, t: Table, dealer: Dealer) -> None:
    """A dress is drawn into the first window and leaves the game."""
    for window in range(state.WINDOWS, state.WINDOWS + state.MAX_WINDOWS):
        t[window] = 0
    t[state.WINDOWS] = state.NONE
    preparation.fill_windows(game.rules.box, t, dealer, NoEvents())


@pytest.mark.rule("WE-10")
@pytest.mark.parametrize("players", [3, 4])
def test_we_10_our_windows_show_about_so_many_dresses(players: int) -> None:
    """A measure for the number of windows in our reconstruction of the board.

    The book expects 23 to 34 drawn dresses. Without anybody who makes dresses only those come that
    replace the expired ones; at the utmost all windows are filled anew in every round.
    """
    windows = shipped().side(players).windows
    fewest = len(windows.cost) + 6 * len(windows.dark)
    most = 7 * len(windows.cost)
    assert fewest < 23
    assert most > 34
