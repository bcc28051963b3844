"""Worker bonuses (sections 2.16 and 2.17), and their vectors."""

from __future__ import annotations

import pytest

from bagatelle.games.rokoko.components import shipped
from bagatelle.games.rokoko.state import HELD
from tests.rules.rokoko.builder import Ball, Setting, final, lay, with_kinds


def bonus(setting: Setting, worker: str, main: str = "pass") -> Ball:
    """The worker is played, and its bonus is to be decided."""
    return setting.hand(0, f"{worker} base-1").begin().play(f"play {worker}", main)


def is_asked(ball: Ball) -> bool:
    return ball.view().step == "bonus"


# ---------------------------------------------------------------------- general


@pytest.mark.rule("RK-BONUS-GEN-01", "RK-D-12")
def test_every_bonus_is_optional() -> None:
    for worker in shipped().workers:
        setting = lay().money(0, 30).yarn(0, 2).lace(0, 2).warehouse("r01 r02")
        setting.windows("cl01").kept(0, "r11").reserve(0, "1-1 1-3" if worker.id[0] != "1" else "")
        setting.rented(0, royal_3="cl02", hall2_3="ul01", hall3_3="rg01", hall4_2="cg01")
        setting.funded(0, "statue-1 upper-1")
        ball = bonus(setting, worker.id)
        if worker.bonus == "none" or worker.crown:
            assert not is_asked(ball), worker.id
        else:
            assert ball.legal() == ["use", "skip"], worker.id
            assert ball.play("skip").match.to_act == (1,)


@pytest.mark.rule("RK-BONUS-GEN-07", "RK-D-12")
def test_a_bonus_that_can_do_nothing_is_not_asked_for() -> None:
    for worker in ("base-3", "1-3", "base-4", "2-1", "2-4", "3-2", "3-3", "4-3", "4-4", "5-4"):
        ball = bonus(lay().money(0, 0), worker)
        assert not is_asked(ball), worker
        assert ball.money(0) == 0


@pytest.mark.rule("RK-BONUS-GEN-07")
def test_a_tailoring_bonus_is_asked_for_although_the_silk_is_missing() -> None:
    """Nobody may learn from a question that is not asked what somebody keeps."""
    ball = bonus(lay().windows("cl01"), "2-2")
    assert ball.legal() == ["skip"]
    assert ball.refused("use") == "RK-BONUS-GEN-07"


@pytest.mark.rule("RK-BONUS-GEN-05", "RK-DV-10", "RK-BONUS-L3-03", "RK-BONUS-L6-02")
@pytest.mark.parametrize(("worker", "less"), [("3-3", 5), ("6-2", 10)])
def test_dv_10_discounts_never_pay_out(worker: str, less: int) -> None:
    for decoration, printed in (("musician-hall5", 8), ("statue-2", 14), ("upper-1", 10)):
        ball = bonus(lay().money(0, 20), worker).play("use", f"fund {decoration}")
        assert ball.money(0) == 20 - max(0, printed - less)


@pytest.mark.rule("RK-BONUS-GEN-08", "RK-BONUS-L1-05", "RK-DV-26")
def test_dv_26_a_blind_draw_reshuffles() -> None:
    tiles = " ".join(f"r{number:02}" for number in range(6, 49))
    ball = bonus(lay().kept(1, tiles).tile_pile(""), "1-5")
    assert ball.tile_discard() == "r01 r02 r03 r04 r05"
    ball.play("use")
    assert ball.tile_discard() == ""
    assert ball.view().supply.tiles == 4
    assert ball.told("tiles_reshuffled") == [{"tiles": 5}]


@pytest.mark.rule("RK-BONUS-GEN-09", "RK-DV-26")
def test_dv_26_no_tile_to_draw() -> None:
    ball = bonus(lay().money(0, 9).no_tiles_left(), "1-3")
    assert not is_asked(ball)
    assert ball.money(0) == 9


@pytest.mark.rule("RK-BONUS-GEN-10", "RK-BONUS-L1-03", "RK-BONUS-L1-05")
@pytest.mark.parametrize(("worker", "price"), [("1-3", 1), ("1-5", 0)])
def test_a_blind_draw(worker: str, price: int) -> None:
    ball = bonus(lay().money(0, 9).tile_pile("r39"), worker).play("use")
    assert ball.money(0) == 9 - price
    assert ball.legal() == ["keep", "trade"]
    held = ball.view(0).held
    assert held is not None
    assert held.id == "tile:r39"
    assert ball.play("trade").goods(0) == (2, 2)
    assert bonus(lay().money(0, 9).tile_pile("r39"), worker).play("use", "keep").kept(0) == "r39"


# ---------------------------------------------------------------------- base, level 1


@pytest.mark.rule("RK-BONUS-B-03", "RK-BONUS-L1-06", "RK-D-13")
@pytest.mark.parametrize(("worker", "price"), [("base-3", 1), ("1-6", 0)])
def test_yarn_or_lace(worker: str, price: int) -> None:
    for choice, goods in (("yarn", (2, 1)), ("lace", (1, 2))):
        ball = bonus(lay().money(0, 1), worker).play("use")
        assert ball.legal() == ["yarn", "lace"]
        assert ball.refused("skip").startswith("RK-BONUS-")
        assert ball.play(choice).goods(0) == goods
        assert ball.money(0) == 1 - price


@pytest.mark.rule("RK-BONUS-B-04", "RK-BONUS-L1-04")
@pytest.mark.parametrize("worker", ["base-4", "1-4"])
def test_another_tile(worker: str) -> None:
    ball = bonus(lay().money(0, 9).warehouse("r01 r02"), worker).play("use", "take r01", "trade")
    assert ball.money(0) == 8
    assert ball.goods(0) == (2, 1)


@pytest.mark.rule("RK-BONUS-L1-02", "RK-BONUS-L1-02a", "RK-D-14")
def test_anybody_of_the_staff_may_be_deputed_for_nothing() -> None:
    setting = lay().reserve(0, "1-1").discard(0, "base-5").money(0, 3)
    ball = bonus(setting, "1-2").play("use")
    staff = ["base-1", "base-2", "base-3", "base-4", "base-5", "1-1", "1-2"]
    assert ball.legal() == [f"depute {worker}" for worker in staff]
    assert ball.refused("depute 3-1") == "RK-BONUS-L1-02"
    ball.play("depute base-5")
    assert ball.money(0) == 3
    assert is_asked(ball)
    assert ball.play("use").money(0) == 5, "the bonus of the deputed worker"
    assert ball.player(0).staff == 6


@pytest.mark.rule("RK-BONUS-L1-02b", "RK-DV-06")
def test_dv_06_deputing_itself() -> None:
    kinds = with_kinds({"1-2": "master"})
    setting = lay(components=kinds).money(0, 0)
    ball = bonus(setting, "1-2").play("use", "depute 1-2")
    assert ball.player(0).staff == 6, "it counts until it is boxed"
    ball.play("use")
    assert "depute 1-2" not in ball.legal()
    assert ball.refused("depute 1-2") == "RK-ACT-DEPUTE-16"
    ball.play("depute base-5", "use")
    assert ball.money(0) == 2
    assert ball.player(0).staff == 4
    # With a staff of five the second deputing is not possible.
    ball = bonus(lay(components=kinds).gone(0, "base-2"), "1-2").play("use", "depute 1-2")
    assert ball.match.to_act == (1,)
    assert ball.player(0).staff == 4


@pytest.mark.rule("RK-BONUS-L1-02d")
@pytest.mark.parametrize("worker", ["base-2", "6-4"])
def test_a_worker_without_usable_bonus_gives_nothing(worker: str) -> None:
    ball = bonus(lay().reserve(0, "6-4" if worker == "6-4" else ""), "1-2")
    ball.play("use", f"depute {worker}")
    assert ball.match.to_act == (1,)
    ball = bonus(lay(), "1-2").play("use", "depute base-5", "skip")
    assert ball.match.to_act == (1,), "and a usable one is optional"


@pytest.mark.rule("RK-BONUS-L1-02e", "RK-DV-07")
def test_dv_07_a_chain() -> None:
    setting = lay().reserve(0, "2-3").money(0, 0)
    ball = bonus(setting, "1-2").play("use", "depute 2-3")
    assert ball.money(0) == 0
    ball.play("use", "depute base-2")
    assert ball.money(0) == 8
    assert ball.match.to_act == (1,)
    assert ball.player(0).staff == 5


@pytest.mark.rule("RK-BONUS-L1-02f", "RK-DV-32", "RK-ACT-DEPUTE-13", "RK-BONUS-L3-04")
def test_dv_32_the_deputed_worker_still_counts() -> None:
    ball = bonus(lay().reserve(0, "3-4").money(0, 0), "1-2").play("use", "depute 3-4", "use")
    assert ball.money(0) == 6
    assert ball.player(0).staff == 6


@pytest.mark.rule("RK-BONUS-L1-02g")
def test_deputing_a_hand_card_costs_its_turn() -> None:
    setting = lay().hand(0, "1-2 base-1").hand(1, "").begin()
    ball = setting.play("play 1-2", "pass", "use", "depute base-1")
    assert ball.view().round == 3 or ball.view().step == "pick"
    assert ball.told("hidden_worker_deputed")


@pytest.mark.rule("RK-DV-05", "RK-BONUS-L1-02c")
def test_dv_05_the_staff_of_five() -> None:
    kinds = with_kinds({"1-2": "master"})
    setting = lay(components=kinds).gone(0, "base-5").money(0, 0)
    ball = bonus(setting, "1-2").play("use", "depute base-2")
    assert ball.player(0).staff == 4
    for kind, pay in (("master", 10), ("journeyman", 7)):
        box = with_kinds({"1-2": kind})  # type: ignore[dict-item]
        setting = lay(components=box).gone(0, "base-5").money(0, 0)
        ball = bonus(setting, "1-2", "depute")
        assert ball.money(0) == pay
        assert ball.match.to_act == (1,), "the bonus is unavailable"
        assert ball.player(0).staff == 4


@pytest.mark.rule("RK-DV-31", "RK-BONUS-GEN-11", "RK-ACT-TAILOR-12")
def test_dv_31_the_deputed_journeyman_makes_the_dress() -> None:
    box = with_kinds({"1-2": "master", "2-2": "journeyman"})
    setting = lay(components=box).reserve(0, "2-2").money(0, 9).yarn(0, 1)
    setting.windows(". . . . cl01 cl04").kept(0, "r39")
    ball = bonus(setting, "1-2").play("use", "depute 2-2")
    assert ball.money(0) == 9
    ball.play("use")
    assert ball.legal() == ["window 5"], "cl04 has a golden thimble"
    ball.play("window 5", "pay r39")
    assert not [move for move in ball.legal() if move in ("rent royal-1", "rent hall4-1")]
    ball.play("sell")
    assert ball.player(0).staff == 6


# ---------------------------------------------------------------------- level 2


@pytest.mark.rule("RK-BONUS-L2-01")
def test_livres_for_ladies() -> None:
    setting = lay().money(0, 0).rented(1, hall2_4="ul03")
    setting.rented(0, royal_1="cl01", royal_2="cl02", hall2_1="ul01", hall2_3="cg01")
    assert bonus(setting, "2-1").play("use").money(0) == 4


def tailoring(worker: str, windows: str, tiles: str) -> Ball:
    setting = lay().money(0, 20).yarn(0, 3).lace(0, 3).windows(windows).kept(0, tiles)
    return bonus(setting, worker)


@pytest.mark.rule("RK-BONUS-L2-02", "RK-BONUS-L2-02a", "RK-DV-11")
def test_dv_11_one_common_bale_less() -> None:
    # cl09 needs 2 C1 and 1 C2: two C1, or one of each, are enough; one tile of one is not.
    ball = tailoring("2-2", "cl09", "r11").play("use", "window 1", "pay r11", "sell")
    assert ball.dress_discard() == "cl09"
    ball = tailoring("2-2", "cl09", "r19").play("use", "window 1", "pay r19", "sell")
    assert ball.dress_discard() == "cl09"
    assert tailoring("2-2", "cl09", "r39").legal() == ["skip"]
    ball = tailoring("2-2", "cl09", "r05 r11 r39").play("use", "window 1")
    assert ball.legal() == ["pay r05", "pay r11"], "nothing superfluous after the discount"


@pytest.mark.rule("RK-BONUS-L2-02b")
def test_dresses_without_common_silk_have_no_discount() -> None:
    ball = tailoring("2-2", "ul01", "r28").play("use", "window 1", "pay r28", "sell")
    assert ball.dress_discard() == "ul01"
    assert tailoring("2-2", "ul01", "r43").legal() == ["skip"]


@pytest.mark.rule("RK-BONUS-L2-02c", "RK-BONUS-L4-02c")
@pytest.mark.parametrize("worker", ["2-2", "4-2"])
@pytest.mark.parametrize("kind", ["journeyman", "master"])
def test_no_golden_thimble_by_a_bonus(worker: str, kind: str) -> None:
    box = with_kinds({worker: kind})  # type: ignore[dict-item]
    setting = lay(components=box).money(0, 20).yarn(0, 3).windows("cl04 cl01").kept(0, "r01")
    ball = bonus(setting, worker).play("use")
    assert ball.legal() == ["window 2"]
    assert ball.refused("window 1") == "RK-ACT-TAILOR-11"


@pytest.mark.rule("RK-BONUS-L2-02d", "RK-BONUS-L4-02d")
@pytest.mark.parametrize(
    ("worker", "dress", "tile"), [("2-2", "cl08", "r39"), ("4-2", "ul09", "r43")]
)
def test_nothing_but_silk_is_cheaper(worker: str, dress: str, tile: str) -> None:
    ball = tailoring(worker, dress, tile).play("use", "window 1")
    assert ball.money(0) == 12
    assert ball.goods(0) == (2, 2)


@pytest.mark.rule("RK-BONUS-L2-02e", "RK-BONUS-L4-02e")
@pytest.mark.parametrize("worker", ["2-2", "4-2"])
def test_a_bonus_dress_is_made_by_the_journeyman(worker: str) -> None:
    ball = tailoring(worker, "cl01", "r11").play("use", "window 1", "pay r11")
    assert "rent royal-3" in ball.legal()
    assert ball.refused("rent royal-1") == "RK-ACT-TAILOR-20"


@pytest.mark.rule("RK-BONUS-L2-03", "RK-BONUS-L2-03a", "RK-D-14")
@pytest.mark.parametrize(("worker", "pay"), [("base-2", 8), ("base-3", 5), ("base-5", 2)])
def test_anybody_may_be_deputed_for_less_pay(worker: str, pay: int) -> None:
    ball = bonus(lay().money(0, 0), "2-3").play("use", f"depute {worker}")
    assert ball.money(0) == pay
    assert ball.match.to_act == (1,), "without the bonus of the deputed worker"


@pytest.mark.rule("RK-DV-33", "RK-BONUS-L2-03b", "RK-BONUS-L2-03c")
def test_dv_33_deputed_and_deputing() -> None:
    box = with_kinds({"2-3": "journeyman"})
    ball = bonus(lay(components=box).money(0, 0), "2-3", "depute")
    assert ball.money(0) == 7
    ball.play("use", "depute base-2")
    assert ball.money(0) == 15
    assert ball.player(0).staff == 4
    ball = bonus(lay(components=box).gone(0, "base-5").money(0, 0), "2-3", "depute")
    assert ball.money(0) == 7
    assert ball.match.to_act == (1,)


# ---------------------------------------------------------------------- levels 3 and 4


@pytest.mark.rule("RK-BONUS-L3-02", "RK-BONUS-L5-03")
@pytest.mark.parametrize(("worker", "points"), [("3-2", 1), ("5-3", 2)])
def test_prestige_for_dresses(worker: str, points: int) -> None:
    setting = lay().rented(0, royal_1="cl01", royal_2="cl02", hall2_1="ul01", hall2_3="cg01")
    setting.rented(0, hall3_1="cl03").rented(1, hall3_3="cl05")
    assert bonus(setting, worker).play("use").prestige(0) == points


@pytest.mark.rule(
    "RK-BONUS-L3-04", "RK-BONUS-L3-04a", "RK-BONUS-L4-01", "RK-BONUS-L4-01a", "RK-DV-09"
)
@pytest.mark.parametrize(
    ("size", "large", "small"),
    [
        *((4, 0, 0), (5, 2, 1), (6, 2, 1), (7, 6, 3), (8, 6, 3)),
        *((9, 10, 5), (10, 10, 5), (11, 14, 7), (12, 14, 7)),
    ],
)
@pytest.mark.parametrize("worker", ["3-4", "4-1"])
def test_dv_09_livres_by_staff(worker: str, size: int, large: int, small: int) -> None:
    others = ["1-1", "1-2", "1-3", "1-4", "1-5", "1-6", "2-1", "2-2"]
    setting = lay().money(0, 0).reserve(0, " ".join(others[: max(0, size - 6)]))
    setting.gone(0, " ".join(["base-4", "base-5"][: max(0, 6 - size)]))
    ball = bonus(setting, worker)
    assert ball.player(0).staff == size
    pay = large if worker == "3-4" else small
    if pay:
        ball.play("use")
    assert ball.money(0) == pay


@pytest.mark.rule("RK-BONUS-L4-02", "RK-BONUS-L4-02a", "RK-DV-11")
def test_dv_11_up_to_two_uncommon_bales_less() -> None:
    # ul04 needs 1 C1 and 2 C3; cl11 needs 2 C1 and 1 C3; ul05 needs 3 C3.
    for dress, tile in (("ul04", "r39"), ("cl11", "r11"), ("ul05", "r43")):
        ball = tailoring("4-2", dress, tile).play("use", "window 1", f"pay {tile}", "sell")
        assert ball.dress_discard() == dress
    ball = tailoring("4-2", "ul01", "").play("use", "window 1")
    assert "sell" in ball.legal(), "no tile is needed at all"


@pytest.mark.rule("RK-BONUS-L4-02b")
def test_dresses_without_uncommon_silk_have_no_discount() -> None:
    assert tailoring("4-2", "cl01", "r39").legal() == ["skip"]
    ball = tailoring("4-2", "cl01", "r11").play("use", "window 1", "pay r11", "sell")
    assert ball.dress_discard() == "cl01"


@pytest.mark.rule("RK-BONUS-L4-03")
def test_livres_and_prestige_for_gentlemen() -> None:
    setting = lay().money(0, 0).rented(0, royal_1="cg01", royal_2="cg02", hall2_1="rg01")
    ball = bonus(setting.rented(0, hall2_3="cl01"), "4-3").play("use")
    assert ball.money(0) == 4
    assert ball.prestige(0) == 1


@pytest.mark.rule("RK-BONUS-L4-04", "RK-BONUS-L6-01", "RK-D-16")
@pytest.mark.parametrize(("worker", "price"), [("4-4", 4), ("6-1", 3)])
def test_prestige_for_livres(worker: str, price: int) -> None:
    ball = bonus(lay().money(0, 3 * price + 2), worker).play("use")
    assert (ball.money(0), ball.prestige(0)) == (2 * price + 2, 1)
    assert ball.legal() == ["more", "done"]
    assert ball.refused("skip").startswith("RK-BONUS-L")
    ball.play("more", "more")
    assert (ball.money(0), ball.prestige(0)) == (2, 3)
    assert ball.match.to_act == (1,), "the money is spent"
    ball = bonus(lay().money(0, 3 * price), worker).play("use", "done")
    assert ball.prestige(0) == 1
    assert not is_asked(bonus(lay().money(0, price - 1), worker))


# ---------------------------------------------------------------------- levels 5 and 6


@pytest.mark.rule(
    "RK-BONUS-L5-04", "RK-BONUS-L5-04a", "RK-BONUS-L5-04b", "RK-BONUS-L5-04c", "RK-DV-14", "RK-D-15"
)
def test_dv_14_prestige_for_silk() -> None:
    # r28: 2 C3; r33: 1 C1 and 1 C4; r11: 2 C1; r15: 2 C2.
    ball = bonus(lay().kept(0, "r28 r33 r11 r15 r46"), "5-4").play("use")
    assert ball.legal() == ["give r11", "give r15", "give r28", "give r33", "give r46", "done"]
    assert ball.refused("give r01") == "RK-BONUS-L5-04"
    ball.play("give r28", "give r33", "give r11", "give r15", "done")
    assert ball.prestige(0) == 2 + 1 + 5 // 2
    assert ball.tile_discard() == "r11 r15 r28 r33"
    assert ball.kept(0) == "r46"


@pytest.mark.rule("RK-BONUS-L5-04b")
def test_common_bales_are_pooled_over_all_tiles() -> None:
    ball = bonus(lay().kept(0, "r39 r41 r01"), "5-4").play("use", "give r39")
    assert ball.prestige(0) == 0
    assert ball.play("give r41").prestige(0) == 1
    assert ball.play("give r01").prestige(0) == 2, "an odd bale is lost"
    assert ball.match.to_act == (1,)


@pytest.mark.rule("RK-BONUS-L6-03", "RK-BONUS-L6-03a")
@pytest.mark.parametrize(
    ("size", "points"), [(4, 0), (5, 2), (6, 2), (7, 5), (8, 5), (9, 8), (10, 8), (11, 11)]
)
def test_prestige_by_staff(size: int, points: int) -> None:
    others = ["1-1", "1-2", "1-3", "1-4", "1-5"]
    setting = lay().reserve(0, " ".join(["6-3", *others[: max(0, size - 6)]]))
    setting.gone(0, " ".join(["base-4", "base-5"][: max(0, 6 - size)]))
    ball = final(setting)
    assert ball.score("crown-6-3") == (points, 0)


@pytest.mark.rule("RK-BONUS-L6-04", "RK-DV-28")
@pytest.mark.parametrize(("yarn", "lace", "points"), [(3, 1, 3), (2, 4, 6), (0, 5, 0)])
def test_dv_28_pairs_of_yarn_and_lace(yarn: int, lace: int, points: int) -> None:
    ball = final(lay().reserve(0, "6-4").yarn(0, yarn).lace(0, lace))
    assert ball.score("crown-6-4") == (points, 0)


FIVE_MASTERS = {"royal_1": "cl02", "royal_2": "cl03", "hall2_1": "cl05", "hall2_2": "cl07"}


@pytest.mark.rule("RK-BONUS-L6-05", "RK-BONUS-L6-05a", "RK-END-2-04", "RK-DV-28")
def test_dv_28_master_guest_spaces_before_the_terrace() -> None:
    setting = lay().reserve(0, "6-5").rented(0, **FIVE_MASTERS, hall3_1="cl08", hall3_3="cl09")
    ball = final(setting.funded(0, "fireworks-1 fireworks-2"))
    assert ball.score("crown-6-5") == (6, 0)
    assert ball.space("royal-1") == (None, None), "and then they move"


@pytest.mark.rule("RK-BONUS-L6-06", "RK-BONUS-L6-06a", "RK-DV-28")
def test_dv_28_couples() -> None:
    setting = lay().reserve(0, "6-6").rented(0, **FIVE_MASTERS, hall3_1="cg01", hall4_3="rg01")
    assert final(setting).score("crown-6-6") == (4, 0)
    setting = lay().reserve(0, "6-6").rented(0, royal_1="ul01", hall2_3="rg01", hall5_2="cg01")
    assert final(setting).score("crown-6-6") == (2, 0)


@pytest.mark.rule("RK-BONUS-GEN-10", "RK-INFO-06")
def test_a_tile_drawn_blind_is_the_drawers_secret() -> None:
    ball = bonus(lay().tile_pile("r39 r40"), "1-5").play("use")
    held = ball.table[HELD]
    assert held in (38, 39)
    assert ball.view(1).held is None
    assert ball.view(1).holds_tile
    assert ball.told("tile_drawn", 1)[0]["tile"] is None
    assert ball.told("tile_drawn", 0)[0]["tile"] == f"tile:r{held + 1}"
