"""What the Jewelry Box changes in phase 3, at a glance (section 2.3)."""

from __future__ import annotations

import pytest

from tests.rules.rokoko.builder import lay as lay_base
from tests.rules.rokoko.jewelry_box.builder import JewelSetting, lay

JOURNEYMAN_TASKS = "J1 J2 J3 J4"
MASTER_TASKS = "M1 M2 M3"


def full_table(marks: str) -> JewelSetting:
    """Everything is possible, for whoever may do it."""
    setting = lay().money(0, 30).warehouse("r01").windows("cl01").kept(0, "r02").marked(0, marks)
    return setting.hire_row("1-1 1-3")


@pytest.mark.rule("JB-ACT-01")
def test_three_actions_are_changed_and_three_are_not() -> None:
    """What a master can do with and without the box, move by move."""
    changed = []
    for action, moves in (
        ("favour", ()),
        ("acquire", ()),
        ("tailor", ("window 6", "pay r11")),
        ("hire", ()),
        ("depute", ()),
        ("fund", ()),
    ):
        found = []
        for setting in (lay_base(edition="deluxe"), lay()):
            setting.money(0, 30).warehouse("r01 r02").windows(". . . . . cl01").kept(0, "r11")
            setting.hire_row("1-1 1-3").funded(0, "statue-1")
            if isinstance(setting, JewelSetting):
                setting.specialist(0, "sa-4").offer("ncl1")
                if action == "tailor":
                    setting.funded(0, "jeweler-1")
            ball = setting.begin().play("play base-1", action, *moves)
            found.append((ball.legal(), ball.money(0), ball.player(0).staff))
        if found[0] != found[1]:
            changed.append(action)
    assert changed == ["tailor", "hire", "fund"]


@pytest.mark.rule("JB-ACT-02", "JB-ACT-05", "OV-09", "JB-TRIAL-J-05")
def test_what_an_apprentice_may_do() -> None:
    ball = full_table(JOURNEYMAN_TASKS).begin().play("play base-4")
    assert ball.legal() == ["acquire", "depute", "fund", "journeyman trial", "pass"]
    assert ball.refused("master trial") == "JB-TRIAL-M-05"
    assert ball.refused("favour") == "RK-ACT-FAVOR-01"
    assert ball.refused("tailor") == "RK-ACT-TAILOR-01"
    assert ball.refused("hire") == "RK-ACT-HIRE-01"


@pytest.mark.rule("JB-ACT-03", "JB-ACT-06", "OV-09", "JB-TRIAL-M-05")
def test_what_a_journeyman_may_do() -> None:
    ball = full_table(MASTER_TASKS).begin().play("play base-3")
    assert ball.legal() == [
        "favour", "acquire", "tailor", "depute", "fund", "master trial", "pass",
    ]  # fmt: skip
    assert ball.refused("journeyman trial") == "JB-TRIAL-J-05"
    assert ball.refused("hire") == "RK-ACT-HIRE-01"


@pytest.mark.rule("JB-ACT-07", "OV-22")
@pytest.mark.parametrize("marks", [JOURNEYMAN_TASKS, MASTER_TASKS])
def test_what_a_master_may_do(marks: str) -> None:
    ball = full_table(marks).begin().play("play base-1")
    assert ball.legal() == ["favour", "acquire", "tailor", "hire", "depute", "fund", "pass"]
    assert ball.refused("journeyman trial") == "JB-TRIAL-J-05"
    assert ball.refused("master trial") == "JB-TRIAL-M-05"


@pytest.mark.rule("JB-ACT-04")
def test_a_trial_is_the_main_action_of_its_turn() -> None:
    setting = full_table(JOURNEYMAN_TASKS).hand(0, "base-5 base-1")
    ball = setting.begin().play("play base-5", "acquire", "take r01", "keep")
    assert ball.refused("journeyman trial") == "RK-P3-07", "the main action is over"
    ball = full_table(JOURNEYMAN_TASKS).begin().play("play base-4", "journeyman trial")
    assert ball.legal() == ["use", "skip"], "only the bonus is left"
    for action in ("acquire", "fund", "journeyman trial", "depute", "pass"):
        assert ball.refused(action) == "RK-P3-07"
    ball.play("skip", "choose jj-3")
    assert ball.match.to_act == (1,)


@pytest.mark.rule("JB-ACT-08")
def test_new_cards_in_the_hire_row_cost_what_all_cost() -> None:
    for worker, row, price in (
        ("jj-3", "jj-3 2-1 2-4 2-2", 5),
        ("jm-6", "jm-6 5-3 5-4", 3),
        ("jm-1", "jm-1 jm-2", 1),
        ("jj-9", "jj-9", 0),
    ):
        ball = lay().money(0, 9).hire_row(row).begin().play("play base-1", "hire", f"hire {worker}")
        assert ball.money(0) == 9 - price
        assert worker in ball.zone(0, "hand").split()
