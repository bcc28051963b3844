"""What she funds (section 2.18)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bagatelle.games.rokoko.components import Components, shipped
from bagatelle.games.rokoko.entries import DecorationSpace
from tests.rules.rokoko.du_barry.builder import (
    HER,
    HUMAN,
    SEEDS,
    SoloBall,
    alone,
    with_jewels,
    with_small_side,
)
from tests.rules.rokoko.jewelry_box.builder import with_jeweller

ALL_JEWELLERS = "jeweler-1 jeweler-2 jeweler-3"


def with_statues(*figures: tuple[int, int]) -> Components:
    """The box with statues of these prices and points."""
    spaces = [
        DecorationSpace(f"statue-{number}", cost, prestige)
        for number, (cost, prestige) in enumerate(figures, start=1)
    ]
    return with_small_side(statues=replace(shipped().board.small.statues, spaces=tuple(spaces)))


def funded(ball: SoloBall) -> str:
    (told,) = ball.told("du_barry_funds")
    name = str(told["decoration"]).removeprefix("decoration:")
    assert ball.owner(name) == HER
    return name


# ---------------------------------------------------------------------- of the kind that is named


@pytest.mark.rule("DB-FUND-01", "DB-FUND-02", "DB-FUND-04", "IX-24")
@pytest.mark.parametrize(
    ("kind", "space"),
    [
        ("fireworks", "fireworks-1"), ("fountain", "upper-1"), ("musicians", "musician-hall5"),
        ("statues", "statue-1"),
    ],
)  # fmt: skip
def test_the_cheapest_of_the_kind_for_nothing(kind: str, space: str) -> None:
    ball = alone(f"fund {kind}").she_plays()
    assert funded(ball) == space
    assert (ball.player(HER).money, ball.prestige(HER)) == (0, 0)
    assert ball.player(HER).decorations == 1


@pytest.mark.rule("XT-38", "IX-24", "DB-FUND-04")
def test_xt_38_the_next_statue() -> None:
    box = with_statues((12, 0), (14, 0), (17, 0))
    ball = alone("fund statues", components=box).funded(HUMAN, "statue-1").she_plays()
    assert funded(ball) == "statue-2"
    own = alone("fund statues", components=box).funded(HER, "statue-1").she_plays()
    assert funded(own) == "statue-2", "she may have several"


@pytest.mark.rule("DB-FUND-04", "DB-FUND-05")
@pytest.mark.parametrize(
    ("figures", "space"),
    [
        (((14, 3), (12, 0), (17, 5)), "statue-2"), (((12, 0), (12, 2), (12, 1)), "statue-2"),
        (((15, 9), (12, 1), (12, 1)), "statue-2"), (((12, 1), (12, 1), (12, 0)), "statue-1"),
    ],
)  # fmt: skip
def test_price_then_points_then_board_order(figures: Sequence[tuple[int, int]], space: str) -> None:
    ball = alone("fund statues", components=with_statues(*figures)).she_plays()
    assert funded(ball) == space


@pytest.mark.rule("XT-39", "DB-FUND-06", "DB-FUND-07")
def test_xt_39_three_points_if_she_owns_both_sides_of_the_kitchen() -> None:
    ball = alone("fund fountain").funded(HER, "upper-1 lower-1").she_plays()
    assert ball.prestige(HER) == 3
    assert ball.player(HER).decorations == 2
    assert ball.owner("upper-2") is ball.owner("lower-2") is None


@pytest.mark.rule("DB-FUND-06")
@pytest.mark.parametrize(
    ("hers", "space"),
    [("upper-1", "lower-1"), ("lower-1", "upper-1"), ("lower-2", "upper-1"), ("", "upper-1")],
)
def test_one_decoration_of_each_side_of_the_kitchen(hers: str, space: str) -> None:
    assert funded(alone("fund fountain").funded(HER, hers).she_plays()) == space
    dearer = alone("fund fountain").funded(HER, "upper-1").funded(HUMAN, "lower-1").she_plays()
    assert funded(dearer) == "lower-2", "though upper-2 is cheaper"


@pytest.mark.rule("DB-FUND-07")
@pytest.mark.parametrize(
    ("kind", "taken"),
    [
        ("statues", "statue-1 statue-2 statue-3"),
        ("musicians", "musician-royal musician-hall2 musician-hall3 musician-hall4 musician-hall5"),
        ("fireworks", "fireworks-1 fireworks-2 fireworks-3 fireworks-4"),
    ],
)
def test_three_points_if_none_of_the_kind_is_left(kind: str, taken: str) -> None:
    ball = alone(f"fund {kind}").funded(HUMAN, taken).she_plays()
    assert ball.prestige(HER) == 3
    assert (ball.player(HER).decorations, ball.told("du_barry_funds")) == (0, [])


# ---------------------------------------------------------------------- the jeweller first


@pytest.mark.rule(
    "XT-37", "DB-FUND-03", "DB-FUND-10", "DB-FUND-11", "DB-TRIAL-J-01", "DB-TRIAL-J-03",
    "DB-TRIAL-J-04", "DB-TRIAL-J-06", "DB-TRIAL-J-08", "DB-TRIAL-J-09", "DB-TRIAL-J-10",
)  # fmt: skip
@pytest.mark.parametrize("seed", SEEDS[:8])
def test_xt_37_the_jeweller_and_the_end_of_her_trials(seed: str) -> None:
    setting = with_jewels("fund statues", components=with_jeweller(5, 7))
    ball = setting.marked(HER, "J1 J2 J3").she_plays(seed)
    assert funded(ball) == "jeweler-1"
    assert ball.told("task_marked") == [{"player": "seat:2", "task": "task:J4"}]
    assert ball.prestige(HER) == 1
    staff = {*ball.her_staff().split()}
    assert len(staff) == 5
    assert len(staff & {"base-4", "base-5"}) == 1, "one apprentice is gone"
    assert len(staff & {f"jj-{number}" for number in range(1, 10)}) == 1, "one journeyman joins"
    assert {"base-1", "base-2", "base-3"} <= staff
    assert ball.lady().hand == 1
    assert (ball.marks(HER), ball.area(HER)) == ("", "master")
    assert ball.owner("statue-1") is None


@pytest.mark.rule("DB-FUND-03")
@pytest.mark.parametrize("kind", ["fireworks", "fountain", "musicians", "statues"])
def test_a_jeweller_decoration_first_whatever_is_named(kind: str) -> None:
    ball = with_jewels(f"fund {kind}", components=with_jeweller(9, 7, 8)).she_plays()
    assert funded(ball) == "jeweler-2", "the cheapest"
    taken = with_jewels(f"fund {kind}", components=with_jeweller(9, 7, 8))
    assert funded(taken.funded(HUMAN, "jeweler-2").she_plays()) == "jeweler-3"


@pytest.mark.rule("DB-FUND-03")
def test_the_jeweller_also_if_none_of_the_kind_is_left() -> None:
    setting = with_jewels("fund statues").funded(HUMAN, "statue-1 statue-2 statue-3")
    ball = setting.she_plays()
    assert funded(ball) == "jeweler-1"
    assert ball.prestige(HER) == 0


@pytest.mark.rule("DB-FUND-04", "DB-FUND-03")
def test_with_a_jeweller_decoration_the_kind_that_is_named() -> None:
    ball = with_jewels("fund statues").funded(HER, "jeweler-2").she_plays()
    assert funded(ball) == "statue-1"


@pytest.mark.rule("DB-FUND-08")
def test_without_a_free_jeweller_decoration_the_kind_that_is_named() -> None:
    box = with_jeweller(5)
    ball = with_jewels("fund statues", components=box).funded(HUMAN, "jeweler-1").she_plays()
    assert funded(ball) == "statue-1"
    none = with_jewels("fund statues", components=box).funded(HUMAN, "jeweler-1")
    none.funded(HER, "statue-1 statue-2 statue-3")
    assert none.she_plays().prestige(HER) == 3


# ---------------------------------------------------------------------- J4


@pytest.mark.rule("DB-FUND-09", "DB-FUND-10")
@pytest.mark.parametrize("hers", ["", "jeweler-1"])
def test_every_decoration_marks_j4(hers: str) -> None:
    ball = with_jewels("fund statues").funded(HER, hers).marked(HER, "J2").she_plays()
    assert funded(ball) == ("statue-1" if hers else "jeweler-1")
    assert ball.marks(HER) == "J2 J4"


@pytest.mark.rule("DB-FUND-09")
def test_j4_once_and_only_among_journeymen() -> None:
    again = with_jewels("fund statues").marked(HER, "J4").she_plays()
    assert (again.marks(HER), again.told("task_marked")) == ("J4", [])
    master = with_jewels("fund statues").candidate(HER, "master").she_plays()
    assert (master.marks(HER), master.told("task_marked")) == ("", [])
    impossible = with_jewels("fund statues").funded(HUMAN, "statue-1 statue-2 statue-3")
    impossible.funded(HER, "jeweler-1")
    assert impossible.she_plays().marks(HER) == "", "nothing was funded"


@pytest.mark.rule("DB-FUND-11")
def test_without_the_other_tasks_there_is_no_trial() -> None:
    ball = with_jewels("fund statues").marked(HER, "J1 J3").she_plays()
    assert ball.marks(HER) == "J1 J3 J4"
    assert ball.told("du_barry_trial") == []
