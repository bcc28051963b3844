"""Her dresses (section 2.16)."""

from __future__ import annotations

import pytest

from bagatelle.games.rokoko.components import Components, shipped
from tests.rules.rokoko.du_barry.builder import (
    HER,
    JewelSoloBall,
    JewelSoloSetting,
    alone,
    with_jewels,
    with_windows,
)

MASTER_COAT, OTHER_MASTER_COAT, COAT = "cg06", "cg08", "cg01"
MASTER_DRESS, DRESS, GREEN_DRESS = "cl04", "cl01", "ul01"


def makes(card: str, windows: str, box: Components | None = None) -> str:
    """The dress that she makes with such a card, and what the windows show then."""
    ball = alone(card, components=box).windows(windows).she_plays()
    (made,) = ball.told("du_barry_makes")
    assert [told["dress"] for told in ball.told("dress_rented")] == [made["dress"]]
    return f"{str(made['dress']).removeprefix('dress:')}: {ball.windows()}"


# ---------------------------------------------------------------------- which dress


@pytest.mark.rule("WE-04", "DB-TAIL-02", "DB-TAIL-03")
def test_we_04_empty_windows_are_not_counted() -> None:
    assert makes("tailor 2 right", "cl01 . cl02 . cl03") == "cl02: cl01 . . . cl03 ."


@pytest.mark.rule("DB-TAIL-02", "DB-TAIL-03")
@pytest.mark.parametrize(
    ("card", "dress"),
    [
        ("tailor 1 right", "cl04"), ("tailor 2 right", "cl03"), ("tailor 3 right", "cl02"),
        ("tailor 4 right", "cl01"), ("tailor 1 left", "cl01"), ("tailor 2 left", "cl02"),
        ("tailor 3 left", "cl03"), ("tailor 4 left", "cl04"),
    ],
)  # fmt: skip
def test_the_nth_dress_from_a_side(card: str, dress: str) -> None:
    assert makes(card, ". cl01 cl02 . cl03 cl04").startswith(dress)


@pytest.mark.rule("WE-05", "DB-TAIL-04")
def test_we_05_the_dearest_if_there_are_too_few() -> None:
    """Windows of price 4 and 0."""
    assert makes("tailor 3 right", ". cl01 . cl02", with_windows(6, 4, 2, 0)) == "cl01: . . . cl02"


@pytest.mark.rule("DB-TAIL-04")
@pytest.mark.parametrize("side", ["left", "right"])
def test_the_dearest_window_not_the_end_of_the_count(side: str) -> None:
    assert makes(f"tailor 3 {side}", ". cl01 . . . cl02").startswith("cl01")
    rising, equal = with_windows(0, 2, 5, 8), with_windows(8, 8, 8, 0)
    assert makes(f"tailor 3 {side}", "cl01 . cl02 .", rising).startswith("cl02")
    assert makes(f"tailor 4 {side}", ". cl01 cl02 cl03", equal).startswith("cl01")


@pytest.mark.rule("DB-TAIL-01", "DB-GEN-04", "DB-GEN-01")
def test_she_needs_no_money_no_resources_and_no_master() -> None:
    """The dearest window, a dress with a thimble; she has nothing but one thread and one lace."""
    setting = alone("tailor 1 left", supply=["/ royal none"]).windows("rg05 . . . . cl01")
    ball = setting.kept(HER, "r38 r01").she_plays()
    assert ball.space("royal-2") == ("rg05", HER), "a master guest space"
    assert (ball.goods(HER), ball.player(HER).money) == ((1, 1), 0)
    assert (ball.her_tiles(), ball.tile_discard()) == ("r01 r38", "")


@pytest.mark.rule("DB-TAIL-06")
def test_she_rents_out_and_never_sells() -> None:
    for dress in ("cl01", "rg06"):
        ball = alone("tailor 1 right").windows(dress).she_plays()
        assert ball.dress_discard() == ""
        assert ball.player(HER).dresses == 1
        assert ball.told("dress_sold") == []


# ---------------------------------------------------------------------- no dress


@pytest.mark.rule("DB-TAIL-05")
def test_without_dresses_three_points_and_no_further_card() -> None:
    ball = alone("tailor 1 right", "favour").she_plays()
    assert ball.prestige(HER) == 3
    assert ball.told("du_barry_placement") == []
    assert (ball.revealed(), ball.lady().supply) == ("db01", 23)


@pytest.mark.rule("XT-58", "DB-TAIL-07")
def test_xt_58_without_a_guest_space_three_points() -> None:
    setting = with_jewels("tailor 1 right").windows("ul01 ul02 ul03 ul04 ul05 ul06")
    ball = setting.full().candidate(HER, "master").she_plays()
    assert ball.prestige(HER) == 3
    assert ball.windows() == "ul01 ul02 ul03 ul04 ul05 ul06"
    assert (ball.marks(HER), ball.revealed()) == ("", "db01")
    one_left = alone("tailor 1 right").windows("ul01").full(but="hall4-1").she_plays()
    assert one_left.space("hall4-1") == ("ul01", HER), "a master guest space is enough"


# ---------------------------------------------------------------------- master tasks


def tailoring(dress: str, marked: str, more: JewelSoloSetting | None = None) -> JewelSoloBall:
    """She makes this dress when these tasks of the master trials are marked."""
    setting = more or with_jewels("tailor 1 right")
    setting.candidate(HER, "master").marked(HER, marked).windows(dress)
    return setting.she_plays()


@pytest.mark.rule("XT-41", "DB-TAIL-08", "DB-TAIL-09")
def test_xt_41_a_thimble_marks_the_highest_task() -> None:
    assert tailoring(MASTER_COAT, "").marks(HER) == "M3"
    assert tailoring(MASTER_DRESS, "").marks(HER) == "M3"


@pytest.mark.rule("XT-42", "DB-TAIL-10")
def test_xt_42_another_coat_with_thimble_marks_m2() -> None:
    assert tailoring(OTHER_MASTER_COAT, "M3").marks(HER) == "M3 M2"
    assert tailoring(MASTER_DRESS, "M3").marks(HER) == "M3 M1"


@pytest.mark.rule("XT-43", "DB-TAIL-09", "DB-TAIL-11")
def test_xt_43_without_a_thimble_the_highest_task_stays_open() -> None:
    ball = tailoring(COAT, "M2")
    assert ball.marks(HER) == "M2"
    assert ball.told("task_marked") == []
    assert ball.player(HER).dresses == 1, "the dress is made all the same"


@pytest.mark.rule("DB-TAIL-10", "DB-TAIL-11")
@pytest.mark.parametrize(
    ("dress", "before", "after"),
    [
        (DRESS, "", "M1"), (GREEN_DRESS, "", "M1"), (COAT, "", "M2"), ("rg01", "", "M2"),
        (DRESS, "M1", "M1"), (COAT, "M1", "M1 M2"), (MASTER_COAT, "M2", "M3 M2"),
        (MASTER_DRESS, "M3 M1", "M3 M1"),
    ],
)  # fmt: skip
def test_dresses_and_coats_mark_theirs_and_one_at_a_time(
    dress: str, before: str, after: str
) -> None:
    assert tailoring(dress, before).marks(HER) == after


@pytest.mark.rule("DB-TAIL-08")
def test_nothing_is_marked_in_the_journeyman_area() -> None:
    ball = with_jewels("tailor 1 right").windows(MASTER_COAT).marked(HER, "J1").she_plays()
    assert ball.marks(HER) == "J1"


@pytest.mark.rule("DB-TAIL-12", "DB-TRIAL-M-01", "IX-02")
def test_the_master_trials_are_completed_before_the_placement() -> None:
    """The only card of her supply joins her hand; the one that names the hall comes from the
    discard pile, shuffled for it.
    """
    setting = with_jewels("tailor 1 right", supply=["/ hall2"]).marked(HER, "M3 M1")
    ball = tailoring(COAT, "M3 M1", setting)
    assert (ball.marks(HER), ball.area(HER), ball.prestige(HER)) == ("", "journeyman", 1)
    assert ball.her_hand() == "db02"
    order = ["du_barry_makes", "task_marked", "du_barry_trial", "du_barry_card_added",
             "du_barry_reshuffled", "du_barry_placement", "dress_rented"]  # fmt: skip
    assert ball.kinds(*order) == order
    assert ball.space("royal-2") == (COAT, HER)


@pytest.mark.rule("DB-TAIL-02")
def test_her_own_cards_count_from_the_right() -> None:
    """The box that is shipped; an owner's may count from the left, too."""
    sides = {card.side for card in shipped().du_barry if card.action == "tailor"}
    assert sides == {"right"}
