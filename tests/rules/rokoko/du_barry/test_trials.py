"""Her trials, and her presence in all halls (section 2.19)."""

from __future__ import annotations

import pytest

from bagatelle.games.rokoko.ids import without_owner
from tests.rules.rokoko.du_barry.builder import (
    CARDS,
    HER,
    HUMAN,
    SEEDS,
    JewelSoloBall,
    JewelSoloSetting,
    alone,
    with_jewels,
)

STARTING = {"base-1", "base-2", "base-3", "base-4", "base-5"}
JOURNEYMEN = {f"jj-{number}" for number in range(1, 10)}
MASTERS = {f"jm-{number}" for number in range(1, 10)}


def journeyman(*hand: str) -> JewelSoloSetting:
    """Her next tile completes the journeyman trials."""
    setting = with_jewels("acquire drawer 1", *hand)
    return setting.warehouse("r01").marked(HER, "J1 J2 J4")


def master(*hand: str) -> JewelSoloSetting:
    """Her next coat completes the master trials; it stands where it brings nothing."""
    setting = with_jewels("tailor 1 right", *hand)
    return setting.windows("cg01").marked(HER, "M3 M1").rented(HUMAN, royal_2="cg02")


def joined(ball: JewelSoloBall, before: set[str]) -> str:
    (new,) = {*ball.her_staff().split()} - before
    return new


def removed(ball: JewelSoloBall) -> str | None:
    told = ball.told("du_barry_worker_removed")
    return without_owner(str(told[0]["worker"])).removeprefix("worker:") if told else None


# ---------------------------------------------------------------------- journeyman trials


@pytest.mark.rule("DB-TRIAL-J-01", "DB-TRIAL-J-02", "DB-TRIAL-J-03")
def test_completed_in_passing_for_nothing_and_one_point() -> None:
    ball = journeyman().she_plays()
    assert len(ball.told("du_barry_card")) == 1, "no turn of its own"
    assert ball.match.to_act == (HUMAN,)
    assert (ball.player(HER).money, ball.prestige(HER)) == (0, 1)
    assert ball.told("du_barry_trial") == [{"trial": "trial:journeyman", "prestige": 1}]


@pytest.mark.rule("DB-TRIAL-J-04")
def test_an_apprentice_at_random_leaves_but_none_of_the_last_level() -> None:
    staff = "base-1 base-3 base-4 base-5 1-1 1-5 2-4 6-3 6-4"
    setting, gone = journeyman().staff(staff).round(6), set()
    for seed in SEEDS:
        ball = setting.she_plays(seed)
        gone.add(removed(ball))
        assert removed(ball) not in ball.her_staff().split()
        assert {"6-3", "6-4", "1-1", "base-1", "base-3"} <= {*ball.her_staff().split()}
        assert removed(ball) not in ball.everywhere().split(), "out of the game"
    assert gone == {"base-4", "base-5", "1-5", "2-4"}


@pytest.mark.rule("XT-56", "DB-TRIAL-J-05")
def test_xt_56_without_such_an_apprentice_nobody_leaves() -> None:
    staff = "base-1 base-2 base-3 6-3 6-4"
    ball = journeyman().staff(staff).round(6).she_plays()
    assert removed(ball) is None
    assert joined(ball, {*staff.split()}) in JOURNEYMEN
    assert len(ball.her_staff().split()) == 6
    assert (ball.prestige(HER), ball.lady().hand) == (1, 1)
    assert (ball.marks(HER), ball.area(HER)) == ("", "master")


@pytest.mark.rule("DB-TRIAL-J-06", "IX-50")
def test_any_journeyman_of_the_pile_joins_unseen() -> None:
    """All are equally likely."""
    setting = journeyman().trial_pile("journeyman", "jj-1 jj-4 jj-9")
    seen: list[str] = []
    for seed in range(180):
        ball = setting.she_plays(str(seed))
        seen.append(joined(ball, STARTING))
        assert ball.trial("journeyman").cards == 2
        assert seen[-1] not in ball.pile("journeyman").split()
        assert ball.told("du_barry_worker_joined", HUMAN) == [{"trial": "trial:journeyman"}]
    assert {*seen} == {"jj-1", "jj-4", "jj-9"}
    assert all(45 <= seen.count(card) <= 75 for card in {*seen})


@pytest.mark.rule("IX-50", "IX-25")
def test_her_draw_is_even_after_the_player_has_looked_through_the_pile() -> None:
    setting = journeyman().trial_pile("journeyman", "jj-1 jj-4 jj-6 jj-9").money(HUMAN, 9)
    setting.marked(HUMAN, "J1 J2 J3 J4").hand(HUMAN, "base-5 base-1")
    taken: list[str] = []
    for seed in range(120):
        ball = setting.dealer(str(seed)).begin()
        ball.play("play base-5", "journeyman trial", "skip", "choose jj-4")
        assert ball.told("du_barry_trial")
        taken.append(joined(ball, STARTING))
    assert {*taken} == {"jj-1", "jj-6", "jj-9"}
    assert all(25 <= taken.count(card) <= 55 for card in {*taken})


@pytest.mark.rule("DB-TRIAL-J-07")
def test_with_an_empty_pile_nobody_joins() -> None:
    ball = journeyman().trial_pile("journeyman", "").she_plays()
    assert removed(ball) in ("base-4", "base-5")
    assert {*ball.her_staff().split()} == STARTING - {removed(ball)}
    assert ball.told("du_barry_worker_joined") == []
    assert (ball.prestige(HER), ball.lady().hand) == (1, 1)
    assert (ball.marks(HER), ball.area(HER)) == ("", "master")


@pytest.mark.rule("DB-TRIAL-J-08", "DB-P3-09", "DB-P3-10")
def test_a_card_joins_her_hand() -> None:
    ball = journeyman("favour").she_plays()
    assert ball.her_hand().split()[0] == "db02"
    assert (ball.lady().hand, ball.lady().supply) == (2, CARDS - 3)
    assert ball.told("du_barry_card_added", HUMAN) == [{}]


@pytest.mark.rule("DB-TRIAL-J-09", "DB-TRIAL-J-10")
def test_her_tokens_come_back_and_she_tries_for_master() -> None:
    ball = journeyman().marked(HUMAN, "J1").she_plays()
    assert (ball.marks(HER), ball.marks(HUMAN)) == ("", "J1"), "not those of the player"
    assert (ball.area(HER), ball.area(HUMAN)) == ("master", "journeyman")


# ---------------------------------------------------------------------- master trials


@pytest.mark.rule("DB-TRIAL-M-01", "DB-TRIAL-M-02")
def test_the_master_trials_in_passing() -> None:
    ball = master().she_plays()
    assert (ball.player(HER).money, ball.prestige(HER)) == (0, 1)
    assert ball.told("du_barry_trial") == [{"trial": "trial:master", "prestige": 1}]
    assert len(ball.told("du_barry_card")) == 1
    assert ball.space("royal-1") == ("cg01", HER), "then the coat is placed"


@pytest.mark.rule("DB-TRIAL-M-03")
def test_a_journeyman_of_any_level_leaves() -> None:
    staff = "base-1 base-3 base-4 1-3 3-2 6-2 6-3"
    setting, gone = master().staff(staff).round(6), set()
    for seed in SEEDS:
        ball = setting.she_plays(seed)
        gone.add(removed(ball))
        assert removed(ball) not in ball.everywhere().split() + ball.her_staff().split()
    assert gone == {"base-3", "1-3", "3-2", "6-2"}


@pytest.mark.rule("DB-TRIAL-M-03")
def test_without_a_journeyman_nobody_leaves() -> None:
    staff = {"base-1", "base-2", "base-4", "base-5"}
    ball = master().staff(" ".join(sorted(staff))).she_plays()
    assert removed(ball) is None
    assert joined(ball, staff) in MASTERS
    assert (ball.prestige(HER), ball.lady().hand, ball.area(HER)) == (1, 1, "journeyman")


@pytest.mark.rule("DB-TRIAL-M-04")
def test_any_master_of_the_pile_joins_unseen() -> None:
    setting, seen = master().trial_pile("master", "jm-2 jm-6 jm-9"), set()
    for seed in SEEDS:
        ball = setting.she_plays(seed)
        assert removed(ball) == "base-3"
        seen.add(joined(ball, STARTING))
        assert ball.trial("master").cards == 2
        assert ball.told("du_barry_worker_joined", HUMAN) == [{"trial": "trial:master"}]
    assert seen == {"jm-2", "jm-6", "jm-9"}
    empty = master().trial_pile("master", "").she_plays()
    assert {*empty.her_staff().split()} == STARTING - {"base-3"}
    assert (empty.prestige(HER), empty.lady().hand, empty.area(HER)) == (1, 1, "journeyman")


@pytest.mark.rule("DB-TRIAL-M-05", "DB-TRIAL-M-06", "DB-TRIAL-M-07")
def test_a_card_the_tokens_and_journeyman_again() -> None:
    ball = master("favour").she_plays()
    assert (ball.lady().hand, ball.her_hand().split()[0]) == (2, "db02")
    assert len(ball.told("du_barry_card_added")) == 1
    assert (ball.marks(HER), ball.area(HER)) == ("", "journeyman")
    setting = with_jewels("tailor 1 right", "acquire drawer 1").windows("cg01").warehouse("r01")
    again = setting.marked(HER, "M3 M1").she_plays().pass_turn()
    assert again.marks(HER) == "J1", "from the beginning"


@pytest.mark.rule("IX-34")
def test_her_staff_may_fall_below_four() -> None:
    """The pile is empty and she has four: one leaves all the same."""
    four = "base-1 base-2 base-3 base-4"
    ball = journeyman().staff(four).trial_pile("journeyman", "").she_plays()
    assert ball.her_staff() == "base-1 base-2 base-3"
    ball = master().staff("base-3").trial_pile("master", "").she_plays()
    assert ball.her_staff() == ""


@pytest.mark.rule("IX-40")
def test_her_master_trials_are_not_the_players() -> None:
    """S9 asks for the own master trials."""
    setting = master().specialist(HUMAN, "sa-9").hire_row("1-1")
    ball = setting.she_plays().play("play base-1", "hire")
    assert ball.refused("hire sa-9") == "JB-SPECIAL-09"
    assert ball.box().players[HER].master_trials == 1
    assert ball.box().players[HUMAN].master_trials == 0
    own = with_jewels().mastered(HUMAN, 1).specialist(HUMAN, "sa-9").hire_row("1-1")
    assert "hire sa-9" in own.begin().play("play base-1", "hire").legal()


# ---------------------------------------------------------------------- all halls


@pytest.mark.rule("DB-HALLS-01", "IX-44")
def test_a_dress_in_the_fifth_hall_brings_the_best_free_space() -> None:
    def tailoring() -> JewelSoloSetting:
        setting = with_jewels("tailor 1 right", supply=["/ hall5"]).windows("cl01")
        setting.rented(HER, royal_1="cg01", hall2_1="cg02").funded(HER, "musician-hall4")
        return setting.rented(HER, hall3_1="cg03")

    ball = tailoring().she_plays()
    assert ball.all_halls() == [HER, None, None]
    assert ball.told("all_halls_reached")[0]["player"] == "seat:2"
    assert tailoring().all_halls(HUMAN, 1).she_plays().all_halls() == [HUMAN, HER, None]


@pytest.mark.rule("DB-HALLS-01")
def test_a_musician_in_the_fifth_hall_brings_it_too() -> None:
    setting = alone("fund musicians").rented(HER, royal_1="cg01", hall2_1="cg02")
    ball = setting.rented(HER, hall3_1="cg03", hall4_1="cg04").she_plays()
    assert ball.owner("musician-hall5") == HER
    assert ball.all_halls() == [HER, None, None]
    before = alone("fund musicians").rented(HER, royal_1="cg01", hall2_1="cg02").she_plays()
    assert before.all_halls() == [None, None, None]


@pytest.mark.rule("DB-HALLS-01")
def test_the_check_comes_before_the_task_of_the_decoration() -> None:
    """RX-76."""
    setting = with_jewels("fund musicians").funded(HER, "jeweler-1").rented(HER, royal_1="cg01")
    setting.rented(HER, hall2_1="cg02", hall3_1="cg03", hall4_1="cg04")
    ball = setting.she_plays()
    assert ball.kinds("du_barry_funds", "all_halls_reached", "task_marked") == [
        "du_barry_funds", "all_halls_reached", "task_marked",
    ]  # fmt: skip


@pytest.mark.rule("DB-HALLS-02")
def test_she_has_one_space_at_most() -> None:
    setting = alone("fund musicians").rented(HER, royal_1="cg01", hall2_1="cg02")
    setting.rented(HER, hall3_1="cg03", hall4_1="cg04", hall5_1="cg05")
    setting.all_halls(HUMAN, 1).all_halls(HER, 2)
    assert setting.she_plays().all_halls() == [HUMAN, HER, None]


@pytest.mark.rule("IX-44")
def test_dresses_of_all_modules_count_for_the_halls() -> None:
    setting = with_jewels("tailor 1 right", supply=["/ hall5"], modules="fancy festivity expert")
    setting.rented(HER, royal_1="fancy-1", hall2_1="festivity-2", hall3_1="expert-4")
    ball = setting.rented(HER, hall4_1="cl01").windows("expert-2").she_plays()
    assert ball.all_halls() == [HER, None, None]
