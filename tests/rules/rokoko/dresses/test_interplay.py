"""Interplay of modules (section 2.24), as far as dresses have a part in it."""

from __future__ import annotations

from itertools import combinations

import pytest

from bagatelle.games.rokoko import party, state
from bagatelle.games.rokoko.frames import ROUND_STEP
from bagatelle.games.rokoko.modules.registry import MODULES
from bagatelle.kernel.bits import count
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.match import Match
from tests.rules.rokoko.builder import Ball, game_with
from tests.rules.rokoko.dresses.builder import (
    ALL,
    bag,
    bare,
    changed,
    full,
    jewel_table,
    offered,
    offered_with_jewels,
    paid,
    ranked,
    story,
    table,
    tailored,
)
from tests.rules.rokoko.jewelry_box.builder import JewelSetting

SUBSETS = [names for size in range(5) for names in combinations(MODULES, size)]
DRESSES_OF = {"jewelry_box": 0, "fancy": 4, "festivity": 0, "expert": 4}
"""How many are in the bag at setup; Expert dresses without the Jewelry Box."""


# ---------------------------------------------------------------------- the order


ORDER = (
    "dress_made", "tile_paid", "task_marked", "dress_bonus", "jewel_bought", "tile_drawn",
    "dress_rented", "tile_taken", "all_halls_reached", "expert_bonus", "bonus_used",
)  # fmt: skip


def at_the_last_hall(dress: str, offer: str) -> JewelSetting:
    """Seat 0 has a musician in all halls but the third, and the master trials before it."""
    setting = offered_with_jewels(dress, offer).hand(0, "base-3 base-1").candidate(0, "master")
    setting.funded(0, "musician-royal musician-hall2 musician-hall4 musician-hall5")
    return setting.warehouse("r06").tile_pile("r05").rented(0, royal_3="cl01", royal_4="cg01")


@pytest.mark.rule("IX-01", "JB-JEWEL-03")
@pytest.mark.parametrize(
    ("dress", "offer", "task", "without"),
    [
        ("festivity-3", ". . . . ncl1", "M1", "expert_bonus"),
        ("festivity-4", ". . . . rcg1", "M2", "expert_bonus"),
        ("expert-6", ". . . . rcg1", "M2", "dress_bonus"),
        ("expert-4", ". . . . nul1", "M1", "dress_bonus"),
    ],
)
def test_the_order_of_tailoring(dress: str, offer: str, task: str, without: str) -> None:
    ball = tailored(at_the_last_hall(dress, offer).begin(), "base-3")
    assert ball.marks(0) == task, "before anything else"
    asked = [ball.step()]
    for move in ("jewel 5", "keep", "rent hall3-5", "take r06", "keep", "use"):
        ball.play(move)
        asked.append(ball.step())
    assert asked == ["jewel", "keep", "place", "take", "keep", "bonus", "trimming"]
    assert story(ball, *ORDER) == [kind for kind in ORDER if kind != without]


@pytest.mark.rule("IX-01")
def test_what_a_dress_needs_is_checked_before_anything_is_paid() -> None:
    setting = full(jewel_table(), masters=False).candidate(0, "master").hand(0, "base-3")
    setting.windows(". . . festivity-1 festivity-3 expert-1")
    ball = setting.begin().play("play base-3")
    assert ball.refused("tailor") == "RK-ACT-TAILOR-04"
    assert ball.marks(0) == ""
    assert ball.money(0) == 20


@pytest.mark.rule("IX-01")
def test_whoever_sells_is_past_the_task_and_has_no_jewel() -> None:
    ball = tailored(at_the_last_hall("expert-4", ". . . . ncl1").begin(), "base-3")
    ball.play("no jewel", "sell")
    assert ball.marks(0) == "M1"
    assert ball.jewels(0) == ""
    assert ball.step() == "bonus", "that of the worker"
    told = story(ball, *ORDER, "dress_sold")
    assert told == ["dress_made", "tile_paid", "task_marked", "dress_sold"]


# ---------------------------------------------------------------------- bag and windows


@pytest.mark.rule("IX-05", "OV-05", "GEN-07")
@pytest.mark.parametrize("names", SUBSETS)
def test_what_is_in_the_bags(names: tuple[str, ...]) -> None:
    game = game_with(names, 4)
    t = game.rules.create_table(Dealer("bags"), NoEvents())
    dresses = 42 + sum(DRESSES_OF[name] for name in names)
    if {"jewelry_box", "expert"} <= {*names}:
        dresses += 2
    assert count(t[state.DRESS_BAG]) == dresses
    assert count(t[state.TILE_PILE]) == (53 if "fancy" in names else 48)
    ball = Ball(Match(game, "bags"))
    dresses += 4 if "festivity" in names else 0
    assert len(bag(ball).split()) + len(ball.windows().split()) == dresses


@pytest.mark.rule("XT-74", "IX-05")
def test_xt_74_all_of_them() -> None:
    for seed in ("1", "2", "3"):
        ball = Ball(Match(game_with([*MODULES], 3), seed))
        assert "." not in ball.windows().split()
        found = {*bag(ball).split(), *ball.windows().split()}
        assert len(found) == 56 == 42 + 4 + 4 + 6
        assert ball.view().supply.dresses == 50


@pytest.mark.rule("IX-06")
@pytest.mark.parametrize("modules", ["festivity", "jewelry_box festivity", ALL])
def test_festivity_dresses_enter_when_all_else_is_laid(modules: str) -> None:
    ball = Ball(Match(game_with(modules.split()), "1"))
    told = [event.kind for event in ball.events(None)]
    entered = told.index("festivity_dresses_added")
    for kind in ("worker_offered", "tile_laid", "dress_shown", "jewel_offered"):
        assert kind not in told[entered:]
    assert ("jewel_offered" in told) == ("jewelry_box" in modules)


@pytest.mark.rule("IX-42", "EX-G4")
def test_all_dresses_share_one_discard_and_come_back_together() -> None:
    setting = table(ALL).hand(0, "base-1").hand(1, "base-1").dress_bag("")
    setting.windows("expert-4 cl02 cl03 cl04 festivity-2 fancy-1")
    ball = paid(setting.begin().play("play base-1", "tailor", "window 1")).play("sell")
    assert "expert-4" in ball.dress_discard().split()
    discarded = len(ball.dress_discard().split())
    ball.play("play base-1", "pass")
    assert ball.view().round == 2
    assert ball.told("bag_refilled") == [{"dresses": discarded + 2}]
    assert ball.dress_discard() == ""
    assert {"expert-4", "festivity-2", "fancy-1"} <= {*bag(ball).split(), *ball.windows().split()}


@pytest.mark.rule("IX-42")
def test_as_long_as_the_bag_lasts_they_stay_away() -> None:
    setting = bare("fancy festivity expert").windows(". . . . festivity-2 fancy-1")
    ball = setting.begin_at(ROUND_STEP)
    assert ball.dress_discard() == "fancy-1 festivity-2"
    assert not {"fancy-1", "festivity-2"} & {*bag(ball).split(), *ball.windows().split()}


# ---------------------------------------------------------------------- jewels, tasks


@pytest.mark.rule("IX-07")
@pytest.mark.parametrize(
    ("dress", "jewels", "match"),
    [
        ("fancy-1", [1, 3], 1),
        ("fancy-2", [2, 4], 2),
        ("fancy-3", [1, 3], 3),
        ("fancy-4", [2, 4], 4),
        ("festivity-1", [1, 3], 3),
        ("festivity-2", [2, 4], 4),
        ("festivity-3", [1, 3], 1),
        ("festivity-4", [2, 4], 2),
        ("expert-1", [2, 4], 2),
        ("expert-2", [1, 3], 1),
        ("expert-3", [1, 3], 1),
        ("expert-4", [1, 3], 3),
        ("expert-5", [2, 4], 4),
        ("expert-6", [2, 4], 2),
    ],
)
def test_jewels_fit_by_wearer_and_match_by_colour(
    dress: str, jewels: list[int], match: int
) -> None:
    setting = offered_with_jewels(dress, "ncl1 rcg1 nul1 rrg1 .").tile_pile("r05")
    ball = tailored(setting.begin())
    assert ball.legal() == [*(f"jewel {space}" for space in jewels), "no jewel"]
    ball.play(f"jewel {match}")
    assert ball.step() == "keep"
    (other,) = {*jewels} - {match}
    ball = tailored(setting.begin()).play(f"jewel {other}")
    assert ball.step() == "place"


@pytest.mark.rule("IX-07", "EX-G4e", "JB-JEWEL-01")
def test_with_a_jewel_even_the_one_that_may_be_sold_is_rented_out() -> None:
    setting = offered_with_jewels("expert-4", ". . . . ncl1")
    ball = tailored(setting.begin()).play("jewel 5")
    assert ball.refused("sell") == "RK-ACT-TAILOR-14"
    assert ball.play("rent hall3-3").money(0) == 20 - 2 + 14
    ball = tailored(setting.begin()).play("no jewel")
    assert {"sell", "rent hall3-3"} <= {*ball.legal()}


@pytest.mark.rule("IX-08")
@pytest.mark.parametrize(
    ("tile", "tasks"),
    [("fr1", "J1 J2"), ("fr2", "J1 J2"), ("fr3", "J1 J2"), ("fr4", "J1 J2"), ("fr5", "J1 J2")],
)
def test_fancy_tiles_count_for_the_journeyman_trials(tile: str, tasks: str) -> None:
    setting = JewelSetting(game_with(["jewelry_box", "fancy"])).warehouse(tile)
    ball = setting.begin().play("play base-4", "acquire", f"take {tile}", "keep")
    assert ball.legal() == [f"mark {task}" for task in tasks.split()]
    ball = setting.begin().play("play base-4", "acquire", f"take {tile}", "trade")
    assert ball.marks(0) == "J3"
    ball = setting.marked(0, "J1").begin().play("play base-4", "acquire", f"take {tile}", "keep")
    assert ball.marks(0) == "J1 J2", "the one that is left"


@pytest.mark.rule("IX-09")
@pytest.mark.parametrize(
    ("dress", "worker", "task"),
    [
        ("fancy-1", "base-1", "M3"),
        ("fancy-2", "base-1", "M3"),
        ("festivity-3", "base-3", "M1"),
        ("festivity-4", "base-3", "M2"),
        ("festivity-2", "base-3", "M2"),
        ("festivity-1", "base-1", "M3"),
        ("expert-2", "base-3", "M1"),
        ("expert-4", "base-3", "M1"),
        ("expert-1", "base-3", "M2"),
        ("expert-5", "base-3", "M2"),
        ("expert-6", "base-1", "M3"),
    ],
)
def test_dresses_of_modules_count_for_the_master_trials(dress: str, worker: str, task: str) -> None:
    setting = jewel_table().windows(f". . . . . {dress}").hand(0, worker).candidate(0, "master")
    assert tailored(setting.begin(), worker).marks(0) == task


@pytest.mark.rule("IX-09")
@pytest.mark.parametrize(("dress", "task"), [("fancy-1", "M1"), ("fancy-4", "M2")])
def test_a_fancy_dress_without_a_thimble_made_by_a_journeyman(dress: str, task: str) -> None:
    box = changed(fancy_1={"thimble": False}, fancy_4={"thimble": False})
    setting = jewel_table(components=box).windows(f". . . . . {dress}").hand(0, "base-3")
    assert tailored(setting.candidate(0, "master").begin(), "base-3").marks(0) == task


@pytest.mark.rule("IX-15", "JB-TRIAL-G-10")
@pytest.mark.parametrize("lower", ["keep", "trade"])
def test_given_tiles_are_no_acquire_action_not_even_for_an_apprentice(lower: str) -> None:
    # 2-2, here an apprentice, makes the dress by its bonus.
    setting = jewel_table(components=ranked(_2_2="apprentice")).hand(0, "2-2")
    setting.windows(". . . . . expert-3").warehouse("r05 r06 r10")
    ball = paid(setting.begin().play("play 2-2", "pass", "use", "window 6"))
    ball.play("rent hall3-5", "take r05", lower, "take r10", lower)
    assert ball.marks(0) == ""
    assert ball.match.to_act == (1,)
    # A tile that is acquired by the same card counts.
    ball = setting.begin().play("play 2-2", "acquire", "take r05", lower)
    assert ball.marks(0) == ("J1" if lower == "keep" else "J3")


# ---------------------------------------------------------------------- bonuses that tailor


@pytest.mark.rule("IX-10")
@pytest.mark.parametrize(
    ("worker", "dress", "tile"),
    [
        ("2-2", "festivity-3", "r11"),
        ("2-2", "festivity-4", "r15"),
        ("2-2", "expert-2", "r11"),
        ("2-2", "expert-3", "r11"),
        ("4-2", "expert-4", None),
        ("4-2", "expert-1", "r15"),
    ],
)
def test_a_discount_holds_for_dresses_of_modules(worker: str, dress: str, tile: str | None) -> None:
    setting = bare("festivity expert").hand(0, worker).windows(f". . . . . {dress}")
    setting.yarn(0, 3).lace(0, 3).kept(0, tile or "")
    ball = setting.begin().play(f"play {worker}")
    assert ball.refused("tailor") == "RK-ACT-TAILOR-04", "a main action has no discount"
    ball.play("pass", "use", "window 6")
    if tile:
        assert ball.legal() == [f"pay {tile}"]
        ball.play(f"pay {tile}")
    assert ball.play("rent hall3-3").space("hall3-3") == (dress, 0)


@pytest.mark.rule("IX-10")
@pytest.mark.parametrize("worker", ["2-2", "4-2"])
def test_but_not_with_a_golden_thimble(worker: str) -> None:
    box = changed(
        ranked(_2_2="master", _4_2="master"),
        festivity_3={"thimble": True},
        expert_1={"thimble": True},
    )
    setting = table("festivity expert", components=box).hand(0, worker)
    setting.windows(". . expert-2 festivity-1 festivity-3 expert-1")
    ball = setting.begin().play(f"play {worker}", "tailor")
    assert ball.legal() == ["window 3", "window 4", "window 5", "window 6"]
    ball = setting.begin().play(f"play {worker}", "pass", "use")
    assert ball.legal() == ["window 3"]
    for window in (4, 5, 6):
        assert ball.refused(f"window {window}") == "RK-ACT-TAILOR-11"


@pytest.mark.rule("XT-63", "IX-11", "IX-12", "JB-BONUS-J-06c")
def test_xt_63_only_what_can_be_sold() -> None:
    box = changed(
        festivity_3={"thimble": False}, expert_1={"thimble": False}, expert_4={"thimble": False}
    )
    setting = jewel_table(components=box).hand(0, "jj-6").candidate(0, "master")
    setting.windows(". . . festivity-3 expert-1 expert-4")
    ball = setting.begin().play("play jj-6", "pass", "use")
    assert ball.legal() == ["window 6"]
    for window in (4, 5):
        assert ball.refused(f"window {window}") == "RK-ACT-TAILOR-34"
    paid(ball.play("window 6"))
    assert ball.match.to_act == (1,), "it is sold at once"
    assert ball.money(0) == 34
    assert ball.prestige(0) == 1
    assert ball.dress_discard() == "expert-4"
    assert ball.told("expert_bonus") == []
    assert ball.marks(0) == "M1"


@pytest.mark.rule("IX-11")
def test_base_and_fancy_dresses_are_sold_too() -> None:
    box = changed(fancy_1={"thimble": False})
    setting = jewel_table(components=box).hand(0, "jj-6")
    setting.windows(". . festivity-2 fancy-2 cl01 fancy-1")
    ball = setting.begin().play("play jj-6", "pass", "use")
    assert ball.legal() == ["window 5", "window 6"]
    assert ball.refused("window 3") == "RK-ACT-TAILOR-34"
    assert ball.refused("window 4") == "RK-ACT-TAILOR-11", "it has a thimble"
    paid(ball.play("window 6"))
    assert ball.money(0) == 49
    assert ball.prestige(0) == 1


@pytest.mark.rule("IX-11")
def test_with_nothing_to_sell_the_bonus_is_not_asked_for() -> None:
    setting = jewel_table().hand(0, "jj-6").windows(". . . festivity-3 expert-1 expert-2")
    assert setting.begin().play("play jj-6", "pass").match.to_act == (1,)


# ---------------------------------------------------------------------- trials and EX-G2


def staying(ball: Ball) -> int:
    return int(count(party.staff_that_stays(ball.table, 0)))


@pytest.mark.rule("XT-80", "IX-51", "IX-36")
def test_xt_80_a_trial_whose_bonus_makes_the_dress_that_deputes() -> None:
    setting = jewel_table(components=ranked(_2_2="journeyman")).windows(". . . . . expert-2")
    setting.hand(0, "2-2").gone(0, "base-5").marked(0, "M1 M2 M3").trial_pile("master", "jm-1 jm-2")
    ball = setting.begin()
    assert ball.staff(0) == 5
    ball.play("play 2-2", "master trial")
    assert staying(ball) == 4
    paid(ball.play("use", "window 6")).play("rent hall3-3")
    assert ball.step() == "expert_depute"
    assert ball.legal() == [*(f"depute base-{number}" for number in (1, 2, 3, 4)), "skip"]
    assert ball.refused("depute 2-2") == "RK-ACT-DEPUTE-16"
    money = ball.money(0)
    ball.play("depute base-3")
    assert ball.money(0) == money + 7
    assert staying(ball) == 3
    ball.play("choose jm-2")
    assert staying(ball) == 4
    assert ball.zone(0, "hand") == "jm-2"
    assert ball.match.to_act == (1,)


@pytest.mark.rule("IX-51")
def test_with_four_in_all_nobody_can_be_deputed() -> None:
    setting = jewel_table(components=ranked(_2_2="journeyman")).windows(". . . . . expert-2")
    setting.hand(0, "2-2").gone(0, "base-4 base-5").marked(0, "M1 M2 M3")
    ball = setting.begin().play("play 2-2", "master trial", "use", "window 6")
    paid(ball).play("rent hall3-3")
    assert ball.step() == "trial_card", "nothing else is asked"


@pytest.mark.rule("IX-16", "EX-G2a")
def test_one_that_is_leaving_does_not_count() -> None:
    """2-2 is deputed as a main action; its bonus makes the dress."""
    setting = offered("expert-2", "expert").hand(0, "2-2").kept(0, "r11")
    ball = setting.begin().play("play 2-2", "depute", "use", "window 6")
    paid(ball).play("rent hall3-3")
    assert ball.view().step == "expert_depute", "six, without 2-2 five"
    assert "depute 2-2" not in ball.legal()
    assert ball.refused("depute 2-2") == "RK-ACT-DEPUTE-16"
    setting.gone(0, "base-5")
    ball = setting.begin().play("play 2-2", "depute", "use", "window 6")
    assert paid(ball).play("rent hall3-3").match.to_act == (1,), "five, without 2-2 four"
