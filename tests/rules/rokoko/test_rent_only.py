"""Dresses that cannot be sold: there are none in the base game, modules will bring some."""

from __future__ import annotations

import pytest

from tests.rules.rokoko.builder import Setting, lay


def with_rent_only(dress: str) -> Setting:
    setting = lay().money(0, 20).kept(0, "r02").windows(dress)
    number = setting.game.ids.by_domain["dress"].index(dress)
    setting.game.rules.box.things.rent_only = 1 << number
    return setting


@pytest.mark.rule("RK-ACT-TAILOR-14")
def test_it_is_not_sold() -> None:
    ball = with_rent_only("cl01").begin().play("play base-1", "tailor", "window 1", "pay r02")
    assert "sell" not in ball.legal()
    assert ball.refused("sell") == "RK-ACT-TAILOR-14"
    assert ball.play("rent royal-1").space("royal-1") == ("cl01", 0)


@pytest.mark.rule("RK-ACT-TAILOR-15")
def test_without_a_space_for_its_maker_it_is_not_made() -> None:
    setting = with_rent_only("cl01")
    spaces = setting.game.ids.by_domain["space"]
    board = setting.game.rules.box.board
    dresses = iter(name for name in setting.game.ids.by_domain["dress"] if name != "cl01")
    plain = [name for number, name in enumerate(spaces) if not board.master_spaces >> number & 1]
    setting.rented(1, **{name.replace("-", "_"): next(dresses) for name in plain})
    journeyman = setting.begin().play("play base-3")
    assert journeyman.refused("tailor") == "RK-ACT-TAILOR-04"
    setting.game.rules.box.things.rent_only = 0
    sold = setting.begin().play("play base-3", "tailor", "window 1", "pay r02")
    assert sold.dress_discard() == "cl01", "another dress would be sold at once"
