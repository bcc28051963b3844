"""Tasks of the trials are marked in passing (sections 2.7 to 2.9)."""

from __future__ import annotations

import pytest

from tests.rules.rokoko.jewelry_box.builder import (
    JewelBall,
    JewelSetting,
    final,
    lay,
    with_offer,
    with_ranks,
)

RANKS = with_ranks({"1-2": "master", "1-4": "journeyman", "1-5": "apprentice", "2-2": "journeyman"})
"""The ranks as the vectors give them."""


def acquire(setting: JewelSetting, tile: str, then: str, worker: str = "base-5") -> JewelBall:
    """A tile is acquired by a worker, an apprentice if nothing else is said."""
    setting.warehouse(tile).hand(0, f"{worker} base-1")
    return setting.begin().play(f"play {worker}", "acquire", f"take {tile}", then)


def tailor(setting: JewelSetting, dress: str, tile: str, worker: str) -> JewelBall:
    """A dress has been paid for."""
    setting.windows(f". . . . . {dress}").kept(0, tile).hand(0, f"{worker} base-4")
    return setting.begin().play(f"play {worker}", "tailor", "window 6", f"pay {tile}")


# ---------------------------------------------------------------------- those of journeymen


@pytest.mark.rule("JB-TRIAL-J-01", "JB-TRIAL-J-02", "JB-TRIAL-G-03", "JB-TRIAL-G-04")
@pytest.mark.parametrize(
    ("tile", "task"), [("r01", "J1"), ("r15", "J1"), ("r19", "J1"), ("r28", "J2"), ("r38", "J2")]
)
def test_a_tile_kept_by_an_apprentice(tile: str, task: str) -> None:
    """r01 is blue, r15 pink, r19 blue and pink, r28 green, r38 orange."""
    ball = acquire(lay(), tile, "keep")
    assert ball.marks(0) == task, "at once, and nothing is asked"
    assert ball.told("task_marked") == [{"player": "seat:1", "task": f"task:{task}"}]
    assert ball.step() == "bonus"


@pytest.mark.rule("WE-01", "JB-TRIAL-G-06", "JB-TRIAL-G-07", "JB-TRIAL-J-01", "JB-TRIAL-J-02")
@pytest.mark.parametrize("task", ["J1", "J2"])
def test_we_01_blue_and_green_fit_two_tasks(task: str) -> None:
    ball = acquire(lay(), "r22", "keep")
    assert ball.step() == "task"
    assert ball.legal() == ["mark J1", "mark J2"]
    assert ball.refused("mark J3") == ball.refused("skip") == "JB-TRIAL-G-07"
    assert ball.play(f"mark {task}").marks(0) == task


@pytest.mark.rule("XT-21", "JB-TRIAL-G-03", "JB-TRIAL-G-05")
def test_xt_21_of_two_fitting_tasks_one_is_marked_already() -> None:
    ball = acquire(lay().marked(0, "J1"), "r34", "keep")
    assert ball.step() == "bonus", "no choice"
    assert ball.marks(0) == "J1 J2"


@pytest.mark.rule("JB-TRIAL-G-05")
def test_a_task_is_marked_once() -> None:
    ball = acquire(lay().marked(0, "J1"), "r01", "keep")
    assert ball.marks(0) == "J1"
    assert ball.told("task_marked") == []


@pytest.mark.rule("XT-22", "JB-TRIAL-J-03")
def test_xt_22_a_tile_that_is_traded() -> None:
    ball = acquire(lay(), "r22", "trade for lace")
    assert ball.marks(0) == "J3"
    assert acquire(lay(), "r39", "trade").marks(0) == "J3", "both"
    assert acquire(lay(), "r01", "trade").marks(0) == "J3", "yarn only"
    assert acquire(lay(), "r01", "trade", "base-3").marks(0) == "", "a journeyman"


@pytest.mark.rule("JB-TRIAL-J-04")
@pytest.mark.parametrize("decoration", ["jeweler-1", "statue-1", "upper-1", "musician-hall5"])
def test_a_decoration_funded_by_an_apprentice(decoration: str) -> None:
    ball = lay().money(0, 30).begin().play("play base-4", "fund", f"fund {decoration}")
    assert ball.marks(0) == "J4"
    for worker in ("base-1", "base-3"):
        ball = lay().money(0, 30).begin().play(f"play {worker}", "fund", f"fund {decoration}")
        assert ball.marks(0) == ""


@pytest.mark.rule("JB-TRIAL-J-01", "JB-TRIAL-J-02", "JB-TRIAL-G-11")
@pytest.mark.parametrize("worker", ["base-1", "base-3"])
def test_a_tile_kept_by_others_marks_nothing(worker: str) -> None:
    assert acquire(lay(), "r22", "keep", worker).marks(0) == ""


@pytest.mark.rule("WE-02", "JB-TRIAL-G-08", "JB-TRIAL-J-03", "JB-TRIAL-J-04")
def test_we_02_main_action_and_bonus_are_two_actions() -> None:
    ball = lay().money(0, 30).warehouse("r01").begin()
    ball.play("play base-4", "fund", "fund jeweler-1")
    assert ball.marks(0) == "J4"
    ball.play("use", "take r01", "trade")
    assert ball.marks(0) == "J3 J4"


@pytest.mark.rule("JB-TRIAL-J-04", "JB-TRIAL-G-08")
def test_a_funding_bonus_of_an_apprentice() -> None:
    setting = lay().money(0, 30).hand(0, "3-3 base-1").warehouse("r01")
    ball = setting.begin().play("play 3-3", "acquire", "take r01", "keep", "use", "fund statue-1")
    assert ball.marks(0) == "J1 J4"
    setting = lay().money(0, 30).hand(0, "6-2 base-1")
    ball = setting.begin().play("play 6-2", "pass", "use", "fund statue-1")
    assert ball.marks(0) == "", "6-2 is a journeyman"


# ---------------------------------------------------------------------- those of masters


@pytest.mark.rule("JB-TRIAL-M-01", "JB-TRIAL-M-02", "JB-TRIAL-M-03")
@pytest.mark.parametrize(
    ("dress", "tile", "worker", "task"),
    [
        ("cl01", "r11", "base-3", "M1"), ("ul01", "r28", "base-3", "M1"),
        ("cg01", "r15", "base-3", "M2"), ("rg01", "r38", "base-3", "M2"),
        ("cl01", "r11", "base-1", "M3"), ("cg01", "r15", "base-1", "M3"),
    ],
)  # fmt: skip
def test_dresses_made_by_journeymen_and_masters(
    dress: str, tile: str, worker: str, task: str
) -> None:
    ball = tailor(lay().candidate(0, "master"), dress, tile, worker)
    assert ball.step() == "place", "marked as soon as it is paid"
    assert ball.marks(0) == task


@pytest.mark.rule("JB-TRIAL-M-03")
def test_a_dress_with_a_thimble_counts_for_a_master_too() -> None:
    setting = lay().candidate(0, "master").yarn(0, 1)
    assert tailor(setting, "cl04", "r11", "base-1").marks(0) == "M3"


@pytest.mark.rule("XT-23", "JB-TRIAL-M-03", "JB-TRIAL-M-04")
def test_xt_23_a_dress_that_is_sold_counts() -> None:
    ball = tailor(lay().candidate(0, "master"), "cl01", "r11", "base-1").play("sell")
    assert ball.marks(0) == "M3"
    ball = tailor(lay().candidate(0, "master"), "cl01", "r11", "base-3").play("sell", "skip")
    assert ball.marks(0) == "M1"
    ball = tailor(lay().candidate(0, "master"), "cl01", "r11", "base-3").play("rent royal-3")
    assert ball.marks(0) == "M1"


@pytest.mark.rule("WE-03", "JB-TRIAL-G-08", "JB-TRIAL-M-01", "JB-TRIAL-M-02")
def test_we_03_a_dress_and_a_coat_in_one_turn() -> None:
    setting = lay(components=RANKS).candidate(0, "master").kept(0, "r11 r15").hand(0, "2-2 base-1")
    setting.windows(". . . . cg01 cl01").money(0, 9)
    ball = setting.begin().play("play 2-2", "tailor", "window 6", "pay r11", "sell")
    assert ball.marks(0) == "M1"
    ball.play("use", "window 5", "pay r15", "sell")
    assert ball.marks(0) == "M1 M2"


@pytest.mark.rule("XT-82", "JB-BONUS-J-06", "JB-TRIAL-G-11", "JB-TRIAL-M-04")
def test_xt_82_the_tailoring_bonus_that_sells() -> None:
    setting = lay().candidate(0, "master").hand(0, "jj-6 base-1").money(0, 0).kept(0, "r11")
    ball = setting.windows(". . . . . cl01").begin()
    ball.play("play jj-6", "pass", "use", "window 6", "pay r11")
    assert (ball.money(0), ball.prestige(0), ball.marks(0)) == (6, 1, "M1")


# ---------------------------------------------------------------------- in which trial


@pytest.mark.rule("XT-19", "JB-TRIAL-G-02", "JB-TRIAL-G-14")
def test_xt_19_only_tasks_of_the_trial_in_whose_area_the_token_stands() -> None:
    assert tailor(lay(), "cl01", "r11", "base-3").marks(0) == ""
    assert acquire(lay().candidate(0, "master"), "r01", "keep").marks(0) == ""
    assert acquire(lay().candidate(0, "master"), "r01", "trade").marks(0) == ""
    ball = lay().candidate(0, "master").money(0, 30).begin()
    assert ball.play("play base-4", "fund", "fund statue-1").marks(0) == ""


@pytest.mark.rule("JB-TRIAL-G-01", "JB-TRIAL-G-12")
def test_everybody_marks_on_the_own_turn_and_in_nobodys_way() -> None:
    setting = lay(3).warehouse("r01 r02 r11").hand(0, "base-5").hand(1, "base-5").hand(2, "base-5")
    ball = setting.begin().play("play base-5", "acquire", "take r01", "keep", "skip")
    assert [ball.marks(seat) for seat in range(3)] == ["J1", "", ""]
    ball.play("play base-5", "acquire", "take r02", "keep", "skip")
    assert [ball.marks(seat) for seat in range(3)] == ["J1", "J1", ""]
    ball.play("play base-5", "acquire", "take r11", "keep")
    assert [ball.marks(seat) for seat in range(3)] == ["J1", "J1", "J1"]
    (task,) = [task for task in ball.trial("journeyman").tasks if task.id == "task:J1"]
    assert task.marked == (0, 1, 2)


# ---------------------------------------------------------------------- which actions count


@pytest.mark.rule("XT-20", "JB-TRIAL-G-10")
def test_xt_20_a_tile_from_the_bag_is_not_acquired() -> None:
    setting = lay(components=RANKS).hand(0, "1-5 base-1").tile_pile("r01")
    for then in ("keep", "trade"):
        assert setting.begin().play("play 1-5", "pass", "use", then).marks(0) == ""


@pytest.mark.rule("JB-TRIAL-G-10", "JB-TRIAL-G-09")
@pytest.mark.parametrize("then", ["keep", "trade"])
def test_the_tile_of_a_guest_space_is_not_acquired(then: str) -> None:
    """2-2 is given as an apprentice here, so that its rank would fit."""
    setting = lay(components=with_ranks({"2-2": "apprentice"})).hand(0, "2-2 base-1")
    setting.windows(". . . . . cl01").kept(0, "r11").warehouse("r01")
    ball = setting.begin().play("play 2-2", "pass", "use", "window 6", "pay r11", "rent hall3-5")
    assert ball.play("take r01", then).marks(0) == ""


@pytest.mark.rule("JB-TRIAL-G-10")
@pytest.mark.parametrize("then", ["keep", "trade"])
def test_the_tile_for_a_jewel_of_the_same_colour_is_not_acquired(then: str) -> None:
    box = with_offer(1, box=with_ranks({"2-2": "apprentice"}))
    setting = lay(components=box).hand(0, "2-2 base-1").offer("ncl1").funded(0, "jeweler-1")
    setting.windows(". . . . . cl01").kept(0, "r11").tile_pile("r01")
    ball = setting.begin().play("play 2-2", "pass", "use", "window 6", "pay r11", "jewel 1")
    assert ball.play(then).marks(0) == ""


@pytest.mark.rule("JB-TRIAL-G-09")
def test_a_bonus_that_gives_the_same_without_the_action_marks_nothing() -> None:
    """1-6 gives yarn without a tile, base-5 money, 5-4 takes tiles for prestige."""
    ball = lay().hand(0, "1-6 base-1").begin().play("play 1-6", "pass", "use", "yarn")
    assert ball.marks(0) == ""
    ball = lay().hand(0, "5-4 base-1").kept(0, "r01 r28").begin()
    assert ball.play("play 5-4", "pass", "use", "give r01", "done").marks(0) == ""
    ball = lay().hand(0, "base-5 base-1").begin().play("play base-5", "pass", "use")
    assert ball.marks(0) == ""


# ---------------------------------------------------------------------- which rank counts


@pytest.mark.rule("XT-77", "JB-TRIAL-G-11", "JB-TRIAL-J-01")
def test_xt_77_the_bonus_of_a_journeyman_marks_no_task_of_apprentices() -> None:
    setting = lay(components=RANKS).hand(0, "1-4 base-1").warehouse("r01")
    ball = setting.begin().play("play 1-4", "pass", "use", "take r01", "keep")
    assert ball.marks(0) == ""


@pytest.mark.rule("XT-81", "IX-52", "JB-TRIAL-J-01", "JB-TRIAL-G-11")
def test_xt_81_a_deputed_worker_counts_with_its_own_rank() -> None:
    setting = lay(components=RANKS).hand(0, "1-2 base-1").warehouse("r15").money(0, 9)
    ball = setting.begin()
    assert ball.staff(0) == 6
    ball.play("play 1-2", "pass", "use", "depute base-4", "use", "take r15", "keep")
    assert (ball.marks(0), ball.money(0), ball.staff(0)) == ("J1", 9, 5)


@pytest.mark.rule("IX-52", "JB-TRIAL-G-11", "JB-TRIAL-M-01")
def test_dresses_of_a_deputed_journeyman() -> None:
    """The master 1-2 deputes the journeyman 2-2: no master spaces, and a task of journeymen."""
    setting = lay(components=RANKS).hand(0, "1-2 base-1").reserve(0, "2-2").kept(0, "r11")
    setting.windows(". . . . . cl01").candidate(0, "master")
    ball = setting.begin().play("play 1-2", "pass", "use", "depute 2-2", "use")
    ball.play("window 6", "pay r11")
    assert ball.marks(0) == "M1"
    assert ball.refused("rent royal-1") == "RK-ACT-TAILOR-20"


@pytest.mark.rule("JB-TRIAL-G-11")
def test_activated_and_copied_bonuses_count_with_the_rank_of_their_card() -> None:
    """Journeymen reach the bonus of an apprentice: a further tile."""
    activated = lay().hand(0, "jj-1 base-1").warehouse("r01").begin()
    activated.play("play jj-1", "pass", "use", "activate base-4", "use", "take r01", "keep")
    assert activated.marks(0) == "J1"
    setting = lay().hand(0, "jj-2 base-1").warehouse("r01").discard(1, "base-4").hand(1, "")
    copied = setting.begin()
    copied.play("play jj-2", "pass", "use", "copy 2", "use", "take r01", "keep")
    assert (copied.marks(0), copied.marks(1)) == ("J1", "")
    dress = lay().hand(0, "jj-2 base-1").discard(1, "2-2").candidate(0, "master").kept(0, "r11")
    ball = dress.windows(". . . . . cl01").begin().play("play jj-2", "pass", "use", "copy 2", "use")
    assert ball.play("window 6", "pay r11").marks(0) == "M1"


# ---------------------------------------------------------------------- what tokens are not


@pytest.mark.rule("JB-TRIAL-G-18", "IX-14")
@pytest.mark.parametrize("marks", ["J1 J2 J3 J4", "M1 M2 M3"])
def test_tokens_of_the_trials_count_for_nothing_else(marks: str) -> None:
    for worker in ("2-4", "3-1", "5-2", "jj-3", "jj-5", "3-2"):
        ball = lay().marked(0, marks).hand(0, f"{worker} base-1").money(0, 0).begin()
        ball.play(f"play {worker}", "pass")
        assert ball.match.to_act == (1,), f"{worker} has nothing to count"
    player = lay().marked(0, marks).funded(0, "upper-1").begin().player(0)
    assert (player.decorations, player.income) == (1, 6)
    ended = final(lay().marked(0, marks).reserve(0, "jm-8").money(0, 0).money(1, 0))
    assert ended.match.scores == (0, 0)


@pytest.mark.rule("IX-14", "JB-BONUS-J-05", "JB-BONUS-M-08")
def test_the_all_halls_token_is_no_decoration() -> None:
    setting = lay().all_halls(0, 1).funded(0, "statue-1").hand(0, "jj-5 base-1").money(0, 0)
    assert setting.begin().play("play jj-5", "pass").match.to_act == (1,), "one is no pair"
    ended = final(lay().all_halls(0, 1).funded(0, "statue-1").reserve(0, "jm-8"))
    assert ended.score("crown-jm-8") == (1, 0)
