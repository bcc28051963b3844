"""Whom she hires (section 2.17)."""

from __future__ import annotations

import pytest

from bagatelle.games.rokoko import state
from bagatelle.games.rokoko.components import shipped
from bagatelle.games.rokoko.preparation import renew_hire_row
from bagatelle.games.rokoko.state import NONE
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import NoEvents
from tests.rules.rokoko.du_barry.builder import (
    CARDS,
    HER,
    HUMAN,
    SEEDS,
    SoloBall,
    SoloSetting,
    alone,
    game_alone,
    with_jewels,
)
from tests.rules.rokoko.jewelry_box.builder import JEWELRY_BOX

BY_STAFF, THREAD_AND_LACE, MASTER_SPACES, COUPLES = "6-3", "6-4", "6-5", "6-6"
STAFF_OF_SIX = "base-1 base-2 base-3 base-4 base-5 1-1"


def hiring(card: str, row: str) -> SoloSetting:
    """Workers lie in the hire row; a dot is a gap."""
    return in_row(alone(card), row)


def in_row(setting: SoloSetting, row: str) -> SoloSetting:
    names = row.split()
    setting.hire_row(row.replace(".", ""))
    for slot in range(state.HIRE_SLOTS):
        worker = names[slot] if slot < len(names) else "."
        known = setting.game.ids.by_domain["worker"]
        setting._t[state.HIRE_ROW + slot] = NONE if worker == "." else known.index(worker)
    return setting


def hired(ball: SoloBall) -> str:
    (told,) = ball.told("du_barry_hires")
    return str(told["worker"]).removeprefix("worker:")


# ---------------------------------------------------------------------- by counting


@pytest.mark.rule("WE-06", "DB-HIRE-02", "DB-HIRE-03", "DB-HIRE-14")
def test_we_06_gaps_are_not_counted() -> None:
    ball = hiring("hire 2 left", ". 1-1 . 1-2").she_plays()
    assert hired(ball) == "1-2"
    assert ball.lady().hand == 1, "one card has joined"


@pytest.mark.rule("WE-07", "DB-HIRE-04")
def test_we_07_the_last_worker_is_hired() -> None:
    assert hired(hiring("hire 2 left", ". . 1-1").she_plays()) == "1-1"
    assert hired(hiring("hire 2 right", ". . 1-1").she_plays()) == "1-1"


@pytest.mark.rule("XT-52", "DB-HIRE-02")
def test_xt_52_the_second_from_the_right() -> None:
    ball = hiring("hire 2 right", "2-1 2-4 3-1 3-3").round(3).she_plays()
    assert hired(ball) == "3-1"


@pytest.mark.rule("DB-HIRE-02", "DB-HIRE-03")
@pytest.mark.parametrize(
    ("card", "worker"),
    [
        ("hire 1 left", "1-1"), ("hire 2 left", "1-2"), ("hire 1 right", "1-3"),
        ("hire 2 right", "1-2"),
    ],
)  # fmt: skip
def test_the_nth_worker_from_a_side(card: str, worker: str) -> None:
    assert hired(hiring(card, "1-1 . 1-2 1-3").she_plays()) == worker


@pytest.mark.rule("DB-HIRE-05")
@pytest.mark.parametrize(("card", "worker"), [("hire 4 left", "1-2"), ("hire 4 right", "1-1")])
def test_the_last_one_counted_if_there_are_too_few(card: str, worker: str) -> None:
    assert hired(hiring(card, "1-1 . 1-2").she_plays()) == worker


@pytest.mark.rule("DB-HIRE-01", "DB-HIRE-13", "DB-HIRE-14")
def test_she_pays_nothing_and_has_one_more_worker_and_card() -> None:
    ball = hiring("hire 1 left", "1-1 1-2 1-3 1-4").she_plays()
    assert ball.player(HER).money == 0
    assert ball.her_staff().split()[-1] == "1-1"
    assert (ball.player(HER).staff, ball.player(HER).hand) == (6, 0), "onto the stack"
    assert ball.hire_row() == ". 1-2 1-3 1-4"
    assert (ball.lady().hand, ball.lady().supply) == (1, CARDS - 2)
    assert ball.her_hand() not in ("", "db01")
    for viewer in (HUMAN, None):
        assert ball.told("du_barry_card_added", viewer) == [{}], "it is not shown"


@pytest.mark.rule("DB-HIRE-15")
def test_with_an_empty_hire_row_three_points_and_no_card() -> None:
    ball = hiring("hire 2 left", "").she_plays()
    assert (ball.prestige(HER), ball.lady().hand, ball.lady().supply) == (3, 0, CARDS - 1)
    assert ball.her_staff() == "base-1 base-2 base-3 base-4 base-5"


@pytest.mark.rule("DB-HIRE-16")
@pytest.mark.parametrize(("row", "price"), [("1-1 1-2 1-3 1-4", 3), ("1-1 1-2", 0)])
def test_her_hire_makes_the_next_one_cheaper(row: str, price: int) -> None:
    ball = hiring("hire 1 left", row).money(HUMAN, 10).she_plays()
    assert ball.view().hire_row.price == price
    ball.play("play base-1", "hire", "hire 1-2")
    assert ball.money(HUMAN) == 10 - price


# ---------------------------------------------------------------------- crowns


@pytest.mark.rule("DB-HIRE-06")
@pytest.mark.parametrize("card", ["hire 1 left", "hire 2 left", "hire 1 right", "hire 2 right"])
def test_a_crown_comes_before_all_counting(card: str) -> None:
    for row in (f"5-1 {BY_STAFF} 5-2 5-3", f"{BY_STAFF} 5-1 5-2 5-3", f"5-1 5-2 5-3 {BY_STAFF}"):
        assert hired(hiring(card, row).round(6).she_plays()) == BY_STAFF


@pytest.mark.rule("XT-50", "DB-HIRE-06", "DB-HIRE-07", "DB-HIRE-10")
def test_xt_50_the_crown_that_is_worth_most_to_her() -> None:
    """With the card itself she has a staff of seven."""
    setting = hiring("hire 1 right", f"{BY_STAFF} {COUPLES}").round(6).staff(STAFF_OF_SIX)
    setting.rented(HER, royal_1="cl01", royal_2="cl02", hall2_1="cg01", hall2_2="cg02")
    ball = setting.she_plays()
    assert hired(ball) == BY_STAFF
    gains = {gain.line: gain.points for gain in ball.player(HER).gains}
    assert gains["line:crown-6-3"] == 5
    three = hiring("hire 1 right", f"{BY_STAFF} {COUPLES}").round(6).staff(STAFF_OF_SIX)
    three.rented(HER, royal_1="cl01", royal_2="cl02", hall2_1="cg01", hall2_2="cg02")
    three.rented(HER, hall3_1="cl03", hall3_2="cg03")
    assert hired(three.she_plays()) == COUPLES, "three couples are worth six"


@pytest.mark.rule("DB-HIRE-07")
@pytest.mark.parametrize("card", ["hire 1 left", "hire 1 right"])
def test_her_best_crown_whatever_the_player_would_get(card: str) -> None:
    """Lace and thread: 3 for her. Couples: none for her, 6 for the player."""
    setting = hiring(card, f"{COUPLES} {THREAD_AND_LACE}").round(6)
    setting.rented(HUMAN, royal_1="cl01", royal_2="cl02", hall2_1="cg01", hall2_2="cg02")
    setting.rented(HUMAN, hall3_1="cl03", hall3_2="cg03").yarn(HUMAN, 0)
    assert hired(setting.she_plays()) == THREAD_AND_LACE


@pytest.mark.rule("XT-51", "DB-HIRE-08")
@pytest.mark.parametrize("card", ["hire 1 left", "hire 2 left", "hire 1 right", "hire 2 right"])
def test_xt_51_of_equals_the_one_that_is_worth_more_to_the_player(card: str) -> None:
    """Couples: 4 for her, 6 for the player. Decorations: 4 for her, 2 for the player."""
    setting = with_jewels(card).round(6)
    in_row(setting, f"{COUPLES} jm-8")
    setting.rented(HER, royal_1="cl01", royal_2="cl02", hall2_1="cg01", hall2_2="cg02")
    setting.funded(HER, "statue-1 upper-1 lower-1 fireworks-1")
    setting.rented(HUMAN, royal_3="cl03", royal_4="cl04", hall3_1="cl05")
    setting.rented(HUMAN, hall4_1="cg03", hall4_2="cg04", hall5_1="cg05")
    setting.funded(HUMAN, "statue-2 upper-2")
    assert hired(setting.she_plays()) == COUPLES
    other = with_jewels(card).round(6)
    in_row(other, f"{COUPLES} jm-8")
    other.rented(HER, royal_1="cl01", royal_2="cl02", hall2_1="cg01", hall2_2="cg02")
    other.funded(HER, "statue-1 upper-1 lower-1 fireworks-1")
    other.rented(HUMAN, royal_3="cl03", hall4_1="cg03").funded(HUMAN, "statue-2 upper-2 lower-2")
    assert hired(other.she_plays()) == "jm-8", "2 and 3"


@pytest.mark.rule("DB-HIRE-09")
@pytest.mark.parametrize(
    ("card", "worker"),
    [
        ("hire 1 left", MASTER_SPACES), ("hire 2 left", MASTER_SPACES), ("hire 1 right", COUPLES),
        ("hire 2 right", COUPLES),
    ],
)  # fmt: skip
def test_still_equal_the_first_in_the_direction_of_the_card(card: str, worker: str) -> None:
    """Neither is worth anything to anybody."""
    row = f"5-1 {MASTER_SPACES} {COUPLES} 5-2"
    assert hired(hiring(card, row).round(6).she_plays()) == worker


@pytest.mark.rule("DB-HIRE-10")
def test_what_it_adds_to_other_cards_does_not_count() -> None:
    """An apprentice more is worth 3 with the jm-9 that she has, a couple 2, her necklaces 3."""
    apprentices = with_jewels("hire 1 left").round(6)
    in_row(apprentices, f"{COUPLES} jm-7").staff("base-1 base-2 base-3 base-4 base-5 1-5 jm-9")
    apprentices.rented(HER, royal_1="cl01", hall2_1="cg01")
    apprentices.jewels(HER, "ncl1 ncl2")
    assert hired(apprentices.she_plays()) == "jm-7", "6-6 brings 2 itself"


@pytest.mark.rule("DB-HIRE-10")
def test_the_card_itself_counts_in_the_staff() -> None:
    """Hers, and in a tie that of the player."""
    setting = with_jewels("hire 1 left").round(6)
    in_row(setting, f"{THREAD_AND_LACE} {BY_STAFF}").staff(STAFF_OF_SIX)
    assert hired(setting.she_plays()) == BY_STAFF, "5 as the seventh of her staff, not 2"
    human = with_jewels("hire 1 left").round(6).yarn(HER, 0)
    in_row(human, f"{THREAD_AND_LACE} {BY_STAFF}").staff("base-1 base-2 base-3")
    human.reserve(HUMAN, "1-1").yarn(HUMAN, 1).lace(HUMAN, 1)
    assert hired(human.she_plays()) == BY_STAFF, "0 for her; 5 for the player with seven, 3"


@pytest.mark.rule("DB-HIRE-11")
def test_a_crown_that_is_worth_nothing_is_still_hired() -> None:
    ball = hiring("hire 1 left", f"5-1 5-2 5-3 {MASTER_SPACES}").round(6).she_plays()
    assert hired(ball) == MASTER_SPACES
    assert all(gain.line != "line:crown-6-5" for gain in ball.player(HER).gains)


@pytest.mark.rule("DB-HIRE-12")
@pytest.mark.parametrize(("modules", "rounds"), [("", {6, 7}), (JEWELRY_BOX, {5, 6, 7})])
def test_crowns_are_on_offer_in_the_last_rounds(modules: str, rounds: set[int]) -> None:
    game = game_alone(modules)
    box = shipped()
    crowns = {worker.id for worker in (*box.employee, *box.master) if worker.crown}
    names, found = game.ids.by_domain["worker"], set()
    for seed in SEEDS:
        dealer = Dealer(seed)
        t = game.rules.create_table(dealer, NoEvents())
        for number in range(1, box.constants.rounds + 1):
            renew_hire_row(game.rules.box, t, dealer, NoEvents())
            row = t[state.HIRE_ROW : state.HIRE_ROW + state.HIRE_SLOTS]
            if crowns & {names[worker] for worker in row}:
                found.add(number)
    assert found == rounds
