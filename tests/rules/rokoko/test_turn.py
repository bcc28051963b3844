"""Phase 3: turns, the favour, hiring, deputing (sections 2.5, 2.6, 2.9 and 2.10)."""

from __future__ import annotations

import pytest

from bagatelle.games.rokoko.components import shipped
from tests.rules.rokoko.builder import Ball, Setting, final, lay, with_kinds

MAIN = ["favour", "acquire", "tailor", "hire", "depute", "fund", "pass"]


def rich(workers: str) -> Setting:
    """Seat 0 could do anything."""
    setting = lay().hand(0, workers).money(0, 40).yarn(0, 3).lace(0, 3).kept(0, "r01 r03")
    return setting.windows("cl01 cl06").warehouse("r02 r04 r05").hire_row("1-3 1-4")


# ---------------------------------------------------------------------- turn structure


@pytest.mark.rule("RK-P3-01")
def test_turns_go_clockwise_from_the_start_player() -> None:
    ball = lay(players=3).start_player(1).turn_of(1).begin()
    seats = []
    for _ in range(5):
        seats.append(ball.match.to_act[0])
        ball.pass_turn()
    assert seats == [1, 2, 0, 1, 2]
    ball.until(lambda ball: ball.view().step == "pick")
    for seat in (0, 1, 2):
        while seat in ball.match.to_act and ball.view().step == "pick":
            ball.play(ball.legal(seat)[0], seat=seat)
    assert ball.match.to_act == (1,), "the start player takes the first turn"


@pytest.mark.rule("RK-P3-02", "RK-P3-06", "RK-D-02")
def test_one_card_must_be_played() -> None:
    ball = lay().begin()
    assert ball.legal() == ["play base-1", "play base-3", "play base-4"]
    assert ball.refused("pass") == "RK-P3-02"
    assert ball.refused("play base-2") == "RK-P3-02"
    ball.play("play base-3")
    assert ball.zone(0, "hand") == "base-1 base-4"
    assert ball.refused("play base-1") == "RK-P3-07"


@pytest.mark.rule("RK-P3-03", "RK-P3-04", "RK-P3-05")
def test_who_has_no_cards_is_skipped() -> None:
    ball = lay(players=3).hand(0, "base-1 base-2").hand(1, "").hand(2, "base-1").begin()
    seats = []
    while ball.view().step != "pick":
        seats.append(ball.match.to_act[0])
        ball.pass_turn()
    assert seats == [0, 2, 0]
    assert len(ball.told("income_paid")) == 3


@pytest.mark.rule("RK-P3-07", "RK-D-03")
def test_at_most_one_main_action() -> None:
    ball = rich("1-1").begin().play("play 1-1", "favour")
    assert ball.legal() == ["use", "skip"]
    assert ball.refused("acquire") == "RK-P3-07"


@pytest.mark.rule(
    "RK-P3-09", "RK-ACT-FAVOR-01", "RK-ACT-RES-01", "RK-ACT-DEPUTE-01", "RK-ACT-FUND-01"
)
@pytest.mark.parametrize("worker", ["base-1", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"])
def test_a_master_may_do_anything(worker: str) -> None:
    assert rich(f"{worker}").hire_row("1-3 1-4").begin().play(f"play {worker}").legal() == MAIN


@pytest.mark.rule("RK-P3-10", "RK-ACT-HIRE-01")
@pytest.mark.parametrize("worker", ["base-3", "2-2", "3-2", "4-3", "5-3", "6-2"])
def test_a_journeyman_may_not_hire(worker: str) -> None:
    ball = rich(worker).begin().play(f"play {worker}")
    assert ball.legal() == [action for action in MAIN if action != "hire"]
    assert ball.refused("hire") == "RK-ACT-HIRE-01"


@pytest.mark.rule("RK-P3-11", "RK-ACT-TAILOR-01")
@pytest.mark.parametrize("worker", ["base-4", "1-6", "2-4", "3-3", "4-4", "5-4", "6-3"])
def test_an_apprentice_may_acquire_depute_or_fund(worker: str) -> None:
    ball = rich(worker).begin().play(f"play {worker}")
    assert ball.legal() == ["acquire", "depute", "fund", "pass"]
    assert ball.refused("favour") == "RK-ACT-FAVOR-01"
    assert ball.refused("tailor") == "RK-ACT-TAILOR-01"


@pytest.mark.rule("RK-P3-08")
def test_the_kind_decides_and_not_the_level() -> None:
    by_kind: dict[str, set[tuple[str, ...]]] = {}
    for worker in shipped().workers:
        ball = rich(worker.id).hire_row("").begin()
        ball.play(f"play {worker.id}")
        by_kind.setdefault(worker.kind, set()).add(tuple(ball.legal()))
    assert {kind: len(menus) for kind, menus in by_kind.items()} == {
        "master": 1, "journeyman": 1, "apprentice": 1,
    }  # fmt: skip


@pytest.mark.rule("RK-P3-12", "RK-P3-15", "RK-DV-18", "RK-BONUS-B-05")
def test_dv_18_the_main_action_may_be_waived_and_the_bonus_used() -> None:
    ball = lay().hand(0, "base-5").money(0, 15).begin().play("play base-5", "pass", "use")
    assert ball.money(0) == 17


@pytest.mark.rule("RK-P3-13")
def test_the_bonus_comes_after_the_main_action() -> None:
    ball = rich("1-1").begin().play("play 1-1")
    assert ball.refused("use") == "RK-P3-13"
    ball.play("fund")
    assert ball.refused("use") == "RK-ACT-FUND-02"
    ball.play("fund statue-1")
    assert ball.legal() == ["use", "skip"]


@pytest.mark.rule("RK-P3-14", "RK-BONUS-GEN-01", "RK-BONUS-L1-01")
def test_the_bonus_may_be_waived() -> None:
    ball = lay().hand(0, "1-1 base-1").money(0, 3).begin().play("play 1-1", "pass", "skip")
    assert ball.money(0) == 3
    ball = lay().hand(0, "1-1 base-1").money(0, 3).begin().play("play 1-1", "pass", "use")
    assert ball.money(0) == 4


@pytest.mark.rule(
    "RK-P3-16", "RK-BONUS-B-03a", "RK-BONUS-L1-03a", "RK-BONUS-L1-03", "RK-BONUS-L1-06"
)
@pytest.mark.parametrize(
    ("worker", "follow", "paid"),
    [
        ("base-3", ["use", "yarn"], 1),
        ("1-6", ["use", "lace"], 0),
        ("1-3", ["use", "keep"], 1),
        ("1-5", ["use", "keep"], 0),
    ],
)
def test_a_bonus_is_used_once(worker: str, follow: list[str], paid: int) -> None:
    ball = lay().hand(0, f"{worker} base-1").money(0, 9).begin().play(f"play {worker}", "pass")
    ball.play(*follow)
    assert ball.match.to_act == (1,)
    assert ball.money(0) == 9 - paid


@pytest.mark.rule("RK-P3-17")
def test_the_played_card_goes_to_the_discard_pile() -> None:
    ball = lay().begin().turn("play base-3", "pass")
    assert ball.zone(0, "discard") == "base-3"
    assert [worker.id for worker in ball.player(0, 1).discard] == ["worker:base-3.1"]


@pytest.mark.rule("RK-P3-18", "RK-BONUS-B-01", "RK-BONUS-B-02")
@pytest.mark.parametrize("worker", ["base-1", "base-2"])
def test_base_masters_have_no_bonus(worker: str) -> None:
    ball = lay().hand(0, f"{worker} base-3").begin().play(f"play {worker}", "pass")
    assert ball.match.to_act == (1,)


@pytest.mark.rule(
    "RK-P3-20", "RK-P3-21", "RK-BONUS-B-04", "RK-BONUS-L1-04", "RK-BONUS-GEN-03", "RK-BONUS-GEN-04"
)
@pytest.mark.parametrize("worker", ["base-4", "1-4"])
@pytest.mark.parametrize("main", ["pass", "acquire"])
def test_an_additional_action_depends_on_no_main_action(worker: str, main: str) -> None:
    setting = lay().hand(0, f"{worker} base-1").money(0, 9).warehouse("r01 r02 r03")
    ball = setting.begin().play(f"play {worker}", main)
    if main == "acquire":
        ball.play("take r01", "keep")
        assert ball.money(0) == 7
        ball.play("use", "take r02", "keep")
        assert ball.money(0) == 6, "two tiles were left in the segment"
    else:
        ball.play("use", "take r01", "keep")
        assert ball.money(0) == 7


@pytest.mark.rule("RK-P3-21")
def test_a_bonus_needs_no_permission_by_kind() -> None:
    # 2-2 is a journeyman and may tailor anyway; given as an apprentice its bonus still may.
    setting = lay(components=with_kinds({"2-2": "apprentice"})).hand(0, "2-2").money(0, 9)
    ball = setting.windows("cl01").kept(0, "r11").begin().play("play 2-2")
    assert ball.refused("tailor") == "RK-ACT-TAILOR-01"
    ball.play("pass", "use", "window 1", "pay r11", "sell")
    assert ball.dress_discard() == "cl01"


# ---------------------------------------------------------------------- the favour


@pytest.mark.rule("RK-ACT-FAVOR-02", "RK-ACT-FAVOR-03", "RK-ACT-FAVOR-05")
def test_the_favour_is_taken_once_a_round() -> None:
    ball = lay().money(0, 0).begin().turn("play base-3", "favour")
    assert ball.money(0) == 5
    assert ball.view().favour == 0
    ball.play("play base-1")
    assert ball.refused("favour") == "RK-ACT-FAVOR-02"


@pytest.mark.rule("RK-ACT-FAVOR-04", "RK-ACT-FAVOR-06", "RK-DV-19")
@pytest.mark.parametrize("seat", [0, 1])
def test_dv_19_the_taker_starts_the_next_round(seat: int) -> None:
    setting = lay().round(3).turn_of(seat).start_player(0)
    ball = setting.begin().turn("play base-1", "favour")
    assert ball.view().start_player == 0, "not of the current round"
    ball.until(lambda ball: ball.view().round == 4)
    assert ball.view().start_player == seat
    assert ball.view().favour is None


@pytest.mark.rule("RK-ACT-FAVOR-08", "RK-END-2-03", "RK-DV-19")
def test_dv_19_the_favour_of_the_last_round() -> None:
    setting = lay().round(7).hire_stack("").hand(0, "base-1").hand(1, "").money(0, 0)
    ball = setting.begin().play("play base-1", "favour")
    assert ball.match.is_over
    assert ball.view().favour == 0
    assert ball.score("favour") == (3, 0)
    assert ball.score("money") == (1, 2), "5 + 5 and 15 + 5 livres"


# ---------------------------------------------------------------------- hiring


def hiring(row: str, money: int = 20) -> Ball:
    return lay().hire_row(row).money(0, money).begin().play("play base-1")


@pytest.mark.rule(
    "RK-ACT-HIRE-02",
    "RK-ACT-HIRE-03",
    "RK-ACT-HIRE-04",
    "RK-ACT-HIRE-05",
    "RK-ACT-HIRE-06",
    "RK-DV-02",
    "RK-D-10",
)
@pytest.mark.parametrize(
    ("row", "price"), [("1-1 1-3 1-4 1-5", 5), ("1-1 1-3 1-4", 3), ("1-1 1-3", 1), ("1-1", 0)]
)
def test_dv_02_the_price_of_hiring(row: str, price: int) -> None:
    ball = hiring(row).play("hire")
    assert ball.legal() == [f"hire {worker}" for worker in row.split()]
    assert ball.refused("hire 1-6") == "RK-ACT-HIRE-02"
    assert ball.play("hire 1-1").money(0) == 20 - price
    assert "1-1" not in ball.hire_row().split()
    if price:
        assert "hire" not in hiring(row, price - 1).legal()


@pytest.mark.rule("RK-ACT-HIRE-12", "RK-DV-02")
def test_dv_02_nobody_left_to_hire() -> None:
    assert hiring("").refused("hire") == "RK-ACT-HIRE-12"


@pytest.mark.rule("RK-ACT-HIRE-07")
@pytest.mark.parametrize("worker", ["1-1", "3-3", "5-2", "6-6"])
def test_level_and_kind_do_not_change_the_price(worker: str) -> None:
    ball = lay().round(1).hire_row(f"{worker} 1-3 1-4").money(0, 20).begin()
    assert ball.play("play base-1", "hire", f"hire {worker}").money(0) == 17


@pytest.mark.rule("RK-ACT-HIRE-08", "RK-ACT-HIRE-13", "RK-INFO-15")
def test_the_hired_card_goes_into_the_hand() -> None:
    ball = hiring("1-1 1-3").play("hire", "hire 1-3")
    assert ball.zone(0, "hand") == "base-3 base-4 1-3"
    assert ball.player(0).staff == 6
    assert [worker.id for worker in ball.player(0, 1).known_hand] == ["worker:1-3"]


@pytest.mark.rule("RK-ACT-HIRE-09", "RK-ACT-HIRE-10", "RK-DV-17")
def test_dv_17_a_last_card_that_hires_gives_another_turn() -> None:
    ball = lay().hand(0, "base-1").hand(1, "base-1").hire_row("1-1").begin()
    ball.play("play base-1", "hire", "hire 1-1").pass_turn()
    assert ball.match.to_act == (0,)
    assert ball.legal() == ["play 1-1"]


@pytest.mark.rule("RK-ACT-HIRE-11")
def test_a_hired_master_may_hire_again() -> None:
    ball = lay().hand(0, "base-1").hand(1, "").money(0, 20).hire_row("1-1 1-3").begin()
    ball.play("play base-1", "hire", "hire 1-1", "play 1-1", "hire", "hire 1-3")
    assert ball.zone(0, "hand") == "1-3"


@pytest.mark.rule("RK-DV-16", "RK-P3-04")
def test_dv_16_turns_after_hiring() -> None:
    setting = lay().hand(0, "base-1 base-2 base-3").money(0, 15).hire_row("1-1 1-3 1-4 1-5")
    ball = setting.begin()
    seats = []
    for turn in range(8):
        seats.append(ball.match.to_act[0])
        if turn == 0:
            ball.turn("play base-1", "hire", "hire 1-3")
        elif turn == 2:
            ball.turn("play base-2", "hire", "hire 1-4")
        else:
            ball.pass_turn()
    assert seats == [0, 1, 0, 1, 0, 1, 0, 0]
    assert ball.view().round == 2


# ---------------------------------------------------------------------- deputing


@pytest.mark.rule(
    "RK-ACT-DEPUTE-02",
    "RK-ACT-DEPUTE-03",
    "RK-ACT-DEPUTE-04",
    "RK-ACT-DEPUTE-05",
    "RK-ACT-DEPUTE-06",
    "RK-ACT-DEPUTE-07",
)
@pytest.mark.parametrize(
    ("worker", "pay"),
    [("base-1", 10), ("base-3", 7), ("base-5", 4), ("1-1", 10), ("2-3", 7), ("6-3", 4)],
)
def test_deputing_pays_by_kind_and_is_for_good(worker: str, pay: int) -> None:
    setting = lay().hand(0, f"{worker}").reserve(0, "1-4").money(0, 0)
    ball = setting.begin().play(f"play {worker}", "depute")
    assert ball.money(0) == pay
    if "skip" in ball.legal():
        ball.play("skip")
    staff = " ".join(ball.zone(0, zone) for zone in ("reserve", "hand", "discard")).split()
    assert worker not in staff
    assert ball.match.to_act == (1,)
    assert worker not in ball.hire_row().split()


@pytest.mark.rule("RK-ACT-DEPUTE-09", "RK-DV-08", "RK-ACT-DEPUTE-13", "RK-BONUS-L3-04")
def test_dv_08_a_deputed_card_counts_until_it_leaves() -> None:
    setting = lay().hand(0, "3-4 base-1").reserve(0, "1-1").money(0, 0)
    ball = setting.begin().play("play 3-4", "depute")
    assert ball.money(0) == 4
    assert [worker.id for worker in ball.player(0).leaving] == ["worker:3-4"]
    assert ball.play("use").money(0) == 10
    assert ball.player(0).leaving == ()
    assert ball.player(0).staff == 6


@pytest.mark.rule("RK-ACT-DEPUTE-10", "RK-DV-04", "RK-INV-04")
def test_dv_04_the_smallest_staff() -> None:
    ball = lay().hand(0, "base-4").money(0, 0).begin().play("play base-4", "depute")
    assert ball.money(0) == 4
    assert ball.player(0).staff == 4
    ball = lay().hand(0, "base-4").gone(0, "base-5").begin().play("play base-4")
    assert ball.refused("depute") == "RK-ACT-DEPUTE-10"


@pytest.mark.rule("RK-ACT-DEPUTE-11", "RK-ACT-DEPUTE-12", "RK-BONUS-L1-02c", "RK-BONUS-L2-03b")
@pytest.mark.parametrize("worker", ["1-2", "2-3"])
def test_bonuses_that_depute_keep_the_smallest_staff(worker: str) -> None:
    ball = lay().hand(0, worker).gone(0, "base-4 base-5").begin().play(f"play {worker}", "pass")
    assert ball.match.to_act == (1,), "a staff of four: the bonus is not asked for"
    # The card deputed as main action does not count any more.
    ball = lay().hand(0, worker).gone(0, "base-5").begin().play(f"play {worker}", "depute")
    assert ball.match.to_act == (1,)


@pytest.mark.rule("RK-ACT-DEPUTE-14")
def test_the_last_master_may_be_deputed() -> None:
    setting = lay().hand(0, "base-1").gone(0, "base-2").reserve(0, "1-4")
    ball = setting.begin().play("play base-1", "depute")
    kinds = {w.kind for w in shipped().workers if w.id in ball.zone(0, "reserve").split()}
    assert kinds == {"journeyman", "apprentice"}


@pytest.mark.rule("RK-ACT-DEPUTE-15")
def test_a_deputed_crown_does_not_count() -> None:
    setting = lay().yarn(0, 2).lace(0, 2).round(7).hire_stack("").hand(0, "6-4").hand(1, "")
    ball = setting.begin().play("play 6-4", "depute")
    assert ball.score("crown-6-4") == (0, 0)
    ball = final(lay().yarn(0, 2).lace(0, 2).reserve(0, "6-4"))
    assert ball.score("crown-6-4") == (6, 0)


@pytest.mark.rule("RK-ACT-DEPUTE-16", "RK-BONUS-L2-03c")
def test_no_card_is_deputed_twice() -> None:
    setting = lay().hand(0, "2-3").reserve(0, "1-1")
    ball = setting.begin().play("play 2-3", "depute", "use")
    assert "depute 2-3" not in ball.legal()
    assert ball.refused("depute 2-3") == "RK-ACT-DEPUTE-16"
    ball = lay().hand(0, "2-3").begin().play("play 2-3", "pass", "use")
    assert "depute 2-3" in ball.legal()
    assert ball.play("depute 2-3").money(0) == 20
